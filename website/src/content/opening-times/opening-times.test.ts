import type { OpeningTime, SearchData } from '@mall/contract';
import type { TimedShop } from '@mall/contract/opening/opening-times.ts';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { AWAY, answering, contextOf } from '../../../fixtures/responses.ts';
import type { Building } from '../client/read-all.ts';
import { createLinks } from '../fields/links.ts';
import { openingTimes, readOpeningTimes } from './opening-times.ts';

type Row = OpeningTime['opening_hours'][number];
type Day = OpeningTime['special_opening_days'][number];

const row = (
  for_what: string,
  day: string,
  opens: string | null,
  closes: string | null,
  more: Partial<Row> = {},
): Row => ({
  for_what,
  day,
  opening_hour: opens,
  closing_hour: closes,
  isActive: true,
  order: null,
  opening_hours_text: null,
  link: null,
  link_target: null,
  ...more,
});
const day = (
  date: string | null,
  opens: string | null = null,
  closes: string | null = null,
  more: Partial<Day> = {},
): Day => ({
  special_day_name: null,
  date,
  opening_hour: opens,
  closing_hour: closes,
  ...more,
});
const shop = (slug: string, more: Partial<TimedShop> = {}): TimedShop => ({
  name: slug,
  slug,
  menu_category: { categorySlug: 'dom' },
  openingHours: [{ day: 'Monday-Sunday', openingHour: '08:00', closingHour: '20:00' }],
  opening_soon: false,
  ...more,
});

function timesOf(
  record: Partial<OpeningTime>,
  { shops = [], special = {} }: { shops?: TimedShop[]; special?: Record<string, Day[]> } = {},
) {
  const context = contextOf();
  const links = createLinks('pl-PL');
  const building: Building = {
    search: { tenants: shops as SearchData['tenants'], offers: [], events: [] },
    special: (slug) => special[slug] ?? [],
  };
  return openingTimes({ opening_hours: [], special_opening_days: [], ...record }, building, {
    context,
    links,
  });
}

const WEEK = [
  row('Sklepy', 'Monday-Saturday', '09:00', '21:00'),
  row('Market', 'Monday-Saturday', '07:00', '22:00', { link: '/tenants/dom/market' }),
  row('Parking', 'Monday-Sunday', '05:30', '01:30'),
];
const hoursOn = (special: readonly { date: string; opens: string | null }[] | undefined) =>
  Object.fromEntries((special ?? []).map(({ date, opens }) => [date, opens]));

