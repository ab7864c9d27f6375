/**
 * What a visitor has done with coupons, in a cookie that the website writes and the list's script reads: pages are the
 * same for all, so a list is made right in the browser. Its value is a query, the oldest first: `v{coupon}` for each
 * vote, `c{coupon}` with each code that was shown ("" = it works without one), coupons by `CouponCard.key`.
 */
export const COUPONS_COOKIE = 'coupons';

/** It travels with every request: what was done longest ago goes first. Characters. */
const MOST = 1_500;

/** @param cookies as in a `Cookie` header or in `document.cookie` */
export function keptCoupons(cookies: string): URLSearchParams {
  return new URLSearchParams(/(?:^|;\s*)coupons=([^;]*)/.exec(cookies)?.[1]);
}

/** The cookie's value with one thing more. */
export function withCoupon(cookies: string, name: string, value: string): string {
  const kept = keptCoupons(cookies);
  kept.delete(name);
  kept.append(name, value);
  for (const old of [...kept.keys()]) {
    if (kept.toString().length <= MOST || old === name) break;
    kept.delete(old);
  }
  return kept.toString();
}
