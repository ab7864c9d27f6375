/** Where the website takes what visitors do with coupons; the second also shows one (`?coupon={row id}`). */
export const VOTE_PATH = '/coupon-vote';
export const SHOW_PATH = '/coupon-show';
export const DOWNLOAD_PATH = '/coupon-download';
/** Takes back what the website keeps with visitors about coupons. */
export const FORGET_PATH = '/coupon-forget';
export const COUPON_FIELD = 'coupon';

/** What the page of a coupon has to say first; each stands in its address. */
export const COUPON_NOTES = ['voted', 'failed', 'tooMany', 'tooManyToday', 'notYet', 'over'] as const;
export type CouponNote = (typeof COUPON_NOTES)[number];

/** A coupon for the one visitor who asks. */
export interface CouponShown {
  /** Row id of the coupon. */
  id: number;
  note?: CouponNote;
  /** What this visitor has done with coupons (kept-coupons.ts). */
  kept: Readonly<Record<string, string>>;
}

/** Address of a coupon's page. */
export function couponHref(id: number, locale: string, note?: CouponNote): string {
  return `${SHOW_PATH}?locale=${locale}&${COUPON_FIELD}=${id}${note ? `&note=${note}` : ''}`;
}
