import type { Page } from '@playwright/test';
import { address, embeddedAddress, type PageKind } from '../../website/src/i18n/addresses.ts';
import type { Locale } from '../../website/src/i18n/locales.ts';
import { translator } from '../../website/src/i18n/translator.ts';
import { kindsIn, samplePages } from '../pages/page-kinds.ts';

/** A shop on the first floor, reached from entrance A by a change of floor. */
const FAR_SHOP = '1.24';

/** Pages beside those of the table: what answers for any address, and pages that their query makes others. */
const BESIDE = {
  notFound: (locale) => address('home', {}, locale).replace(/\/?$/, '/nope'),
  maintenance: () => '/maintenance',
  embedded: (locale) => embeddedAddress(address('offers', {}, locale), locale),
  searchResults: (locale) =>
    address('search', {}, locale, { q: translator(locale)('search:tabs.all').toLowerCase() }),
  searchNothing: (locale) => address('search', {}, locale, { q: 'qqqxyzqqq' }),
  mapWay: (locale) => address('map', {}, locale, { store: FAR_SHOP, from: 'A' }),
  mapNothing: (locale) => address('map', {}, locale, { q: 'qqqxyzqqq' }),
} as const satisfies Record<string, (locale: Locale) => string>;

export type Subject = PageKind | keyof typeof BESIDE;
export const BESIDE_KINDS = Object.keys(BESIDE) as (keyof typeof BESIDE)[];

/** The kinds of page that a language has, and those beside them. */
export const subjectsIn = (locale: Locale): Subject[] => [...kindsIn(locale), ...BESIDE_KINDS];

const samples = new Map<Locale, ReturnType<typeof samplePages>>();

/** A page of the kind. Undefined: nothing leads to one, which `routes.spec.ts` forbids. */
export async function pathOf(baseURL: string, subject: Subject, locale: Locale): Promise<string | undefined> {
  if (subject in BESIDE) return BESIDE[subject as keyof typeof BESIDE](locale);
  const found = samples.get(locale) ?? samplePages(baseURL, locale);
  samples.set(locale, found);
  return (await found).find(({ kind }) => kind === subject)?.path;
}

/** The links of the page's main part that lead to itself filtered: of each parameter the one with the most words. */
export function filtersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = new Map<string, { href: string; length: number }>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="?"]:not(svg a)')) {
      const url = new URL(link.href);
      if (url.pathname !== location.pathname) continue;
      const name = [...url.searchParams.keys()].join();
      const length = link.textContent?.length ?? 0;
      if (length > (longest.get(name)?.length ?? -1))
        longest.set(name, { href: url.pathname + url.search, length });
    }
    return [...longest.values()].map(({ href }) => href);
  });
}
