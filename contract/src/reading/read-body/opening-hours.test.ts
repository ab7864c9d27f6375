import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

describe('opening hours of a shop', () => {
  it.each<[string, unknown, object[]]>([
    [
      'days as keys',
      { monday: { open: '9:00', close: '21:00' }, sunday: '10-18' },
      [
        { day: 'monday', opening_hour: '09:00' },
        { day: 'sunday', closing_hour: '18:00' },
      ],
    ],
    [
      'one for all days',
      { openingHour: '10:00', closingHour: '21:00' },
      [{ day: 'monday-sunday', openingHour: '10:00' }],
    ],
    [
      'days as numbers',
      [{ day: 1, from: 900, to: '9 pm' }],
      [{ day: 'monday', opening_hour: '09:00', closing_hour: '21:00' }],
    ],
    [
      'seven without days',
      Array.from({ length: 7 }, () => ({ open: '10', close: '20' })),
      [{ day: 'monday' }, { day: 'tuesday' }, {}, {}, {}, {}, { day: 'sunday' }],
    ],
    ...[
      { dayFrom: 'monday', dayTo: 'friday', from: '9:00', to: '21:00' },
      { dayFrom: 1, dayTo: 5, open: '9', close: '21' },
      { from: 'Monday', to: 'Friday', opening_hour: '9:00', closing_hour: '21:00' },
      { napok: 'Mon-Fri', hours: '9-21' },
    ].map((row): [string, unknown, object[]] => [
      `days that are told by ${Object.keys(row).join(', ')}`,
      [row],
      [{ day: expect.stringMatching(/^mon.*-fri/i), opening_hour: '09:00', closing_hour: '21:00' }],
    ]),
    ...[
      'Mon-Sat 9:00-21:00, Sun 10:00-18:00',
      'Mon-Sat: 9:00–21:00\nSun: 10:00–18:00',
      'Mon, Tue–Sat 9-21; Sun 10 - 18',
      ['Mo-Sa 09:00-21:00', 'Su 10:00-18:00'],
      '<p>Mon - Sat | 9 am - 9 pm</p><p>Sunday 10:00-18:00</p>',
      'Pon.–sob. 9:00–21:00, niedziela 10:00 do 18:00',
    ].map((words): [string, unknown, object[]] => [
      `words: ${words}`,
      words,
      [
        { day: expect.stringMatching(/sat|sa$|sob/i), opening_hour: '09:00', closing_hour: '21:00' },
        { day: expect.stringMatching(/^su|niedziela/i), opening_hour: '10:00', closing_hour: '18:00' },
      ],
    ]),
    [
      'words with two spans and a day that is closed',
      'Mon 9-12, 13-21; Sun closed',
      [
        { day: 'Mon', opening_hour: '09:00', closing_hour: '12:00' },
        { day: 'Mon', opening_hour: '13:00', closing_hour: '21:00' },
        { day: 'Sun', opening_hour: null, closing_hour: null },
      ],
    ],
  ])('%s', (_, hours, wanted) => {
    expect(read('tenant', { id: 1, name: 'A', slug: 'a', opening_hours: hours }).openingHours).toMatchObject(
      wanted,
    );
  });

  it('reads a week in words for the centre, and leaves words that are none what they are', () => {
    const rows = (opening_hours: unknown) =>
      read('headerStatic', { headerData: {}, openingTime: { opening_hours } }).openingTime?.opening_hours;
    expect(rows('Mon-Sat 9-21, Sun 10-18')).toMatchObject([{ day: 'Mon-Sat' }, { day: 'Sun' }]);
    expect(rows([{ for_what: 'Kino', hours: 'Mon-Sat 9-21, Sun 10-18' }])).toMatchObject([
      { for_what: 'Kino', day: 'Mon-Sat', opening_hour: '09:00' },
      { for_what: 'Kino', day: 'Sun', opening_hour: '10:00' },
    ]);
    expect(rows('Hall 3 opens at 9')).toMatchObject([{ day: null, opening_hours_text: 'Hall 3 opens at 9' }]);
  });

  it.each([null, false, ''])('reads a special day by its date with nothing as closed: %j', (nothing) => {
    const specialOpeningDays = { '2026-12-24': '9-14', '2026-12-25': nothing };
    expect(read('tenant', { name: 'A', slug: 'a', specialOpeningDays }).specialOpeningDays).toMatchObject([
      { date: '2026-12-24', opening_hour: '09:00' },
      { date: '2026-12-25', opening_hour: null, closing_hour: null },
    ]);
  });

  it('reads special days', () => {
    const { specialOpeningDays } = read('tenant', {
      id: 1,
      name: 'A',
      slug: 'a',
      specialHours: [
        { day: '24.12.2026', name: 'Wigilia', hours: '9–14' },
        { date: 1798156800, title: 'Święto', open: null, close: null },
      ],
    });
    expect(specialOpeningDays).toMatchObject([
      { date: '2026-12-24', special_day_name: 'Wigilia', opening_hour: '09:00', closing_hour: '14:00' },
      { date: '2026-12-25T00:00:00.000Z', special_day_name: 'Święto', opening_hour: null },
    ]);
  });

  it('reads no hours for a day that is said to be closed', () => {
    const shop = {
      name: 'A',
      slug: 'a',
      openingHours: [
        { day: 'monday', openingHour: '00:00', closingHour: '00:00', isClosed: true },
        { day: 'tuesday', openingHour: '00:00', closingHour: '00:00', isClosed: false },
        { day: 'sunday', from: '9:00', to: '21:00', isOpen: false },
        { day: 'saturday', open: '9:00', close: '21:00' },
      ],
    };
    expect(
      read('tenant', shop).openingHours.map(({ openingHour, opening_hour }) => openingHour || opening_hour),
    ).toEqual([null, '00:00', null, '09:00']);
  });
});
