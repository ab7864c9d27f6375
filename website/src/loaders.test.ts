import { conforms, ENDPOINTS, type EndpointName } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../fixtures/bodies.ts';
import { AWAY, answering, contextOf } from '../fixtures/responses.ts';
import type { LoadContext } from './content/client/load-context.ts';
import { ContentUnavailable } from './content/client/reader.ts';
import { loadCinemaPage, loadMoviePage } from './features/cinema/load-cinema.ts';
import { loadContactPage } from './features/contact/load-contact.ts';
import { loadCouponsPage } from './features/coupons/load-coupons.ts';
import { loadCsrPage } from './features/csr/load-csr.ts';
import {
  loadCookiePolicyPage,
  loadPrivacyPolicyPage,
  loadTermsPage,
} from './features/documents/load-policies.ts';
import { loadEventPage, loadEventsPage } from './features/events/load-events.ts';
import { loadGiftCardPage } from './features/gift-card/load-gift-card.ts';
import { loadGiftCardTenants } from './features/gift-card/load-gift-card-tenants.ts';
import { loadHomePage } from './features/home/load-home.ts';
import { loadInspirationPage, loadInspirationsPage } from './features/inspirations/load-inspirations.ts';
import { loadJobPage, loadJobsPage } from './features/jobs/load-jobs.ts';
import { loadLandingPage } from './features/landing/load-landing-page.ts';
import { loadDailyMenuPage, loadLunchCardPage } from './features/lunch/load-lunch.ts';
import { loadMediaSale } from './features/media-sales/load-media-sale.ts';
import { loadMobileAppPage } from './features/mobile-apps/load-mobile-app.ts';
import { loadOfferPage, loadOffersPage } from './features/offers/load-offers.ts';
import { loadPressArticlePage, loadPressPage } from './features/press/load-press.ts';
import { loadSearchEntries } from './features/search/load-search.ts';
import { loadStylistPage, loadStylistsPage } from './features/stylists/load-stylists.ts';
import { loadSurveyPage } from './features/survey/load-survey.ts';
import { loadCategoryPage, loadTenantPage } from './features/tenants/load-tenants.ts';
import { loadShell } from './layout/load-shell.ts';

const LOADERS: Readonly<Record<string, (context: LoadContext) => Promise<unknown>>> = {
  loadShell,
  loadHomePage,
  loadCategoryPage,
  loadTenantPage,
  loadOffersPage,
  loadOfferPage,
  loadEventsPage,
  loadEventPage,
  loadGiftCardTenants,
  loadGiftCardPage,
  loadCouponsPage,
  loadCsrPage,
  loadMobileAppPage,
  loadContactPage,
  loadTermsPage,
  loadPrivacyPolicyPage,
  loadCookiePolicyPage,
  loadLandingPage,
  loadSurveyPage,
  loadSearchEntries,
  loadCinemaPage,
  loadMoviePage,
  loadDailyMenuPage,
  loadLunchCardPage,
  loadInspirationsPage,
  loadInspirationPage,
  loadJobsPage,
  loadJobPage,
  loadPressPage,
  loadPressArticlePage,
  loadStylistsPage,
  loadStylistPage,
  loadMediaSale: (context) => loadMediaSale(context, 'mediaSale'),
};
const PARAMS = { category: 'moda', slug: 'halland' };

it('has fixtures that keep the contract', () => {
  for (const name of Object.keys(ENDPOINTS) as EndpointName[])
    expect([name, conforms(name, BODIES[name])]).toEqual([name, []]);
});

