/**
 * What the views are written against. Loaders of this room make these from payloads; nothing else does.
 * All strings are trimmed and non-empty, an optional field that has no value is absent, every `href` is
 * finished (this locale's address, or an external https:, mailto: or tel:).
 */
import type { Query } from '../i18n/addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Period } from './event-periods.ts';

/** −1 underground (ink), 0 ground, 1, 2, 3. */
export type FloorLevel = -1 | 0 | 1 | 2 | 3;

/** ISO: 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A content image behind our own `/media`. Width and height are those of the original, in pixels. */
export interface Picture {
  /** `/media/{hash}{ext}` */
  src: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  /** `drawing` is SVG, served as it is; a `photo` has AVIF and WebP widths. */
  kind: 'photo' | 'drawing';
}

/** Where something is in the building; `level` is null when the content does not say. */
export interface Place {
  level: FloorLevel | null;
  /** As signed on the door: "1.24", "-1.03". */
  room?: string;
}

/** One row of a week. `opens` null = closed on these days; a row's closing before its opening is past midnight. */
export interface DayHours {
  days: Weekday[];
  /** As the content wrote it, e.g. "Poniedziałek-Piątek". */
  label: string;
  /** Local 'HH:mm'. */
  opens: string | null;
  /** Local 'HH:mm'; '24:00' = midnight, '01:00' to '05:00' = the night after. */
  closes: string | null;
  text?: string;
}

/** A date whose hours replace the week's; `opens` null = closed. */
export interface SpecialDay {
  /** YYYY-MM-DD, the centre's calendar. */
  date: string;
  name?: string;
  opens: string | null;
  closes: string | null;
}

export interface Hours {
  week: DayHours[];
  special: SpecialDay[];
}

/** A place of the centre: what stands in the header, on home and on contact. */
export interface OpeningPlace {
  name: string;
  hours: Hours;
  href?: string;
  /** The shop which the place is has not opened yet: this stands instead of open or closed. */
  openingSoon?: boolean;
}

/** With every special day that the content knows, also those too far off for `hours` and those like any other day. */
export interface PlaceWithDays extends OpeningPlace {
  days: SpecialDay[];
}

export interface Link {
  name: string;
  href: string;
  external?: boolean;
}

export interface TenantCard {
  id: number;
  name: string;
  href: string;
  logo?: Picture;
  place: Place;
  /** Specialty or sub-category name; may be empty. */
  line: string;
  acceptsGiftCard: boolean;
  openingSoon: boolean;
  hours: Hours | null;
  /** The label of an offer of this shop that runs now. */
  offerLabel?: string;
  subCategorySlug?: string;
  /** Names. */
  specialties: string[];
}

export interface OfferCard {
  id: number;
  name: string;
  href: string;
  /** The big numeral, e.g. −40%. */
  label?: string;
  text?: string;
  /** As in the content: YYYY-MM-DD, or ISO 8601 with time. Empty when the content names none. */
  starts: string;
  ends: string | null;
  place: Place;
  tenant?: { name: string; href: string; logo?: Picture };
  picture?: Picture;
  promoted: boolean;
}

export interface EventCard {
  id: number;
  name: string;
  href: string;
  /** As in the content: YYYY-MM-DD, or ISO 8601 with time. Empty when the content names none. */
  starts: string;
  ends: string | null;
  place: Place;
  /** In words: "Atrium, floor 0". */
  where?: string;
  picture?: Picture;
  promoted: boolean;
}

export interface MenuSpecialty {
  name: string;
  href: string;
  slug: string;
}

export interface MenuSubCategory {
  name: string;
  href: string;
  slug: string;
  /** Present only when the sub-category shows a daily menu and the daily-menu page has a name (spec section 2). */
  dailyMenuHref?: string;
  specialties: MenuSpecialty[];
}

export interface MenuCategory {
  id: number;
  name: string;
  slug: string;
  href: string;
  level: FloorLevel | null;
  subCategories: MenuSubCategory[];
  picture?: Picture;
  featuredTenant?: TenantCard;
  /** Only those that run now. */
  featuredOffers: OfferCard[];
  featuredEvent?: EventCard;
}

export interface Seo {
  title?: string;
  description?: string;
  image?: Picture;
}

/** Hrefs for the head; an absent one means the site's own default file. */
export interface Favicons {
  favicon?: string;
  icon16?: string;
  icon32?: string;
  apple?: string;
  manifest?: string;
}

/** Identifiers of third-party tags, already checked against the shape each vendor uses. */
export interface Scripts {
  analytics?: string;
  socialPixel?: string;
  videoPixel?: string;
}

export type CookieCategoryKey = 'necessary' | 'statistics' | 'marketing' | 'preference';

export interface CookieItem {
  name: string;
  host?: string;
  description?: string;
  duration: { days: number; hours: number; minutes: number };
}

export interface Cookies {
  title?: string;
  /** Sanitised HTML. */
  description?: string;
  categories: { key: CookieCategoryKey; name: string; description?: string; cookies: CookieItem[] }[];
  precheckMarketing: boolean;
  /** `strict` starts the toggles of statistics and marketing off. */
  preset: 'standard' | 'strict';
}

export interface FooterColumn {
  heading: string;
  /** Each has an href or an action; `cookies` reopens the consent banner. */
  links: { name: string; href?: string; action?: 'cookies' }[];
}

export interface StoreBadge {
  href: string;
  picture?: Picture;
}

/** Which of its optional parts the newsletter form has. */
export interface NewsletterForm {
  firstName: boolean;
  lastName: boolean;
  /** What the content says when the age box is not ticked. */
  ageError?: string;
}

