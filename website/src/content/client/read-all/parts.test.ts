import { describe, expect, it } from 'vitest';
import { inPages, inParts, pagesOf, readPage } from './parts.ts';

interface Entry {
  id: number;
}
interface Part {
  items: Entry[];
  pagination?: { total?: number; pageCount?: number; pageSize?: number };
  received?: number;
}

const entries = (count: number, from = 0): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index + 1 }));

type Backend = (offset: number, limit: number) => Part;

/** A content system with so many entries, that gives at most so many at once and says so much of them. */
const backend = (
  count: number,
  cap: number,
  told: (limit: number) => Part['pagination'] = () => undefined,
): Backend => {
  const all = entries(count);
  return (offset, limit) => {
    const given = Math.min(limit, cap);
    const pagination = told(given);
    return { items: all.slice(offset, offset + given), ...(pagination && { pagination }) };
  };
};
const total = (count: number) => () => ({ total: count });
const pages = (count: number) => (limit: number) => ({ pageCount: Math.ceil(count / limit) });
/** One that answers the same whatever part is asked for. */
const stubborn =
  (part: Part): Backend =>
  () =>
    part;

const LIMIT = 100;

const CASES: readonly [string, number, Backend, calls: number][] = [
  ['25 at once of 60, with the total', 60, backend(60, 25, total(60)), 3],
  ['50 at once of 250, with the total', 250, backend(250, 50, total(250)), 5],
  ['25 at once of 60, with the pages', 60, backend(60, 25, pages(60)), 3],
  ['100 at once of 250, with the pages', 250, backend(250, LIMIT, pages(250)), 3],
  ['100 at once of 150, without a word', 150, backend(150, LIMIT), 2],
  ['100 at once of 200, without a word', 200, backend(200, LIMIT), 3],
  ['25 at once of 60, without a word', 60, backend(60, 25), 3],
  ['25 at once of 50, without a word', 50, backend(50, 25), 3],
  ['all 40 at once, without a word', 40, backend(40, LIMIT), 2],
  ['all 40 at once, whatever is asked for', 40, stubborn({ items: entries(40) }), 2],
  ['9 in all, without a word', 9, backend(9, LIMIT), 1],
  ['40 in all, with the total', 40, backend(40, LIMIT, total(40)), 1],
  ['25 at once of 60, with that number', 60, backend(60, 25, () => ({ pageSize: 25 })), 3],
  ['all 250 at once, whatever is asked for', 250, stubborn({ items: entries(250) }), 1],
  ['all 100 at once, whatever is asked for', 100, stubborn({ items: entries(100) }), 2],
  ['the same 25 of 60 for ever', 25, stubborn({ items: entries(25), pagination: { total: 60 } }), 2],
  [
    'the same 100 of many pages for ever',
    100,
    stubborn({ items: entries(100), pagination: { pageCount: 9 } }),
    2,
  ],
  ['nothing', 0, stubborn({ items: [], pagination: { total: 60 } }), 1],
  ['100 of which one cannot be read, without a word', 149, badFirst(150), 2],
];

/** Its first entry is dropped when it is read. */
function badFirst(count: number): Backend {
  const whole = backend(count, LIMIT);
  return (offset, limit) => {
    const { items } = whole(offset, limit);
    return { items: items.filter(({ id }) => id > 1), received: items.length };
  };
}

describe.each(CASES)('a list that comes as %s', (_, count, of, calls) => {
  const expected = (list: Entry[] | null) => {
    expect(new Set(list?.map(({ id }) => id)).size).toBe(count);
    expect(list).toHaveLength(count);
  };

  it('is read to its end from a number on, without doubles', async () => {
    let asked = 0;
    expected(
      await inParts(async (offset) => {
        asked += 1;
        return of(offset, LIMIT);
      }),
    );
    expect(asked).toBe(calls);
  });

  it('is read to its end by pages, without doubles', async () => {
    let asked = 0;
    expected(
      await inPages(async (page) => {
        asked += 1;
        // As many a page as the system gives.
        const { items, received = items.length } = of(0, LIMIT);
        return of((page - 1) * Math.min(received, LIMIT), LIMIT);
      }),
    );
    expect(asked).toBe(calls);
  });
});

