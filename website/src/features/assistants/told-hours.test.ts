import { openingState } from '@mall/contract/opening/opening-state.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { toldState } from './told-hours.ts';

const ZONE = 'Europe/Warsaw';
const words = pageWords('en', ZONE, new Date());
const at = (moment: string) => ({ at: new Date(moment), timeZone: ZONE });
const bar = {
  week: [{ days: [1, 2, 3, 4, 5, 6, 7] as const, opens: '18:00', closes: '02:30' }],
  special: [],
};
const told = (moment: string) => {
  const { state, text, until } = toldState(bar, false, at(moment), words);
  return [state, text, new Date(until).toISOString()];
};

describe('toldState', () => {
  it('says until when it is true: a closing, an opening, or midnight', () => {
    expect(told('2026-11-25T01:00+01:00')).toEqual(['open', 'Open until 2:30', '2026-11-25T01:30:00.000Z']);
    expect(told('2026-11-25T10:00+01:00')).toEqual([
      'closed',
      'Closed, opens today at 18:00',
      '2026-11-25T17:00:00.000Z',
    ]);
    expect(told('2026-11-25T20:00+01:00')).toEqual(['open', 'Open until 2:30', '2026-11-25T23:00:00.000Z']);
  });

  it('ends with the hour that spring skips', () => {
    expect(told('2027-03-28T01:30+01:00')).toEqual(['open', 'Open until 2:30', '2027-03-28T01:00:00.000Z']);
  });

  it('ends when a closing that was further ahead than a day comes to be named', () => {
    const hours = {
      week: [{ days: [1, 2, 3, 4, 5, 6, 7] as const, opens: '17:00', closes: '17:00' }],
      special: [{ date: '2026-10-24', opens: null, closes: null }],
    };
    const { text, until } = toldState(hours, false, at('2026-10-23T08:00+02:00'), words);
    expect([text, new Date(until).toISOString()]).toEqual([
      'Open around the clock',
      '2026-10-23T15:00:00.000Z',
    ]);
  });

  it('says the same at any moment before that, in any language', () => {
    const from = Date.parse('2026-10-20T00:00Z');
    const time = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const day = fc.record({ days: fc.constant([1, 2, 3, 4, 5, 6, 7] as const), opens: time, closes: time });
    const special = fc.record({
      date: fc
        .integer({ min: 0, max: 12 })
        .map((days) => new Date(from + days * 86_400_000).toISOString().slice(0, 10)),
      opens: fc.option(time),
      closes: time,
    });
    const hours = fc.record({
      week: fc.array(day, { maxLength: 2 }),
      special: fc.array(special, { maxLength: 3 }),
    });
    const minute = fc.integer({ min: 0, max: 12 * 1440 });
    fc.assert(
      fc.property(
        hours,
        minute,
        fc.constantFrom(...LOCALES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, minutes, locale, share) => {
          const now = new Date(from + minutes * 60_000);
          const said = pageWords(locale, ZONE, now);
          const { text, state, until } = toldState(rows, false, { at: now, timeZone: ZONE }, said);
          expect(state).toBe(openingState(now, rows, ZONE).state);
          expect(until).toBeGreaterThan(+now);
          const later = new Date(Math.floor(+now + (until - +now - 1) * share));
          expect(toldState(rows, false, { at: later, timeZone: ZONE }, said).text).toBe(text);
        },
      ),
      drawing(400),
    );
  });
});
