/**
 * Something of a limited size that is kept by key, within a cap on the sum of sizes. Pages come before their variants
 * (addresses with a query): when it is full, variants go first, whatever was asked for last, and only then pages, each
 * class by what was not used for longest. There are as many pages as the content has; of variants there is no end.
 */
export interface Shelf<T> {
  has(key: string): boolean;
  get(key: string): T | undefined;
  /** Counts as used now. */
  touch(key: string): void;
  /** In place of what stood there. What has to go for it is handed to `evicted`; never the new one itself. */
  put(key: string, value: T, bytes: number): void;
  drop(key: string): void;
  values(): Iterable<[key: string, value: T]>;
  /** Pages alone, without variants. */
  pages(): number;
  entries(): number;
  bytes(): number;
}

interface Held<T> {
  value: T;
  bytes: number;
}

interface ShelfOptions<T> {
  maxBytes: number;
  isVariant: (key: string) => boolean;
  /** Told of what had to go for something else, not of what was dropped or replaced. */
  evicted?: (key: string, value: T) => void;
}

export function createShelf<T>({ maxBytes, isVariant, evicted }: ShelfOptions<T>): Shelf<T> {
  // A Map keeps insertion order: the first entry is the one not used for longest.
  const pages = new Map<string, Held<T>>();
  const variants = new Map<string, Held<T>>();
  let bytes = 0;
  const classOf = (key: string) => (isVariant(key) ? variants : pages);

  function drop(key: string) {
    const held = classOf(key).get(key);
    if (!held) return;
    classOf(key).delete(key);
    bytes -= held.bytes;
  }

  function makeRoom(kept: string) {
    for (const held of [variants, pages]) {
      for (const [key, { value }] of held) {
        if (bytes <= maxBytes) return;
        if (key === kept) continue;
        drop(key);
        evicted?.(key, value);
      }
    }
  }

  return {
    has: (key) => classOf(key).has(key),
    get: (key) => classOf(key).get(key)?.value,
    touch(key) {
      const held = classOf(key).get(key);
      if (!held) return;
      classOf(key).delete(key);
      classOf(key).set(key, held);
    },
    put(key, value, size) {
      drop(key);
      classOf(key).set(key, { value, bytes: size });
      bytes += size;
      makeRoom(key);
    },
    drop,
    *values() {
      for (const held of [pages, variants]) for (const [key, { value }] of held) yield [key, value];
    },
    pages: () => pages.size,
    entries: () => pages.size + variants.size,
    bytes: () => bytes,
  };
}
