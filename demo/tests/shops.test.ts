import { DEMO_LOCALES } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { dayLabel, linkHref, offerLabel } from '../reading/labels.ts';
import { readWords } from '../reading/words.ts';
import {
  centreDays,
  easterSunday,
  placeDays,
  specialDays,
  specialDaysOf,
  tradingSundays,
} from '../structure/calendar.ts';
import { CATEGORIES, SPECIALTIES, SUB_CATEGORIES } from '../structure/categories.ts';
import { EVENTS } from '../structure/events.ts';
import { HOME_FLOORS, SLIDES } from '../structure/home.ts';
import { momentOf } from '../structure/moments.ts';
import { OFFERS } from '../structure/offers.ts';
import { HOURS_PRESETS, PLACES } from '../structure/opening.ts';
import { DRAWING_LEVELS, type DrawingKey } from '../structure/pictures.ts';
import type { DemoLevel, EventData, OfferData, TenantData } from '../structure/shapes.ts';
import { COOKIE_CATEGORIES } from '../structure/shell.ts';
import { roomLevel, TENANTS, tenantPhone } from '../structure/tenants.ts';
import { strings } from './strings.ts';

const tenants: readonly TenantData<string, string, string, string>[] = TENANTS;
const offers: readonly OfferData<string, string, string>[] = OFFERS;
const events: readonly EventData<string>[] = EVENTS;
const ASCII_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('the shops of the demo', () => {
  it('are as many as promised, on five floors, in eight categories', () => {
    expect(TENANTS.length).toBeGreaterThanOrEqual(74);
    expect(new Set(tenants.map((one) => roomLevel(one.room)))).toEqual(new Set([-1, 0, 1, 2, 3]));
    expect(CATEGORIES.length).toBe(8);
    for (const category of CATEGORIES) {
      expect(tenants.filter((one) => one.category === category.key).length, category.key).toBeGreaterThan(2);
    }
    expect(SUB_CATEGORIES.length).toBeGreaterThanOrEqual(36);
    expect(SPECIALTIES.length).toBeGreaterThanOrEqual(60);
  });

  it('have keys, names, slugs, rooms and telephones of their own', () => {
    for (const field of ['key', 'name', 'slug', 'room'] as const) {
      expect(repeated(tenants.map((one) => one[field])), field).toEqual([]);
    }
    expect(repeated(tenants.map((one) => tenantPhone(one.room)))).toEqual([]);
    for (const one of tenants) {
      expect(one.slug).toMatch(ASCII_SLUG);
      expect(one.room).toMatch(/^-?\d\.\d\d$/);
    }
  });

  it('stand in a sub-category of their own category, which is never empty', () => {
    for (const one of tenants) {
      expect(SUB_CATEGORIES.find((sub) => sub.key === one.subCategory)?.category, one.key).toBe(one.category);
    }
    for (const sub of SUB_CATEGORIES) {
      expect(
        tenants.some((one) => one.subCategory === sub.key),
        sub.key,
      ).toBe(true);
    }
    const used = new Set(tenants.flatMap((one) => [...one.specialties]));
    expect(SPECIALTIES.filter((one) => !used.has(one.key)).map((one) => one.key)).toEqual([]);
  });

  it('all have hours, each day at most once', () => {
    for (const one of tenants) {
      const preset = HOURS_PRESETS[one.hours as keyof typeof HOURS_PRESETS];
      const days = preset.week.flatMap((row) =>
        Array.from({ length: row.to - row.from + 1 }, (_, at) => row.from + at),
      );
      expect(days.length, one.key).toBeGreaterThan(0);
      expect(repeated(days.map(String)), one.key).toEqual([]);
      for (const row of preset.week) expect(`${row.opens} ${row.closes}`).toMatch(/^\d\d:\d\d \d\d:\d\d$/);
    }
    expect(PLACES[0].key).toBe('centre');
  });
});

