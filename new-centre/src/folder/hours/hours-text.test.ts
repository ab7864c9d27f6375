import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { readDays, readWeek } from './hours-text.ts';
import type { Segment } from './week.ts';
import { weekOf } from './week.ts';

const LANGUAGES = ['lt-LT', 'en', 'ru'] as const;
const week = (text: string) =>
  readWeek(text, LANGUAGES).week.map(({ label, opens, closes }) => `${label} ${opens}-${closes}`);
const problems = (text: string) => readWeek(text, LANGUAGES).faults.map(({ problem }) => problem);

describe('readWeek', () => {
  it.each([
    [
      'Mon-Fri 10-20; Sat 10-18; Sun closed',
      ['Monday-Friday 10:00-20:00', 'Saturday 10:00-18:00', 'Sunday null-null'],
    ],
    ['mon – fri: 10:00–20:00, sat 10.00-18.00', ['Monday-Friday 10:00-20:00', 'Saturday 10:00-18:00']],
    ['I-V 10-20\nVI, VII: 11-18', ['Monday-Friday 10:00-20:00', 'Saturday-Sunday 11:00-18:00']],
    [
      'Pirmadienis-penktadienis 9 am - 8 pm; sekmadienis nedirba',
      ['Monday-Friday 09:00-20:00', 'Sunday null-null'],
    ],
    ['пн-пт 10:00-20:00; вс выходной', ['Monday-Friday 10:00-20:00', 'Sunday null-null']],
    ['10-22', ['Monday-Sunday 10:00-22:00']],
    ['daily 24/7', ['Monday-Sunday 00:00-24:00']],
    ['Mon 10-13, 15-20', ['Monday 10:00-13:00', 'Monday 15:00-20:00']],
    ['Mon, Wed 10-20; Tue closed', ['Monday 10:00-20:00', 'Tuesday null-null', 'Wednesday 10:00-20:00']],
    ['Mon, Wed 10-20', ['Monday 10:00-20:00', 'Wednesday 10:00-20:00']],
    ['Mon 24:00-10:00', ['Monday 00:00-10:00']],
    ['Fri-Sat 18:00-02:00', ['Friday-Saturday 18:00-02:00']],
    ['Mon 10:00-00:00', ['Monday 10:00-24:00']],
    ['Mon-Fri 2030-2200', ['Monday-Friday 20:30-22:00']],
  ])('reads %j', (text, rows) => {
    expect(week(text)).toEqual(rows);
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['Mon-Fri 10-20; Sat abc', ['Monday-Friday 10:00-20:00'], ['"Sat abc" names no days.']],
    ['Mon 10-20; Blursday 10-20', ['Monday 10:00-20:00'], ['"Blursday" names no days.']],
    ['Mon 10-20; Tue', ['Monday 10:00-20:00'], ['"Tue" stands without hours.']],
    ['Mon 10-20; Tue 10:75-20', ['Monday 10:00-20:00'], ['"10:75" is no time of day.']],
    ['Mon 10-20; Tue 10-10', ['Monday 10:00-20:00'], ['10:00-10:00 opens and closes at one time.']],
    ['Mon 20-10', [], ['20:00-10:00 closes before it opens.']],
    ['Mon 10', [], ['"10" are no hours.']],
  ])('loses of %j only what cannot be read', (text, rows, said) => {
    expect(week(text)).toEqual(rows);
    expect(problems(text)).toEqual(said);
    expect(readWeek(text, LANGUAGES).faults.every(({ weight }) => weight === 'left-out')).toBe(true);
  });

  it('doubts a night that lasts until the morning, and days that stand twice', () => {
    expect(week('Sat 22-06')).toEqual(['Saturday 22:00-06:00']);
    expect(readWeek('Sat 22-06', LANGUAGES).faults[0]).toMatchObject({ weight: 'guessed' });
    expect(week('Mon-Sun 10-20; Sun closed')).toEqual(['Monday-Saturday 10:00-20:00', 'Sunday null-null']);
    expect(problems('Mon-Sun 10-20; Sun closed')).toEqual([
      'Sunday: hours stand twice; the later ones were taken.',
    ]);
  });

  it('never throws', () => {
    const signs = fc.constantFrom(...'Mon-Fri 10:20;, closed24/7–\n', 'VII', 'Sun', '﹏', '\0');
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(signs).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => void readWeek(text, LANGUAGES)),
      drawing(100),
    );
  });
});

describe('readDays', () => {
  it('knows no days in other words', () => expect(readDays('Christmas', LANGUAGES)).toEqual([]));
});

describe('weekOf', () => {
  it('says of each day what its last segment does, in rows that name it once', () => {
    const day = fc.constantFrom(1, 2, 3, 4, 5, 6, 7);
    const spans = fc.constantFrom(
      [],
      [{ opens: '10:00', closes: '20:00' }],
      [{ opens: '09:00', closes: '20:00' }],
    );
    const segments = fc.array(fc.record({ days: fc.uniqueArray(day, { minLength: 1 }), spans }));
    fc.assert(
      fc.property(segments, (all: Segment[]) => {
        const { week: rows } = weekOf(all);
        for (const one of [1, 2, 3, 4, 5, 6, 7] as const) {
          const said = all.findLast(({ days }) => days.includes(one));
          const found = rows.filter(({ days }) => days.includes(one));
          expect(found.map(({ opens }) => opens)).toEqual(said ? [said.spans[0]?.opens ?? null] : []);
        }
      }),
      drawing(100),
    );
  });
});
