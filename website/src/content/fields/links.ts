import { address, localiseHref, type PageKind, type ParamsOf, type Query } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import { omitUndefined, trimToUndefined } from './text.ts';

export interface Link {
  name: string;
  href: string;
  external?: boolean;
}

/** A filter that is a link; `current` = applied (its href then takes it off). */
export interface FilterLink {
  name: string;
  href: string;
  slug: string;
  count: number;
  current: boolean;
}

interface Linked {
  slug: string | null;
  name: string;
  menu_category?: { categorySlug: string | null } | null;
}

/** Finished hrefs for one page's locale. */
export interface Links {
  locale: Locale;
  /** Address of a page of ours. */
  page<K extends PageKind>(kind: K, params: ParamsOf<K>, query?: Query): string;
  /** A link written in content; undefined for what must not or cannot be linked. */
  content(href: string | null | undefined): string | undefined;
  /** The same with its name; undefined without either. */
  named(name: string | null | undefined, href: string | null | undefined): Link | undefined;
  category(slug: string, query?: { category?: string; specialty?: string; location?: string }): string;
  /** A shop without a category has no page: its link searches for it. @param category used when it names none */
  tenant(tenant: Linked, category?: string, query?: { category?: string; location?: string }): string;
}

export function createLinks(locale: Locale): Links {
  const content = (href: string | null | undefined) => localiseHref(href, locale) ?? undefined;
  return {
    locale,
    page: (kind, params, query) => address(kind, params, locale, query),
    content,
    named(name, href) {
      const words = trimToUndefined(name);
      const target = content(href);
      if (words === undefined || target === undefined) return undefined;
      return omitUndefined({ name: words, href: target, external: isExternal(target) || undefined });
    },
    category: (slug, query) => address('tenants', { category: slug }, locale, query),
    tenant({ slug, name, menu_category }, category, query) {
      const of = trimToUndefined(menu_category?.categorySlug) ?? category;
      const own = trimToUndefined(slug);
      if (of === undefined || own === undefined) return address('search', {}, locale, { q: name });
      return address('tenant', { category: of, slug: own }, locale, query);
    },
  };
}

export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}
