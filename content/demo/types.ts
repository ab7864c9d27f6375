import type { PageKey } from './documents/structure';
import type { PictureKey } from './pictures/keys';
import type { CategoryKey, SpecialtyKey, SubCategoryKey } from './structure/categories';
import type { EventKey, EventPlaceKey } from './structure/events';
import type { HomeFloorLinkKey, SlideKey, TravelKey, WayKey } from './structure/home';
import type { OfferKey, OfferTypeKey, SpecialPromotionKey } from './structure/offers';
import type { PlaceKey } from './structure/opening';
import type { CookieCategoryKey, CookieName, FooterColumnKey, FooterLinkKey } from './structure/shell';
import type { TenantKey } from './structure/tenants';

/** The languages of the demo; pl-PL is written first. */
export const DEMO_LOCALES = [
  'pl-PL',
  'en',
  'bg-BG',
  'cs-CZ',
  'hr-HR',
  'hu-HU',
  'lt-LT',
  'ro-RO',
  'sk-SK',
  'ru',
  'sr',
] as const;

export type DemoLocale = (typeof DEMO_LOCALES)[number];

export type DemoLevel = -1 | 0 | 1 | 2 | 3;

// Shapes of the structure. The data files narrow their keys, so these take them as parameters.

export interface CategoryData {
  key: string;
  level: DemoLevel;
  picture: PictureKey;
}
export interface SubCategoryData<C extends string> {
  key: string;
  category: C;
  showDailyMenu?: boolean;
  /** Where its link leads instead of its own list of shops. */
  target?: { path: string };
}
export interface SpecialtyData<S extends string> {
  key: string;
  subCategory: S;
}
export interface TenantData<C extends string, S extends string, P extends string, H extends string> {
  key: string;
  name: string;
  slug: string;
  /** Floor before the dot: "1.24", "-1.03". */
  room: string;
  category: C;
  subCategory: S;
  specialties: readonly P[];
  hours: H;
  giftCard: boolean;
  promoted?: boolean;
  isNew?: boolean;
  /** Days from the first start until this shop opens its doors; absent = it is open already. */
  openingSoonInDays?: number;
  noWebsite?: boolean;
  noPhone?: boolean;
}
/** One or several days with the same hours: 1 = Monday … 7 = Sunday; 'HH:mm', "00:00" = midnight. */
export interface HoursRow {
  from: number;
  to: number;
  opens: string;
  closes: string;
}
export interface HoursPreset {
  week: readonly HoursRow[];
  special: 'trade' | 'leisure' | 'none';
  /** Hours of trading Sundays, where they are not the centre's. */
  sunday?: { opens: string; closes: string };
}
export interface PlaceData<H extends string> {
  key: string;
  hours: H;
  tenant?: string;
}
export type SpecialDayKey =
  | 'tradingSunday'
  | 'longEvening'
  | 'newYearsEve'
  | 'newYear'
  | 'epiphany'
  | 'easterSunday'
  | 'easterMonday'
  | 'labourDay'
  | 'constitutionDay'
  | 'pentecost'
  | 'corpusChristi'
  | 'assumption'
  | 'allSaints'
  | 'independenceDay'
  | 'christmasEve'
  | 'christmasDay'
  | 'secondChristmasDay'
  | 'openingDay';
export interface SpecialDayData {
  key: SpecialDayKey;
  /** YYYY-MM-DD */
  date: string;
  /** 'HH:mm', null = closed all day. */
  opens: string | null;
  closes: string | null;
}
export interface OfferTypeData {
  key: string;
  icon: string;
  backgroundColor: string;
}
export interface SpecialPromotionData {
  key: string;
  picture: PictureKey;
}
/** The big numeral of an offer: a reduction in percent, a price in the centre's currency, or a sign as it stands. */
export type OfferLabel = { percent: number } | { price: number } | { sign: string };
export interface OfferData<T extends string, O extends string, P extends string> {
  key: string;
  tenant: T;
  starts: number;
  ends: number;
  type: O;
  label: OfferLabel;
  promoted?: boolean;
  picture: PictureKey;
  special?: P;
}
export interface EventData<S extends string> {
  key: string;
  level: DemoLevel;
  place: string;
  room?: string;
  /** Days after the first start, and the time of day. */
  starts: readonly [days: number, time: string];
  ends: readonly [days: number, time: string];
  published: number;
  promoted?: boolean;
  picture?: PictureKey;
  subCategory?: S;
}
export interface FeaturedData<T extends string, O extends string, E extends string> {
  tenant: T;
  offers: readonly O[];
  event: E;
}

