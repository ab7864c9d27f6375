import { describe, expect, it } from 'vitest';
import { dayEnds, weekOf } from './periods.ts';

const zone = 'Europe/Warsaw';
const ends = (now: string) => new Date(dayEnds(new Date(now), zone)).toISOString();

describe('dayEnds', () => {
  it('is the centre’s next midnight, whatever clocks do that day', () => {
    expect(ends('2026-11-21T09:00:00Z')).toBe('2026-11-21T23:00:00.000Z');
    expect(ends('2026-11-21T22:59:59.999Z')).toBe('2026-11-21T23:00:00.000Z');
    expect(ends('2026-11-21T23:00:00Z')).toBe('2026-11-22T23:00:00.000Z');
    expect(ends('2026-10-24T22:30:00Z')).toBe('2026-10-25T23:00:00.000Z');
    expect(ends('2027-03-27T23:30:00Z')).toBe('2027-03-28T22:00:00.000Z');
  });
});

describe('weekOf', () => {
  it('counts weeks as ISO 8601 does, over the turn of years', () => {
    expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(weekOf)).toEqual([
      '2026-W47',
      '2026-W47',
      '2026-W48',
    ]);
    expect(['2026-12-31', '2027-01-03', '2027-01-04'].map(weekOf)).toEqual([
      '2026-W53',
      '2026-W53',
      '2027-W01',
    ]);
    expect(weekOf('2024-12-30')).toBe('2025-W01');
  });
});
