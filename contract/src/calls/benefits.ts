/** Calls of coupons, the gift card page, social responsibility and mobile apps (spec section 7). */
export const BENEFITS_CALLS = {} as const;
