import { describe, expect, it } from 'vitest';
import type { DayHours, Weekday } from '../../content/opening-times/opening-models.ts';
import { daysText, mainHoursText } from './week-text.ts';

const row = (days: Weekday[], opens: string | null, closes: string | null): DayHours => ({
  days,
  label: '',
  opens,
  closes,
});
const text = (...week: DayHours[]) => mainHoursText({ week, special: [] }, 'en');

describe('daysText', () => {
  it('sorts days, says each once, and joins three or more in a row', () => {
    expect(daysText([6, 1, 3, 2, 1], 'en')).toBe('Mon–Wed, Sat');
    expect(daysText([7, 6, 2, 1], 'en')).toBe('Mon, Tue, Sat, Sun');
    expect(daysText([1, 2, 3, 5, 6, 7], 'pl')).toBe('pn–śr, pt–nd');
    expect(daysText([], 'en')).toBe('');
  });
});

describe('mainHoursText', () => {
  it('takes the hours that most days share, from all rows that say the same', () => {
    const weekend = row([6, 7], '10:00', '20:00');
    expect(text(weekend, row([1, 2, 3], '09:00', '22:00'), row([4], '09:00', '22:00'))).toBe(
      'Mon–Thu 9:00–22:00',
    );
    expect(
      text(row([1, 2, 3], '09:00', '22:00'), row([4], '09:00', '20:00'), row([5], '10:00', '22:00')),
    ).toBe('Mon–Wed 9:00–22:00');
  });

  it('says nothing of rows without hours, or without days', () => {
    const open = row([1], '09:00', '22:00');
    expect(text(row([2, 3], null, null), open)).toBe('Mon 9:00–22:00');
    expect(text(row([2, 3], '09:00', null), row([4, 5], null, '22:00'), open)).toBe('Mon 9:00–22:00');
    expect(text(row([], '09:00', '22:00'))).toBeNull();
    expect(text(row([2, 3], null, null))).toBeNull();
  });
});
