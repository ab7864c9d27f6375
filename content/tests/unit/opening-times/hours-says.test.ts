import { WORD_KEYS } from '@mall/contract/opening/opening-words.ts';
import { describe, expect, it } from 'vitest';
import en from '../../../../website/src/i18n/messages/en/opening.ts';
import pl from '../../../../website/src/i18n/messages/pl-PL/opening.ts';
import { headerSays, hoursAt, recordOf, shopOf, shopSays } from '../../../src/admin/hours/hours-says';
import { OPENING_WORDS } from '../../../src/admin/hours/opening-sentences';

const POLISH = { words: OPENING_WORDS.pl, lang: 'pl', timeZone: 'Europe/Warsaw' };
const at = (date: string, time: string) => ({ date, time });

const centre = {
  opening_hours: [
    { for_what: 'Sklepy', day: 'Monday-Saturday', opening_hour: '09:00', closing_hour: '22:00', order: 0 },
    { for_what: 'Kino', day: 'Monday-Sunday', opening_hour: '10:00', closing_hour: '01:00', order: 1 },
    {
      ...{ for_what: 'Zapas', day: 'Sunday', opening_hour: '08:00', closing_hour: '20:00', order: 2 },
      link: '/tenants/dom/zapas/?from=hours',
    },
  ],
  special_opening_days: [{ date: '2026-12-06', opening_hour: '10:00', closing_hour: '20:00' }],
  place_special_days: [
    { for_what: 'Sklepy', days: [{ date: '2026-12-13', opening_hour: '11:00', closing_hour: '19:00' }] },
  ],
};
const shop = (more = {}) =>
  shopOf(
    {
      name: 'Halland',
      openingHours: [{ day: 'Pn-Pt', openingHour: '10:00', closingHour: '20:00' }],
      ...more,
    },
    'halland',
  );

describe('what the header says', () => {
  const says = (date: string, time: string) => headerSays(recordOf(centre), at(date, time), POLISH);

  it('is of the first place, by the week and by other days', () => {
    expect(says('2026-12-05', '10:30')).toBe('Otwarte do 22:00');
    expect(says('2026-12-06', '10:30')).toBe('Otwarte do 20:00');
    expect(says('2026-12-06', '9:15'.padStart(5, '0'))).toBe('Zamknięte, otwarcie dziś o 10:00');
    expect(says('2026-12-13', '18:59')).toBe('Otwarte do 19:00');
    expect(says('2026-12-20', '12:00')).toBe('Zamknięte, otwarcie jutro o 9:00');
  });

  it('is nothing at a moment that is none', () => expect(says('2026-12-06', '')).toBeNull());

  it('takes hours that are typed wrong for closed', () => {
    const wrong = { ...centre, special_opening_days: [{ date: '2026-12-06', opening_hour: ['9-'] }] };
    expect(headerSays(recordOf(wrong), at('2026-12-06', '12:00'), POLISH)).toBe(
      'Zamknięte, otwarcie jutro o 9:00',
    );
  });
});

describe('the hours of a day', () => {
  const on = (date: string, shops: Parameters<typeof hoursAt>[1] = [], record: object = centre) =>
    hoursAt(recordOf({ ...record }), shops, at(date, '12:00'), 'Europe/Warsaw');
  const open = (opens: string, closes: string) => ({ kind: 'open', spans: [{ opens, closes }] });

  it('are the centre’s of its week, and nobody differs', () =>
    expect(on('2026-12-05')).toEqual({ centre: { cell: open('09:00', '22:00') }, different: [] }));

  it('are those of a special day, which the whole centre keeps', () =>
    expect(on('2026-12-06')).toEqual({
      centre: { cell: open('10:00', '20:00'), special: '' },
      different: [],
    }));

  it('name places and shops that keep others, once where a place is a shop', () => {
    const day = { date: '2026-12-09', special_day_name: 'Inwentura' };
    const cinema = {
      for_what: 'Kino',
      days: [{ date: '2026-12-09', opening_hour: '12:00', closing_hour: '23:00' }],
    };
    const shops = [
      { ...shop({ specialOpeningDays: [day] }), slug: 'halland' },
      {
        ...shop({
          name: 'Zapas',
          specialOpeningDays: [{ ...day, opening_hour: '10:00', closing_hour: '14:00' }],
        }),
        slug: 'zapas',
      },
      shop({ name: 'Wkrótce', specialOpeningDays: [day], opening_soon: true }),
      shop({
        name: 'Jak co dzień',
        specialOpeningDays: [{ date: '2026-12-09', opening_hour: '10:00', closing_hour: '20:00' }],
      }),
    ].map((one, index) => (index < 2 ? one : { ...one, slug: `shop-${index}` }));
    expect(on('2026-12-09', shops, { ...centre, place_special_days: [cinema] })).toEqual({
      centre: { cell: { kind: 'open', spans: [{ opens: '09:00', closes: '22:00' }] } },
      different: [
        { name: 'Kino', cell: open('12:00', '23:00'), special: '' },
        { name: 'Zapas', cell: open('10:00', '14:00'), special: 'Inwentura' },
        { name: 'Halland', slug: 'halland', cell: { kind: 'closed' }, special: 'Inwentura' },
      ],
    });
  });

  it('name a shop that is closed while the whole centre has another day', () => {
    const days = [{ date: '2026-12-08', opening_hour: '10:00', closing_hour: '20:00' }];
    const own = shop({ specialOpeningDays: [{ date: '2026-12-08' }] });
    expect(on('2026-12-08', [own], { ...centre, special_opening_days: days }).different).toEqual([
      { name: 'Halland', slug: 'halland', cell: { kind: 'closed' }, special: '' },
    ]);
  });

  it('are none before somebody has written some', () =>
    expect(on('2026-12-05', [], {})).toEqual({ centre: null, different: [] }));
});

describe('what a shop’s page says', () => {
  const says = (of: ReturnType<typeof shop>, date: string, time: string) =>
    shopSays(of, recordOf(centre), at(date, time), POLISH);

  it('is by its own hours, then by the whole centre’s other days', () => {
    expect(says(shop(), '2026-12-04', '19:30')).toBe('Otwarte do 20:00');
    expect(says(shop(), '2026-12-06', '12:00')).toBe('Otwarte do 20:00');
    const own = shop({ specialOpeningDays: [{ date: '2026-12-06' }] });
    expect(says(own, '2026-12-06', '12:00')).toBe('Zamknięte, otwarcie jutro o 10:00');
  });

  it('is by the place that it is', () => {
    const zapas = { ...shop(), slug: 'zapas' };
    expect(says(zapas, '2026-12-13', '19:00')).toBe('Otwarte do 20:00');
  });

  it('says that it opens soon, and nothing where nothing is known', () => {
    expect(says(shop({ opening_soon: true }), '2026-12-04', '12:00')).toBe('Wkrótce otwarcie');
    const without = { ...centre, special_opening_days: [] };
    expect(
      shopSays(shop({ openingHours: [] }), recordOf(without), at('2026-12-04', '12:00'), POLISH),
    ).toBeNull();
  });
});

it.each([
  ['pl', pl, OPENING_WORDS.pl],
  ['en', en, OPENING_WORDS.en],
] as const)('the sentences are the website’s own: %s', (_, messages: Record<string, string>, words) =>
  expect(words).toEqual(WORD_KEYS.map((key) => messages[key]?.replace(/\{\{\w+\}\}/, '%'))),
);