describe('loadShell', () => {
  it('makes the shell', async () => {
    const context = contextOf();
    const shell = await loadShell(context);
    expect(shell).toMatchObject({
      centreName: 'Galeria Borealis',
      frontend: 'https://borealis.example',
      giftCard: { name: 'Karta podarunkowa', href: '/karta-podarunkowa' },
      cableway: false,
      cinema: true,
      scripts: { analytics: 'G-ABC1234567' },
      favicons: { favicon: '/media/favicon.svg' },
    });
    expect(shell.footer.google).toBeUndefined();
    expect(shell.footer.columns[0]?.links).toEqual([
      { name: 'Kontakt', href: '/kontakt' },
      { name: 'Pliki cookie', action: 'cookies' },
    ]);
    expect(context.content.gathered()).toMatchObject({ degraded: undefined });
    expect(context.content.gathered().tags).toEqual(
      expect.arrayContaining(['header', 'tenants', 'tenant:halland']),
    );
  });

  it('has the map where a shop stands in a room, or nobody can say', async () => {
    const map = async (searchData: unknown) => (await loadShell(contextOf({ searchData }))).map;
    expect(await map(BODIES.searchData)).toBe(true);
    expect(await map({ tenants: [], offers: [], events: [] })).toBe(false);
    for (const unsaid of [AWAY, 'nonsense']) expect(await map(unsaid)).toBe(true);
  });

  it('leads to offers and events where there are any, or nobody can say', async () => {
    const led = async (searchData: unknown) => {
      const { offers, events } = await loadShell(contextOf({ searchData }));
      return { offers, events };
    };
    const { tenants, offers } = BODIES.searchData as { tenants: object[]; offers: object[] };
    expect(await led({ tenants, offers, events: [] })).toEqual({ offers: true, events: false });
    expect(await led({ tenants, offers: [], events: [] })).toEqual({ offers: false, events: false });
    for (const unsaid of [BODIES.searchData, AWAY, 'nonsense'])
      expect(await led(unsaid)).toEqual({ offers: true, events: true });
  });

  it('leads to a category with a shop, to one that leads elsewhere, and to all while nobody can say', async () => {
    const header = BODIES.headerStatic as { menuData: { attributes: object }[] };
    const search = BODIES.searchData as { tenants: { attributes: object }[] };
    const named = (fields: object) => ({
      id: 2,
      attributes: { ...header.menuData[0]?.attributes, ...fields },
    });
    const menuData = [
      ...header.menuData,
      named({ name: 'Sport', categorySlug: 'sport', href: null }),
      named({ name: 'Kino', categorySlug: 'kino', href: '/cinema' }),
    ];
    const menu = async (tenants: unknown) =>
      (
        await loadShell(
          contextOf({ headerStatic: { ...header, menuData }, searchData: { ...search, tenants } }),
        )
      ).menu.map(({ name }) => name);
    expect(await menu(search.tenants)).toEqual(['Moda', 'Kino']);
    const [first, ...others] = search.tenants;
    const nowhere = { ...first, attributes: { ...first?.attributes, menu_category: { data: null } } };
    for (const unsaid of [[nowhere, ...others], [], 'nonsense'])
      expect(await menu(unsaid)).toEqual(['Moda', 'Sport', 'Kino']);
  });

  it('has the menu with what runs now only, and the daily menu where it is shown', async () => {
    const [menu] = (await loadShell(contextOf())).menu;
    expect(menu?.featuredOffers.map(({ label }) => label)).toEqual(['−40%', '−20%']);
    expect(menu?.subCategories.map(({ href }) => href)).toEqual([
      '/sklepy/moda?kategoria=moda-damska',
      '/sklepy/moda?kategoria=moda-meska',
    ]);
    expect(menu?.subCategories.map(({ dailyMenuHref }) => dailyMenuHref !== undefined)).toEqual([
      true,
      false,
    ]);
  });

  it('has the places with their special days: the centre’s own, and those of the shop a place is', async () => {
    const shell = await loadShell(contextOf());
    expect(shell.places.map(({ name, hours }) => [name, hours.special.map(({ date }) => date)])).toEqual([
      ['Galeria', ['2026-12-24']],
      ['Kino', ['2026-12-24', '2026-12-25']],
    ]);
    expect(shell.cinemaHours?.week[0]).toMatchObject({ opens: '10:00', closes: '01:00' });
  });

  it('shows what is sent without a name or an address of its own', async () => {
    const row = { day: 'daily', opening_hour: '09:00', closing_hour: '21:00' };
    const headerStatic = {
      headerData: {
        centreName: 'Galeria Borealis',
        giftCard: { href: '/gift-card', isActive: true },
        howToGetThere: '/contact',
        stickyBar: { description: 'Dziś do 23:00', isActive: true },
      },
      footerData: {
        footerCol: [
          {
            heading: 'Galeria',
            links: [
              { name: 'Pliki cookie', href: '#', hasFunction: 'openCookies' },
              { name: 'Kontakt', href: '/contact', hasFunction: 'false' },
            ],
          },
        ],
      },
      openingTime: { opening_hours: [row] },
    };
    const shell = await loadShell(contextOf({ headerStatic }));
    expect(shell).toMatchObject({
      giftCard: { name: 'Karta podarunkowa', href: '/karta-podarunkowa' },
      howToGetThere: { name: 'Jak dojechać', href: '/kontakt' },
      stickyBar: { text: 'Dziś do 23:00' },
      places: [{ name: 'Galeria Borealis', hours: { week: [{ days: [1, 2, 3, 4, 5, 6, 7] }] } }],
    });
    expect(shell.footer.columns[0]?.links).toEqual([
      { name: 'Pliki cookie', action: 'cookies' },
      { name: 'Kontakt', href: '/kontakt' },
    ]);
  });

  it('has all shops A to Z under the letters of the language', async () => {
    const { directory } = await loadShell(contextOf());
    expect(directory.map(({ letter, shops }) => [letter, shops.map(({ name }) => name)])).toEqual([
      ['H', ['Halland']],
      ['K', ['Kresa']],
      ['Ł', ['Łata']],
    ]);
  });

  it('has a name for a centre that says none: its website’s host, else a word', async () => {
    const nameOf = async (headerStatic: unknown) =>
      (await loadShell(contextOf({ headerStatic }, { locale: 'en' }))).centreName;
    expect(await nameOf({ links: { frontend: 'https://borealis.example/' } })).toBe('borealis.example');
    for (const bare of [{ headerData: { centreName: ' ' } }, { links: { frontend: 'x' } }, {}, AWAY])
      expect(await nameOf(bare)).toBe('The centre');
  });

  it('stands, degraded, when the content system is down', async () => {
    const context = contextOf({}, { fetch: () => Promise.reject(new TypeError('refused')) });
    const shell = await loadShell(context);
    expect(shell.languages.map(({ href }) => href)).toEqual(['/', '/en', '/hu-HU']);
    expect(shell.menu).toEqual([]);
    expect(context.content.gathered().degraded).toBeDefined();
  });
});

