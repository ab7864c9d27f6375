import { describe, expect, it } from 'vitest';
import { AWAY, contextOf } from '../../../../fixtures/responses.ts';
import { loadHomeToday } from './load-home-today.ts';

/** Offers with these ends, named after them. */
const ending = (...ends: string[]) => {
  const data = ends.map((endDate, index) => ({
    id: index + 1,
    attributes: { name: endDate, slug: `o${index}`, startDate: '2026-11-01', endDate },
  }));
  return { data, meta: {} };
};

const starting = (...starts: string[]) => {
  const data = starts.map((startDate, index) => ({
    id: index + 1,
    attributes: {
      name: startDate,
      slug: `e${index}`,
      startDate,
      endDate: '2026-12-24',
    },
  }));
  return { data, meta: {} };
};

describe('loadHomeToday', () => {
  it('knows which offers end within three days of the centre’s calendar, the first to end first', async () => {
    // Ten in the evening of the 24th by Greenwich is the 24th in Warsaw, eleven is the 25th.
    const offers = ending(
      '2026-11-25',
      '2026-11-24T22:30:00Z',
      '2026-11-24T23:30:00Z',
      '2026-11-21',
      '2026-11-20',
      '2026-11-23',
    );
    const today = await loadHomeToday(contextOf({ offers }));
    expect(today.ending.map(({ name }) => name)).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-11-24T22:30:00Z',
    ]);
  });

  it('knows which events have begun or begin by tomorrow', async () => {
    const activeEvents = starting('2026-11-20', '2026-11-22T22:30:00Z', '2026-11-22T23:30:00Z', '2026-11-23');
    const today = await loadHomeToday(contextOf({ activeEvents }));
    expect(today.happening.map(({ name }) => name)).toEqual(['2026-11-20', '2026-11-22T22:30:00Z']);
  });

  it('counts days, not hours, where a clock change makes a day longer', async () => {
    const activeEvents = starting('2026-10-24', '2026-10-26', '2026-10-27');
    // Half past midnight in Warsaw, on the day of 25 hours.
    const now = new Date('2026-10-24T22:30:00Z');
    const today = await loadHomeToday(contextOf({ activeEvents }, { now }));
    expect(today.happening.map(({ name }) => name)).toEqual(['2026-10-24', '2026-10-26']);
  });

  it('does without what cannot be had', async () => {
    const context = contextOf({ offers: 7, activeEvents: AWAY });
    expect(await loadHomeToday(context)).toEqual({ happening: [], ending: [] });
    expect(context.content.gathered().degraded).toBeDefined();
  });
});
