/** Bytes after brotli, as a visitor's browser gets them. */
export interface Budget {
  /** JavaScript loaded and run before any interaction, inline scripts counted. */
  script: number;
  /** All style sheets of the page. */
  style: number;
  /** The document itself. */
  html: number;
}

/** What no page may ever exceed, whatever its budget says. */
export const LIMITS: Budget = { script: 5_000, style: 15_000, html: 25_000 };

/** Below this share of its budget a figure has become so good that the budget must be tightened. */
export const SLACK = 0.8;

/** One page of each kind, in the demo, and what it may weigh. */
export const BUDGETS: Record<string, Budget & { path: string }> = {
  home: { path: '/', script: 4_200, style: 13_500, html: 18_500 },
  tenants: { path: '/sklepy/moda', script: 4_200, style: 13_500, html: 16_500 },
  tenant: { path: '/sklepy/moda/halland', script: 3_900, style: 13_500, html: 15_500 },
  offers: { path: '/oferty', script: 3_900, style: 13_500, html: 16_500 },
  events: { path: '/wydarzenia', script: 3_900, style: 13_500, html: 15_500 },
  giftCard: { path: '/karta-podarunkowa', script: 3_900, style: 13_500, html: 16_500 },
  contact: { path: '/kontakt', script: 3_900, style: 13_500, html: 14_500 },
  'not-found': { path: '/nie-ma-takiej-strony', script: 3_900, style: 13_500, html: 14_000 },
};