describe('loadCategoryPage', () => {
  const load = (query: LoadContext['query'] = {}) =>
    loadCategoryPage(contextOf({}, { params: PARAMS, query }));

  it('has filters with counts, cards with the label of a running offer, and versions', async () => {
    const page = await load();
    expect(page).toMatchObject({ name: 'Moda', level: 1, total: 3, unknownFilter: false });
    expect(page?.filters.subCategories).toEqual([
      {
        name: 'Moda damska',
        slug: 'moda-damska',
        href: '/sklepy/moda?kategoria=moda-damska',
        count: 3,
        current: false,
      },
    ]);
    expect(page?.tenants[0]).toMatchObject({
      href: '/sklepy/moda/halland',
      offerLabel: '−40%',
      place: { level: 1, room: '1.24' },
    });
    expect(page?.features.map(({ label }) => label)).toEqual(['−40%']);
    expect(page?.alternates).toEqual({ 'pl-PL': { category: 'moda' }, en: { category: 'fashion' } });
  });

  it('narrows by sub-category and specialty; an applied filter’s link takes it off', async () => {
    const page = await load({ category: 'moda-damska', specialty: 'plaszcze' });
    expect(page?.tenants).toHaveLength(3);
    expect(page?.filters.specialties[0]).toMatchObject({
      current: true,
      href: '/sklepy/moda?kategoria=moda-damska',
    });
    expect(page?.filterAlternates).toEqual({
      'pl-PL': { category: 'moda-damska', specialty: 'plaszcze' },
      // Nothing is said of the specialty: the menu of the language has it.
      en: { category: 'women', specialty: 'plaszcze' },
      'hu-HU': {},
    });
    expect((await load({ category: 'moda-meska' }))?.tenants).toEqual([]);
    expect((await load({ location: '3' }))?.tenants).toHaveLength(3);
  });

  it('has the departments of the menu where the category says none', async () => {
    const category = { id: 1, name: 'Moda', categorySlug: 'moda', menu_sub_categories: [] };
    const page = await loadCategoryPage(
      contextOf({ category }, { params: PARAMS, query: { category: 'moda-damska' } }),
    );
    expect(page).toMatchObject({ subCategory: 'Moda damska', unknownFilter: false });
  });

  it('takes a specialty of one department with another department, as a shop may have both', async () => {
    const other = {
      id: 77,
      attributes: {
        name: 'Buty',
        subCategorySlug: 'buty',
        menu_cat_specialties: {
          data: [{ id: 78, attributes: { name: 'Szpilki', specialtySlug: 'szpilki' } }],
        },
      },
    };
    const category = structuredClone(BODIES.category) as {
      data: { attributes: { menu_sub_categories: { data: object[] } } };
    };
    category.data.attributes.menu_sub_categories.data.push(other);
    const page = await loadCategoryPage(
      contextOf({ category }, { params: PARAMS, query: { category: 'moda-damska', specialty: 'szpilki' } }),
    );
    expect(page).toMatchObject({ unknownFilter: false, specialty: 'Szpilki', tenants: [] });
  });

  it.each([
    [{ category: 'x' }, ''],
    [{ specialty: 'x' }, ''],
    [{ location: '99' }, ''],
    [{ category: 'moda-damska', specialty: 'nope', location: '3' }, '?kategoria=moda-damska&location=3'],
    [{ category: 'nope', specialty: 'plaszcze' }, '?specjalizacja=plaszcze'],
    [
      { category: 'moda-damska', specialty: 'plaszcze', location: '99' },
      '?kategoria=moda-damska&specjalizacja=plaszcze',
    ],
  ])('lets a filter that is not one of the category’s fall away alone: %o', async (query, kept) => {
    expect(await load(query)).toMatchObject({ unknownFilter: true, knownHref: `/sklepy/moda${kept}` });
  });

  it('is null when there is no such category', async () => {
    expect(await loadCategoryPage(contextOf({ category: { data: null } }, { params: PARAMS }))).toBeNull();
  });

  it('reads on until it has all shops of a large category', async () => {
    const one = (BODIES.tenantsOfCategory as { data: { id: number; attributes: object }[] }).data[0];
    const page = (offset: number) => ({
      data: Array.from({ length: Math.min(100, 230 - offset) }, (_, index) => ({
        ...one,
        id: offset + index,
      })),
      meta: { pagination: { total: 230 } },
    });
    const all = answering();
    const loaded = await loadCategoryPage(
      contextOf(
        {},
        {
          params: PARAMS,
          fetch: async (input, init) => {
            const url = new URL(String(input));
            if (!url.pathname.includes('tenantCategories')) return all(input, init);
            return Response.json(page(Number(url.searchParams.get('offset'))));
          },
        },
      ),
    );
    expect(loaded?.total).toBe(230);
  });
});

