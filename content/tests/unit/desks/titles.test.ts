import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AttributesOf, floorTitle, PART_TITLES, roomTitle, titleParts } from '../../../src/desks/titles';

const titleOf = (uid: string, part: Record<string, unknown>) => PART_TITLES[uid]?.title(part);

describe('titles of entries', () => {
  it('say floors as the staff call them, or visitors, or else by their levels', () => {
    expect([-1, 0, 1, 2, 3, 4, -2].map((level) => floorTitle({ level, floorName: 'ground' }))).toEqual([
      'Poziom −1, czarny',
      'Parter, zielony',
      'Pierwsze piętro, czerwony',
      'Drugie piętro, różowy',
      'Trzecie piętro, żółty',
      'Poziom 4',
      'Poziom −2',
    ]);
    expect(floorTitle({ level: 0, floorName: 'Pasaż', sign: 'P', colour: '#d81b60' })).toBe(
      'Pasaż, P, różowy',
    );
    const names = [
      { language: 'en', name: 'Arcade' },
      { language: 'pl-PL', name: 'Galeria' },
    ];
    expect(floorTitle({ level: 2, floorName: 'second', names })).toBe('Galeria, różowy');
    expect(floorTitle({ level: 2, floorName: 'Antresola', names, colour: '#0047d6' })).toBe(
      'Antresola, niebieski',
    );
  });

  it('name the shops of a room', () => {
    expect(roomTitle('1.24', ['Halland'])).toBe('1.24 Halland');
    expect(roomTitle('1.24', ['Świt', 'Halland', 'Halland'])).toBe('1.24 Halland, Świt');
    expect(roomTitle('1.24', [])).toBe('1.24');
  });

  it('name a special day by its date and what it is', () => {
    const day = { date: '2026-12-06', special_day_name: 'niedziela handlowa' };
    expect(titleOf('hours.special-day', day)).toBe('6 grudnia 2026: niedziela handlowa');
    expect(titleOf('hours.special-day', { date: '2026-12-24', special_day_name: null })).toBe(
      '24 grudnia 2026',
    );
    expect(titleOf('hours.special-day', {})).toBeNull();
  });

  it('name hours by place, days and times', () => {
    expect(
      titleOf('hours.tenant-hours', { day: 'Monday-Friday', openingHour: '09:00', closingHour: '21:00' }),
    ).toBe('Poniedziałek–piątek 09:00–21:00');
    expect(
      titleOf('hours.opening-hours', {
        for_what: 'Kino',
        day: 'Sunday',
        opening_hour: null,
        closing_hour: null,
      }),
    ).toBe('Kino: Niedziela nieczynne');
    const ofDay = (day: string) =>
      titleOf('hours.tenant-hours', { day, openingHour: '09:00', closingHour: '21:00' });
    expect(ofDay('Saturday, Monday-Wednesday')).toBe('Poniedziałek–środa, sobota 09:00–21:00');
    expect(ofDay('pon. - niedz.')).toBe('Codziennie 09:00–21:00');
    expect(ofDay('Święta')).toBe('Święta 09:00–21:00');
    expect(titleOf('services.working-hours', { day: 'Monday', opens: '10:00', closes: '18:00' })).toBe(
      'Poniedziałek 10:00–18:00',
    );
  });

  it('name showings, versions and days taken', () => {
    expect(titleOf('cinema.showing', { days: 'daily', time: '17:15', firstDate: null, lastDate: null })).toBe(
      'Codziennie, 17:15',
    );
    const single = { days: 'daily', time: '17:15', firstDate: '2026-12-06', lastDate: '2026-12-06' };
    expect(titleOf('cinema.showing', single)).toBe('6 grudnia 2026, 17:15');
    expect(titleOf('cinema.version', { sound: 'subtitles', threeD: true, parents: false })).toBe(
      'Napisy, 3D',
    );
    expect(titleOf('services.booking', { surface: 'A1', from: '2026-12-01', to: '2026-12-05' })).toBe(
      'A1: 1–5 grudnia 2026',
    );
  });
});

describe('components that are saved', () => {
  const attributes: Record<string, ReturnType<AttributesOf>> = {
    'api::opening-time.opening-time': {
      place_special_days: { type: 'component', component: 'hours.place-days' },
      zone: { type: 'dynamiczone' },
    },
    'hours.place-days': { days: { type: 'component', component: 'hours.special-day' } },
  };
  const save = (data: Record<string, unknown>) => {
    titleParts('api::opening-time.opening-time', data, (uid) => attributes[uid] ?? {});
    return data;
  };

  it('get their titles however deep they stand', () => {
    const data = save({
      place_special_days: [
        { for_what: 'Kino', days: [{ date: '2026-12-06', special_day_name: 'Mikołajki' }] },
      ],
      zone: [{ __component: 'hours.special-day', date: '2026-12-07' }],
    });
    expect(data).toMatchObject({
      place_special_days: [{ days: [{ entryTitle: '6 grudnia 2026: Mikołajki' }] }],
      zone: [{ entryTitle: '7 grudnia 2026' }],
    });
  });

  it('keep the title that stands where an update leaves out what it is made of', () => {
    const part = { id: 7, special_day_name: 'Mikołajki' };
    save({ place_special_days: [{ id: 1, days: [part, null] }] });
    expect(part).toEqual({ id: 7, special_day_name: 'Mikołajki' });
  });
});

describe('titles of a centre whose default language is Lithuanian', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('are in it, and in English where the admin has no words of it', async () => {
    vi.stubEnv('DEFAULT_LOCALE', 'lt-LT');
    vi.resetModules();
    const { floorTitle: floor, PART_TITLES: parts } = await import('../../../src/desks/titles');
    const title = (uid: string, part: Record<string, unknown>) => parts[uid]?.title(part);
    expect([0, 4].map((level) => floor({ level, floorName: '' }))).toEqual(['Lygis 0, green', 'Lygis 4']);
    expect(floor({ level: 1, names: [{ language: 'lt-LT', name: 'Terasa' }] })).toBe('Terasa, red');
    expect(title('hours.special-day', { date: '2026-12-06', special_day_name: 'Kalėdos' })).toBe(
      '2026 m. gruodžio 6 d.: Kalėdos',
    );
    expect(title('hours.tenant-hours', { day: 'Sunday' })).toBe('Sunday closed');
    expect(title('cinema.version', { sound: 'subtitles', captions: true })).toBe('Subtitles, with captions');
  });
});
