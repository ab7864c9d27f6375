/** Lists that visitors ask for by a word of theirs must not grow without end. */
const MOST = 2_000;

/** Remembers which lists held entries when they were read last. */
export function createKnownLists() {
  const filled = new Set<string>();
  return {
    has: (key: string) => filled.has(key),
    note(key: string, hasEntries: boolean) {
      // A Set keeps insertion order: the first is the one not read for longest.
      filled.delete(key);
      if (!hasEntries) return;
      filled.add(key);
      const [oldest] = filled;
      if (filled.size > MOST && oldest !== undefined) filled.delete(oldest);
    },
  };
}
