import type { Tag } from '@mall/contract';
import { type Away, foundAway, isAwayForGood } from './content-client/away.ts';
import type { Outcome } from './outcome.ts';
import { noPayloadStore, type PayloadStore } from './payload-store.ts';

/** What a look-up gives: `stale` = what the system last said, since it does not answer, or nothing that can be read. */
interface Shared<T> {
  outcome: Outcome<T>;
  stale: boolean;
}

interface Entry {
  /** What was read last. An answer that held nothing never takes its place. */
  known: Outcome<unknown> | undefined;
  /** The last answer, when it held nothing that could be read. */
  nothing: Outcome<unknown> | undefined;
  /** How long there have been only such answers. */
  away: Away | undefined;
  /** Generation of the request that brought the value: a slower, older answer does not replace it. */
  valueGeneration: number;
  /** Milliseconds; old enough to be asked again from then on. */
  freshUntil: number;
  /** Grows with each purge, so that a request begun before one does not count as fresh after it. */
  generation: number;
  flight: { generation: number; result: Promise<Shared<unknown>> } | undefined;
  tags: ReadonlySet<Tag>;
}

interface SharedPayloads {
  /** @param load told whether an older value is at hand should it fail */
  get<T>(
    key: string,
    tags: readonly Tag[],
    load: (known: boolean) => Promise<Outcome<T>>,
  ): Promise<Shared<T>>;
  /** Makes what wears one of the tags old, or all of it. */
  invalidate(tags: readonly Tag[] | 'all'): void;
}

/**
 * Payloads that all pages share: asked once at a time, fresh for a minute, kept while the system is down, also over a
 * restart. An answer that holds nothing is believed only once there has been no other for an hour,
 * with one in each quarter of it.
 * @param freshMs how long what was read counts as fresh
 * @param nothingMs the same for an answer that held nothing: shorter, since it is rather a mistake than the truth
 */
export function createSharedPayloads(
  now: () => number,
  freshMs: number,
  nothingMs: number,
  store: PayloadStore = noPayloadStore,
): SharedPayloads {
  const entries = new Map<string, Entry>();

  /** What stands for a payload; undefined when nothing has come yet. */
  function standing({ known, nothing, away }: Entry): Shared<unknown> | undefined {
    if (known && !isAwayForGood(away, now())) return { outcome: known, stale: nothing !== undefined };
    return nothing && { outcome: nothing, stale: false };
  }

  async function load(
    key: string,
    entry: Entry,
    generation: number,
    ask: (known: boolean) => Promise<Outcome<unknown>>,
  ): Promise<Shared<unknown>> {
    try {
      const outcome = await ask(entry.known !== undefined);
      const present = outcome.kind === 'present';
      if (!present) entry.known ??= await kept(key);
      if (generation >= entry.valueGeneration) {
        entry.nothing = present ? undefined : outcome;
        entry.away = present ? undefined : foundAway(entry.away, now());
        if (present) entry.known = outcome;
        entry.valueGeneration = generation;
      }
      if (present) void store.write(key, outcome.value);
      if (entry.generation === generation) entry.freshUntil = now() + (present ? freshMs : nothingMs);
      return (present ? undefined : standing(entry)) ?? { outcome, stale: false };
    } catch (error) {
      entry.known ??= await kept(key);
      if (entry.known) return { outcome: entry.known, stale: true };
      throw error;
    } finally {
      if (entry.flight?.generation === generation) entry.flight = undefined;
    }
  }

  /** What was said before the last restart. */
  async function kept(key: string): Promise<Outcome<unknown> | undefined> {
    const value = await store.read(key);
    return value === undefined ? undefined : { kind: 'present', value };
  }

  return {
    async get<T>(key: string, tags: readonly Tag[], ask: (known: boolean) => Promise<Outcome<T>>) {
      let entry = entries.get(key);
      if (entry === undefined) {
        entry = {
          known: undefined,
          nothing: undefined,
          away: undefined,
          valueGeneration: 0,
          freshUntil: 0,
          generation: 0,
          flight: undefined,
          tags: new Set(tags),
        };
        entries.set(key, entry);
      }
      const last = now() < entry.freshUntil ? standing(entry) : undefined;
      if (last) return last as Shared<T>;
      if (entry.flight?.generation !== entry.generation) {
        entry.flight = { generation: entry.generation, result: load(key, entry, entry.generation, ask) };
      }
      return entry.flight.result as Promise<Shared<T>>;
    },
    invalidate(tags) {
      for (const entry of entries.values()) {
        if (tags !== 'all' && !tags.some((tag) => entry.tags.has(tag))) continue;
        entry.generation++;
        entry.freshUntil = 0;
      }
    },
  };
}
