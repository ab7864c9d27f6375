import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { validMoment } from '../fields.ts';
import { moment } from '../wire.ts';
import { asClock, asFlag, asMoment, isClock } from './coercions.ts';

describe('a day or an instant in another spelling', () => {
  it.each([
    // Offsets and zones
    ['2026-11-22T18:30:00+01', '2026-11-22T18:30:00+01:00'],
    ['2026-11-22t18:30:00z', '2026-11-22T18:30:00Z'],
    ['2026-11-22T18:30+01:00[Europe/Warsaw]', '2026-11-22T18:30:00+01:00'],
    ['2026-11-22 18:30:00 UTC', '2026-11-22T18:30:00Z'],
    ['2026-11-22T18:30:00-0500', '2026-11-22T18:30:00-0500'],
    ['2026-11-22Z', '2026-11-22'],
    ['2026-11-22+01:00', '2026-11-22'],
    // Without separators, as a week, as numbers
    ['20261122T183000Z', '2026-11-22T18:30:00Z'],
    ['20261122', '2026-11-22'],
    [20261122, '2026-11-22'],
    ['2026-W47-7', '2026-11-22'],
    ['2026-W01', '2025-12-29'],
    [[2026, 11, 22, 18, 30], '2026-11-22T18:30:00'],
    [[2026, 11, 22], '2026-11-22'],
    // Fractions, halves of twelve hours
    ['2026-11-22T18:30:00,123Z', '2026-11-22T18:30:00.123Z'],
    ['2026-11-22 6:30 pm', '2026-11-22T18:30:00'],
    ['2026-11-22 12:15 a.m.', '2026-11-22T00:15:00'],
    ['22.11.2026 18h30', '2026-11-22T18:30:00'],
    ['22.11.2026, 6 pm', '2026-11-22T18:00:00'],
    // Days and months
    ['22.11.2026 18:30', '2026-11-22T18:30:00'],
    ['11/22/2026 6:30 PM', '2026-11-22T18:30:00'],
    ['05/04/2026', '2026-04-05'],
    // English words: the centre's clock unless a zone is said
    ['November 22, 2026 18:30', '2026-11-22T18:30:00'],
    ['Nov 22, 2026 6:30 PM', '2026-11-22T18:30:00'],
    ['Sun, 22 Nov 2026 18:30:00 +0100', '2026-11-22T17:30:00.000Z'],
    ['22 Nov 2026', '2026-11-22'],
  ])('%j is %s', (given, read) => {
    expect(asMoment(given)).toBe(read);
  });

  it.each([
    ['soon'],
    ['2026-11-22 at noon'],
    // A word and a number are no date, nor is a month or a year.
    ['Ende 2026'],
    ['Hall 1'],
    ['May 2026'],
    ['22 Nov 18:30'],
    [[2026, 'November', 22]],
    [[1, 2, 3]],
    // Numbers too small for a timestamp: nothing, a count, a year.
    [0],
    [-7],
    [2026],
    [2026.5],
    ['000000007'],
    [true],
  ])('%j stays for validation to report', (given) => {
    expect(asMoment(given)).toEqual(given);
  });
});

describe('a time of day in another spelling', () => {
  it.each([
    [9, '09:00'],
    ['9', '09:00'],
    [900, '09:00'],
    ['0900', '09:00'],
    ['9.00', '09:00'],
    ['9 am', '09:00'],
    ['12:30 a.m.', '00:30'],
    ['21h30', '21:30'],
    ['21 h', '21:00'],
    ['09:00:00.000', '09:00'],
    ['09:00:00+01:00', '09:00'],
    ['183000', '18:30'],
    ['2026-11-22T18:30:00Z', '18:30'],
  ])('%j is %s', (given, read) => expect(asClock(given)).toBe(read));

  it.each([['soon'], ['25:00'], ['01942'], ['9:00-17:00'], ['9-17'], ['9:00–17:00'], ['9 till 5']])(
    '%j stays for validation to report',
    (given) => expect(asClock(given)).toBe(given),
  );

  it('is no span of time', () => {
    expect(['9:00-17:00', '9-17', '9:00'].map(isClock)).toEqual([false, false, true]);
  });

  it('is read behind a date as it is alone', () => {
    const spelled = fc
      .tuple(fc.nat(23), fc.nat(59), fc.constantFrom(':', '.', 'h'), fc.boolean())
      .map(([hour, minute, by, isPadded]) => {
        const digits = String(minute).padStart(2, '0');
        return `${isPadded ? String(hour).padStart(2, '0') : hour}${by}${digits}`;
      });
    fc.assert(
      fc.property(spelled, (time) => {
        expect(asMoment(`22.11.2026 ${time}`)).toBe(`2026-11-22T${asClock(time)}:00`);
      }),
      drawing(100),
    );
  });
});

it('takes none for no', () => {
  expect(['none', 'No', 'off', 'perhaps'].map(asFlag)).toEqual([false, false, false, 'perhaps']);
});

describe('a day that does not exist', () => {
  it.each(['32.13.2026', '31.02.2026', '2026-02-30', '31.02.2026 18:30', '2026-11-22 25:10'])(
    '%s is none, with whatever time',
    (written) => expect(moment.safeParse(asMoment(written)).success).toBe(false),
  );

  it('is made of no text', () => {
    const pieces = ['31', '2', '11', '2026', '.', '-', '/', ' ', 'T', '18:30', 'Z', 'Nov', 'W47', 'x'];
    const written = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(written, (text) => {
        const read = asMoment(text);
        if (moment.safeParse(read).success && typeof read === 'string')
          expect(validMoment(read)).toBeDefined();
      }),
      drawing(500),
    );
  });
});
