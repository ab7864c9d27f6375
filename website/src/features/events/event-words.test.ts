import { describe, expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { eventPlace, eventSign, eventWhen } from './event-words.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T09:00:00Z'));
const choir = { starts: '2026-12-04T17:00:00Z', ends: '2026-12-04T19:30:00Z' };
const market = { starts: '2026-11-27', ends: '2026-12-23' };
const none = { starts: '', ends: null };

describe('an event in words', () => {
  it('has its date as a sign', () => {
    expect(eventSign(market, words)).toBe('27.11–23.12');
    expect(eventSign(choir, words)).toBe('pt\u00a04.12');
    expect(eventSign({ starts: '2026-12-05', ends: null }, words)).toBe('od 5.12');
    expect(eventSign(none, words)).toBeUndefined();
  });

  it('names the hour of one day only', () => {
    const place = { level: 1 as const, room: '1.24' };
    expect(eventPlace({ ...choir, place, where: 'atrium' }, words)).toBe('atrium, 18:00');
    expect(eventPlace({ ...market, place }, words)).toBe('1.24');
    const days = { starts: '2026-11-27T11:00:00Z', ends: '2026-12-23T20:00:00Z' };
    expect(eventPlace({ ...days, place }, words)).toBe('1.24');
    expect(eventPlace({ ...none, place: { level: null } }, words)).toBeUndefined();
  });

  it('says when in full', () => {
    expect(eventWhen(choir, words)).toBe('4 grudnia 2026, godz. 18:00–20:30');
    expect(eventWhen({ ...choir, ends: null }, words)).toBe('4 grudnia 2026, godz. 18:00');
    expect(eventWhen(none, words)).toBe('');
  });
});
