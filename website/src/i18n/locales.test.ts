import { afterEach, describe, expect, it, vi } from 'vitest';
import { htmlLang, isLocale, LOCALES, liveLocales } from './locales.ts';

describe('liveLocales', () => {
  it('is pl-PL and en unless told otherwise', () => {
    expect(liveLocales(undefined)).toEqual(['pl-PL', 'en']);
    expect(liveLocales(' , ')).toEqual(['pl-PL', 'en']);
    expect(liveLocales('', ['sr', 'pl-PL'])).toEqual(['pl-PL', 'sr']);
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
});

describe('the default language', () => {
  /** The modules as a program loads them that is started with this setting. */
  async function startedWith(setting: string) {
    vi.resetModules();
    vi.stubEnv('DEFAULT_LOCALE', setting);
    return { ...(await import('./locales.ts')), ...(await import('./addresses.ts')) };
  }

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('is a setting, live and first, whose addresses have no prefix', async () => {
    const { DEFAULT_LOCALE, liveLocales, address, resolveAddress } = await startedWith(' LT-lt');
    expect(DEFAULT_LOCALE).toBe('lt-LT');
    const live = liveLocales('en,ru,lt-LT');
    expect(live).toEqual(['lt-LT', 'en', 'ru']);
    expect(liveLocales('')).toEqual(['lt-LT', 'en']);
    expect([address('home', {}, 'lt-LT'), address('home', {}, 'ru')]).toEqual(['/', '/ru']);
    const contact = address('contact', {}, 'lt-LT');
    expect(contact).toMatch(/^\/[a-z-]+$/);
    expect(resolveAddress(contact, '', live)).toMatchObject({ type: 'page', locale: 'lt-LT' });
    expect(resolveAddress(`/lt-LT${contact}`, '', live)).toMatchObject({ type: 'redirect' });
    expect(resolveAddress('/pl-PL', '', live)).toMatchObject({ type: 'not-found', locale: 'lt-LT' });
  });

  it('stops the start when it is no language, or not one of those that are live', async () => {
    const unknown = await startedWith('de');
    expect(() => unknown.liveLocales('pl-PL,en')).toThrow(/DEFAULT_LOCALE is "de", .* one of pl-PL, en/);
    const left = await startedWith('lt-LT');
    expect(() => left.liveLocales('pl-PL,en')).toThrow('DEFAULT_LOCALE is "lt-LT", which LOCALES lacks');
  });
});
