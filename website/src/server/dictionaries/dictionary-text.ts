import { pageEntry } from '../../i18n/address-table.ts';
import { addressOf, type PageKind, resolveAddress } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

/**
 * The kinds of which a page is in a dictionary, those that most visitors go to first: they stand nearest to its end,
 * where it is cheapest to point to, and are the last that are left out when it gets too long.
 */
const KINDS: readonly PageKind[] = [
  'tenants',
  'tenant',
  'map',
  'events',
  'offers',
  'event',
  'offer',
  'cinema',
  'coupons',
  'movie',
  'inspiration',
  'contact',
  'press',
  'personalStylist',
  'stylist',
  'giftCard',
  'mediaSales',
  'advancedMediaSale',
];
/** Characters; longer ones cost more to pack with than they save. */
const MAX_LENGTH = 640_000;

/**
 * What pages of a language have in common: home whole, and of one page of each kind what is not around every page. Public
 * pages as anyone gets them, so that nothing of a visitor can be in it. Kinds that home and its neighbours do not link
 * to are left out.
 * @param html of a page by its path; undefined where there is none
 */
export async function dictionaryText(
  locale: Locale,
  live: readonly Locale[],
  html: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const home = await html(addressOf('home', {}, locale, {}));
  if (home === undefined) return undefined;
  const links = new Map<PageKind, string>();
  collect(home);
  const parts: string[] = [];
  let length = home.length;
  for (const kind of KINDS) {
    const path = pageEntry(kind).params.length === 0 ? addressOf(kind, {}, locale, {}) : links.get(kind);
    const page = path === undefined ? undefined : await html(path);
    if (page === undefined) continue;
    collect(page);
    const own = ownPart(page);
    if (length + own.length > MAX_LENGTH) continue;
    length += own.length;
    parts.unshift(own);
  }
  return [...parts, home].join('\n');

  /** Notes the first page of each kind that a page links to. */
  function collect(page: string) {
    for (const [, href = ''] of page.matchAll(/<a\b[^>]*\bhref="(\/[^"?#]*)"/g)) {
      const found = resolveAddress(href, '', live);
      if (found.type !== 'page' || found.locale !== locale || found.embedded || links.has(found.kind))
        continue;
      links.set(found.kind, href);
    }
  }
}

/** Head and main part of a page. */
function ownPart(page: string): string {
  const [head = ''] = /<head[\s\S]*?<\/head>/.exec(page) ?? [];
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
  return head + main;
}
