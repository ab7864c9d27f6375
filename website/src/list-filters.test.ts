import { describe, expect, it } from 'vitest';
import { BODIES } from '../fixtures/bodies.ts';
import { AWAY, answering, contextOf } from '../fixtures/responses.ts';
import { loadEventsPage } from './features/events/load-events.ts';
import { loadOffersPage } from './features/offers/load-offers.ts';

/** Answers each language by bodies of its own. */
function inLanguages(
  bodiesOf: (locale: 'pl-PL' | 'en' | 'hu-HU') => Parameters<typeof answering>[0],
): typeof fetch {
  return (input, init) => {
    const asked = new URL(String(input)).searchParams.get('locale');
    const locale = asked === 'en' || asked === 'hu-HU' ? asked : 'pl-PL';
    return answering({ ...BODIES, ...bodiesOf(locale) })(input, init);
  };
}

const TYPES = {
  data: [
    {
      id: 1,
      attributes: {
        name: 'Rabat',
        slug: 'rabat',
        localizations: { data: [{ id: 5, attributes: { locale: 'en', slug: 'discount' } }] },
      },
    },
    { id: 2, attributes: { name: 'Gratis', slug: 'gratis' } },
  ],
  meta: {},
};

describe('offers by type', () => {
  const load = (query: Record<string, string> = {}, offerTypes: unknown = TYPES) =>
    loadOffersPage(contextOf({ offerTypes }, { query }));

  it('have a link for every type that an offer has', async () => {
    const page = await load();
    expect(page.types).toEqual([
      { name: 'Rabat', slug: 'rabat', href: '/oferty?rodzaj=rabat', count: 3, current: false },
    ]);
    expect([page.total, page.unknownFilter, page.type]).toEqual([3, false, undefined]);
  });

  it('are those of the type asked for', async () => {
    const page = await load({ type: 'rabat' });
    expect(page).toMatchObject({
      type: 'Rabat',
      unknownFilter: false,
      types: [{ current: true, href: '/oferty' }],
    });
    expect(page.running).toHaveLength(2);
    expect(page.filterAlternates).toEqual({
      'pl-PL': { type: 'rabat' },
      en: { type: 'discount' },
      'hu-HU': {},
    });
    expect((await load({ type: 'gratis' })).running).toEqual([]);
  });

  it('send an unknown type back to the list, but not while nobody knows the types', async () => {
    expect(await load({ type: 'toString' })).toMatchObject({ unknownFilter: true, href: '/oferty' });
    expect((await load({ type: 'toString' }, AWAY)).unknownFilter).toBe(false);
    expect((await load({ type: 'toString' }, 'nonsense')).unknownFilter).toBe(true);
  });

  it('keep the filter in languages of which the content says nothing: by slug, else by place', async () => {
    const types = (...slugs: string[]) => ({
      data: slugs.map((slug, index) => ({ id: index + 1, attributes: { name: slug, slug } })),
      meta: {},
    });
    const lists = {
      'pl-PL': types('rabat', 'gratis'),
      en: types('discount', 'free'),
      'hu-HU': types('akcio', 'gratis', 'rabat'),
    };
    const fetch = inLanguages((locale) => ({ offerTypes: lists[locale] }));
    const page = await loadOffersPage(contextOf({}, { query: { type: 'rabat' }, fetch }));
    expect(page.filterAlternates).toEqual({
      'pl-PL': { type: 'rabat' },
      en: { type: 'discount' },
      'hu-HU': { type: 'rabat' },
    });
    const gone = inLanguages((locale) => ({ offerTypes: locale === 'pl-PL' ? lists[locale] : types('x') }));
    const { filterAlternates } = await loadOffersPage(
      contextOf({}, { query: { type: 'rabat' }, fetch: gone }),
    );
    expect(filterAlternates.en).toEqual({});
  });

  it('call a type by its name when it has no slug', async () => {
    const nameless = { data: [{ id: 1, attributes: { name: 'Stała cena', slug: null } }], meta: {} };
    const page = await load({ type: 'Stała cena' }, nameless);
    expect(page).toMatchObject({ type: 'Stała cena', unknownFilter: false });
  });
});

