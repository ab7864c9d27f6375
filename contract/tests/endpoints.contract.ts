import { describe, expect, it } from 'vitest';
import { conformanceOf, DEMO_LOCALES, uncovered } from '../src/index.ts';
import { CONTENT_URL, call, centreToday } from './content-system.ts';

describe('every endpoint in every live language', async () => {
  const results = await conformanceOf(CONTENT_URL, DEMO_LOCALES, new Date());

  it('has been asked', () => {
    expect(uncovered(results)).toEqual([]);
  });

  it.each(DEMO_LOCALES)('answers as the contract says: %s', (locale) => {
    const own = results.filter((result) => result.locale === locale);
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter(({ status, issues }) => status !== 200 || issues.length > 0)).toEqual([]);
  });
});

describe('the demo', () => {
  it('has what a centre needs, in every language the same', async () => {
    for (const locale of DEMO_LOCALES) {
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

  it('says which policies it has written', async () => {
    const { policies } = await call('headerStatic', {});
    expect(policies).toEqual({ terms: true, privacyPolicy: true, cookiePolicy: true });
  });

  it('writes its names in the asked language', async () => {
    const names = await Promise.all(
      DEMO_LOCALES.map(async (locale) =>
        (await call('headerStatic', {}, locale)).menuData.map((category) => category.name).join(),
      ),
    );
    // Neighbours may share a word or two, never all eight.
    expect(new Set(names).size).toBe(DEMO_LOCALES.length);
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
