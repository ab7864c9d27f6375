import { describe, expect, it } from 'vitest';
import { isLocale } from '../src/index.ts';
import { call, centreToday, get } from './content-system.ts';

const dates = (list: { startDate?: unknown }[]) => list.map(({ startDate }) => String(startDate));

describe('events (spec section 7)', () => {
  const now = new Date().toISOString();

  it('active: not over, published, promoted first, then the latest start first', async () => {
    const { items } = await call('activeEvents', { now });
    expect(items.length).toBeGreaterThan(1);
    for (const event of items) {
      expect(String(event.endDate) >= now.slice(0, 10)).toBe(true);
      expect(String(event.publishDate) <= now).toBe(true);
    }
    const promoted = items.findLastIndex((event) => event.isPromoted);
    expect(items.slice(0, promoted + 1).every((event) => event.isPromoted)).toBe(true);
    for (const part of [items.slice(0, promoted + 1), items.slice(promoted + 1)]) {
      expect(dates(part)).toEqual(dates(part).sort().reverse());
    }
  });

  it('active: start and limit cut a window', async () => {
    const all = (await call('activeEvents', { now })).items.map(({ slug }) => slug);
    const window = (await call('activeEvents', { now, start: 1, limit: 2 })).items.map(({ slug }) => slug);
    expect(window).toEqual(all.slice(1, 3));
  });

  it('promoted: only promoted ones that are not over', async () => {
    const { items } = await call('promotedEvents', { now });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((event) => event.isPromoted)).toBe(true);
  });

  it('past: over, the last to end first, narrowed to a sub-category', async () => {
    const { items } = await call('pastEvents', { now });
    const ends = items.map(({ endDate }) => String(endDate));
    expect(ends.length).toBeGreaterThan(1);
    expect(ends.every((end) => end < now)).toBe(true);
    expect(ends).toEqual([...ends].sort().reverse());
    const slug = items.find((event) => event.menu_sub_category)?.menu_sub_category?.subCategorySlug;
    if (!slug) throw new Error('the demo has no past event with a sub-category');
    const narrowed = (await call('pastEvents', { now, subCategory: slug })).items;
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed.every((event) => event.menu_sub_category?.subCategorySlug === slug)).toBe(true);
    expect(narrowed.length).toBeLessThan(items.length);
  });
});