describe('loadTenantPage', () => {
  const load = (bodies = {}) => loadTenantPage(contextOf(bodies, { params: PARAMS }));

  it('has everything about the shop', async () => {
    expect(await load()).toMatchObject({
      name: 'Halland',
      href: '/sklepy/moda/halland',
      place: { level: 1, room: '1.24' },
      website: { name: 'halland.example', href: 'https://halland.example/', external: true },
      phone: { name: '+48 22 555 01 24', href: 'tel:+48225550124' },
      acceptsGiftCard: true,
      category: { name: 'Moda', href: '/sklepy/moda', level: 1 },
      subCategory: { href: '/sklepy/moda?kategoria=moda-damska' },
      hours: { special: [{ date: '2026-12-24' }, { date: '2026-12-25', opens: null }] },
      alternates: { 'pl-PL': PARAMS, en: { category: 'fashion', slug: 'halland' } },
    });
  });

  it('knows its own sub-category and location, and sends any other back to its address', async () => {
    const unknown = async (query: LoadContext['query']) =>
      (await loadTenantPage(contextOf({}, { params: PARAMS, query })))?.unknownFilter;
    expect(await unknown({})).toBe(false);
    expect(await unknown({ category: 'moda-damska' })).toBe(false);
    expect(await unknown({ category: 'x1' })).toBe(true);
    expect(await unknown({ location: 'x1' })).toBe(true);
  });

  it('keeps what is known of the query on the way to its address, from another category’s too', async () => {
    const query = { category: 'moda-damska', location: 'x1' };
    const page = await loadTenantPage(
      contextOf({}, { params: { category: 'other', slug: 'halland' }, query }),
    );
    expect(page).toMatchObject({
      href: '/sklepy/moda/halland',
      knownHref: '/sklepy/moda/halland?kategoria=moda-damska',
    });
  });

  it('has ongoing offers only, and the shops next door, nearest first', async () => {
    const page = await load();
    expect(page?.offers.map(({ label, place }) => [label, place.room])).toEqual([
      ['−40%', '1.24'],
      ['−20%', '1.24'],
    ]);
    expect(page?.neighbours.map(({ name, hours }) => [name, hours?.special.length])).toEqual([
      ['Łata', 2],
      ['Kresa', 2],
    ]);
  });

  it('has no doubtful website or phone', async () => {
    const { data } = structuredClone(BODIES.tenant) as { data: { attributes: Record<string, unknown> } };
    for (const website of [
      'javascript:alert(1)',
      'ftp://x.example',
      'not a site',
      'https://',
      'https://a@b.example:x',
    ]) {
      Object.assign(data.attributes, { website, phone: '123' });
      const page = await load({ tenant: { data } });
      expect([website, page?.website?.href, page?.phone]).toEqual([website, undefined, undefined]);
    }
  });
});

