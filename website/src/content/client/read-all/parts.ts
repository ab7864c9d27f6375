import { DEFAULT_LIMIT } from '@mall/contract';

/** Stops a content system that always says there is more. */
const MAX_ENTRIES = 1_000;
const MAX_PARTS = 50;
/** A system that says nothing of pages may give fewer at once than it is asked for, though hardly fewer than this. */
const MIN_PART = 10;

export interface Entry {
  id?: number | null;
}

export interface Part<T> {
  items: readonly T[];
  pagination?: { total?: number | null; pageCount?: number | null; pageSize?: number | null } | null;
  /** Entries that came, those included that cannot be read. */
  received?: number | null;
}

const cameIn = ({ received, items }: Part<unknown>) => received ?? items.length;

const keyOf = (entry: Entry) => entry.id ?? JSON.stringify(entry);

/** Entries that are not among those known. */
function othersThan<T extends Entry>(known: ReadonlySet<unknown>, { items }: Part<T>): T[] {
  return items.filter((entry) => !known.has(keyOf(entry)));
}

/**
 * How many pages a list has, by what the system says of it; 1 where it says nothing.
 * @param size entries a page, as far as the system gives that many
 */
export function pagesOf(list: Part<unknown> | null, size: number): number {
  const { pageCount, total, pageSize } = list?.pagination ?? {};
  const given = pageSize ? Math.min(pageSize, size) : size;
  return Math.max(1, pageCount ?? Math.ceil((total ?? 0) / given));
}

/** What has come of a list so far. */
interface Progress {
  /** Entries. */
  received: number;
  /** Parts. */
  parts: number;
  /** Entries of the first part. */
  atOnce: number;
}

/** Whether a part says that there is more of its list than has come. */
function saysMore({ pagination }: Part<unknown>, { received, parts }: Progress): boolean {
  const { total, pageCount } = pagination ?? {};
  return (total ?? 0) > received || (pageCount ?? 0) > parts;
}

/**
 * Whether there is more of a list than has come, as far as its latest part tells. Where it tells nothing, one that came
 * as large as the first may be followed by another; one that is larger than was asked for is all there is.
 */
function hasMore(part: Part<unknown>, progress: Progress): boolean {
  if (saysMore(part, progress)) return true;
  const { total, pageCount, pageSize } = part.pagination ?? {};
  if ((total ?? pageCount ?? null) !== null) return false;
  const came = cameIn(part);
  if (pageSize) return came === Math.min(pageSize, DEFAULT_LIMIT);
  return came >= Math.max(MIN_PART, progress.atOnce) && came <= DEFAULT_LIMIT;
}

async function gathered<T extends Entry>(
  read: (progress: Progress) => Promise<Part<T> | null>,
  more = hasMore,
): Promise<T[] | null> {
  const all: T[] = [];
  const known = new Set<unknown>();
  const progress = { received: 0, parts: 0, atOnce: 0 };
  while (progress.parts < MAX_PARTS && all.length < MAX_ENTRIES) {
    const part = await read(progress);
    if (!part) return progress.parts === 0 ? null : all;
    // A system that does not page answers with the same each time.
    const others = othersThan(known, part);
    if (others.length === 0) break;
    for (const entry of others) known.add(keyOf(entry));
    all.push(...others);
    if (progress.parts === 0) progress.atOnce = cameIn(part);
    progress.received += cameIn(part);
    progress.parts += 1;
    if (!more(part, progress)) break;
  }
  return all;
}

/**
 * A whole list, in as many parts as it takes, however many entries the system gives at once; null when it is missing.
 * @param read gives `DEFAULT_LIMIT` entries from a number on
 */
export function inParts<T extends Entry>(
  read: (offset: number) => Promise<Part<T> | null>,
): Promise<T[] | null> {
  return gathered(({ received }) => read(received));
}

/** The same of a list that is asked for by page. @param read gives `DEFAULT_LIMIT` entries; pages count from 1 */
export function inPages<T extends Entry>(
  read: (page: number) => Promise<Part<T> | null>,
): Promise<T[] | null> {
  return gathered(({ parts }) => read(parts + 1));
}

/**
 * The same of a list that is asked for without paging: its first answer, and further pages only where that says that there
 * are some.
 * @param read gives the page, from 2 on; `received` entries have come before it
 */
export async function inFurtherPages<T extends Entry>(
  first: Part<T>,
  read: (page: number, received: number) => Promise<Part<T> | null>,
): Promise<readonly T[]> {
  if (!saysMore(first, { received: cameIn(first), parts: 1, atOnce: 0 })) return first.items;
  const all = await gathered(
    async ({ parts, received }) => (parts === 0 ? first : await read(parts + 1, received)),
    saysMore,
  );
  return all ?? first.items;
}

interface ListPage<L> {
  /** Null = the list is missing. */
  list: L | null;
  /** As far as is known; less than the page that was asked for: there is no such page. */
  pageCount: number;
}

/**
 * One page of a list for a visitor who turns them, and how many there are. Where the system does not say, it is asked
 * whether another with other entries follows one that comes as full as the first.
 * @param read gives `size` entries @param page from 1
 */
export async function readPage<L extends Part<Entry>>(
  read: (page: number) => Promise<L | null>,
  page: number,
  size: number,
): Promise<ListPage<L>> {
  const list = await read(page);
  if (!list) return { list, pageCount: 1 };
  const { total, pageCount, pageSize } = list.pagination ?? {};
  const came = cameIn(list);
  if ((pageCount ?? null) !== null || (total && pageSize)) return { list, pageCount: pagesOf(list, size) };
  const first = page === 1 ? list : await read(1);
  const given = first ? cameIn(first) : came;
  // Larger than was asked for: the system gives all at once.
  if (given === 0 || given > size) return { list, pageCount: 1 };
  if ((total ?? null) !== null) return { list, pageCount: pagesOf(list, Math.min(size, given)) };
  if (came === 0) return { list, pageCount: page - 1 };
  const known = new Set(list.items.map(keyOf));
  if (page > 1 && first && othersThan(known, first).length === 0) return { list, pageCount: 1 };
  if (came < given || (came < size && came < MIN_PART)) return { list, pageCount: page };
  const next = await read(page + 1);
  const isMore = next !== null && othersThan(known, next).length > 0;
  return { list, pageCount: isMore ? page + 1 : page };
}
