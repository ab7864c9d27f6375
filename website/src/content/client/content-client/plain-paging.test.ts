import { describe, expect, it } from 'vitest';
import { inPages, inParts } from '../read-all.ts';
import { ASKED, type Client, clientWith, json, payloadIn } from './content-client.fixture.ts';

const COUNT = 60;
const entries = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  name: `Entry ${index + 1}`,
  slug: `entry-${index + 1}`,
}));

/** Gives 25 at most, and reads the names of paging that it knows; `refuses` what it finds wrong in a query. */
function system(
  nameOf: (name: string) => string,
  refuses: (query: URLSearchParams) => boolean = () => false,
) {
  const asked: URLSearchParams[] = [];
  const made = clientWith({
    fetch: async (url) => {
      const query = new URL(String(url)).searchParams;
      asked.push(query);
      if (refuses(query)) return json({ data: null, error: { status: 400 } }, 400);
      const number = (name: string, otherwise: number) => Number(query.get(nameOf(name)) ?? otherwise);
      const size = Math.min(25, number('pageSize', 25), number('limit', 25));
      const start = number('start', (number('page', 1) - 1) * size);
      const data = entries.slice(start, start + size);
      return json({ data, meta: { pagination: { total: COUNT, pageSize: size } } });
    },
  });
  return { ...made, asked };
}

const NOW = '2026-11-21T09:00:00.000Z';
const events = (client: Client) =>
  inParts(async (start) => payloadIn(await client.call('activeEvents', { now: NOW, start }, ASKED)));
const coupons = (client: Client) =>
  inPages(async (page) => payloadIn(await client.call('coupons', { page }, ASKED)));
const offerTypes = async (client: Client) => payloadIn(await client.call('offerTypes', {}, ASKED))?.items;

describe.each([
  ['by its plain name', (name: string) => name],
  ['by that of Strapi', (name: string) => `pagination[${name}]`],
])('a system that knows paging %s', (_, nameOf) => {
  it.each([
    ['start and limit', events],
    ['page and page size', coupons],
    ['further pages of what is asked for without paging', offerTypes],
  ])('is read to its end: %s', async (_name, read) => {
    expect(await read(system(nameOf).client)).toHaveLength(COUNT);
  });
});

describe('a system that refuses to have a page under both names', () => {
  const both = (query: URLSearchParams) => query.has('page') && query.has('pagination[page]');

  it('is asked by the name of Strapi alone, and by both no more', async () => {
    const { client, asked, logged } = system((name) => `pagination[${name}]`, both);
    expect(await coupons(client)).toHaveLength(COUNT);
    expect(asked.map((query) => [query.get('page'), query.get('pagination[page]')])).toEqual([
      ['1', '1'],
      [null, '1'],
      [null, '2'],
      [null, '3'],
    ]);
    expect(logged).toEqual([]);
  });

  it('is no other than one that refuses all, where it does', async () => {
    const { client } = system(
      (name) => name,
      () => true,
    );
    expect((await client.call('coupons', {}, ASKED)).outcome).toEqual({
      kind: 'unreadable',
      reason: 'status 400',
    });
  });
});