describe('pages asked for under a former slug', () => {
  it.each([
    ['category', loadCategoryPage, '/sklepy/moda'],
    ['tenant', loadTenantPage, '/sklepy/moda/halland'],
    ['offer', loadOfferPage, '/oferty/czterdziesci'],
    ['event', loadEventPage, '/wydarzenia/warsztaty'],
    ['inspiration', loadInspirationPage, '/inspiracje/jeden-plaszcz'],
    ['job', loadJobPage, '/praca/doradca'],
    ['landingPage', loadLandingPage, '/strona/zima'],
    ['lunchCard', loadLunchCardPage, '/karta-lunchowa/karta-dla-biur'],
    ['mobileApp', loadMobileAppPage, '/aplikacja/spot'],
    ['movie', loadMoviePage, '/kino/latarnik'],
    ['pressArticle', loadPressArticlePage, '/dla-mediow/panele'],
    ['stylist', loadStylistPage, '/osobista-stylistka/halina-wrzos'],
    ['survey', loadSurveyPage, '/ankieta/jak-sie-chodzi'],
  ] as const)('%s says its own address', async (_, load, href) => {
    const former = { category: 'former', slug: 'former' };
    expect(await load(contextOf({}, { params: former }))).toMatchObject({ href });
  });
});

describe('offers and events', () => {
  it('groups offers by state', async () => {
    const page = await loadOffersPage(contextOf());
    expect(page.running.map(({ label }) => label)).toEqual(['−40%', '−20%']);
    expect(page.coming.map(({ label }) => label)).toEqual(['−30%']);
    expect(page.promoted.map(({ label }) => label)).toEqual(['−40%']);
  });

  it('shows an offer with its shop and others', async () => {
    const page = await loadOfferPage(contextOf({}, { params: { slug: 'czterdziesci' } }));
    expect(page).toMatchObject({
      state: 'running',
      shop: { name: 'Halland' },
      tenant: { href: '/sklepy/moda/halland' },
    });
    expect(page?.description).toBe('<h2>Zima</h2><p>Do <a href="/kontakt">wyczerpania</a> zapasów.</p>');
    expect(page?.more.map(({ label }) => label)).toEqual(['−20%']);
  });

  it('splits events into current and past', async () => {
    const page = await loadEventsPage(contextOf());
    expect(page.current.map(({ name }) => name)).toEqual(['Wydarzenie 1', 'Wydarzenie 2']);
    expect(page.past.map(({ name }) => name)).toEqual(['Wydarzenie 3']);
  });

  it('shows one event, but not before its publish date', async () => {
    const params = { slug: 'warsztaty' };
    expect(await loadEventPage(contextOf({}, { params }))).toMatchObject({
      state: 'running',
      where: 'Atrium, poziom 0',
    });
    expect(await loadEventPage(contextOf({}, { params, now: new Date('2026-09-30T08:00:00Z') }))).toBeNull();
  });
});

