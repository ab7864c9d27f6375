import { describe, expect, it } from 'vitest';
import type { EventCard } from '../../content/cards.ts';
import { byStartIn, happensIn, periodsFrom } from './event-periods.ts';

const zone = 'Europe/Warsaw';
const event = (name: string, starts: string, ends: string | null): EventCard => ({
  id: 1,
  name,
  href: '#',
  starts,
  ends,
  place: { level: null },
  promoted: false,
});

describe('periodsFrom', () => {
  it('has two weeks of days, two weeks and a year of months, none before today', () => {
    const all = periodsFrom('2026-11-22');
    expect(all).toHaveLength(28);
    expect(all.every(({ from, to }) => from >= '2026-11-22' && to >= from)).toBe(true);
    expect(all.filter(({ kind }) => kind === 'week')).toEqual([
      { kind: 'week', value: '2026-W47', from: '2026-11-22', to: '2026-11-22' },
      { kind: 'week', value: '2026-W48', from: '2026-11-23', to: '2026-11-29' },
    ]);
    const months = all.filter(({ kind }) => kind === 'month');
    expect(months.slice(0, 3).map(({ value, to }) => [value, to])).toEqual([
      ['2026-11', '2026-11-30'],
      ['2026-12', '2026-12-31'],
      ['2027-01', '2027-01-31'],
    ]);
    expect(months.at(-1)?.value).toBe('2027-10');
    expect(periodsFrom('2028-02-29').at(-12)?.to).toBe('2028-02-29');
  });
});

describe('happensIn', () => {
  const day = { from: '2026-11-22', to: '2026-11-22' };
  it('takes the days of the centre, and what ends at midnight as ended the day before', () => {
    expect(happensIn(event('', '2026-11-21T23:30:00Z', '2026-11-22T01:00:00Z'), day, zone)).toBe(true);
    expect(happensIn(event('', '2026-11-21T19:00:00Z', '2026-11-21T23:00:00Z'), day, zone)).toBe(false);
    expect(happensIn(event('', '2026-11-01', '2026-12-24'), day, zone)).toBe(true);
    expect(happensIn(event('', '2026-11-23', null), day, zone)).toBe(false);
    expect(happensIn(event('', '', null), day, zone)).toBe(true);
  });
});

describe('byStartIn', () => {
  it('puts what begins in the period first, by its hour, then what goes on, what ends soonest first', () => {
    const events = [
      event('long', '2026-11-01', '2026-12-24'),
      event('evening', '2026-11-23T18:00:00Z', null),
      event('short', '2026-11-20', '2026-11-25'),
      event('morning', '2026-11-23T09:00:00Z', null),
    ];
    expect(byStartIn(events, { from: '2026-11-23' }, zone).map(({ name }) => name)).toEqual([
      'morning',
      'evening',
      'short',
      'long',
    ]);
  });
});
