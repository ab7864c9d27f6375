import type { Link } from '../../content/fields/links.ts';
import type { PeriodState } from '../../content/fields/periods.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';

export const COUPON_TYPES = ['percent', 'amount', 'bundle', 'gift'] as const;
type CouponType = (typeof COUPON_TYPES)[number];

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