describe('special days', () => {
  it('count from the nearest: the place’s own, its shop’s, the whole centre’s', () => {
    const market = shop('market');
    const times = timesOf(
      {
        opening_hours: WEEK,
        special_opening_days: [
          day('2026-12-24'),
          day('2026-12-25'),
          day('2026-12-26'),
          day('2026-12-25', '10:00', '12:00', { for_what: ' market ' }),
        ],
      },
      {
        shops: [market, shop('inny')],
        special: { market: [day('2026-12-24', '08:00', '14:00'), day('2026-12-25', '08:00', '14:00')] },
      },
    );
    const [centre, place, parking] = times.places;
    const rest = { '2026-12-24': null, '2026-12-25': null, '2026-12-26': null };
    expect(hoursOn(centre?.hours.special)).toEqual(rest);
    expect(hoursOn(parking?.hours.special)).toEqual(rest);
    expect(hoursOn(place?.hours.special)).toEqual({ ...rest, '2026-12-24': '08:00', '2026-12-25': '10:00' });
    // The shop is the place, on every page of its own; another one follows the centre.
    expect(times.ofShop(market)).toEqual(place?.hours);
    expect(hoursOn(times.ofShop(shop('inny'))?.special)).toEqual(rest);
  });

  it('are matched by name where hours are written for a name', () => {
    const times = timesOf({
      opening_hours: [
        ...WEEK,
        row('Sklepy', 'Black Friday', '06:00', '24:00'),
        row('Parking', 'Wigilia', null, null),
      ],
      special_opening_days: [
        day('2026-11-27', null, null, { special_day_name: 'black  friday' }),
        day('2026-12-24', '09:00', '14:00', { special_day_name: 'Wigilia' }),
      ],
    });
    const [centre, market, parking] = times.places;
    expect(hoursOn(centre?.hours.special)).toEqual({ '2026-11-27': '06:00', '2026-12-24': '09:00' });
    expect(centre?.hours.week).toHaveLength(1);
    // The entry of Black Friday only dates the shops' row; Christmas Eve has hours for everybody else.
    expect(hoursOn(market?.hours.special)).toEqual({ '2026-12-24': '09:00' });
    expect(hoursOn(parking?.hours.special)).toEqual({ '2026-12-24': null });
  });

  it('take their name from the whole centre, and the date too where they have none', () => {
    const times = timesOf({
      opening_hours: WEEK,
      special_opening_days: [
        day('2026-12-24', null, null, { special_day_name: 'Wigilia' }),
        day('2026-12-24', '06:00', '10:00', { for_what: 'Parking' }),
        day(null, '06:00', '11:00', { for_what: 'Market', special_day_name: 'wigilia' }),
      ],
    });
    expect(times.places[2]?.hours.special).toEqual([
      { date: '2026-12-24', name: 'Wigilia', opens: '06:00', closes: '10:00' },
    ]);
    expect(hoursOn(times.places[1]?.hours.special)).toEqual({ '2026-12-24': '06:00' });
  });

  it('like any other of their weekday are not carried by pages, but known', () => {
    const times = timesOf({
      opening_hours: WEEK,
      special_opening_days: [day('2026-12-24'), day('2026-12-24', '05:30', '01:30', { for_what: 'Parking' })],
    });
    expect(times.places[2]?.hours.special).toEqual([]);
    expect(times.places[2]?.days).toEqual([{ date: '2026-12-24', opens: '05:30', closes: '01:30' }]);
  });

  it('of the whole centre say nothing of when a new shop opens', () => {
    const coming = shop('market', { openingSoon: true, opening_soon: null });
    const times = timesOf(
      { opening_hours: WEEK, special_opening_days: [day('2026-12-06', '10:00', '20:00')] },
      { shops: [coming], special: { market: [day('2026-12-10', '08:00', '20:00')] } },
    );
    expect(hoursOn(times.ofShop(coming)?.special)).toEqual({ '2026-12-10': '08:00' });
    expect(times.places[1]?.openingSoon).toBe(true);
  });
});

describe('weeks', () => {
  it('of a place go before its shop’s, unless the place has words alone', () => {
    const market = shop('market');
    const own = timesOf({ opening_hours: WEEK }, { shops: [market] });
    expect(own.ofShop(market)?.week[0]).toMatchObject({ opens: '07:00' });
    const words = row('Market', 'Godziny', null, null, {
      link: '/tenants/dom/market',
      opening_hours_text: 'jak sklep',
    });
    const shops = timesOf(
      { opening_hours: [row('Sklepy', 'Monday', '09:00', '21:00'), words] },
      { shops: [market] },
    );
    expect(shops.places[1]?.hours.week).toMatchObject([
      { opens: '08:00' },
      { label: 'Godziny', text: 'jak sklep' },
    ]);
    // A shop that has none itself does not take the words away.
    const without = shop('market', { openingHours: [] });
    const alone = timesOf(
      { opening_hours: [row('Sklepy', 'Monday', '09:00', '21:00'), { ...words, day: 'Monday' }] },
      { shops: [without] },
    );
    expect(alone.places[1]?.hours.week).toMatchObject([{ days: [1], text: 'jak sklep' }]);
  });

  it('of a place with words alone are its words where its shop has no hours', () => {
    const words = row('Market', 'Monday-Friday', null, null, {
      link: '/tenants/dom/market',
      opening_hours_text: 'po umówieniu',
    });
    const times = timesOf(
      { opening_hours: [row('Sklepy', 'Monday', '09:00', '21:00'), words] },
      { shops: [shop('market', { openingHours: [] })] },
    );
    expect(times.places[1]?.hours.week).toMatchObject([{ text: 'po umówieniu' }]);
  });

  it('of a shop are unknown while its special days are', () => {
    const { context, links } = { context: contextOf(), links: createLinks('pl-PL') };
    const building: Building = { search: null, special: () => null };
    const times = openingTimes(null, building, { context, links });
    expect(times.ofShop(shop('market'))).toBeNull();
    expect(times.ofShop(shop('market', { specialOpeningDays: [] }))?.week).toHaveLength(1);
    expect(times.ofShop(shop('market', { specialOpeningDays: [], openingHours: [] }))).toBeNull();
  });

  it('of an opening widget are its place’s, else its own, on every day where it names none', () => {
    const times = timesOf({ opening_hours: WEEK, special_opening_days: [day('2026-12-24')] });
    expect(times.ofWidget({ isActive: true, for_what: 'parking' })).toEqual(times.places[2]?.hours);
    const own = times.ofWidget({ isActive: true, opening_hour: '10:00', closing_hour: '18:00' });
    expect(own).toEqual({
      week: [{ days: [1, 2, 3, 4, 5, 6, 7], label: 'Monday-Sunday', opens: '10:00', closes: '18:00' }],
      special: [{ date: '2026-12-24', opens: null, closes: null }],
    });
    expect(times.ofWidget({ isActive: false, for_what: 'Parking' })).toBeUndefined();
  });
});

