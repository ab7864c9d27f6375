import { pageEntry } from '../../website/src/i18n/address-table.ts';
import {
  address,
  addressOf,
  existsIn,
  PAGE_KINDS,
  type PageKind,
  resolveAddress,
} from '../../website/src/i18n/addresses.ts';
import { htmlLang, type Locale } from '../../website/src/i18n/locales.ts';
import { until } from '../processes/website-process.ts';
import { anchors, facts } from './html.ts';
import { LIVE } from './site.ts';

/** One page of a kind. */
interface Sample {
  kind: PageKind;
  /** With its query, if the kind is nothing without one. */
  path: string;
}

/** Kinds in the order of the address table that a language has. */
export const kindsIn = (locale: Locale): PageKind[] => PAGE_KINDS.filter((kind) => existsIn(kind, locale));

/** What `<main data-page>` says of a kind. */
export function nameOf(kind: PageKind): string {
  const own: Partial<Record<PageKind, string>> = {
    landingPage: 'page',
    mediaSales: 'sales',
  };
  return own[kind] ?? kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Pages of the kiosk: nothing links to them, and they are not for search engines. */
const KIOSK: ReadonlySet<PageKind> = new Set(['mapByStoreId', 'wayfinder']);

/** The page, once the content system has kept its deadline: a cold one may not on a busy machine. */
const page = (baseURL: string, path: string) => until(baseURL + path, ({ status }) => status !== 503, 20_000);

const polish = new Map<string, Promise<Map<PageKind, string>>>();

/**
 * One Polish page of every kind: lists by the table of addresses, single pages by the first link to one, from home
 * and the lists outwards, as a visitor finds them. A kind that nothing leads to is missing from the answer.
 */
function polishSamples(baseURL: string): Promise<Map<PageKind, string>> {
  const known = polish.get(baseURL) ?? find(baseURL);
  polish.set(baseURL, known);
  return known;
}

async function find(baseURL: string): Promise<Map<PageKind, string>> {
  const found = new Map<PageKind, string>();
  for (const kind of kindsIn('pl-PL')) {
    if (pageEntry(kind).params.length === 0) found.set(kind, addressOf(kind, {}, 'pl-PL', {}));
  }
  const missing = () => kindsIn('pl-PL').some((kind) => !found.has(kind));
  const asked = new Set<string>();
  for (let next = [...found.values()]; next.length > 0 && missing(); ) {
    for (const path of next) {
      asked.add(path);
      for (const { href } of anchors((await page(baseURL, path)).text)) {
        const [pathname = '', search = ''] = href.split(/(?=[?#])/);
        const target = resolveAddress(pathname, search.startsWith('?') ? search : '', LIVE);
        if (target.type !== 'page' || target.locale !== 'pl-PL' || found.has(target.kind)) continue;
        found.set(target.kind, target.path);
      }
    }
    next = [...found.values()].filter((path) => !asked.has(path));
  }
  const room = found.get('mapLocation')?.split('/').at(-1);
  if (room) found.set('mapByStoreId', address('mapByStoreId', { id: decodeURIComponent(room) }, 'pl-PL'));
  return found;
}

/**
 * The same pages in any language, found by what the Polish ones name as their alternates. A kind that nothing leads to,
 * or that the language should have and has not, is missing: `routes.spec.ts` proves that none is.
 */
export async function samplePages(baseURL: string, locale: Locale): Promise<Sample[]> {
  const samples = await polishSamples(baseURL);
  const pages: Sample[] = [];
  for (const kind of kindsIn(locale)) {
    const own = samples.get(kind);
    const path = own && (locale === 'pl-PL' ? own : await alternateOf(baseURL, kind, own, locale));
    if (path) pages.push({ kind, path });
  }
  return pages;
}

async function alternateOf(baseURL: string, kind: PageKind, path: string, locale: Locale) {
  if (pageEntry(kind).params.length === 0) return addressOf(kind, {}, locale, {});
  if (KIOSK.has(kind)) return path.replace(/^/, `/${locale}`);
  if (kind === 'mapLocation') {
    const id = decodeURIComponent(path.split('/').at(-1) ?? '');
    return address('mapLocation', { id }, locale);
  }
  const alternate = facts((await page(baseURL, path)).text).alternates.get(htmlLang(locale));
  return alternate === undefined ? undefined : new URL(alternate).pathname;
}

/** Whether the kind's pages name their alternates in other languages; a place on the map names its shop instead. */
export const hasAlternates = (kind: PageKind): boolean => !KIOSK.has(kind) && kind !== 'mapLocation';
