import type { Locale } from '@mall/contract';
import type { DayHours, SpecialDay } from '@mall/contract/opening/opening-models.ts';
import type { Corner, Typeface } from '@mall/contract/theme.ts';

/** A text by language. It always has the centre's default language; what others lack is read in that one. */
export type Words = { readonly [L in Locale]?: string };

/** The first is the default one. */
export type Languages = readonly [Locale, ...Locale[]];

/** A date whose hours replace the week's. Several entries of one date are several spans of that day. */
export type NamedDay = Omit<SpecialDay, 'name'> & { name?: Words };

export interface Timetable {
  /** Days that stand in no row are closed. Labels are English ("Monday-Friday"), which sites read in any language. */
  week: readonly DayHours[];
  special: readonly NamedDay[];
}

/**
 * What a folder says of a shopping centre, checked. Each entry has a `key`: its slug, unique among entries of its kind,
 * made of its own name whatever the order of rows. Paths are those of the folder ("pictures/zara.jpg").
 */
export interface Centre {
  name: Words;
  languages: Languages;
  /** IANA. */
  timeZone: string;
  address?: Address;
  phone?: string;
  email?: string;
  publicUrl?: string;
  hours: Timetable;
  /** By level, the lowest first. */
  floors: readonly Floor[];
  map: MapPlace;
  theme: Theme;
  /** In the order of the menu. */
  categories: readonly Category[];
  socialLinks: readonly SocialLink[];
  /** Markdown. */
  texts: { readonly [T in TextName]?: Words };
  policies: { readonly [P in PolicyName]?: Policy };
  /** In the order of the sheet. */
  shops: readonly Shop[];
  /** What has hours of its own and is no shop: a car park, a food court. */
  places: readonly Place[];
}

export const TEXT_NAMES = ['about', 'parking', 'gettingHere'] as const;
type TextName = (typeof TEXT_NAMES)[number];

export const POLICY_NAMES = ['terms', 'privacy', 'cookies'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

export interface Policy {
  title: Words;
  /** Markdown without the title; headings of the second level make its table of contents. */
  text: Words;
}

export interface Address {
  lines: readonly Words[];
  postalCode?: string;
  town?: Words;
}

export interface Floor {
  key: string;
  /** 0 on the ground. */
  level: number;
  name: Words;
  /** #rrggbb */
  colour?: string;
  /** Path of a drawing that the folder has. */
  drawing?: string;
}

interface MapPlace {
  metresPerUnit?: number;
  /** Degrees, WGS 84. */
  latitude?: number;
  longitude?: number;
  /** Degrees clockwise from north to the top of the drawing. */
  bearing?: number;
}

export interface Theme {
  /** Path of an SVG that can be a mark (`contract/src/mark.ts`). */
  mark?: string;
  corner?: Corner;
  typeface?: Typeface;
  /** Path of what stands in empty lists. */
  emptyPicture?: string;
}

export interface Category {
  key: string;
  name: Words;
  subCategories: readonly SubCategory[];
}

/** Keys are unique among all sub-categories, whatever their category. */
export interface SubCategory {
  key: string;
  name: Words;
  specialties: readonly Specialty[];
}

/** Keys are unique among all specialties. */
export interface Specialty {
  key: string;
  name: Words;
}

interface SocialLink {
  /** As written, or the host: "facebook.com". */
  name: string;
  url: string;
}

export interface Shop {
  key: string;
  name: Words;
  /** As on its door. */
  room?: string;
  /** Keys of the centre's categories. */
  category?: string;
  subCategory?: string;
  specialties: readonly string[];
  phone?: string;
  email?: string;
  website?: string;
  /** Markdown. */
  description?: Words;
  keywords?: Words;
  /** YYYY-MM-DD on which it opens. */
  opening?: string;
  hours: Timetable;
  logo?: string;
  picture?: string;
  /** Its row in the sheet, from 1. */
  row: number;
}

export interface Place {
  key: string;
  name: Words;
  hours: Timetable;
}