describe('addresses', () => {
  it('lead to the shop they are of, with or without query and anchor', () => {
    const market = shop('market');
    const times = timesOf({ opening_hours: WEEK }, { shops: [shop('other'), market] });
    const href = createLinks('pl-PL').tenant(market);
    const hours = times.ofShop(market);
    expect(hours?.week[0]).toMatchObject({ opens: '07:00' });
    for (const more of ['', '?a=b', '#hours', '?a=b#hours']) expect(times.ofHref(href + more)).toEqual(hours);
    expect(times.ofHref('/sklepy/dom/none')).toBeNull();
    expect(times.ofHref(undefined)).toBeNull();
    expect(timesOf({ opening_hours: WEEK }).ofHref(href)).toBeNull();
  });

  it('and pictures of a place are those of its rows that have one', () => {
    const icon = (url: string) => ({ url, width: 24, height: 24 }) as NonNullable<Row['icon']>;
    const rows = [
      row('Sklepy', 'Monday', '09:00', '21:00'),
      row('Parking', 'Monday', '09:00', '21:00', { icon: icon('') }),
      row('Parking', 'Tuesday', '09:00', '21:00', { icon: icon('/uploads/p.svg') }),
    ];
    const [shops, parking] = timesOf({ opening_hours: rows }).places;
    expect(shops && 'icon' in shops).toBe(false);
    expect(parking?.icon?.src).toContain('p.svg');
  });
});

describe('readOpeningTimes', () => {
  const links = createLinks('pl-PL');

  it('asks once a request, and shares what is made of the same payloads', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(new URL(String(input)).pathname);
      return answering()(input, init);
    };
    const context = contextOf({}, { fetch });
    const [one, two] = [readOpeningTimes({ context, links }), readOpeningTimes({ context, links })];
    expect(one).toBe(two);
    expect((await one).places.length).toBeGreaterThan(0);
    const before = asked.length;
    expect(new Set(asked).size).toBe(before);
    await readOpeningTimes({ context, links });
    expect(asked).toHaveLength(before);
    const again = { ...context, content: contextOf({}, { fetch }).content };
    expect(readOpeningTimes({ context: again, links })).not.toBe(one);
  });

  it('does without what cannot be had', async () => {
    const places = async (bodies: Parameters<typeof contextOf>[0]) =>
      (await readOpeningTimes({ context: contextOf(bodies), links })).places;
    const known = await places({});
    expect(known.length).toBeGreaterThan(0);
    expect(await places({ headerStatic: AWAY })).toEqual([]);
    expect(await places({ headerStatic: { ...Object(BODIES.headerStatic), openingTime: null } })).toEqual([]);
    expect((await places({ searchData: AWAY, specialHours: AWAY })).map(({ name }) => name)).toEqual(
      known.map(({ name }) => name),
    );
  });
});