describe('past events by sub-category', () => {
  const load = (query: Record<string, string> = {}, bodies = {}) =>
    loadEventsPage(contextOf(bodies, { query }));

  it('have a link for every sub-category that one of them has', async () => {
    const page = await load();
    expect(page.subCategories).toEqual([
      {
        name: 'Moda damska',
        slug: 'moda-damska',
        href: '/wydarzenia?kategoria=moda-damska#past',
        count: 1,
        current: false,
      },
    ]);
    expect([page.pastTotal, page.subCategory, page.unknownFilter]).toEqual([1, undefined, false]);
  });

  it('are narrowed, and the current ones are not', async () => {
    const page = await load({ category: 'moda-damska' });
    expect(page).toMatchObject({
      subCategory: 'Moda damska',
      unknownFilter: false,
      subCategories: [{ current: true, href: '/wydarzenia#past' }],
      filterAlternates: { 'pl-PL': { category: 'moda-damska' }, en: { category: 'women' }, 'hu-HU': {} },
    });
    expect([page.current.length, page.past.length]).toEqual([2, 1]);
  });

  it('keep the filter in languages of which the content says nothing, by its place in the menus', async () => {
    const menus = {
      'pl-PL': ['moda-damska', 'moda-meska'],
      en: ['women', 'men'],
      'hu-HU': ['moda-damska'],
    };
    const fetch = inLanguages((locale) => ({
      subCategory: { data: { id: 1, attributes: { name: 'Moda damska', subCategorySlug: 'moda-damska' } } },
      headerStatic: {
        menuData: [
          {
            id: 1,
            name: 'Moda',
            categorySlug: 'moda',
            menu_sub_categories: menus[locale].map((slug) => ({ name: slug, subCategorySlug: slug })),
          },
        ],
      },
    }));
    const page = await loadEventsPage(contextOf({}, { query: { category: 'moda-damska' }, fetch }));
    expect(page.filterAlternates).toEqual({
      'pl-PL': { category: 'moda-damska' },
      en: { category: 'women' },
      'hu-HU': { category: 'moda-damska' },
    });
  });

  it('send an unknown one back to the list', async () => {
    expect(await load({ category: '__proto__' })).toMatchObject({
      unknownFilter: true,
      knownHref: '/wydarzenia',
    });
    const unavailable = { pastEvents: AWAY };
    expect((await load({ category: '__proto__' }, unavailable)).unknownFilter).toBe(false);
  });

  it('are an empty list of a kind that only current events have', async () => {
    const page = await load({ category: 'moda-damska' }, { pastEvents: { data: [], meta: {} } });
    expect(page).toMatchObject({ past: [], pastTotal: 0, unknownFilter: false });
  });
});

describe('events by day, week and month', () => {
  const load = (query: Record<string, string> = {}) => loadEventsPage(contextOf({}, { query }));

  it('keep the order of the call without a filter, and this week apart', async () => {
    const page = await load();
    expect([page.total, page.period, page.unknownFilter]).toEqual([2, undefined, false]);
    expect(page.current.map(({ href }) => href)).toEqual(['/wydarzenia/warsztaty', '/wydarzenia/koncert']);
    expect(page.thisWeek.map(({ href }) => href)).toEqual(['/wydarzenia/warsztaty']);
    expect(page.periods.every(({ count }) => count > 0)).toBe(true);
    for (const period of page.periods) {
      expect(period.href).toBe(`/wydarzenia?kiedy=${period.value}`);
      expect((await load({ when: period.value })).current).toHaveLength(period.count);
    }
  });

  it('may be asked for without any event, in the same words in every language', async () => {
    const page = await load({ when: '2027-09' });
    expect(page).toMatchObject({ current: [], thisWeek: [], total: 2, unknownFilter: false });
    expect(page.period).toMatchObject({ value: '2027-09', href: '/wydarzenia', current: true });
    expect(page.filterAlternates.en).toEqual({ when: '2027-09' });
  });

  it.each([
    [{ when: '2026-11-20' }, ''],
    [{ when: '2026-12-31' }, ''],
    [{ when: '2026-W46' }, ''],
    [{ when: '2027-11' }, ''],
    [{ when: 'week' }, ''],
    [{ when: 'week', category: 'moda-damska' }, '?kategoria=moda-damska'],
    [{ when: '2026-W47', category: 'nope' }, '?kiedy=2026-W47'],
    [{ when: '2026-W47', category: 'moda-damska' }, '?kategoria=moda-damska'],
  ])('go back from %o to the list with what is known of it', async (query, kept) => {
    expect(await load(query)).toMatchObject({ unknownFilter: true, knownHref: `/wydarzenia${kept}` });
  });

  it('are true until the centre’s midnight', async () => {
    const context = contextOf();
    await loadEventsPage(context);
    expect(context.content.gathered().trueUntil).toBe(Date.parse('2026-11-21T23:00:00Z'));
  });
});
