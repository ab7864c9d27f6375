/** What a look-up gives: `stale` = the system could not answer and this is what it last said. */
export interface Shared<T> {
  value: T;
  stale: boolean;
}

interface Entry {
  value: unknown;
  known: boolean;
  /** Generation of the request that brought the value: a slower, older answer does not replace it. */
  valueGeneration: number;
  /** Milliseconds; old enough to be asked again from then on. */
  freshUntil: number;
  /** Grows with each purge, so that a request begun before one does not count as fresh after it. */
  generation: number;
  flight: { generation: number; result: Promise<Shared<unknown>> } | undefined;
  tags: ReadonlySet<string>;
}

export interface SharedPayloads {
  get<T>(key: string, tags: readonly string[], load: () => Promise<T>): Promise<Shared<T>>;
  invalidate(tags: readonly string[]): void;
}

/** Payloads that all pages share: asked once at a time, fresh for a minute, kept while the system is down. */
export function createSharedPayloads(now: () => number, freshMs: number): SharedPayloads {
  const entries = new Map<string, Entry>();

  async function load(
    entry: Entry,
    generation: number,
    ask: () => Promise<unknown>,
  ): Promise<Shared<unknown>> {
    try {
      const value = await ask();
      if (generation >= entry.valueGeneration) {
        entry.value = value;
        entry.known = true;
        entry.valueGeneration = generation;
      }
      if (entry.generation === generation) entry.freshUntil = now() + freshMs;
      return { value, stale: false };
    } catch (error) {
      if (entry.known) return { value: entry.value, stale: true };
      throw error;
    } finally {
      if (entry.flight?.generation === generation) entry.flight = undefined;
    }
  }

  return {
    async get<T>(key: string, tags: readonly string[], ask: () => Promise<T>) {
      let entry = entries.get(key);
      if (entry === undefined) {
        entry = {
          value: undefined,
          known: false,
          valueGeneration: 0,
          freshUntil: 0,
          generation: 0,
          flight: undefined,
          tags: new Set(tags),
        };
        entries.set(key, entry);
      }
      if (entry.known && now() < entry.freshUntil) return { value: entry.value as T, stale: false };
      if (entry.flight?.generation !== entry.generation) {
        entry.flight = { generation: entry.generation, result: load(entry, entry.generation, ask) };
      }
      return entry.flight.result as Promise<Shared<T>>;
    },
    invalidate(tags) {
      for (const entry of entries.values()) {
        if (!tags.some((tag) => entry.tags.has(tag))) continue;
        entry.generation++;
        entry.freshUntil = 0;
      }
    },
  };
}
