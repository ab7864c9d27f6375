import { clockText } from '@mall/contract/formats.ts';
import { type OpeningHours, openingState } from '@mall/contract/opening/opening-state.ts';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { BODIES } from '../../fixtures/bodies.ts';
import { contextOf } from '../../fixtures/responses.ts';
import type { TenantCard } from '../content/cards.ts';
import type { Weekday } from '../content/opening-times/opening-models.ts';
import { ContactView } from '../features/contact/ContactView.tsx';
import { loadContactPage } from '../features/contact/load-contact.ts';
import { Hero } from '../features/home/Hero.tsx';
import { loadHomePage } from '../features/home/load-home.ts';
import { placeHours } from '../features/home/today/place-hours.ts';
import { loadMap } from '../features/map/load-map.ts';
import { decodeHours, encodeHours } from '../features/opening-times/hours-code.ts';
import { TenantTile } from '../features/opening-times/TenantTile.tsx';
import { loadSearchEntries } from '../features/search/load-search.ts';
import { searchItems } from '../features/search/search-items.ts';
import { loadCategoryPage, loadTenantPage } from '../features/tenants/load-tenants.ts';
import { TenantView } from '../features/tenants/TenantView.tsx';
import { pageWords } from '../i18n/page-words.ts';
import { Header } from './header/Header.tsx';
import { loadShell } from './load-shell.ts';
import { shellLinks } from './shell-links.ts';

const ZONE = 'Europe/Warsaw';

/** What an editor wrote. */
interface Row {
  days: readonly Weekday[];
  opens: string | null;
  closes: string | null;
  text: string | null;
}
interface Special {
  /** Index of the place it is for; null = the whole centre. */
  place: number | null;
  /** Days from today. */
  ahead: number;
  opens: string | null;
  closes: string | null;
}
interface World {
  now: Date;
  /** What the content says of each place; the first is the centre. @see SHOPS for `shop` */
  places: { rows: Row[]; shop: number | null }[];
  shops: { rows: Row[]; special: Omit<Special, 'place'>[] }[];
  special: Special[];
}
type Span = { opens: string; closes: string };

const NAMES = ['Sklepy', 'Restauracje', 'Kino', 'Parking'];
const SHOPS = ['halland', 'lata', 'kresa'];

const LABELS: readonly (readonly [string, readonly Weekday[]])[] = [
  ['Poniedziałek-Piątek', [1, 2, 3, 4, 5]],
  ['Monday-Sunday', [1, 2, 3, 4, 5, 6, 7]],
  ['Sobota', [6]],
  ['Niedziela', [7]],
  ['Pn-Sob', [1, 2, 3, 4, 5, 6]],
  ['Sunday-Tuesday', [7, 1, 2]],
];
const labelOf = (days: readonly Weekday[]) => LABELS.find(([, one]) => one === days)?.[0] ?? null;

const opens = fc.constantFrom('06:00', '09:00', '10:30', '00:00', '18:00', '01:00', null);
const closes = fc.constantFrom('22:00', '00:00', '24:00', '02:00', '05:00', '12:00', '17:15', null);
const row: fc.Arbitrary<Row> = fc.record({
  days: fc.constantFrom(...LABELS.map(([, days]) => days)),
  opens,
  closes,
  text: fc.constantFrom(null, null, null, 'po umówieniu'),
});
const ahead = fc.integer({ min: -2, max: 10 });
const day = fc.record({ ahead, opens, closes });
/** Any minute of two years, and often one of the nights in which the clocks change. */
const now = fc.oneof(
  fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }).map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute))),
  fc
    .tuple(
      fc.constantFrom('2026-03-28T20:00Z', '2026-10-24T20:00Z', '2027-03-27T20:00Z', '2026-12-23T20:00Z'),
      fc.integer({ min: 0, max: 12 * 60 }),
    )
    .map(([evening, minute]) => new Date(Date.parse(evening) + minute * 60_000)),
);
const world: fc.Arbitrary<World> = fc.record({
  now,
  places: fc.array(
    fc.record({
      rows: fc.array(row, { minLength: 1, maxLength: 3 }),
      shop: fc.option(fc.nat(SHOPS.length - 1)),
    }),
    { minLength: 1, maxLength: NAMES.length },
  ),
  shops: fc.array(
    fc.record({ rows: fc.array(row, { maxLength: 3 }), special: fc.array(day, { maxLength: 3 }) }),
    { minLength: SHOPS.length, maxLength: SHOPS.length },
  ),
  special: fc.array(fc.record({ place: fc.option(fc.nat(NAMES.length - 1)), ahead, opens, closes }), {
    maxLength: 10,
  }),
});

