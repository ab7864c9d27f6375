import { describe, expect, it } from 'vitest';
import { asMoment } from './coercions.ts';

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
    ['2026-W47-7', '2026-11-22'],
    ['2026-W01', '2025-12-29'],
    [[2026, 11, 22, 18, 30], '2026-11-22T18:30:00'],
    [[2026, 11, 22], '2026-11-22'],
    // Fractions, halves of twelve hours
    ['2026-11-22T18:30:00,123Z', '2026-11-22T18:30:00.123Z'],
    ['2026-11-22 6:30 pm', '2026-11-22T18:30:00'],
    ['2026-11-22 12:15 a.m.', '2026-11-22T00:15:00'],
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

  it.each([['soon'], ['2026-11-22 at noon'], [[2026, 'November', 22]], [[1, 2, 3]], [true]])(
    '%j stays for validation to report',
    (given) => {
      expect(asMoment(given)).toEqual(given);
    },
  );
});
