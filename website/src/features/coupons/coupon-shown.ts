/** Where the website takes what visitors do with coupons. */
export const VOTE_PATH = '/coupon-vote';
export const SHOW_PATH = '/coupon-show';
export const DOWNLOAD_PATH = '/coupon-download';
export const COUPON_FIELD = 'coupon';

/** What the page shows that answers a vote or a wish to see the code; `votes` and `code` where they were had. */
export interface CouponShown {
  /** Row id of the coupon. */
  id: number;
  state: 'voted' | 'shown' | 'failed' | 'tooMany';
  votes?: number;
  code?: string;
}
