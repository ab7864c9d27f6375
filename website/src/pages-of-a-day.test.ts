import { describe, expect, it } from 'vitest';
import { contextOf } from '../fixtures/responses.ts';
import type { LoadContext } from './content/client/load-context.ts';
import { shownState } from './content/fields/periods.ts';
import { loadCoupon, loadCouponsPage } from './features/coupons/load-coupons.ts';
import { loadEventPage } from './features/events/load-events.ts';
import { loadHomeToday } from './features/home/today/load-home-today.ts';
import { loadJobPage } from './features/jobs/load-jobs.ts';
import { loadLandingPage } from './features/landing/load-landing-page.ts';
import { loadLunchCardPage } from './features/lunch/load-lunch.ts';
import { loadOfferPage } from './features/offers/load-offers.ts';
import { loadSurveyPage } from './features/survey/load-survey.ts';
import { loadCategoryPage, loadTenantPage } from './features/tenants/load-tenants.ts';
import { loadShell } from './layout/load-shell.ts';

const iso = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString();

describe('a period on a page', () => {
  const until = (starts: string | null, ends: string | null, now: string, soonDays?: number) => {
    const { content, ...rest } = contextOf({}, { now: new Date(now) });
    shownState(starts, ends, { ...rest, content }, soonDays);
    return iso(content.gathered().trueUntil);
  };
  const NOW = '2026-11-21T09:00:00Z';

  it('is true until it begins or ends, by the centre’s clock', () => {
    expect(until('2026-11-24', null, NOW)).toBe('2026-11-23T23:00:00.000Z');
    expect(until('2026-11-01', '2026-11-21', NOW)).toBe('2026-11-21T23:00:00.000Z');
    expect(until('2026-11-01', '2026-11-21T17:00:00.000Z', NOW)).toBe('2026-11-21T17:00:00.001Z');
    expect(until('2026-11-21T17:00:00.000Z', null, NOW)).toBe('2026-11-21T17:00:00.000Z');
    // Clocks go back in the night before.
    expect(until(null, '2026-10-25', '2026-10-24T10:00:00Z')).toBe('2026-10-25T23:00:00.000Z');
  });

  it('is true for good once it is over, and for as long as any page is kept where it has long to go', () => {
    for (const [starts, ends] of [
      ['2026-10-01', '2026-11-20'],
      ['2026-11-01', null],
      [null, null],
      ['2026-11-01', '9999-12-31'],
      ['9999-12-31T23:59:00.000Z', null],
    ] as const)
      expect(until(starts, ends, NOW, 6), `${starts} ${ends}`).toBeUndefined();
  });

  it('is true for a day where the page counts days, as soon as it does', () => {
    expect(until('2026-11-01', '2026-11-24', NOW, 6)).toBe('2026-11-21T23:00:00.000Z');
    expect(until('2026-11-27T20:00:00.000Z', null, NOW, 6)).toBe('2026-11-21T23:00:00.000Z');
    expect(until('2026-11-01', '2026-12-06', NOW, 6)).toBe('2026-11-29T23:00:00.000Z');
  });
});

describe('a page that says something of today', () => {
  type Loader = (context: LoadContext) => Promise<unknown>;
  const slug = { slug: 'any' };
  const LOADERS: readonly (readonly [string, Loader, params: Record<string, string>, now: string])[] = [
    // Whatever it shows: nothing of the fixtures runs or is to come then.
    ['home’s line of today', loadHomeToday, {}, '2028-01-01'],
    ['the coupons', loadCouponsPage, {}, '2026-12-05'],
    ['a coupon', (context) => loadCoupon(1, context), {}, '2026-12-05'],
    ['an offer', loadOfferPage, { slug: 'czterdziesci' }, '2026-11-20'],
    ['an event', loadEventPage, { slug: 'koncert' }, '2026-11-30'],
    ['a shop with an offer', loadTenantPage, { slug: 'halland' }, '2026-11-20'],
    ['a category with an offer', loadCategoryPage, { category: 'moda' }, '2026-11-20'],
    ['a landing page', loadLandingPage, slug, '2026-12-30'],
    ['a lunch card', loadLunchCardPage, slug, '2026-09-30'],
    ['a survey', loadSurveyPage, slug, '2027-01-20'],
    ['a job', loadJobPage, slug, '2026-11-21'],
  ];

  it.each(LOADERS)('%s, ends with its day at the latest', async (_, load, params, day) => {
    const context = contextOf({}, { params, now: new Date(`${day}T09:00:00Z`) });
    expect(await load(context)).toBeTruthy();
    const { trueUntil = Number.POSITIVE_INFINITY } = context.content.gathered();
    expect(trueUntil).toBeLessThanOrEqual(Date.parse(`${day}T23:00Z`));
    expect(trueUntil).toBeGreaterThan(+context.now);
  });
});

describe('the menu', () => {
  const until = async (now: string) => {
    const context = contextOf({}, { now: new Date(now) });
    await loadShell(context);
    return context;
  };

  it('is true on every page until what it features begins or ends, whichever page had it made', async () => {
    const first = contextOf();
    await loadShell(first);
    const end = iso(first.content.gathered().trueUntil);
    expect(end).toBeDefined();
    const second = { ...first, content: contextOf().content };
    await loadShell(second);
    expect(iso(second.content.gathered().trueUntil)).toBe(end);
  });

  it('says nothing of a day when all of that is over', async () => {
    expect((await until('2028-01-01T09:00:00Z')).content.gathered().trueUntil).toBeUndefined();
  });
});

it('a page without dates keeps its life', async () => {
  const context = contextOf({ offers: { data: [], meta: {} } }, { params: { category: 'moda' } });
  await loadCategoryPage(context);
  expect(context.content.gathered().trueUntil).toBeUndefined();
});