describe('tenants', () => {
  it('with the gift card: only those, by name, page by page', async () => {
    const all = await call('giftCardTenants', {});
    expect(all.items.length).toBeGreaterThan(5);
    expect(all.items.every((tenant) => tenant.acceptsGiftCard)).toBe(true);
    expect(all.pagination?.total).toBe(all.items.length);
    const second = await call('giftCardTenants', { page: 2, pageSize: 5 });
    expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(5, 10).map(({ id }) => id));
    expect(second.pagination).toMatchObject({ page: 2, pageSize: 5 });
  });

  it('of a category: offset and limit, by default 0 and 100', async () => {
    const slug = (await call('headerStatic', {})).menuData[0]?.categorySlug ?? '';
    const all = (await call('tenantsOfCategory', { category: slug })).items;
    expect(all.every((tenant) => tenant.menu_category?.categorySlug === slug)).toBe(true);
    const window = (await call('tenantsOfCategory', { category: slug, offset: 2, limit: 3 })).items;
    expect(window.map(({ id }) => id)).toEqual(all.slice(2, 5).map(({ id }) => id));
    const plain = await get(`/api/tenants/tenantCategories/${slug}?locale=pl-PL`);
    expect(plain.body).toMatchObject({ meta: { pagination: { start: 0, limit: 100 } } });
  });

  it('a room is there in every language', async () => {
    for (const locale of ['en', 'bg-BG', 'sr'] as const) {
      const { tenants } = await call('searchData', {}, locale);
      expect(tenants.filter((tenant) => !tenant.mall_room?.room_id)).toEqual([]);
    }
  });

  it('the promoted ones and those with special hours are some, not all', async () => {
    const { tenants } = await call('searchData', {});
    for (const name of ['promotedTenants', 'specialHours'] as const) {
      const { items } = await call(name, {});
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(tenants.length);
    }
  });

  it('special days of shops are named in the asked language, in lists and singles', async () => {
    const namesOf = (items: { specialOpeningDays: { special_day_name?: string | null }[] }[]) =>
      new Set(items.flatMap((item) => item.specialOpeningDays.map((day) => day.special_day_name)));
    const polish = namesOf((await call('specialHours', {})).items);
    expect(polish.size).toBeGreaterThan(2);
    for (const locale of ['en', 'hu-HU', 'bg-BG'] as const) {
      const { items } = await call('specialHours', {}, locale);
      const single = await call('tenant', { slug: items[0]?.slug ?? '' }, locale);
      const names = namesOf([...items, single]);
      expect(names.size).toBeGreaterThanOrEqual(polish.size);
      expect([...names].filter((name) => polish.has(name))).toEqual([]);
    }
  });

  it('places hold special days of their own, named as their opening hours are, in every language', async () => {
    for (const locale of ['pl-PL', 'en', 'hu-HU', 'bg-BG'] as const) {
      const { openingTime } = await call('headerStatic', {}, locale);
      const places = new Set(openingTime?.opening_hours.map(({ for_what }) => for_what));
      const days = openingTime?.special_opening_days ?? [];
      const own = days.filter(({ for_what }) => for_what);
      expect(new Set(own.map(({ for_what }) => for_what)), locale).toEqual(places);
      // Those of the whole centre name no place.
      const whole = days.filter(({ for_what }) => !for_what);
      expect(whole.length, locale).toBeGreaterThan(0);
      // A place says a date once.
      const said = days.map(({ for_what, date }) => `${for_what} ${date}`);
      expect(new Set(said).size, locale).toBe(said.length);
      // The car park is open when the whole centre rests.
      const rest = whole.find(({ opening_hour }) => !opening_hour);
      const open = own.filter(({ date, opening_hour }) => date === rest?.date && opening_hour);
      expect(open, locale).toHaveLength(1);
    }
  });

  it('an id of one language finds the shop in another', async () => {
    const own = (await call('searchData', {})).tenants[0];
    if (!own) throw new Error('the demo has no tenants');
    const polish = await call('tenantById', { id: own.id });
    const english = await call('tenantById', { id: own.id }, 'en');
    expect(polish.slug).toBe(own.slug);
    const versions = (english.localizations ?? []).map(({ locale, slug }) => `${locale} ${slug}`);
    expect(versions).toContain(`pl-PL ${own.slug}`);
  });
});

describe('offers', () => {
  it('promoted: promoted ones that run today', async () => {
    const today = centreToday();
    const { items } = await call('promotedOffers', {});
    expect(items.length).toBeGreaterThan(0);
    for (const offer of items) {
      expect(offer.isPromoted).toBe(true);
      expect((offer.startDate ?? '') <= today && (offer.endDate ?? '9999') >= today).toBe(true);
    }
  });

  it('all: offset and limit, running ones before ended ones', async () => {
    const all = (await call('offers', {})).items;
    const window = (await call('offers', { offset: 3, limit: 4 })).items;
    expect(window.map(({ id }) => id)).toEqual(all.slice(3, 7).map(({ id }) => id));
    const today = centreToday();
    const over = all.map((offer) => (offer.endDate ?? '9999') < today);
    expect(over).toEqual([...over].sort((a, b) => Number(a) - Number(b)));
  });
});

describe('languages', () => {
  it('a language that the centre lacks reads as the default one', async () => {
    for (const locale of ['de', 'de-DE', 'hr', 'zz']) {
      const { status, body } = await get(`/api/header/static?locale=${locale}`);
      expect(status).toBe(200);
      expect(body).toEqual((await get('/api/header/static?locale=pl-PL')).body);
    }
    expect((await get('/api/header/static')).body).toEqual(
      (await get('/api/header/static?locale=pl-PL')).body,
    );
  });

  it('versions in other languages point to each other', async () => {
    const own = (await call('offers', {})).items[0];
    if (!own) throw new Error('the demo has no offers');
    const polish = await call('offer', { slug: own.slug });
    expect(polish.localizations).toHaveLength(10);
    for (const { locale, slug } of polish.localizations ?? []) {
      if (!locale || !isLocale(locale)) throw new Error(`${locale} is no locale`);
      const other = await call('offer', { slug: slug ?? '' }, locale);
      const back = (other.localizations ?? []).find((version) => version.locale === 'pl-PL');
      expect(back?.slug).toBe(own.slug);
    }
  });
});