const today = (at: Date) => new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short' }).format(at);
const dateAt = (at: Date, days: number) =>
  new Date(Date.parse(today(at)) + days * 86_400_000).toISOString().slice(0, 10);

/** The rule, told anew and the long way: what an editor would say the hours of a date are. */
function rule({ places, shops, special, now: at }: World) {
  const said = (list: readonly Omit<Special, 'place'>[], date: string) =>
    list.filter((one) => dateAt(at, one.ahead) === date);
  const open = (list: readonly { opens: string | null; closes: string | null }[]): Span[] =>
    list.flatMap((one) => (one.opens && one.closes ? [{ opens: one.opens, closes: one.closes }] : []));
  const first = (lists: readonly (readonly Omit<Special, 'place'>[])[]) =>
    lists.find((list) => list.length > 0);
  const weekday = (date: string) => (new Date(date).getUTCDay() || 7) as Weekday;
  const shopOf = (index: number) => {
    const shop = index > 0 ? places[index]?.shop : null;
    return shop === null ? undefined : shops[shop ?? -1];
  };
  const weekOfPlace = (index: number): readonly Row[] => {
    const rows = places[index]?.rows ?? [];
    const shop = shopOf(index);
    // Words alone say nothing of hours, and leave them to the shop.
    return shop && rows.every((one) => !(one.opens && one.closes) && one.text) ? shop.rows : rows;
  };
  const ofPlace = (index: number, date: string): Span[] => {
    const shop = shopOf(index);
    const own = special.filter((one) => one.place === index);
    const whole = special.filter((one) => one.place === null);
    const counting = first([said(own, date), said(shop?.special ?? [], date), said(whole, date)]);
    if (counting) return open(counting);
    return open(weekOfPlace(index).filter(({ days }) => days.includes(weekday(date))));
  };
  const placeOf = (index: number) => places.findIndex((one, at) => at > 0 && one.shop === index);
  const ofShop = (index: number, date: string): Span[] => {
    const place = placeOf(index);
    if (place > 0) return ofPlace(place, date);
    const shop = shops[index];
    const whole = special.filter((one) => one.place === null);
    const counting = first([said(shop?.special ?? [], date), said(whole, date)]);
    return open(counting ?? (shop?.rows ?? []).filter(({ days }) => days.includes(weekday(date))));
  };
  const weekOfShop = (index: number) =>
    placeOf(index) > 0 ? weekOfPlace(placeOf(index)) : (shops[index]?.rows ?? []);
  /** Whether a badge can say anything before the script of the page runs: that is the hours of the week. */
  const says = (week: readonly Row[]) => open(week).length > 0;
  return {
    ofPlace,
    ofShop,
    saysOfPlace: (index: number) => says(weekOfPlace(index)),
    saysOfShop: (index: number) => says(weekOfShop(index)),
  };
}

/** Every date spelled out, so that nothing is left to the order of lists. */
function spelled(of: (date: string) => Span[], at: Date): OpeningHours {
  const special = Array.from({ length: 20 }, (_, index) => dateAt(at, index - 2)).flatMap(
    (date): OpeningHours['special'] => {
      const spans = of(date);
      return spans.length > 0
        ? spans.map((span) => ({ date, ...span }))
        : [{ date, opens: null, closes: null }];
    },
  );
  return { week: [], special };
}