export interface Footer {
  columns: FooterColumn[];
  /** Absent: the centre has no newsletter. */
  newsletter?: NewsletterForm;
  /** `html` is sanitised. */
  spot?: { heading: string; html: string };
  apple?: StoreBadge;
  google?: StoreBadge;
  copyright?: { text: string; href?: string };
  logo?: Picture;
}

/** Shops under one letter of the locale's alphabet, in its order. */
export interface DirectoryLetter {
  letter: string;
  shops: { name: string; href: string; place: Place }[];
}

/** Everything around a page. The default of a centre without content is `emptyShell`. */
export interface Shell {
  centreName: string;
  logo?: { href: string; alt: string; picture?: Picture };
  partnerLogos: { name: string; href?: string; picture?: Picture }[];
  socials: { name: string; href: string; picture?: Picture }[];
  stickyBar?: { text: string; href: string };
  giftCard?: Link;
  howToGetThere?: Link;
  contactHref?: string;
  /** Of the first place by order: the centre itself. */
  centreHours: Hours;
  /** The centre first, then supermarket, cinema … */
  places: OpeningPlace[];
  cableway: boolean;
  cinema: boolean;
  cablewayHours?: Hours;
  cinemaHours?: Hours;
  menu: MenuCategory[];
  footer: Footer;
  seo: Seo;
  /** Address of the public site without a trailing slash, for canonical and hreflang. */
  frontend?: string;
  favicons: Favicons;
  scripts: Scripts;
  cookies: Cookies;
  /** Live locales with the address of the home page each; a page replaces the hrefs by its own versions. */
  languages: { locale: Locale; href: string; name: string }[];
  directory: DirectoryLetter[];
}

/** A filter that is a link; `current` = applied (its href then takes it off). */
export interface FilterLink {
  name: string;
  href: string;
  slug: string;
  count: number;
  current: boolean;
}

/** Addresses of the same page in other locales that have it. */
export type Versions = Partial<Record<Locale, { category?: string; slug?: string }>>;

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
  /** True when the query names a filter that this category does not have: answer with a redirect to `href`. */
  unknownFilter: boolean;
  versions: Versions;
  /** The applied filters in every live locale, for the language switcher. */
  filterVersions: Partial<Record<Locale, Query>>;
  seo: Seo;
}

export interface TenantPage {
  id: number;
  name: string;
  slug: string;
  /** Canonical: differs from the visit's path when the address named another category; answer with a redirect. */
  href: string;
  /** True when the query names a sub-category or location that is not the shop's: answer with a redirect to `href`. */
  unknownFilter: boolean;
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
  versions: Versions;
  seo: Seo;
}

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
  filterVersions: Partial<Record<Locale, Query>>;
}

export type OfferState = 'running' | 'coming' | 'ended';

export interface OfferPage extends OfferCard {
  state: OfferState;
  /** Sanitised HTML. */
  description?: string;
  type?: { name: string; icon?: Picture };
  /** Of the same shop first, then of the same floor; running only. */
  more: OfferCard[];
  shop?: TenantCard;
  versions: Versions;
  seo: Seo;
}

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
  /** True when the query names what no event has, or two filters at once: answer with a redirect to `href`. */
  unknownFilter: boolean;
  /** The applied filter in every live locale, for the language switcher. */
  filterVersions: Partial<Record<Locale, Query>>;
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
  versions: Versions;
  seo: Seo;
}

/** One floor of the section through the building on home, top floor first. */
export interface HomeFloor {
  level: FloorLevel;
  heading: string;
  href?: string;
  note?: string;
  links: Link[];
  pictures: Picture[];
}

export interface Slide {
  title: string;
  text?: string;
  link?: Link;
  picture?: Picture;
  mobilePicture?: Picture;
  level: FloorLevel | null;
}

/** `pictogram` and `turn` (degrees clockwise) as the content names them: unknown ones are the view's to leave out. */
export interface Way {
  name: string;
  text?: string;
  note?: string;
  href?: string;
  pictogram?: string;
  turn?: number;
}

export interface HomePage {
  heading?: string;
  text?: string;
  searchPlaceholder?: string;
  floors: HomeFloor[];
  /** Short ways beneath the question. */
  ways: Way[];
  /** How to get to the centre. */
  travel: { heading?: string; ways: Way[] };
  slides: Slide[];
  offers: OfferCard[];
  events: EventCard[];
  tenants: TenantCard[];
  seo: Seo;
}

export interface GiftCardTenantsPage {
  tenants: TenantCard[];
  /** From 1. */
  page: number;
  pageCount: number;
  total: number;
}

export interface ContactPage {
  centreName: string;
  places: PlaceWithDays[];
  howToGetThere?: Link;
  socials: { name: string; href: string; picture?: Picture }[];
}

/** One thing that search finds; `text` is plain. Weights and ranking are the search feature's. */
export interface SearchEntry {
  type: 'tenant' | 'offer' | 'event';
  id: number;
  name: string;
  href: string;
  text: string;
  specialties: string[];
  place: Place;
  line?: string;
  picture?: Picture;
  /** Shops only; absent = not known. */
  hours?: Hours;
  openingSoon?: boolean;
  /** Offers: the big numeral, e.g. −40%. */
  label?: string;
  /** Offers and events, as in the content. */
  starts?: string;
  ends?: string | null;
}

export interface SearchEntries {
  tenants: SearchEntry[];
  offers: SearchEntry[];
  events: SearchEntry[];
}