/** Where a link leads, free of language; `linkHref` turns it into an href for one locale. */
export type LinkTarget<
  C extends string = CategoryKey,
  S extends string = SubCategoryKey,
  P extends string = SpecialtyKey,
  T extends string = TenantKey,
> = { path: string } | { url: string } | { category: C; subCategory?: S; specialty?: P } | { tenant: T };

export interface FooterColumnData<C extends string> {
  key: string;
  links: readonly (
    | { key: string; target: LinkTarget<C> }
    | { key: string; page: PageKey }
    | { key: string; function: 'cookies' }
  )[];
}
export interface CookieCategoryData {
  key: string;
  cookies: readonly {
    name: string;
    host: string | null;
    duration: { days: number; hours: number; minutes: number };
  }[];
}
export interface HomeFloorData<C extends string, S extends string> {
  level: DemoLevel;
  pictures: readonly PictureKey[];
  links: readonly { key: string; target: LinkTarget<C, S> }[];
}
export interface SlideData<C extends string, S extends string, P extends string, T extends string> {
  key: string;
  picture: PictureKey;
  level: DemoLevel | null;
  target: LinkTarget<C, S, P, T>;
}
export interface WayData<C extends string> {
  key: string;
  icon: string;
  target: LinkTarget<C>;
}
export interface TravelData {
  key: string;
  icon: string;
  turn: number;
}

// Texts of one language: a record for every key, so that a missing one does not compile.

/** Name and slug: lower-case ascii, unique in its list. */
export type Named = [name: string, slug: string];
/** One sentence for cards and the head of the page, then two or three for the page. */
export type TenantText = [lead: string, description: string];
/** `text` goes on after the big numeral ("−40%" … "on winter coats"). */
export type OfferText = [name: string, slug: string, text: string, description: string];
export type EventText = [name: string, slug: string, lead: string, description: string];

export interface DemoTexts {
  /** Monday first, as the opening hours name them. */
  days: readonly [string, string, string, string, string, string, string];
  floors: Record<`${DemoLevel}`, string>;
  specialDays: Record<SpecialDayKey, string>;
  /** The `for_what` words of the opening times. */
  places: Record<PlaceKey, string>;
  categories: Record<CategoryKey, [name: string, slug: string, lead: string]>;
  subCategories: Record<SubCategoryKey, Named>;
  specialties: Record<SpecialtyKey, Named>;
  tenants: Record<TenantKey, TenantText>;
  offerTypes: Record<OfferTypeKey, string>;
  specialPromotions: Record<SpecialPromotionKey, string>;
  offers: Record<OfferKey, OfferText>;
  eventPlaces: Record<EventPlaceKey, string>;
  events: Record<EventKey, EventText>;
  header: {
    howToGetThere: string;
    stickyBar: string;
    giftCard: string;
    logoAlt: string;
    cinemaOpenings: string;
    cablewayOpenings: string;
  };
  footer: {
    columns: Record<FooterColumnKey, string>;
    /** Links to categories carry the category's name unless a word stands here. */
    links: Record<Exclude<FooterLinkKey, CategoryKey>, string>;
    spot: { heading: string; html: string };
    appleAlt: string;
    googleAlt: string;
    copyright: string;
  };
  cookies: {
    title: string;
    description: string;
    categories: Record<CookieCategoryKey, string>;
    entries: Record<CookieName, string>;
  };
  seo: { title: string; description: string };
  home: {
    heading: string;
    searchPlaceholder: string;
    floors: Record<`${DemoLevel}`, string>;
    /** Links of the floors carry the sub-category's name unless a word stands here. */
    floorLinks: Partial<Record<HomeFloorLinkKey, string>> & { parking: string };
    ways: Record<WayKey, string>;
    slides: Record<SlideKey, [heading: string, text: string]>;
    travelHeading: string;
    travel: Record<TravelKey, [name: string, place: string, time: string]>;
  };
  giftCard: { heading: string; text: string };
  /** Alternative texts; logos carry the shop's name. */
  pictures: Record<Exclude<PictureKey, `logo-${string}`>, string>;
}