describe('offers and events', () => {
  it('are some past, some running, some to come', () => {
    expect(offers.length).toBe(38);
    expect(offers.filter((one) => one.ends < 0).length).toBeGreaterThan(3);
    expect(offers.filter((one) => one.starts > 0).length).toBeGreaterThan(2);
    expect(offers.filter((one) => one.ends === 0).length).toBeGreaterThan(0);
    expect(offers.every((one) => one.starts <= one.ends)).toBe(true);
    expect(events.length).toBe(18);
    expect(events.filter((one) => one.ends[0] < 0).length).toBeGreaterThan(2);
    expect(events.filter((one) => one.starts[0] <= 0 && one.ends[0] >= 0).length).toBeGreaterThan(2);
    expect(events.filter((one) => one.promoted).length).toBeGreaterThan(3);
    for (const one of events) expect(-one.published, one.key).toBeLessThan(one.starts[0]);
  });

  it('take pictures of their own floor, none of them twice', () => {
    const drawn = [
      ...offers.map((one) => ({
        key: one.key,
        picture: one.picture,
        level: roomLevel(TENANTS.find((tenant) => tenant.key === one.tenant)?.room ?? ''),
      })),
      ...events.map((one) => ({ key: one.key, picture: one.picture, level: one.level })),
    ].filter((one) => one.picture);
    for (const one of drawn) {
      const ground: DemoLevel | null = DRAWING_LEVELS[one.picture as DrawingKey];
      if (ground !== null) expect(one.level, one.key).toBe(ground);
    }
    expect(repeated(drawn.map((one) => String(one.picture)))).toEqual([]);
  });

  it('give every offer and every event a poster of its own, and keep none that nothing shows', () => {
    for (const [kind, shown] of [
      ['offer-', offers],
      ['event-', events],
    ] as const) {
      const kept = Object.keys(DRAWING_LEVELS).filter((key) => key.startsWith(kind));
      expect(shown.map((one) => String(one.picture)).sort()).toEqual(kept.sort());
    }
  });

  it('name the room of the shop they happen in', () => {
    for (const one of events) if (one.room) expect(roomLevel(one.room), one.key).toBe(one.level);
  });
});

