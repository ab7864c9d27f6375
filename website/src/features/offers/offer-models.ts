import type { OfferCard, TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { FilterLink } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Query } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

export interface OffersPage {
  running: OfferCard[];
  coming: OfferCard[];
  /** Running and promoted; each stands in `running` too. */
  promoted: OfferCard[];
  href: string;
  /** Of all types, running and coming. */
  total: number;
  /** Types that any of them has, as filters. */
  types: FilterLink[];
  /** Name of the applied one. */
  type?: string;
  /** True when the query names a type that there is not: answer with a redirect to `href`. */
  unknownFilter: boolean;
  /** The applied type in every live locale, for the language switcher. */
  filterAlternates: Partial<Record<Locale, Query>>;
}

type OfferState = 'running' | 'coming' | 'ended';

export interface OfferPage extends OfferCard {
  state: OfferState;
  /** Sanitised HTML. */
  description?: string;
  type?: { name: string; icon?: Picture };
  /** Of the same shop first, then of the same floor; running only. */
  more: OfferCard[];
  shop?: TenantCard;
  alternates: Alternates;
  seo: Seo;
}
