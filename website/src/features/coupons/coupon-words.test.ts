import { describe, expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { couponTerm } from './coupon-words.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T09:00:00Z'));
const term = (starts: string, ends: string | null) => couponTerm({ starts, ends }, words);

describe('couponTerm', () => {
  it('says until when a coupon is good, and how soon that is over', () => {
    expect(term('2026-11-01', '2026-12-06')).toBe('Ważny do 6 grudnia');
    expect(term('2026-11-01', '2026-11-22')).toBe('Wygasa jutro');
    expect(term('2026-11-01', '2026-11-21')).toBe('Wygasa dzisiaj');
  });

  it('says from when one to come is good', () => {
    expect(term('2026-11-24', '2026-12-06')).toBe('Ważny od 24 listopada');
  });

  it('says nothing without an end, and nothing of what is over', () => {
    expect(term('', null)).toBeUndefined();
    expect(term('2026-10-01', '2026-11-20')).toBeUndefined();
    expect(term('soon', 'later')).toBeUndefined();
  });
});
