import type { OfferCard, TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { FilterLink, Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel, Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Hours } from '../../content/opening-times/opening-models.ts';
import type { Query } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

/** Shops under one letter of the locale's alphabet, in its order. */
export interface DirectoryLetter {
  letter: string;
  shops: { name: string; href: string; place: Place }[];
}

export interface CategoryPage {
  name: string;
  slug: string;
  href: string;
  level: FloorLevel | null;
  lead?: string;
  picture?: Picture;
  filters: { subCategories: FilterLink[]; specialties: FilterLink[] };
  /** Names of the applied filters. */
  subCategory?: string;
  specialty?: string;
  tenants: TenantCard[];
  /** Of the whole category, before filters. */
  total: number;
  /** Promoted offers that run now, shown among the cards. */
  features: OfferCard[];
  /** True when the query names a filter that this category does not have: answer with a redirect to `knownHref`. */
  unknownFilter: boolean;
  /** `href` with those filters that the category has. */
  knownHref: string;
  alternates: Alternates;
  /** The applied filters in every live locale, for the language switcher. */
  filterAlternates: Partial<Record<Locale, Query>>;
  seo: Seo;
}

export interface TenantPage {
  id: number;
  name: string;
  slug: string;
  /** Canonical: differs from the visit's path when the address named another category; redirect to `knownHref`. */
  href: string;
  /** True when the query names a sub-category or location that is not the shop's: redirect to `knownHref`. */
  unknownFilter: boolean;
  /** `href` with what of the query is the shop's. */
  knownHref: string;
  logo?: Picture;
  place: Place;
  line: string;
  lead?: string;
  picture?: Picture;
  /** Sanitised HTML. */
  description?: string;
  website?: Link;
  phone?: Link;
  acceptsGiftCard: boolean;
  openingSoon: boolean;
  hours: Hours | null;
  /** Ongoing only. */
  offers: OfferCard[];
  category?: Link & { level: FloorLevel | null };
  subCategory?: Link;
  specialties: Link[];
  mapHref?: string;
  neighbours: TenantCard[];
  alternates: Alternates;
  seo: Seo;
}
