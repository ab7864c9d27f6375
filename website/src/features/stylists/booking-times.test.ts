import { describe, expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { meetingTimes } from './booking-times.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z'));
const joy = { key: 'joy', days: [{ date: '2026-12-05', times: ['11:00', '12:00'] }] };
const ewa = {
  key: 'ewa',
  days: [
    { date: '2026-12-04', times: ['10:00'] },
    { date: '2026-12-05', times: ['12:00'] },
  ],
};

describe('hours of a meeting', () => {
  it('are those of all stylists, by day, each with whom it can be had', () => {
    const groups = meetingTimes([joy, ewa], words);
    expect(groups.map(({ name }) => name)).toEqual(['piątek, 4 grudnia', 'sobota, 5 grudnia']);
    expect(groups[1]?.options.map(({ value, only }) => [value, only])).toEqual([
      ['2026-12-05T11:00', ['any', 'joy']],
      ['2026-12-05T12:00', ['any', 'joy', 'ewa']],
    ]);
    expect(groups[1]?.options[0]?.name).toBe('sobota, 5 grudnia, 11:00');
  });

  it('keep what was chosen, also when nobody can say any more what is free', () => {
    expect(meetingTimes([], words, '2026-12-05T11:00')[0]?.options[0]?.value).toBe('2026-12-05T11:00');
    expect(meetingTimes([], words, '"><script>')).toEqual([]);
  });
});
