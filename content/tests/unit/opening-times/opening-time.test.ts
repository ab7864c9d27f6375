import { beforeAll, describe, expect, it } from 'vitest';
import { openingTime } from '../../../src/site/header-static';

const scalars = (names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

beforeAll(() => {
  const models: Record<string, object> = {
    'hours.opening-hours': {
      attributes: scalars(['for_what', 'day', 'opening_hour', 'order', 'link', 'opening_hours_text']),
    },
    'hours.special-day': { attributes: scalars(['special_day_name', 'date', 'opening_hour']) },
  };
  Object.assign(globalThis, { strapi: { getModel: (uid: string) => models[uid] } });
});

const row = {
  id: 1,
  documentId: 'd',
  locale: 'en',
  opening_hours: [
    { id: 8, for_what: 'Kino', day: 'Niedziela', opening_hour: '10:00', order: 2 },
    { id: 9, for_what: 'Galeria', day: 'Poniedziałek-Sobota', opening_hour: '09:00', order: 1 },
  ],
  special_opening_days: [{ id: 3, special_day_name: 'Wigilia', date: '2026-12-24' }],
  place_special_days: [
    {
      id: 1,
      for_what: 'Galeria',
      days: [{ id: 4, special_day_name: 'Wigilia', date: '2027-12-24', opening_hour: '09:00' }],
    },
    { id: 2, for_what: 'Kino', days: null },
  ],
  translations: [
    { original: 'Galeria', translation: 'Centre' },
    { original: 'Wigilia', translation: 'Christmas Eve' },
  ],
};

describe('openingTime', () => {
  it('puts places in order and says translated words, others as they were written', () => {
    const hours = openingTime(row)?.opening_hours;
    expect(hours?.map((part) => (part as Record<string, unknown>).for_what)).toEqual(['Centre', 'Kino']);
    expect(hours?.[0]).toMatchObject({
      id: 9,
      day: 'Poniedziałek-Sobota',
      opening_hour: '09:00',
      link: null,
    });
  });

  it('translates the names of special days', () => {
    expect(openingTime(row)?.special_opening_days[0]).toMatchObject({
      special_day_name: 'Christmas Eve',
      date: '2026-12-24',
    });
  });

  it('gives the days of single places with their place, after those of the whole centre', () => {
    expect(openingTime(row)?.special_opening_days).toEqual([
      { id: 3, special_day_name: 'Christmas Eve', date: '2026-12-24', for_what: null },
      {
        id: 4,
        special_day_name: 'Christmas Eve',
        date: '2027-12-24',
        opening_hour: '09:00',
        for_what: 'Centre',
      },
    ]);
  });

  it('needs no days of places: a database of before has none', () => {
    const { place_special_days: _, ...before } = row;
    expect(openingTime(before)?.special_opening_days).toHaveLength(1);
  });

  it('is null when nobody wrote opening times', () => {
    expect(openingTime(null)).toBeNull();
  });
});
