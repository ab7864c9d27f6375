import type { EndpointName } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../fixtures/bodies.ts';
import { AWAY, answering, contextOf } from '../fixtures/responses.ts';
import type { LoadContext } from './content/client/load-context.ts';
import { ContentUnavailable } from './content/client/reader.ts';
import { hasPage, mayLeadTo } from './content/page-presence.ts';
import { loadCinemaPage } from './features/cinema/load-cinema.ts';
import { loadCouponsPage } from './features/coupons/load-coupons.ts';
import { loadCsrPage } from './features/csr/load-csr.ts';
import { loadEventsPage } from './features/events/load-events.ts';
import { loadGiftCardPage } from './features/gift-card/load-gift-card.ts';
import { loadInspirationsPage } from './features/inspirations/load-inspirations.ts';
import { loadJobsPage } from './features/jobs/load-jobs.ts';
import { loadDailyMenuPage } from './features/lunch/load-lunch.ts';
import { loadOffersPage } from './features/offers/load-offers.ts';
import { loadPressPage } from './features/press/load-press.ts';
import { loadStylistsPage } from './features/stylists/load-stylists.ts';
import type { PageKind } from './i18n/addresses.ts';

type Bodies = Partial<Record<EndpointName, unknown>>;
type Load = (context: LoadContext) => Promise<object | null>;

const NOTHING = { data: null };
const EMPTY = { data: [], meta: { pagination: { total: 0 } } };
const BARE = { data: { id: 1, attributes: {} } };

const PAGES: readonly [kind: PageKind, load: Load, document: EndpointName, list?: EndpointName][] = [
  ['giftCard', loadGiftCardPage, 'giftCard', 'giftCardTenants'],
  ['coupons', loadCouponsPage, 'couponsPage', 'coupons'],
  ['cinema', loadCinemaPage, 'cinemaPage'],
  ['dailyMenu', loadDailyMenuPage, 'dailyMenu'],
  ['inspirations', loadInspirationsPage, 'lookbook', 'inspirations'],
  ['personalStylist', loadStylistsPage, 'stylistPage', 'stylists'],
  ['press', loadPressPage, 'press', 'pressArticles'],
];

/** Whether the loader makes a page and whether others may name it; what was not answered says neither. */
async function presence(kind: PageKind, load: Load, bodies: Bodies) {
  const unless = (error: unknown) => {
    if (error instanceof ContentUnavailable) return 'away';
    throw error;
  };
  return {
    page: await load(contextOf(bodies)).then((page) => page !== null, unless),
    named: await hasPage(kind, contextOf(bodies)).catch(unless),
    led: await mayLeadTo(kind, contextOf(bodies)),
  };
}

const THERE = { page: true, named: true, led: true };
const NOWHERE = { page: false, named: false, led: false };

describe.each(PAGES)('the page %s', (kind, load, document, list) => {
  const bodies = (ofDocument: unknown, ofList: unknown): Bodies => ({
    [document]: ofDocument,
    ...(list && { [list]: ofList }),
  });

  it('is there with its document, though it says nothing, or with an entry of its list', async () => {
    expect(await presence(kind, load, {})).toEqual(THERE);
    expect(await presence(kind, load, bodies(BARE, EMPTY))).toEqual(THERE);
    if (list) expect(await presence(kind, load, { [document]: NOTHING })).toEqual(THERE);
  });

  it('is nowhere when the content system says that there is nothing of it', async () => {
    expect(await presence(kind, load, bodies(NOTHING, EMPTY))).toEqual(NOWHERE);
  });

  it('is there while a part of it cannot be read', async () => {
    expect(await presence(kind, load, bodies('nonsense', EMPTY))).toEqual(THERE);
    if (list)
      for (const unread of ['nonsense', NOTHING, { data: [{ colour: 'red' }] }])
        expect(await presence(kind, load, bodies(NOTHING, unread))).toEqual(THERE);
  });

  it('does not vanish for want of an answer', async () => {
    const page = list ? true : 'away';
    expect(await presence(kind, load, bodies(AWAY, EMPTY))).toEqual({ page, named: 'away', led: true });
    if (!list) return;
    const without = { page: 'away', named: 'away', led: true };
    expect(await presence(kind, load, bodies(NOTHING, AWAY))).toEqual(without);
  });
});

it('a document that is not found is none', async () => {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    new URL(String(input)).pathname === '/api/cinema-page'
      ? Response.json({ data: null, error: { status: 404, name: 'NotFoundError' } }, { status: 404 })
      : answering()(input, init);
  expect(await loadCinemaPage(contextOf({}, { fetch }))).toBeNull();
  expect(await hasPage('cinema', contextOf({}, { fetch }))).toBe(false);
});

it('a page that is its document is there when that can be read', async () => {
  expect(await presence('csr', loadCsrPage, {})).toEqual(THERE);
  for (const csr of [NOTHING, 'nonsense'])
    expect(await presence('csr', loadCsrPage, { csr })).toEqual(NOWHERE);
});

describe('a list of what comes and goes', () => {
  const lists = [
    ['offers', loadOffersPage],
    ['events', loadEventsPage],
    ['jobs', loadJobsPage],
  ] as const;

  it.each(lists)('of %s is led to while it holds something, or nobody can say', async (kind, load) => {
    expect(await presence(kind, load, {})).toEqual(THERE);
    const unread = kind === 'jobs' ? { jobs: 'nonsense' } : { searchData: 'nonsense' };
    expect(await presence(kind, load, unread)).toEqual(THERE);
    const away = kind === 'jobs' ? { jobs: AWAY } : { searchData: AWAY };
    expect(await presence(kind, load, away)).toMatchObject({ named: 'away', led: true });
  });

  it.each(lists)('of %s is there when it is empty, and nothing leads to it', async (kind, load) => {
    const { tenants } = BODIES.searchData as { tenants: object[] };
    const none = {
      ...{ jobs: EMPTY, offers: EMPTY, activeEvents: EMPTY, pastEvents: EMPTY },
      searchData: { tenants, offers: [], events: [] },
    };
    expect(await presence(kind, load, none)).toEqual({ page: true, named: false, led: false });
  });
});

describe('the map', () => {
  const none: Bodies = {
    mapSource: { type: 'FeatureCollection', features: [] },
    searchData: { tenants: [], offers: [], events: [] },
    mapPdf: NOTHING,
  };
  const without = (...parts: (keyof typeof none)[]) => {
    const left = Object.entries(none).filter(([name]) => !parts.some((part) => part === name));
    return hasPage('map', contextOf(Object.fromEntries(left)));
  };

  it('is nowhere without a plan, shops in rooms and a plan to print', async () => {
    expect(await without()).toBe(false);
  });

  it.each(['mapSource', 'searchData', 'mapPdf'] as const)('is there with %s', async (part) => {
    expect(await without(part)).toBe(true);
    expect(await hasPage('map', contextOf({ ...none, [part]: 'nonsense' }))).toBe(true);
    const context = contextOf({ ...none, [part]: AWAY });
    expect(await mayLeadTo('map', context)).toBe(true);
    expect(context.content.whole()).toBe(false);
  });
});
