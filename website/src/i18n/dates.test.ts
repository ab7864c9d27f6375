import { describe, expect, it } from 'vitest';
import { dateWords } from './dates.ts';
import type { Locale } from './locales.ts';

const WARSAW = 'Europe/Warsaw';
const now = new Date('2026-11-21T09:00:00Z');
const market = ['2026-11-27', '2026-12-23'] as const;

describe('dates on signs', () => {
  it.each([
    ['pl-PL', { kind: 'range', from: '27.11', to: '–23.12' }],
    ['en', { kind: 'range', from: '27\u00a0Nov', to: '–23\u00a0Dec' }],
    ['hu-HU', { kind: 'range', from: '11.\u00a027.', to: '–12.\u00a023.' }],
    ['bg-BG', { kind: 'range', from: '27.11', to: '–23.12' }],
    ['lt-LT', { kind: 'range', from: '11-27', to: '–12-23' }],
    ['cs-CZ', { kind: 'range', from: '27.\u00a011.', to: '–23.\u00a012.' }],
    ['sk-SK', { kind: 'range', from: '27.\u00a011.', to: '–23.\u00a012.' }],
    ['hr-HR', { kind: 'range', from: '27.\u00a011.', to: '–23.\u00a012.' }],
    ['sr', { kind: 'range', from: '27.\u00a011.', to: '–23.\u00a012.' }],
  ] as const)('writes a range in %s', (locale, expected) => {
    expect(dateWords(locale, WARSAW).sign(...market)).toEqual(expected);
  });

  it.each([
    ['pl-PL', '3', '–9.12'],
    ['en', '3', '–9\u00a0Dec'],
    ['hu-HU', '12.\u00a03.', '–9.'],
    ['lt-LT', '12-03', '–09'],
    ['cs-CZ', '3.', '–9.\u00a012.'],
  ] as const)('names the month of a range within it once in %s', (locale, from, to) => {
    expect(dateWords(locale, WARSAW).sign('2026-12-03', '2026-12-09')).toEqual({ kind: 'range', from, to });
  });

  it.each([
    ['pl-PL', '2026', false],
    ['en', '2026', false],
    ['hr-HR', '2026.', false],
    ['hu-HU', '2026.', true],
    ['lt-LT', '2026', true],
  ] as const)('puts the year where it stands in %s', (locale, text, first) => {
    expect(dateWords(locale, WARSAW).signYear('2026-11-16')).toEqual({ text, first });
    expect(dateWords(locale, WARSAW).signYear('soon')).toBeNull();
  });

  it('names the weekday of a single day', () => {
    expect(dateWords('pl-PL', WARSAW).sign('2026-11-29', '2026-11-29')).toEqual({
      kind: 'day',
      weekday: 'nd',
      day: '29.11',
    });
    expect(dateWords('en', WARSAW).sign('2026-12-04T17:00:00Z', '2026-12-04T19:00:00Z')).toEqual({
      kind: 'day',
      weekday: 'Fri',
      day: '4\u00a0Dec',
    });
  });

  it('knows an open end and an open start', () => {
    expect(dateWords('pl-PL', WARSAW).sign('2026-12-05', null)).toEqual({ kind: 'from', day: '5.12' });
    expect(dateWords('pl-PL', WARSAW).sign('', '2026-12-05')).toEqual({ kind: 'until', day: '5.12' });
  });

  it('has nothing to say about dates that are none', () => {
    for (const value of ['', 'soon', '2026-13-40', '2026-02-30', null, undefined]) {
      expect(dateWords('pl-PL', WARSAW).sign(value, value)).toBeNull();
      expect(dateWords('pl-PL', WARSAW).long(value)).toBe('');
      expect(dateWords('pl-PL', WARSAW).time(value)).toBe('');
      expect(dateWords('pl-PL', WARSAW).relative(value, now)).toBe('');
    }
  });
});

describe('the centre’s calendar', () => {
  it('keeps a date without time on its day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', WARSAW, 'Pacific/Pago_Pago']) {
      expect(dateWords('pl-PL', zone).long('2026-11-29')).toBe('29 listopada 2026');
    }
  });

  it('reads an instant in the centre’s zone', () => {
    expect(dateWords('pl-PL', WARSAW).long('2026-11-28T23:30:00Z')).toBe('29 listopada 2026');
    expect(dateWords('pl-PL', WARSAW).time('2026-11-28T23:30:00Z')).toBe('0:30');
    expect(dateWords('pl-PL', WARSAW).time('2026-11-28T08:00:00Z')).toBe('9:00');
    expect(dateWords('pl-PL', WARSAW).today(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  });
});

describe('dates in words', () => {
  it.each([
    ['pl-PL', 'dzisiaj', 'jutro', 'za 3 dni'],
    ['en', 'today', 'tomorrow', 'in 3 days'],
    ['hu-HU', 'ma', 'holnap', '3 nap múlva'],
    ['bg-BG', 'днес', 'утре', 'след 3 дни'],
    ['lt-LT', 'šiandien', 'rytoj', 'po 3 dienų'],
  ] as const)('says how far a day is in %s', (locale, today, tomorrow, inThree) => {
    const words = dateWords(locale, WARSAW);
    expect(words.relative('2026-11-21', now)).toBe(today);
    expect(words.relative('2026-11-22T22:30:00Z', now)).toBe(tomorrow);
    expect(words.relative('2026-11-24', now)).toBe(inThree);
    expect(words.relative('2026-11-20', now)).toBe('');
  });

  it('counts days across the clock change', () => {
    expect(dateWords('en', WARSAW).daysUntil('2027-03-29', new Date('2027-03-27T23:30:00Z'))).toBe(1);
  });

  it.each([
    ['pl-PL', 'Poniedziałek–piątek', 'niedziela, 6 grudnia'],
    ['en', 'Monday–Friday', 'Sunday 6 December'],
    ['hu-HU', 'Hétfő–péntek', 'december 6., vasárnap'],
    ['bg-BG', 'Понеделник–петък', 'неделя, 6 декември'],
    ['lt-LT', 'Pirmadienis–penktadienis', 'gruodžio 6 d., sekmadienis'],
  ] as const)('names days in %s', (locale, week, sunday) => {
    const words = dateWords(locale, WARSAW);
    expect(words.weekdays([1, 2, 3, 4, 5])).toBe(week);
    expect(words.weekdayAndDay('2026-12-06')).toBe(sunday);
  });

  it('lists days that do not follow one another', () => {
    expect(dateWords('en', WARSAW).weekdays([1, 3])).toBe('Monday, Wednesday');
    expect(dateWords('en', WARSAW).weekdays([])).toBe('');
  });

  it('names a day as inside a sentence, with a capital where the language wants one', () => {
    const sunday = {
      en: 'Sunday',
      'pl-PL': 'niedziela',
      'bg-BG': 'неделя',
      'hu-HU': 'vasárnap',
      ru: 'воскресенье',
    };
    for (const [locale, name] of Object.entries(sunday)) {
      expect(dateWords(locale as Locale, WARSAW).weekday(7)).toBe(name);
    }
  });

  it('writes a long range', () => {
    expect(
      dateWords('en', WARSAW)
        .longRange(...market)
        .replace(/\s/g, ' '),
    ).toBe('27 November – 23 December 2026');
    expect(dateWords('en', WARSAW).longRange('2026-12-05', null)).toBe('5 December 2026');
  });
});
