import type { Context } from 'koa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

vi.mock('../../../src/kit/populate', async (load) => ({
  ...(await load<typeof import('../../../src/kit/populate')>()),
  offer: () => ({}),
}));
// Of the offers' rows alone: they stand in no relation here.
vi.mock('../../../src/kit/localizations', () => ({ addLocalizations() {}, fillRooms() {} }));

let database: TestDatabase;
let offers: typeof import('../../../src/offers/offers');

beforeEach(async () => {
  // Half past midnight of the 11th in Warsaw; still the 10th by the world's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T22:30:00Z') });
  vi.resetModules();
  database = await openDatabase(['offer']);
  offers = await import('../../../src/offers/offers');
});

afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

interface Given {
  isPromoted?: boolean;
  locale?: string;
  publishedAt?: Date | null;
}

async function offer(name: string, startDate: string, endDate: string | null, given: Given = {}) {
  const { table } = await import('../../../src/kit/table');
  await table('offer').create({
    data: { documentId: name, locale: 'pl-PL', publishedAt: new Date(), startDate, endDate, ...given },
  });
}

async function read(endpoint: (ctx: Context) => Promise<void>, query: Record<string, string> = {}) {
  const ctx = { query, get: () => '' } as unknown as Context;
  await endpoint(ctx);
  const { data, meta } = ctx.body as {
    data: { attributes: { documentId: string } }[];
    meta: { pagination: { total: number } };
  };
  return { order: data.map(({ attributes }) => attributes.documentId), total: meta.pagination.total };
}

describe('the list of offers', () => {
  beforeEach(async () => {
    await offer('endedLongAgo', '2026-01-01', '2026-03-01');
    await offer('running', '2026-05-01', '2026-05-20');
    await offer('endedYesterday', '2026-05-01', '2026-05-10', { isPromoted: true });
    await offer('promotedOlder', '2026-04-01', '2026-05-30', { isPromoted: true });
    await offer('endsToday', '2026-05-01', '2026-05-11');
    await offer('coming', '2026-06-01', '2026-06-30');
    await offer('promotedNewer', '2026-05-02', '2026-05-30', { isPromoted: true });
    await offer('endless', '2026-04-15', null);
    await offer('promotedComing', '2026-05-12', '2026-06-30', { isPromoted: true });
    await offer('draft', '2026-05-01', '2026-05-20', { publishedAt: null });
    await offer('english', '2026-05-01', '2026-05-20', { locale: 'en' });
  });

  const ORDER = [
    ...['promotedComing', 'promotedNewer', 'promotedOlder'],
    ...['coming', 'endsToday', 'running', 'endless'],
    ...['endedYesterday', 'endedLongAgo'],
  ];

  it('begins with promoted ones, the newest first, and ends with what ended, by the centre’s day', async () => {
    expect(await read(offers.findOffers)).toEqual({ order: ORDER, total: ORDER.length });
  });

  it('is the same list page by page', async () => {
    expect((await read(offers.findOffers, { offset: '0', limit: '4' })).order).toEqual(ORDER.slice(0, 4));
    expect((await read(offers.findOffers, { offset: '4', limit: '4' })).order).toEqual(ORDER.slice(4, 8));
    expect(await read(offers.findOffers, { offset: '8', limit: '4' })).toEqual({
      order: ORDER.slice(8),
      total: ORDER.length,
    });
  });

  it('of promoted ones holds what runs today, its last day and without an end too', async () => {
    await offer('promotedLastDay', '2026-03-01', '2026-05-11', { isPromoted: true });
    await offer('promotedEndless', '2026-02-01', null, { isPromoted: true });
    expect((await read(offers.findPromotedOffers)).order).toEqual([
      'promotedNewer',
      'promotedOlder',
      'promotedLastDay',
      'promotedEndless',
    ]);
  });
});
