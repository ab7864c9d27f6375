import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveAddress } from '../../i18n/addresses.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

const manifestOf = (locale: (typeof LOCALES)[number], map = true) =>
  webManifest({ locale, centreName: 'Galeria', description: 'Sklepy', map, t: translator(locale) });

/** Width and height as the file itself says them. */
function sizeOf(name: string): string {
  const file = readFileSync(new URL(`../../../public${name}`, import.meta.url));
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe('the web app manifest', () => {
  it('names only icons that exist, in the sizes that it says', () => {
    const { icons } = manifestOf('en');
    for (const { src, sizes, type } of icons) {
      if (type === 'image/png') expect(sizeOf(src), src).toBe(sizes);
      else expect(readFileSync(new URL(`../../../public${src}`, import.meta.url), 'utf8')).toContain('<svg');
    }
    const drawn = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(drawn).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
    );
    expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
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

  it('leads to no map where there is none', () => {
    const urls = manifestOf('en', false).shortcuts.map(({ url }) => url);
    expect(urls).toEqual(['/en#directory', '/en/offers', '/en/contact']);
  });

  it('has an address for each language', () => {
    expect(new Set(LOCALES.map(manifestPath)).size).toBe(LOCALES.length);
    expect(manifestPath('pl-PL')).toBe('/site.webmanifest');
  });
});
