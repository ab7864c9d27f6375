import type { EventCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { FilterLink, Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Query } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Period } from './event-periods.ts';

/** A day, week or month with events, as a filter of the list. */
export interface PeriodLink extends Period {
  href: string;
  count: number;
  current: boolean;
}

export interface EventsPage {
  /** In the order of the call; of an applied period in that of their hours. */
  current: EventCard[];
  /** What this calendar week still holds, in the order of its hours; empty under a filter. */
  thisWeek: EventCard[];
  /** Only those that hold an event, and the applied one. */
  periods: PeriodLink[];
  /** The applied one. */
  period?: PeriodLink;
  /** Current events without a filter. */
  total: number;
  /** Narrowed to the applied sub-category. */
  past: EventCard[];
  href: string;
  /** Past events of all sub-categories. */
  pastTotal: number;
  /** Sub-categories that past events have, as filters of the past ones. */
  subCategories: FilterLink[];
  /** Name of the applied one. */
  subCategory?: string;
  /** True when the query names what no event has, or two filters at once: answer with a redirect to `knownHref`. */
  unknownFilter: boolean;
  /** `href` with the one filter that is known; of two the sub-category. */
  knownHref: string;
  /** The applied filter in every live locale, for the language switcher. */
  filterAlternates: Partial<Record<Locale, Query>>;
}

export interface EventPage extends EventCard {
  state: 'running' | 'coming' | 'past';
  lead?: string;
  /** Sanitised HTML. */
  description?: string;
  mobilePicture?: Picture;
  subCategory?: Link;
  /** Other current events. */
  more: EventCard[];
  alternates: Alternates;
  seo: Seo;
}
