import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TODAY = '2026-05-10';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let searches: typeof import('../../../src/search/empty-searches');

const rows = () => table('empty-search').findMany({ orderBy: [{ id: 'asc' }] });

async function search(times: number, query: string, language = 'pl-PL', day = TODAY) {
  for (let left = times; left > 0; left -= 1) await searches.countEmptySearch(query, language, day);
}

describe('searches that found nothing', () => {
  beforeEach(async () => {
    vi.resetModules();
    database = await openDatabase(['empty-search']);
    await database.index('empty_searches (day, language, query)');
    ({ table } = await import('../../../src/kit/table'));
    searches = await import('../../../src/search/empty-searches');
  });

  afterEach(() => database.close());

  it('are a count a day, language and words, and nothing else', async () => {
    await search(3, 'ikea');
    await search(1, 'ikea', 'en');
    await search(1, 'ikea', 'pl-PL', '2026-05-09');
    const counted = (await rows()).map(({ day, language, query, times }) => [day, language, query, times]);
    expect(counted).toEqual([
      [TODAY, 'pl-PL', 'ikea', 3],
      [TODAY, 'en', 'ikea', 1],
      ['2026-05-09', 'pl-PL', 'ikea', 1],
    ]);
  });

  it('count all of those that come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => searches.countEmptySearch('ikea', 'en', TODAY)));
    expect((await rows()).map(({ times }) => times)).toEqual([20]);
  });

  it('are shown from ten together, by language, within the days that are kept', async () => {
    await search(9, 'nine');
    await search(9, 'both');
    await search(9, 'both', 'en');
    await search(4, 'ikea');
    await search(6, 'ikea', 'pl-PL', '2026-03-01');
    await search(12, 'lego', 'en');
    await search(9, 'old');
    await search(9, 'old', 'pl-PL', '2026-02-08');
    expect(await searches.frequentEmptySearches(TODAY)).toEqual([
      { query: 'lego', language: 'en', times: 12, day: TODAY },
      { query: 'ikea', language: 'pl-PL', times: 10, day: TODAY },
    ]);
  });

  it('take no more than so many words a day', async () => {
    const { connection } = strapi.db;
    const made = Array.from({ length: 2_000 }, (_, n) => ({
      ...{ day: TODAY, language: 'en', query: `made up ${n}`, times: 1 },
    }));
    await connection.batchInsert('empty_searches', made, 100);
    await search(1, 'one more');
    await search(1, 'made up 7', 'en');
    await search(1, 'one more', 'en', '2026-05-11');
    expect(await table('empty-search').count({ where: { query: 'one more' } })).toBe(1);
    expect((await table('empty-search').findOne({ where: { query: 'made up 7' } }))?.times).toBe(2);
  });
});