/** What a visitor is told: open or closed, until when, or when next. */
function answer(at: Date, hours: OpeningHours) {
  const { state, until, next } = openingState(at, hours, ZONE);
  return { state, until, next };
}

interface Entity {
  id: number;
  attributes: Record<string, unknown>;
}

function bodies({ places, shops, special, now: at }: World) {
  const header = BODIES.headerStatic as Record<string, unknown>;
  const rowsOf = (rows: readonly Row[]) =>
    rows.map((one) => ({ day: labelOf(one.days), openingHour: one.opens, closingHour: one.closes }));
  const daysOf = (days: readonly Omit<Special, 'place'>[]) =>
    days.map((one) => ({
      special_day_name: null,
      date: dateAt(at, one.ahead),
      opening_hour: one.opens,
      closing_hour: one.closes,
    }));
  const withHours = (list: unknown, special: boolean) =>
    (list as Entity[]).map(
      ({ id, attributes }, index): Entity => ({
        id,
        attributes: {
          ...attributes,
          opening_soon: false,
          ...(special ? { specialOpeningDays: daysOf(shops[index]?.special ?? []) } : {}),
          openingHours: rowsOf(shops[index]?.rows ?? []),
        },
      }),
    );
  const list = (name: 'tenantsOfCategory' | 'promotedTenants') => {
    const body = BODIES[name] as { data: unknown };
    return { ...body, data: withHours(body.data, true) };
  };
  const search = BODIES.searchData as { tenants: unknown };
  const tenants = list('tenantsOfCategory');
  return {
    headerStatic: {
      ...header,
      headerData: {
        ...(header.headerData as object),
        cinema_openings: { id: 2, isActive: true, for_what: NAMES[places.length - 1] },
      },
      openingTime: {
        opening_hours: places.flatMap(({ rows, shop }, place) =>
          rows.map((one, order) => ({
            id: place * 10 + order,
            for_what: NAMES[place],
            day: labelOf(one.days),
            opening_hour: one.opens,
            closing_hour: one.closes,
            opening_hours_text: one.text,
            isActive: true,
            order: place * 10 + order,
            link: shop === null ? null : `/tenants/moda/${SHOPS[shop]}`,
          })),
        ),
        special_opening_days: daysOf(special).map((one, index) => {
          const place = special[index]?.place ?? null;
          return { ...one, for_what: place === null ? null : NAMES[place] };
        }),
      },
    },
    searchData: { ...search, tenants: withHours(search.tenants, false) },
    tenantsOfCategory: tenants,
    promotedTenants: list('promotedTenants'),
    specialHours: {
      ...(BODIES.specialHours as object),
      data: tenants.data.map(({ id, attributes }) => ({
        id,
        attributes: {
          name: attributes.name,
          slug: attributes.slug,
          specialOpeningDays: attributes.specialOpeningDays,
        },
      })),
    },
    tenant: { data: tenants.data[0] },
  };
}

const html = (element: ReactNode) => renderToStaticMarkup(element);
const codes = (markup: string) =>
  [...markup.matchAll(/<opening-state[^>]*data-h="([^"]*)"/g)].map(([, code = '']) => code);

/** The times in the row of a table that the browser would mark at this moment. */
function marked(table: string, at: Date): string | undefined {
  const [, code = ''] = /data-h="([^"]*)"/.exec(table) ?? [];
  const counts = openingState(at, decodeHours(code), ZONE).today;
  const rows = [
    ...table.matchAll(/<tr[^>]*?(?:data-days="([^"]*)")?(?: data-date="([^"]*)")?>.*?<td>(.*?)<\/td><\/tr>/g),
  ];
  const own = rows.filter(([, , date]) => date === counts.date);
  const counting =
    own.length > 0 || counts.special !== undefined
      ? own
      : rows.filter(([, days]) => days?.includes(String(counts.day)));
  return counting.length === 0
    ? undefined
    : counting
        .map(([, , , cell = '']) => cell.replace(/<span.*/, ''))
        .filter((cell) => /\d/.test(cell))
        .sort()
        .join(', ');
}