describe('loadHomePage', () => {
  it('has floors, slides, promoted shops and offers, made up to enough', async () => {
    const home = await loadHomePage(contextOf());
    expect(home.floors[0]).toMatchObject({
      level: 1,
      links: [{ href: '/sklepy/moda?kategoria=moda-damska' }],
    });
    expect(home.slides[0]?.link).toEqual({ name: 'Zobacz', href: '/sklepy/moda' });
    expect(home.offers.map(({ label }) => label)).toEqual(['−40%', '−20%']);
    expect(home.events).toHaveLength(2);
    expect(home.tenants[0]?.offerLabel).toBe('−40%');
  });

  it('shows promoted events, where a system gives all of them, and those of which nobody knows', async () => {
    const event = (id: number, isPromoted: boolean | null) => ({
      ...{ id, name: `Nazwa ${id}`, slug: `nazwa-${id}`, startDate: '2026-11-01', endDate: '2026-12-24' },
      publishDate: '2026-10-01',
      isPromoted,
    });
    const promotedEvents = [event(1, false), event(2, true), event(3, null), event(4, true)];
    const { events } = await loadHomePage(contextOf({ promotedEvents, activeEvents: [] }));
    expect(events.map(({ id }) => id).toSorted()).toEqual([2, 3, 4]);
  });

  it('shows as many events as it has room for, however many are promoted', async () => {
    const promotedEvents = Array.from({ length: 9 }, (_, index) => ({
      ...{ id: index + 1, name: 'Nazwa', slug: `nazwa-${index}`, isPromoted: true },
      ...{ startDate: '2026-11-01', endDate: '2026-12-24', publishDate: '2026-10-01' },
    }));
    const { events } = await loadHomePage(contextOf({ promotedEvents }));
    expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps a slide whose link leads nowhere, without the link', async () => {
    const slides = [{ title: 'Noc', text: 'Od 20', href: 'javascript:alert(1)', media: null }];
    const home = await loadHomePage(contextOf({ carousel: { data: { id: 1, attributes: { slides } } } }));
    expect(home.slides).toEqual([{ title: 'Noc', text: 'Od 20', level: null }]);
    const media = { url: '/uploads/noc_1.jpg', alternativeText: 'Noc zakupów' };
    const bare = await loadHomePage(
      contextOf({ carousel: { slides: [{ media, href: '/offers' }, { media: null }] } }),
    );
    expect(bare.slides).toMatchObject([{ title: 'Noc zakupów', link: { href: '/oferty' } }]);
    const wordless = { url: '/uploads/noc_2.jpg' };
    const pictures = await loadHomePage(contextOf({ carousel: [media, wordless] }));
    expect(pictures.slides.map(({ title }) => title)).toEqual(['Noc zakupów', 'Dla Ciebie 2']);
  });

  it('cannot be had when the content system is down', async () => {
    const context = contextOf({}, { fetch: () => Promise.reject(new TypeError('refused')) });
    await expect(loadHomePage(context)).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

/** Mulberry32: the same mutations on every run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const GARBAGE: readonly unknown[] = [
  null,
  '',
  '   ',
  'x',
  0,
  -7,
  1e308,
  true,
  [],
  [null],
  {},
  { data: null },
  { data: [] },
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '2026-02-30',
  '99:99',
  '\u0000\ud800',
];

/** The body with about one in `every` of its places broken or missing. */
function mutated(value: unknown, next: () => number, every: number): unknown {
  if (next() < 1 / every) return GARBAGE[Math.floor(next() * GARBAGE.length)];
  if (Array.isArray(value)) return value.map((item) => mutated(item, next, every));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => next() > 1 / every)
      .map(([key, item]) => [key, mutated(item, next, every)]),
  );
}

/** Every value with its key and path. */
function values(value: unknown, path: string, key = ''): { path: string; key: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, key, value }];
  return Object.entries(value).flatMap(([name, item]) =>
    values(item, `${path}.${name}`, Array.isArray(value) ? key : name),
  );
}

