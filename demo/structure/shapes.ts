import type { PictureKey } from './pictures.ts';

// What the structure is made of. The data files narrow their keys, so these take them as parameters.

export type DemoLevel = -1 | 0 | 1 | 2 | 3;

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
  /** On sale there, parted by commas; as fictional as the shop. */
  brands?: string;
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
export const SPECIAL_DAYS = [
  'tradingSunday',
  'longEvening',
  'newYearsEve',
  'newYear',
  'epiphany',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'constitutionDay',
  'pentecost',
  'corpusChristi',
  'assumption',
  'allSaints',
  'independenceDay',
  'christmasEve',
  'christmasDay',
  'secondChristmasDay',
  'openingDay',
] as const;
export type SpecialDayKey = (typeof SPECIAL_DAYS)[number];
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
export type LinkOf<C extends string, S extends string, P extends string, T extends string> =
  | { path: string }
  | { url: string }
  | { category: C; subCategory?: S; specialty?: P }
  | { tenant: T };

export interface FooterColumnData<Link, Page extends string> {
  key: string;
  links: readonly (
    | { key: string; target: Link }
    | { key: string; page: Page }
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
export interface HomeFloorData<Link> {
  level: DemoLevel;
  pictures: readonly PictureKey[];
  links: readonly { key: string; target: Link }[];
}
export interface SlideData<Link> {
  key: string;
  picture: PictureKey;
  level: DemoLevel | null;
  target: Link;
}
export interface WayData<Link> {
  key: string;
  icon: string;
  target: Link;
}
export interface TravelData {
  key: string;
  icon: string;
  turn: number;
}