describe.each(DEMO_LOCALES)('the words in %s', (locale) => {
  const words = readWords(locale);
  const slugLists = {
    categories: Object.values(words.shops.categories).map(({ slug }) => slug),
    subCategories: Object.values(words.shops.subCategories).map(({ slug }) => slug),
    specialties: Object.values(words.shops.specialties).map(({ slug }) => slug),
    offers: Object.values(words.offers.offers).map(({ slug }) => slug),
    events: Object.values(words.events.events).map(({ slug }) => slug),
  };

  it.each(Object.entries(slugLists))('have slugs, each once: %s', (_, slugs) => {
    expect(repeated(slugs)).toEqual([]);
  });

  it('name no fixed date, since days count from the first start', () => {
    const rooms = new Set([...tenants.map((one) => one.room), ...events.map((one) => one.room)]);
    for (const [path, text] of strings({ offers: words.offers, events: words.events })) {
      const dates = text.match(/\b\d{1,2}\.\d{1,2}\b|\b20\d\d\b/g) ?? [];
      expect(
        dates.filter((date) => !rooms.has(date)),
        path,
      ).toEqual([]);
    }
  });

  it('lead every link somewhere', () => {
    const hrefs = [
      ...HOME_FLOORS.flatMap((floor) => floor.links.map((link) => linkHref(link.target, words))),
      ...SLIDES.map((slide) => linkHref(slide.target, words)),
    ];
    for (const href of hrefs) expect(href).toMatch(/^\/[a-z0-9/?=&#-]*$/);
  });

  it('write numerals and days as the language does', () => {
    expect(offerLabel({ percent: 40 }, locale)).toMatch(/^−(40\s?%|%\s?40)$/);
    expect(offerLabel({ price: 19 }, locale)).toMatch(/19/);
    expect(dayLabel({ from: 1, to: 6, opens: '09:00', closes: '22:00' }, words)).toBe(
      `${words.centre.days[0]}-${words.centre.days[5]}`,
    );
    expect(words.centre.days.some((day) => day.includes('-'))).toBe(false);
  });
});

describe('words and structure together', () => {
  it('differ from English in every other language', () => {
    const english = readWords('en').shops.tenants;
    for (const locale of DEMO_LOCALES.filter((one) => one !== 'en')) {
      const { tenants } = readWords(locale).shops;
      const same = TENANTS.filter(({ key }) => tenants[key].description === english[key].description);
      expect(
        same.map(({ key }) => key),
        locale,
      ).toEqual([]);
    }
  });

  it('name every cookie once', () => {
    const names = COOKIE_CATEGORIES.flatMap((one) => one.cookies.map((cookie) => cookie.name));
    expect(repeated(names)).toEqual([]);
  });
});

describe('special days', () => {
  it('follow the Polish calendar', () => {
    expect([2026, 2027, 2028].map(easterSunday)).toEqual(['2026-04-05', '2027-03-28', '2028-04-16']);
    expect(tradingSundays(2026)).toEqual([
      '2026-01-25',
      '2026-03-29',
      '2026-04-26',
      '2026-06-28',
      '2026-08-30',
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
    ]);
  });

  it('close the shops on holidays and open them on trading Sundays', () => {
    const days = new Map(specialDays('trade', '2026-11-21').map((day) => [day.date, day]));
    expect(days.get('2026-12-06')?.opens).toBe('10:00');
    expect(days.get('2026-12-24')?.opens).toBeNull();
    expect(days.get('2026-12-26')?.opens).toBeNull();
    expect(days.get('2027-01-06')?.opens).toBeNull();
    expect(days.get('2027-01-31')?.key).toBe('tradingSunday');
    expect(days.get('2026-11-25')?.closes).toBe('00:00');
    expect(days.has('2026-11-29')).toBe(false);
  });

  it('let cinema and restaurants rest on the great holidays only', () => {
    const dates = specialDays('leisure', '2026-11-21').map((day) => day.date);
    expect(dates).toEqual(['2026-12-24', '2026-12-25', '2027-01-01', '2027-03-28']);
    expect(specialDays('none', '2026-11-21')).toEqual([]);
  });

  it('begin when the week of those who keep them does, on long evenings too', () => {
    const of = (preset: keyof typeof HOURS_PRESETS, key: string) =>
      specialDaysOf(HOURS_PRESETS[preset], '2026-11-21').find((day) => day.key === key);
    expect(of('supermarket', 'longEvening')).toMatchObject({ opens: '07:00', closes: '00:00' });
    expect(of('supermarket', 'tradingSunday')).toMatchObject({ opens: '08:00', closes: '20:00' });
    expect(of('trade', 'longEvening')).toMatchObject({ opens: '09:00', closes: '00:00' });
    expect(of('boutique', 'newYearsEve')).toMatchObject({ opens: '10:00', closes: '17:00' });
    // The last day of 2028 is a Sunday, on which the law lets nobody trade.
    const late = specialDaysOf(HOURS_PRESETS.trade, '2028-11-21').find(({ key }) => key === 'newYearsEve');
    expect(late).toMatchObject({ date: '2028-12-31', opens: null, closes: null });
  });

  it('are held by every place, the car park’s as on any other day', () => {
    const own = Object.fromEntries(
      PLACES.map(({ key, hours }) => [key, placeDays(key, HOURS_PRESETS[hours], '2026-11-21')]),
    );
    const eve = (key: string) => own[key]?.find(({ date }) => date === '2026-12-24');
    expect(centreDays('2026-11-21').map(({ date }) => date)).toContain('2026-12-24');
    expect(eve('centre')).toBeUndefined();
    for (const key of ['supermarket', 'food', 'cinema']) expect(eve(key), key).toMatchObject({ opens: null });
    expect(eve('parking')).toMatchObject({ opens: '05:30', closes: '01:30' });
    expect(own.centre?.some(({ key }) => key === 'tradingSunday')).toBe(true);
  });

  it('find a long evening that is no holiday and no Sunday, whenever the demo starts', () => {
    for (let day = 0; day < 366; day += 1) {
      const start = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const evening = specialDays('trade', start).find((one) => one.key === 'longEvening');
      expect(new Date(`${evening?.date}T00:00:00Z`).getUTCDay(), start).toBeGreaterThan(0);
    }
  });
});

describe('moments', () => {
  it('are the centre’s wall clock, also past a clock change', () => {
    expect(momentOf('2026-11-21', 13, '18:00')).toBe('2026-12-04T17:00:00.000Z');
    expect(momentOf('2027-03-27', 1, '18:00')).toBe('2027-03-28T16:00:00.000Z');
    expect(momentOf('2026-10-24', 1, '00:00')).toBe('2026-10-24T22:00:00.000Z');
    expect(momentOf('2026-10-24', 1, '23:59:59')).toBe('2026-10-25T22:59:59.000Z');
    expect(momentOf('2027-03-27', 1, '02:30')).toBe('2027-03-28T01:30:00.000Z');
  });
});