const RULES: Readonly<Record<string, RegExp>> = {
  href: /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/,
  src: /^\/media\/(?:[\w-]+|at\/(?:[\w.%-]+\/)*[\w.%-]+)\.\w+$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  starts: /^(?:\d{4}-\d\d-\d\d(?:T.*Z)?)?$/,
  ends: /^\d{4}-\d\d-\d\d(?:T.*Z)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
};
/** Fields that are HTML on the page; all others are escaped there. */
const HTML = new Set(['description', 'html']);
/** Fields that are null when there is nothing to say, and the one text that may be empty besides `starts`. */
const NULLABLE = new Set(['level', 'opens', 'closes', 'ends', 'hours']);
const EMPTY = new Set(['alt', 'line', 'starts', 'text', 'label']);

/** What would hurt a page or show on it, as `path: value`. */
function faults(loaded: unknown, name: string): string[] {
  return values(loaded, name).flatMap(({ path, key, value }) => {
    const fault = `${path}: ${JSON.stringify(value) ?? 'undefined'}`;
    if (value === undefined || Number.isNaN(value)) return [fault];
    if (value === null) return NULLABLE.has(key) || path === name ? [] : [fault];
    if (typeof value !== 'string') return [];
    if (value !== value.trim() || (value === '' && !EMPTY.has(key))) return [fault];
    if (/undefined|\bnull\b|NaN|\[object/.test(value)) return [fault];
    if (RULES[key]?.test(value) === false) return [fault];
    return HTML.has(key) && /<script|href="javascript/.test(value) ? [fault] : [];
  });
}

/** What content systems that are broken, each in its way, answer to every call. */
const BROKEN = Array.from({ length: Number(process.env.ROUNDS ?? 20) }, (_, before) => {
  const seed = before + 1;
  const next = random(seed);
  const every = [15, 60, 200][seed % 3] ?? 60;
  const bodies = Object.entries(BODIES).map(([call, body]) => [call, mutated(body, next, every)]);
  return { seed, bodies: Object.fromEntries(bodies) };
});

describe('broken payloads', () => {
  it.each(Object.entries(LOADERS))('never break %s, nor show through it', async (name, load) => {
    for (const { seed, bodies } of BROKEN) {
      const loaded = await load(contextOf(bodies, { params: PARAMS })).catch((error: unknown) => {
        if (error instanceof ContentUnavailable) return null;
        throw new Error(`${name}, seed ${seed}`, { cause: error });
      });
      expect([seed, faults(loaded, name)]).toEqual([seed, []]);
    }
  });
});
