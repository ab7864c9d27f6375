import type { DemoPart } from '../parts';

/** The demo's words and drawings of coupons, the gift card page, social responsibility and mobile apps. */
export const benefits: DemoPart = { pictures: [], alternatives: {} };
