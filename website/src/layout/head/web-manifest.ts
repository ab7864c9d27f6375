import { address } from '../../i18n/addresses.ts';
import { DEFAULT_LOCALE, htmlLang, type Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import { INK } from '../../ui/floors/floor-colours.ts';
import type { Favicons } from '../shell.ts';

/** Where the manifest of a language is served; the default language's at the address that tools expect. */
export function manifestPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/site.webmanifest' : `/site-${locale}.webmanifest`;
}

const squares = (purpose: 'any' | 'maskable', name: string) =>
  [192, 512].map((size) => ({
    src: `/${name}-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  }));

/** Made of what the content names, which may reach to its edges and is not to be cut. */
const NAMED_ICONS = squares('any', 'icon');
/** Drawn of the centre's mark (server/brand/). */
const DRAWN_ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  ...NAMED_ICONS,
  ...squares('maskable', 'icon-maskable'),
];

interface Input {
  locale: Locale;
  centreName: string;
  description?: string;
  /** What the content names. */
  icons: Favicons;
  /** Whether there is one to lead to. */
  map: boolean;
  /** Whether there are any. */
  offers: boolean;
  t: Translate;
}

/** The site as something to put on a home screen, in one language: its words and addresses (W3C web app manifest). */
export function webManifest({ locale, centreName, description, icons, map, offers, t }: Input) {
  const home = address('home', {}, locale);
  return {
    // One app, whichever language it was added in.
    id: '/',
    name: centreName,
    ...(description ? { description } : {}),
    lang: htmlLang(locale),
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: INK,
    icons: icons.apple || icons.favicon ? NAMED_ICONS : DRAWN_ICONS,
    shortcuts: [
      { name: t('shell:footer.directory'), url: `${home}#directory` },
      ...(map ? [{ name: t('map:heading'), url: address('map', {}, locale) }] : []),
      ...(offers ? [{ name: t('offers:heading'), url: address('offers', {}, locale) }] : []),
      { name: t('contact:heading'), url: address('contact', {}, locale) },
    ],
  };
}