describe('a list in parts', () => {
  it('is missing when its first part is, and shorter when a later one is', async () => {
    expect(await inParts(async () => null)).toBeNull();
    const part = { items: entries(100), pagination: { total: 300 } };
    expect(await inParts(async (offset) => (offset === 0 ? part : null))).toHaveLength(100);
  });

  it('ends with a system that always has one more', async () => {
    let asked = 0;
    const one = async (offset: number) => {
      asked += 1;
      return { items: entries(1, offset), pagination: { total: 1_000_000 } };
    };
    expect((await inParts(one))?.length).toBeLessThanOrEqual(1_000);
    expect(asked).toBeLessThanOrEqual(50);
    asked = 0;
    const many = async (offset: number) => ({ items: entries(100, offset), pagination: { total: 1e9 } });
    expect(await inParts(many)).toHaveLength(1_000);
  });

  it('tells entries without an id by what they hold', async () => {
    const named = (names: string[]) => names.map((name) => ({ id: null, name }));
    const parts = [named(['a', 'b']), named(['b', 'c'])];
    const list = await inPages(async (page) => ({ items: parts[page - 1] ?? [], pagination: { total: 4 } }));
    expect(list?.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});

describe('pages of a list', () => {
  it.each([
    [null, 1],
    [{ items: [] }, 1],
    [{ items: [], pagination: { total: 13 } }, 2],
    [{ items: [], pagination: { total: 13, pageSize: 5 } }, 3],
    [{ items: [], pagination: { total: 13, pageSize: 100 } }, 2],
    [{ items: [], pagination: { total: 13, pageCount: 7 } }, 7],
  ])('are counted by what the system says: %j', (list, count) => {
    expect(pagesOf(list, 12)).toBe(count);
  });

  const SIZE = 12;
  /** Page counts as a visitor finds them who asks for each page in turn. */
  async function turned(of: Backend, most: number) {
    const seen: number[] = [];
    const ids = new Set<number>();
    for (let page = 1; page <= most; page++) {
      const { list, pageCount } = await readPage(
        async (one) => of((one - 1) * Math.min(SIZE, of(0, SIZE).items.length), SIZE),
        page,
        SIZE,
      );
      if (page > pageCount) break;
      for (const { id } of list?.items ?? []) ids.add(id);
      seen.push(pageCount);
    }
    return { seen, ids: ids.size };
  }

  it.each<[string, Backend, { seen: number[]; ids: number }]>([
    ['30 with the total', backend(30, SIZE, total(30)), { seen: [3, 3, 3], ids: 30 }],
    ['30 with the pages', backend(30, SIZE, pages(30)), { seen: [3, 3, 3], ids: 30 }],
    ['30 without a word', backend(30, SIZE), { seen: [2, 3, 3], ids: 30 }],
    ['24 without a word', backend(24, SIZE), { seen: [2, 2], ids: 24 }],
    ['12 without a word', backend(12, SIZE), { seen: [1], ids: 12 }],
    ['30, 10 at once, without a word', backend(30, 10), { seen: [2, 3, 3], ids: 30 }],
    ['9 without a word', backend(9, SIZE), { seen: [1], ids: 9 }],
    ['30, 10 at once, with the total', backend(30, 10, total(30)), { seen: [3, 3, 3], ids: 30 }],
    ['all 30 at once', stubborn({ items: entries(30) }), { seen: [1], ids: 30 }],
    [
      'all 30 at once, with the total',
      stubborn({ items: entries(30), pagination: { total: 30 } }),
      { seen: [1], ids: 30 },
    ],
    ['the same 12 for ever', stubborn({ items: entries(12) }), { seen: [1], ids: 12 }],
    ['nothing', stubborn({ items: [] }), { seen: [1], ids: 0 }],
  ])('can all be reached: %s', async (_, of, expected) => {
    expect(await turned(of, 9)).toEqual(expected);
  });

  it.each([
    ['honours the number', backend(30, SIZE)],
    ['ignores it', stubborn({ items: entries(12) })],
  ])('has no page beyond its last one in a system that %s', async (_, of) => {
    const { pageCount } = await readPage(async (page) => of((page - 1) * SIZE, SIZE), 7, SIZE);
    expect(pageCount).toBeLessThan(7);
  });

  it('is missing where the list is', async () => {
    expect(await readPage(async () => null, 3, SIZE)).toEqual({ list: null, pageCount: 1 });
  });
});
