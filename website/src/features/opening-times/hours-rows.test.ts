import { describe, expect, it } from 'vitest';
import type { Hours } from '../../content/opening-times/opening-models.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { hoursRows } from './hours-rows.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T09:00:00Z'));

const hours: Hours = {
  week: [
    { days: [1, 2, 3, 4, 5, 6], label: 'Pn-Sob', opens: '09:00', closes: '24:00' },
    { days: [7], label: 'Nd', opens: null, closes: null },
    { days: [], label: 'Święta', opens: null, closes: null, text: 'po umówieniu' },
  ],
  special: [
    { date: '2026-12-25', opens: null, closes: null },
    { date: '2026-11-20', name: 'wczoraj', opens: '10:00', closes: '20:00' },
    { date: '2026-12-06', name: 'Niedziela handlowa', opens: '10:00', closes: '20:00' },
    { date: '2027-04-01', name: 'za daleko', opens: '10:00', closes: '20:00' },
  ],
};

describe('hoursRows', () => {
  it('names the days of the week in the page’s language, or as the content does', () => {
    const rows = hoursRows({ ...hours, special: [] }, words, { closed: 'nieczynne' });
    expect(rows).toEqual([
      { label: 'Poniedziałek–sobota', value: '9:00–24:00', days: '1 2 3 4 5 6' },
      { label: 'Niedziela', value: 'nieczynne', days: '7' },
      { label: 'Święta', value: 'po umówieniu', days: '' },
    ]);
  });

  it('lets the content’s words stand beside the hours, and beside the word for closed where there are none', () => {
    const days = [1, 2, 3, 4, 5, 6, 7] as const;
    const text = 'ostatnie wejście kwadrans wcześniej';
    const week = [{ days: [...days], label: 'Pn-Nd', opens: '09:00', closes: '22:00', text }];
    const closed = 'nieczynne';
    const row = { label: 'Poniedziałek–niedziela', days: '1 2 3 4 5 6 7' };
    expect(hoursRows({ week, special: [] }, words, { closed })).toEqual([
      { ...row, value: '9:00–22:00', note: text },
    ]);
    const alone = (said: string) => week.map((one) => ({ ...one, opens: null, closes: null, text: said }));
    expect(hoursRows({ week: alone(text), special: [] }, words, { closed })).toEqual([
      { ...row, value: closed, note: text },
    ]);
    expect(hoursRows({ week: alone('Nieczynne'), special: [] }, words, { closed })).toEqual([
      { ...row, value: closed },
    ]);
  });

  it('adds special days that are near, the nearest first, none that is over', () => {
    const rows = hoursRows({ ...hours, week: [] }, words, { closed: 'nieczynne' });
    expect(rows).toEqual([
      { label: 'Niedziela handlowa, 6\u00a0grudnia', value: '10:00–20:00', date: '2026-12-06' },
      { label: 'Piątek, 25 grudnia', value: 'nieczynne', date: '2026-12-25' },
    ]);
  });

  it('keeps no more special days than asked for', () => {
    const rows = hoursRows({ ...hours, week: [] }, words, { closed: 'nieczynne', special: 1 });
    expect(rows.map((row) => row.date)).toEqual(['2026-12-06']);
  });

  it('announces special days no further ahead than asked for', () => {
    const rows = hoursRows({ ...hours, week: [] }, words, { closed: 'nieczynne', ahead: 15 });
    expect(rows.map((row) => row.date)).toEqual(['2026-12-06']);
    expect(hoursRows({ ...hours, week: [] }, words, { closed: 'nieczynne', ahead: 14 })).toEqual([]);
  });

  it('says that the days which the content leaves out are closed', () => {
    const week = [
      {
        days: [1 as const, 2 as const, 3 as const, 4 as const, 5 as const],
        label: 'Pn-Pt',
        opens: '08:00',
        closes: '16:00',
      },
    ];
    const rows = hoursRows({ week, special: [] }, words, { closed: 'nieczynne' });
    expect(rows[1]).toEqual({ label: 'Sobota–niedziela', value: 'nieczynne', days: '6 7' });
  });
});
