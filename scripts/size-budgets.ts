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
  home: { path: '/', script: 4_850, style: 14_200, html: 19_500 },
  tenants: { path: '/sklepy/moda', script: 4_850, style: 12_900, html: 17_500 },
  tenant: { path: '/sklepy/moda/halland', script: 4_500, style: 13_500, html: 18_000 },
  offers: { path: '/oferty', script: 4_500, style: 11_200, html: 17_500 },
  events: { path: '/wydarzenia', script: 4_500, style: 11_400, html: 16_800 },
  giftCard: { path: '/karta-podarunkowa', script: 4_500, style: 12_600, html: 18_000 },
  contact: { path: '/kontakt', script: 4_500, style: 11_500, html: 16_000 },
  map: { path: '/mapa', script: 4_500, style: 11_500, html: 17_500 },
  search: { path: '/szukaj?q=kawa', script: 4_500, style: 10_500, html: 18_000 },
  'not-found': { path: '/nie-ma-takiej-strony', script: 4_500, style: 10_800, html: 15_200 },
};
