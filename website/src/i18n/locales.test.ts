import { describe, expect, it } from 'vitest';
import { htmlLang, isLocale, LOCALES, liveLocales, notFoundLang } from './locales.ts';

describe('liveLocales', () => {
  it('is pl-PL and en unless told otherwise', () => {
    expect(liveLocales(undefined)).toEqual(['pl-PL', 'en']);
    expect(liveLocales(' , ')).toEqual(['pl-PL', 'en']);
  });

  it('keeps the order, forgives case, holds the default first and nothing twice', () => {
    expect(liveLocales('ru, BG-bg,ru')).toEqual(['pl-PL', 'ru', 'bg-BG']);
    expect(liveLocales('en,pl-PL')).toEqual(['pl-PL', 'en']);
  });

  it('stops at a language that does not exist', () => {
    expect(() => liveLocales('pl-PL,de')).toThrow('"de"');
  });
});

describe('locales', () => {
  it('are known exactly as written', () => {
    expect(isLocale('bg-BG')).toBe(true);
    expect(isLocale('bg-bg')).toBe(false);
    expect(isLocale('__proto__')).toBe(false);
  });

  it('have tags that Intl understands, Serbian in Latin script', () => {
    for (const locale of LOCALES)
      expect(Intl.getCanonicalLocales(htmlLang(locale))).toEqual([htmlLang(locale)]);
    const day = new Intl.DateTimeFormat(htmlLang('sr'), { weekday: 'long' }).format(new Date(0));
    expect(day).toMatch(/^\p{Script=Latin}+$/u);
  });

  it('say which language the not-found page speaks', () => {
    expect(LOCALES.map(notFoundLang).filter((lang) => lang !== 'en')).toEqual(['lt', 'ru']);
  });
});
