import { describe, expect, it } from 'vitest';
import { clockText, numberText, percentText, priceText } from './formats.ts';
import { htmlLang, LOCALES } from './locales.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('one form a language', () => {
  it.each(LOCALES)('writes hours as Intl does in %s', (locale) => {
    const lang = locale === 'en' ? 'en-GB' : htmlLang(locale);
    const hour = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
    for (const time of ['00:30', '09:00', '18:05', '23:59'])
      expect(clockText(time)).toBe(hour.format(new Date(`2026-11-06T${time}:00Z`)));
    expect(clockText('24:00')).toBe('24:00');
  });

  it.each([
    ['pl', '49 zł', '1249,50 zł', '30%', '−30%', '1800', '12 800'],
    ['en', 'PLN 49', 'PLN 1,249.50', '30%', '−30%', '1,800', '12,800'],
    ['cs', '49 PLN', '1 249,50 PLN', '30 %', '−30 %', '1 800', '12 800'],
    ['ro', '49 PLN', '1.249,50 PLN', '30 %', '−30 %', '1.800', '12.800'],
    ['hu', '49 PLN', '1249,50 PLN', '30%', '−30%', '1800', '12 800'],
    ['sr-Latn', '49 PLN', '1.249,50 PLN', '30%', '−30%', '1.800', '12.800'],
  ])('writes prices, shares and numbers in %s', (lang, whole, broken, share, less, short, long) => {
    expect(plain(priceText(49, 'PLN', lang))).toBe(whole);
    expect(plain(priceText(1249.5, 'PLN', lang))).toBe(broken);
    expect(plain(percentText(0.3, lang))).toBe(share);
    expect(plain(percentText(-0.3, lang))).toBe(less);
    expect(plain(numberText(1800, lang))).toBe(short);
    expect(plain(numberText(12800, lang))).toBe(long);
  });

  it('never breaks a number from what it counts', () => {
    for (const locale of LOCALES)
      for (const text of [priceText(49, 'PLN', htmlLang(locale)), percentText(0.3, htmlLang(locale))])
        expect(text).not.toContain(' ');
  });
});
