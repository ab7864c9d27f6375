import { describe, expect, it } from 'vitest';
import * as content from '../content/formats.ts';
import { dateWords } from '../website/src/i18n/dates.ts';
import * as website from '../website/src/i18n/formats.ts';
import { htmlLang, LOCALES } from '../website/src/i18n/locales.ts';

const NUMBERS = [0, 5, 49, 0.5, 9.3, 999, 1800, 12_800, 1_234_567.25, -30];
const TIMES = ['00:00', '00:30', '06:30', '09:00', '18:05', '24:00'];

describe('the website and the content system', () => {
  it.each(LOCALES)('write hours, numbers, shares and prices alike in %s', (locale) => {
    const lang = htmlLang(locale);
    for (const time of TIMES) expect(content.clockText(time)).toBe(website.clockText(time));
    for (const number of NUMBERS) {
      expect(content.numberText(number, locale)).toBe(website.numberText(number, lang));
      expect(content.percentText(number / 100, locale)).toBe(website.percentText(number / 100, lang));
      for (const currency of ['PLN', 'EUR', 'RON'])
        expect(content.priceText(number, currency, locale)).toBe(website.priceText(number, currency, lang));
    }
  });

  it.each(LOCALES)('write a day alike in %s', (locale) => {
    const day = dateWords(locale, 'Europe/Warsaw').weekdayAndDay('2026-12-06');
    const year = content.dayText('2026-12-06', locale);
    for (const word of day.split(/[\s,]+/)) expect(year).toContain(word);
  });
});
