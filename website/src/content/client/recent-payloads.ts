import type { Outcome } from './outcome.ts';

/** An answer as it came, with the bytes of its body. */
export interface Weighed<T> {
  outcome: Outcome<T>;
  bytes: number;
}

interface Entry {
  outcome: Outcome<unknown>;
  bytes: number;
  /** Milliseconds. */
  freshUntil: number;
}

interface RecentPayloads {
  /** What was read under this key of late, or what `load` gives; one `load` however many ask at once. Throws what it throws. */
  get<T>(key: string, load: () => Promise<Weighed<T>>): Promise<Outcome<T>>;
  /** Forgets all; what is under way is not kept. */
  clear(): void;
  /** Bodies kept, bytes as they came over the wire. */
  bytes(): number;
}

/**
 * Lists that many pages are made of, read and validated once for all of them. Only what was answered and understood is
 * kept, and only while it is fresh: whatever is wrong each page finds out for itself.
 * @param maxBytes of bodies as they came; what has not been asked for the longest goes first
 */
export function createRecentPayloads(now: () => number, freshMs: number, maxBytes: number): RecentPayloads {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Outcome<unknown>>>();
  let held = 0;

  function drop(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    held -= entry.bytes;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry) {
    drop(key);
    entries.set(key, entry);
    held += entry.bytes;
    for (const [oldest] of entries) {
      if (held <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    async get<T>(key: string, load: () => Promise<Weighed<T>>) {
      const entry = entries.get(key);
      if (entry && now() < entry.freshUntil) {
        entries.delete(key);
        entries.set(key, entry);
        return entry.outcome as Outcome<T>;
      }
      drop(key);
      const running = flights.get(key);
      if (running) return running as Promise<Outcome<T>>;
      const begun = now();
      const flight = load()
        .then(({ outcome, bytes }) => {
          // A purge meanwhile has taken the flight away: what it brings may be older.
          if (outcome.kind === 'present' && flights.get(key) === flight)
            keep(key, { outcome, bytes, freshUntil: begun + freshMs });
          return outcome;
        })
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        });
      flights.set(key, flight);
      return flight;
    },
    clear() {
      entries.clear();
      flights.clear();
      held = 0;
    },
    bytes: () => held,
  };
}