const written = (spans: readonly Span[]) =>
  spans
    .map((span) => `${clockText(span.opens)}–${clockText(span.closes === '00:00' ? '24:00' : span.closes)}`)
    .sort()
    .join(', ');

/** Where the answer is given. */
const SURFACES = [
  'header',
  'badge',
  'widget',
  'home',
  'contact',
  'header table',
  'contact table',
  'special days',
  'category',
  'search',
  'map',
  'tenant page',
];

it('every surface gives the one answer of the rule, whatever the content says and whenever it is asked', async () => {
  const compared = new Map(SURFACES.map((surface) => [surface, 0]));
  const count = (where: string) => {
    const [surface = ''] = where.split(',');
    compared.set(surface, (compared.get(surface) ?? 0) + 1);
  };
  await fc.assert(
    fc.asyncProperty(world, async (drawn) => {
      const { ofPlace, ofShop, saysOfPlace, saysOfShop } = rule(drawn);
      const at = drawn.now;
      const words = pageWords('pl-PL', ZONE, at);
      const given = bodies(drawn);
      const one = contextOf(given, { now: at });
      const context = (params: Record<string, string> = {}) => ({ ...one, params });
      const [shell, home, contact, category, tenant, search, map] = await Promise.all([
        loadShell(context()),
        loadHomePage(context()),
        loadContactPage(context()),
        loadCategoryPage(context({ category: 'moda' })),
        loadTenantPage(context({ slug: SHOPS[0] ?? '' })),
        loadSearchEntries(context()),
        loadMap(context()),
      ]);
      if (!category || !tenant) throw new Error('the fixtures lack a page');

      const names = NAMES.slice(0, drawn.places.length);
      const told = (of: (date: string) => Span[], says: boolean) => ({
        ...answer(at, spelled(of, at)),
        says,
      });
      const place = names.map((_, index) => told((date) => ofPlace(index, date), saysOfPlace(index)));
      const shop = SHOPS.map((_, index) => told((date) => ofShop(index, date), saysOfShop(index)));
      const same = (
        code: string | undefined,
        expected: ReturnType<typeof told> | undefined,
        where: string,
      ) => {
        const { says, ...rest } = expected ?? { says: false };
        // No hours at all, no badge: nothing is said that could be wrong.
        if (says) expect(code, `${where}: no badge`).toBeDefined();
        if (code === undefined) return;
        expect(answer(at, decodeHours(code)), where).toEqual(rest);
        if (says) count(where);
      };

      // Header: badge, widget, and the row of today in each table.
      const bar = html(
        createElement(Header, {
          shell,
          words,
          links: shellLinks({ locale: 'pl-PL' }),
          queryNames: { category: 'kategoria', specialty: 'specjalizacja' },
        }),
      );
      same(encodeHours(shell.centreHours), place[0], 'header');
      const badges = codes(bar.split('<table')[0] ?? '');
      for (const badge of badges.length > 0 ? badges : [undefined]) same(badge, place[0], 'badge');
      const last = names.length - 1;
      same(shell.cinemaHours && encodeHours(shell.cinemaHours), place[last], 'widget');
      expect(shell.places.map(({ name }) => name)).toEqual(names);

      // Home: doors, and what opens and closes on which day.
      const hero = html(
        createElement(Hero, {
          page: home,
          words,
          hrefs: shellLinks({ locale: 'pl-PL' }),
          places: shell.places,
        }),
      );
      for (const [index, item] of hero
        .split('<li>')
        .slice(1, names.length + 1)
        .entries()) {
        same(codes(item)[0], place[index], `home, ${names[index]}`);
      }
      for (const date of [dateAt(at, 0), dateAt(at, 1)]) {
        const doors = placeHours(shell.places, date);
        for (const [index, name] of names.entries()) {
          const spans = ofPlace(index, date);
          const shown = doors.find((door) => door.name === name);
          const starts = spans.map((span) => clockText(span.opens));
          // A place that opens twice is told by its first hour, one that never closes not at all.
          if (shown) expect(starts, `home, ${date}, ${name}`).toContain(shown.opens);
          else if (spans.length > 0) {
            const state = answer(
              new Date(Date.parse(`${date}T12:00:00Z`)),
              spelled((of) => (of === date ? spans : []), at),
            );
            expect(state.state, `home, ${date}, ${name}`).toBe('open');
          }
        }
      }

      // Contact: badges, tables, and the one table of special days.
      const page = html(
        createElement(ContactView, {
          page: contact,
          words,
          source: '/kontakt',
          homeHref: '/',
          part: (_, make) => make(),
        }),
      );
      const sections = page.split('<section').slice(1, names.length + 1);
      for (const [index, section] of sections.entries()) {
        same(codes(section)[0], place[index], `contact, ${names[index]}`);
      }
      const tables = (markup: string) => [...markup.matchAll(/<table.*?<\/table>/g)].map(([table]) => table);
      const counts = (index: number) =>
        openingState(
          at,
          spelled((date) => ofPlace(index, date), at),
          ZONE,
        ).today.date;
      for (const [where, markup] of [
        ['header table', bar],
        ['contact table', sections.join('')],
      ] as const) {
        const own = tables(markup);
        expect(own).toHaveLength(names.length);
        for (const [index, table] of own.entries()) {
          const counting = counts(index);
          const expected = written(ofPlace(index, counting));
          const cell = marked(table, at);
          // A special day is no longer named once its calendar day is over, though its night goes on.
          if (cell === undefined && counting < dateAt(at, 0)) continue;
          expect(cell ?? '', `${where}, ${names[index]}`).toBe(expected);
          if (expected) count(where);
        }
      }
      const special = page.slice(page.indexOf('id="special-days"'));
      const cells = [...special.matchAll(/<tr data-date="([^"]*)">(.*?)<\/tr>/g)];
      const coming = new Set(
        [
          ...drawn.special.filter((one) => one.place === null || one.place < names.length),
          ...drawn.places.flatMap((one, index) =>
            index > 0 && one.shop !== null ? (drawn.shops[one.shop]?.special ?? []) : [],
          ),
        ]
          .filter((one) => one.ahead >= 0)
          .map((one) => dateAt(at, one.ahead)),
      );
      expect(cells.map(([, date]) => date)).toEqual([...coming].sort());
      for (const [, date = '', line = ''] of cells) {
        for (const [index, [, cell = '']] of [
          ...line.matchAll(/<td><span[^>]*>.*?<\/span>(.*?)<\/td>/g),
        ].entries()) {
          const times = /\d/.test(cell) ? cell : '';
          expect(times, `special days, ${date}, ${names[index]}`).toBe(written(ofPlace(index, date)));
          if (times) count('special days');
        }
      }

      // Shops: cards of a category and of home, page, search, map.
      const card = (tenant: TenantCard) => codes(html(createElement(TenantTile, { tenant, words })))[0];
      for (const [index, name] of SHOPS.entries()) {
        const ofName = (list: readonly TenantCard[]) => list.find(({ href }) => href.endsWith(`/${name}`));
        const cards = { category: ofName(category.tenants), home: ofName(home.tenants) };
        for (const [where, one] of Object.entries(cards)) {
          expect(one, where).toBeDefined();
          if (one) same(card(one), shop[index], `${where}, ${name}`);
        }
        const found = searchItems(search, words).tenants.find(({ href }) => href.endsWith(`/${name}`));
        same(found?.hours?.code, shop[index], `search, ${name}`);
        const onMap = map.shops.find(({ slug }) => slug === name)?.hours;
        same(onMap ? encodeHours(onMap) : undefined, shop[index], `map, ${name}`);
      }
      same(
        codes(
          html(
            createElement(TenantView, {
              page: { ...tenant, neighbours: [] },
              words,
              homeHref: '/',
              part: (_, make) => make(),
            }),
          ),
        )[0],
        shop[0],
        'tenant page',
      );
    }),
    drawing(30),
  );
  for (const [surface, times] of compared) expect(times, surface).toBeGreaterThan(0);
}, 600_000);
