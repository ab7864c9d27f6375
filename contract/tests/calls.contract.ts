import { describe, expect, it } from 'vitest';
import { conformanceOf, uncovered } from '../src/index.ts';
import { CONTENT_URL, call, centreToday, LIVE } from './content-system.ts';

describe('every call in every live language', async () => {
  const results = await conformanceOf(CONTENT_URL, LIVE, new Date());

  it('has been asked', () => {
    expect(uncovered(results)).toEqual([]);
  });

  it.each(LIVE)('answers as the contract says: %s', (locale) => {
    const own = results.filter((result) => result.locale === locale);
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter(({ status, departures }) => status !== 200 || departures.length > 0)).toEqual([]);
  });
});

describe('the demo', () => {
  it('has what a centre needs, in every language the same', async () => {
    for (const locale of LIVE) {
      const [header, search] = await Promise.all([
        call('headerStatic', {}, locale),
        call('searchData', {}, locale),
      ]);
      expect(header.menuData).toHaveLength(8);
      expect(
        header.menuData.flatMap((category) => category.menu_sub_categories).length,
      ).toBeGreaterThanOrEqual(36);
      expect(search.tenants.length).toBeGreaterThanOrEqual(72);
      expect(search.offers.length).toBeGreaterThanOrEqual(36);
      expect(search.events.length).toBeGreaterThanOrEqual(18);
      const levels = new Set(search.tenants.map((tenant) => tenant.location?.level));
      expect([...levels].sort()).toEqual([-1, 0, 1, 2, 3]);
    }
  });

  it('writes its names in the asked language', async () => {
    const names = await Promise.all(
      LIVE.map(async (locale) =>
        (await call('headerStatic', {}, locale)).menuData.map((category) => category.name).join(),
      ),
    );
    // Neighbours may share a word or two, never all eight.
    expect(new Set(names).size).toBe(LIVE.length);
  });

  it('has offers that run, have ended and are to come', async () => {
    const today = centreToday();
    const { items } = await call('offers', {});
    const ended = items.filter((offer) => (offer.endDate ?? '9999') < today);
    const coming = items.filter((offer) => (offer.startDate ?? '') > today);
    expect(ended.length).toBeGreaterThan(0);
    expect(coming.length).toBeGreaterThan(0);
    expect(items.length - ended.length - coming.length).toBeGreaterThanOrEqual(12);
  });
});
