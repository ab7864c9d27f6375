import type { ImageObject } from 'schema-dts';
import type { Picture } from '../../content/fields/pictures.ts';
import { address } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What every statement about a page needs of the page and its centre. */
export interface Site {
  /** Address of the public site without a trailing slash; empty when it is not known: addresses are then relative. */
  base: string;
  centreName: string;
  locale: Locale;
  /** Of this page, without the query. */
  path: string;
}

interface Around {
  shell: { centreName: string; frontend?: string };
  visit: { locale: Locale; path: string };
}

export function siteOf(shell: Around['shell'], { locale, path }: Around['visit']): Site {
  return { base: shell.frontend ?? '', centreName: shell.centreName, locale, path };
}

/** One address for everybody who asks: a path of ours becomes absolute. */
export const absolute = (href: string, { base }: Pick<Site, 'base'>): string =>
  href.startsWith('/') ? base + href : href;

/** How other pages call the centre; its own facts stand on home and on contact. */
export const centreId = (site: Site): string => `${site.base}${address('home', {}, site.locale)}#centre`;

/** A photograph: search engines show no drawings. */
export function photo(picture: Picture | undefined, site: Site): ImageObject | undefined {
  if (picture?.kind !== 'photo') return undefined;
  const { src, width, height } = picture;
  return { '@type': 'ImageObject', url: absolute(src, site), width: String(width), height: String(height) };
}

/** The same, with the centre's shared picture for things that search engines want to see. */
export const photoOrOurs = (picture: Picture | undefined, site: Site): ImageObject | string =>
  photo(picture, site) ?? absolute('/share.png', site);

/** Plain words of sanitised HTML, for properties that take no markup. */
export function wordsOf(html: string | undefined): string | undefined {
  const text = html
    ?.replace(/<\/?(?:a|b|strong|i|em|span|u|s|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|amp|lt|gt|quot|nbsp);/gi, entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text || undefined;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function entity(whole: string, decimal?: string, hex?: string): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
  if (code === undefined) return NAMED[whole.slice(1, -1).toLowerCase()] ?? ' ';
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
