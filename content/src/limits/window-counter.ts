/** Counts events by key in windows that begin with the first of them. */
interface WindowCounter {
  /** One more for the key; how many there are in its window now. */
  add(key: string): number;
  /** How many there are in the key's window now. */
  count(key: string): number;
  forget(key: string): void;
}

/** Windows kept at most; beyond, the oldest go. */
const MAX_KEYS = 20_000;

/** In this process's memory. @param now milliseconds */
export function createWindowCounter(windowMs: number, now: () => number = Date.now): WindowCounter {
  const windows = new Map<string, { count: number; until: number }>();

  /** They stand in the order in which they end. */
  function makeRoom() {
    for (const [key, { until }] of windows) {
      if (until > now() && windows.size < MAX_KEYS) return;
      windows.delete(key);
    }
  }

  const live = (key: string) => {
    const found = windows.get(key);
    return found && now() < found.until ? found : undefined;
  };

  return {
    add(key) {
      const known = live(key);
      if (known) return ++known.count;
      makeRoom();
      windows.delete(key);
      windows.set(key, { count: 1, until: now() + windowMs });
      return 1;
    },
    count: (key) => live(key)?.count ?? 0,
    forget: (key) => void windows.delete(key),
  };
}
