import type { Query } from '../../i18n/addresses.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { trimToUndefined } from './text.ts';

/** Addresses of the same page in other locales that have it. */
export type Alternates = Partial<Record<Locale, { category?: string; slug?: string }>>;

interface Localised {
  localizations?: readonly {
    locale: string | null;
    slug?: string | null;
    categorySlug?: string | null;
    subCategorySlug?: string | null;
    specialtySlug?: string | null;
  }[];
}

/** The slug of an entity in every locale that has it. @param own its slug in this page's locale */
export function slugAlternates(
  entity: Localised,
  own: string,
  locale: Locale,
): Partial<Record<Locale, string>> {
  const slugs: Partial<Record<Locale, string>> = {};
  for (const other of entity.localizations ?? []) {
    const slug = trimToUndefined(
      other.slug ?? other.categorySlug ?? other.subCategorySlug ?? other.specialtySlug,
    );
    if (other.locale !== null && isLocale(other.locale) && slug !== undefined) slugs[other.locale] = slug;
  }
  slugs[locale] = own;
  return slugs;
}

/** Whether nothing is said of languages other than the page's. */
export function saysNoOther(slugs: Partial<Record<Locale, string>> | undefined, locale: Locale): boolean {
  return Object.keys(slugs ?? {}).every((one) => one === locale);
}

/** The entry of another language's list: the one of the same slug, else the one in the same place of as many. */
export function counterpart<T>(
  own: readonly T[],
  other: readonly T[],
  slug: string,
  slugOf: (entry: T) => string,
): T | undefined {
  const at = own.findIndex((entry) => slugOf(entry) === slug);
  return (
    other.find((entry) => slugOf(entry) === slug) ?? (own.length === other.length ? other[at] : undefined)
  );
}

/** Address params of a page whose address is its slug. */
export function alternatesBySlug(
  slugs: Partial<Record<Locale, string>>,
  param: 'slug' | 'category' = 'slug',
): Alternates {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, { [param]: slug }]));
}

/**
 * Params of a page beneath a category. A locale that has only the category is left with it, for the nearest
 * list above; one without the category cannot address the page.
 */
export function alternatesBeneath(
  categories: Partial<Record<Locale, string>>,
  slugs: Partial<Record<Locale, string>>,
): Alternates {
  return Object.fromEntries(
    Object.entries(categories).map(([locale, category]) => {
      const slug = slugs[locale as Locale];
      return [locale, slug === undefined ? { category } : { category, slug }];
    }),
  );
}

/** The query of a list with one filter in each language: taken off where a language lacks its value. */
export function liveQueries(
  live: readonly Locale[],
  key: 'type' | 'category',
  values: Partial<Record<Locale, string>> | undefined,
): Partial<Record<Locale, Query>> {
  return Object.fromEntries(
    live.map((locale): [Locale, Query] => {
      const value = values?.[locale];
      return [locale, value ? { [key]: value } : {}];
    }),
  );
}

/** The query of a filtered list in each language: a filter that a language lacks is taken off there. */
export function filterAlternates(
  live: readonly Locale[],
  applied: {
    category?: Partial<Record<Locale, string>>;
    specialty?: Partial<Record<Locale, string>>;
    location?: string;
  },
): Partial<Record<Locale, Query>> {
  return Object.fromEntries(
    live.map((locale): [Locale, Query] => {
      const query: Query = {};
      const category = applied.category?.[locale];
      const specialty = applied.specialty?.[locale];
      if (category) query.category = category;
      // A specialty is looked for within its sub-category: without that it would be unknown.
      if (specialty && (category || !applied.category)) query.specialty = specialty;
      if (applied.location) query.location = applied.location;
      return [locale, query];
    }),
  );
}
