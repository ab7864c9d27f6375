import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../reader.ts';
import { ASKED, clientWith, json, payloadIn } from './content-client.fixture.ts';

const COUNT = 60;
const shops = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  name: `Shop ${index + 1}`,
  slug: `shop-${index + 1}`,
  specialOpeningDays: [],
}));

/** Gives 25 at once, as Strapi does; `said` is what it says of `COUNT` entries beside them. */
function system(
  said: (page: number) => object,
  { after = (_page: number): Response | undefined => undefined, by = 'pagination[page]' } = {},
) {
  const asked: URL[] = [];
  const made = clientWith({
    fetch: async (url) => {
      const line = new URL(String(url));
      asked.push(line);
      const place = Number(line.searchParams.get(by) ?? 0);
      const start = by === 'offset' ? place : Math.max(0, place - 1) * 25;
      const page = start / 25 + 1;
      return after(page) ?? json({ data: shops.slice(start, start + 25), ...said(page) });
    },
  });
  return { ...made, asked };
}

const pages = (page: number) => ({
  meta: { pagination: { page, pageSize: 25, pageCount: 3, total: COUNT } },
});

describe('a list that is asked for without paging', () => {
  it.each(['specialHours', 'mapLocations', 'offerTypes', 'promotedTenants', 'stylists'] as const)(
    'is read to its end where its answer says that there is more: %s',
    async (name) => {
      const { client, asked } = system(pages);
      expect(payloadIn(await client.call(name, {}, ASKED))?.items).toHaveLength(COUNT);
      expect(asked.map(({ searchParams }) => searchParams.get('pagination[page]'))).toEqual([null, '2', '3']);
    },
  );

  it('is so by the total alone, and of a system that knows offsets alone', async () => {
    const { client, asked } = system(() => ({ meta: { total: COUNT } }), { by: 'offset' });
    expect(payloadIn(await client.call('specialHours', {}, ASKED))?.items).toHaveLength(COUNT);
    expect(asked).toHaveLength(3);
  });

  it('is asked for once where its answer says nothing of the kind', async () => {
    for (const said of [() => ({}), () => ({ meta: { pagination: { pageCount: 1, total: 25 } } })]) {
      const { client, asked } = system(said);
      expect(payloadIn(await client.call('specialHours', {}, ASKED))?.items).toHaveLength(25);
      expect(asked).toHaveLength(1);
    }
  });

  it('ends with a system that gives the same whatever page is asked for, and with one that always has more', async () => {
    const stubborn = system(pages, { by: 'nothing' });
    expect(payloadIn(await stubborn.client.call('specialHours', {}, ASKED))?.items).toHaveLength(25);
    expect(stubborn.asked).toHaveLength(2);
    const endless = system(pages, {
      after: (page) => json({ data: [{ id: page, name: 'x', slug: `x-${page}` }], meta: { total: 1e9 } }),
    });
    await endless.client.call('specialHours', {}, ASKED);
    expect(endless.asked.length).toBeLessThanOrEqual(50);
  });

  it('is no answer when a later page fails, and ends where one cannot be read', async () => {
    const failing = system(pages, { after: (page) => (page === 2 ? json({}, 500) : undefined) });
    await expect(failing.client.call('specialHours', {}, ASKED)).rejects.toBeInstanceOf(ContentUnavailable);
    const refusing = system(pages, { after: (page) => (page === 3 ? json({}, 403) : undefined) });
    expect(payloadIn(await refusing.client.call('specialHours', {}, ASKED))?.items).toHaveLength(50);
  });

  it('is one thing to a caller who turns its pages', async () => {
    const { client, asked } = system(pages);
    expect(payloadIn(await client.call('offers', { offset: 0 }, ASKED))?.items).toHaveLength(25);
    expect(asked).toHaveLength(1);
  });
});
