import { describe, expect, it } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { madeOfPayloads } from './made-of-payloads.ts';

const moment = (time: string, locale: Locale = 'en') => ({
  locale,
  live: ['pl-PL', 'en'] as const,
  timeZone: 'Europe/Warsaw',
  now: new Date(`2026-11-22T${time}Z`),
});

describe('what is made of payloads', () => {
  it('is made once for the same two, in one language and one minute', () => {
    const made = madeOfPayloads<object, number>();
    const [first, second] = [{}, {}];
    let count = 0;
    const make = () => {
      count += 1;
      return count;
    };
    expect(made(first, second, moment('11:00:00'), make)).toBe(1);
    expect(made(first, second, moment('11:00:59'), make)).toBe(1);
    expect(made(first, second, moment('11:01:00'), make)).toBe(2);
    expect(made(first, {}, moment('11:01:00'), make)).toBe(3);
    expect(made({}, second, moment('11:01:00'), make)).toBe(4);
    expect(made(first, second, moment('11:01:00', 'pl-PL'), make)).toBe(5);
    expect(made(first, second, { ...moment('11:01:00'), timeZone: 'Europe/Vilnius' }, make)).toBe(6);
  });
});
