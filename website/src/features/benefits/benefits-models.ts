/** What the views of coupons, the gift card, social responsibility and apps are written against; see content/cards.ts. */

import type { TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Link } from '../../content/fields/links.ts';
import type { PeriodState } from '../../content/fields/periods.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel, Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { StoreBadge } from '../mobile-apps/centre-app.ts';

export const COUPON_TYPES = ['percent', 'amount', 'bundle', 'gift'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

export interface CouponCard {
  /** Of the row in this language; another one once the coupon is edited. */
  id: number;
  /** The same in every language and after edits, where the content system has such a key; else the row's. */
  key: string;
  name: string;
  lead?: string;
  type?: CouponType;
  /** The numeral as printed: "−20%". */
  label?: string;
  /** As in the content: YYYY-MM-DD, or ISO 8601 with time. Empty when the content names none. */
  starts: string;
  ends: string | null;
  /** At the moment of rendering; only a running one can be used. */
  state: PeriodState;
  votes: number;
  place: Place;
  tenant?: { name: string; href: string; logo?: Picture };
}

export interface CouponsPage {
  heading?: string;
  lead?: string;
  /** The most wanted first. */
  coupons: CouponCard[];
  /** From 1. */
  page: number;
  pageCount: number;
  /** Rules, sanitised HTML. */
  html?: string;
  /** The app that coupons are shown in. */
  app?: Link;
  seo: Seo;
}

export interface Question {
  question: string;
  /** Sanitised HTML. */
  html: string;
}

/** `heading` stands beside the step's number. */
export interface Step {
  heading: string;
  text?: string;
}

export interface SalePoint {
  name: string;
  text?: string;
  level: FloorLevel | null;
  href?: string;
}

/** Everything about the card but the shops that take it. */
export interface GiftCardDetails {
  heading?: string;
  lead?: string;
  picture?: Picture;
  values: { amount: string; note?: string }[];
  steps: Step[];
  salePoints: SalePoint[];
  balance?: { text?: string; link: Link };
  questions: Question[];
  /** Rules, sanitised HTML. */
  html?: string;
}

/** `letters`: the shops of this page of the list under the letters of the locale's alphabet. */
export interface GiftCardPage {
  letters: { letter: string; tenants: TenantCard[] }[];
  page: number;
  pageCount: number;
  total: number;
  details?: GiftCardDetails;
  seo: Seo;
}

export interface Figure {
  value: string;
  name: string;
}

/** What the centre does at one place of the building; without a level it is the roof or the outside. */
export interface CsrProject {
  name: string;
  place?: string;
  level: FloorLevel | null;
  since?: number;
  /** Sanitised HTML. */
  html?: string;
  picture?: Picture;
  figures: Figure[];
}

export interface CsrPage {
  heading?: string;
  /** One short paragraph; a longer description is `html`. */
  lead?: string;
  /** Sanitised. */
  html?: string;
  picture?: Picture;
  year?: number;
  figures: Figure[];
  /** From the roof downwards. */
  projects: CsrProject[];
  partners: { name: string; text?: string; href?: string }[];
  contact?: { text?: string; link: Link };
  seo: Seo;
}

export interface Reward {
  /** As written: "250". */
  points: string;
  name: string;
  href?: string;
}

export interface MobileAppPage {
  name: string;
  heading: string;
  lead?: string;
  picture?: Picture;
  features: Step[];
  rewardsHeading?: string;
  rewards: Reward[];
  apple?: StoreBadge;
  google?: StoreBadge;
  questions: Question[];
  alternates: Alternates;
  seo: Seo;
}
