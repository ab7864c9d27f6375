import { describe, expect, it } from 'vitest';
import { resolveAddress } from '../../i18n/addresses.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import type { Favicons } from '../shell.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

const manifestOf = (locale: (typeof LOCALES)[number], has = {}, icons: Favicons = {}) =>
  webManifest({
    locale,
    centreName: 'Galeria',
    description: 'Sklepy',
    icons,
    map: true,
    offers: true,
    ...has,
    t: translator(locale),
  });

describe('the web app manifest', () => {
  it('names the icons in the sizes that systems ask for', () => {
    const drawn = manifestOf('en').icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(drawn).toEqual(['any any', 'any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });

  it('names no icon to be cut, nor a drawing of the mark, where the content names one of its own', () => {
    for (const icons of [{ favicon: '/media/a.svg' }, { apple: '/media/a.png' }]) {
      const named = manifestOf('en', {}, icons).icons;
      expect(named.map(({ src }) => src)).toEqual(['/icon-192.png', '/icon-512.png']);
    }
  });

  it.each(LOCALES)('leads to pages of %s, in its words', (locale) => {
    const { start_url, scope, shortcuts, lang } = manifestOf(locale);
    expect(shortcuts).toHaveLength(4);
    expect(lang).not.toBe('');
    for (const url of [start_url, ...shortcuts.map((one) => one.url)]) {
      expect(url.startsWith(scope)).toBe(true);
      const [path = ''] = url.split('#');
      expect(resolveAddress(path, '', LOCALES), url).toMatchObject({ type: 'page', locale, path });
    }
    expect(new Set(shortcuts.map(({ name }) => name)).size).toBe(4);
  });

  it('leads to no map and no offers where there are none', () => {
    const urls = (has: object) => manifestOf('en', has).shortcuts.map(({ url }) => url);
    expect(urls({ map: false })).toEqual(['/en#directory', '/en/offers', '/en/contact']);
    expect(urls({ offers: false })).toEqual(['/en#directory', '/en/map', '/en/contact']);
  });

  it('has an address for each language', () => {
    expect(new Set(LOCALES.map(manifestPath)).size).toBe(LOCALES.length);
    expect(manifestPath('pl-PL')).toBe('/site.webmanifest');
  });
});
