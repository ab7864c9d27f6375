import type { BreadcrumbList, ItemList } from 'schema-dts';
import { pageEntry } from '../../i18n/address-table.ts';
import { addressOf, type PageKind } from '../../i18n/addresses.ts';
import type { MessageKey, Translate } from '../../i18n/translator.ts';
import { absolute, type Site } from './site.ts';

interface Listed {
  href: string;
}

/** What a list leads to, in its order; undefined for an empty one. Things without a page of their own are left out. */
export function listThing(items: readonly Listed[], site: Site): ItemList | undefined {
  const own = [...new Set(items.map(({ href }) => href).filter((href) => href.startsWith('/')))];
  if (own.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: own.map((href, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      url: absolute(href, site),
    })),
  };
}

/** How lists are called in the trails of the pages below them. */
const LISTS: Partial<Record<PageKind, MessageKey>> = {
  cinema: 'cinema:heading',
  events: 'events:heading',
  inspirations: 'inspirations:heading',
  jobs: 'jobs:heading',
  map: 'map:heading',
  offers: 'offers:heading',
  personalStylist: 'stylist:name',
  press: 'press:heading',
};

/** What a page says of the way to it. */
export interface Trail {
  name?: string;
  /** The steps between home and the page, where they are the entry's own: a shop's category. */
  above?: readonly Step[];
}

interface Step {
  name: string;
  href: string;
}

/** The steps between home and a page, where nothing but its kind decides them. */
function stepsAbove(kind: PageKind, site: Site, t: Translate): Step[] {
  const { parent } = pageEntry(kind);
  const name = LISTS[parent];
  return name === undefined ? [] : [{ name: t(name), href: addressOf(parent, {}, site.locale, {}) }];
}

/**
 * The way from home to a page; undefined for home itself.
 */
export function trailThing(
  page: Trail & { kind: PageKind; name: string },
  site: Site,
  t: Translate,
): BreadcrumbList | undefined {
  if (page.kind === 'home') return undefined;
  const home = { name: t('tenants:home'), href: addressOf('home', {}, site.locale, {}) };
  const steps = [
    home,
    ...(page.above ?? stepsAbove(page.kind, site, t)),
    { name: page.name, href: undefined },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: href === undefined ? undefined : absolute(href, site),
    })),
  };
}
