import { describe, expect, it } from 'vitest';
import { instantOf } from './pinned-clock.ts';

const iso = (at: string) => new Date(instantOf(at)).toISOString();

describe('an instant that is asked for', () => {
  it('is a time of the centre, in summer and in winter', () => {
    expect(iso('2026-12-24T15:58')).toBe('2026-12-24T14:58:00.000Z');
    expect(iso('2027-07-01T00:00:30')).toBe('2027-06-30T22:00:30.000Z');
  });

  it('is the first of two equal times, and an hour later where clocks skip it', () => {
    expect(iso('2027-10-31T01:59')).toBe('2027-10-30T23:59:00.000Z');
    expect(iso('2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z');
    expect(iso('2027-10-31T03:00')).toBe('2027-10-31T02:00:00.000Z');
    expect(iso('2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z');
    expect(iso('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z');
  });

  it('can name its zone', () => {
    expect(iso('2027-10-31T00:59:30Z')).toBe('2027-10-31T00:59:30.000Z');
    expect(iso('2027-10-31T02:59:30+01:00')).toBe('2027-10-31T01:59:30.000Z');
  });

  it.each([
    'tomorrow',
    '2026-12-24',
    '2026-12-24 15:58',
    '2026-12-24T25:00',
    '2027-02-29T12:00',
    '2026-13-01T12:00',
    '1',
  ])('is refused as "%s", with the mend', (at) => {
    expect(() => instantOf(at)).toThrow(
      `AT is "${at}": write the centre's date and time (AT=2026-12-24T15:58)`,
    );
  });
});
