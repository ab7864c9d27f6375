/** Bytes after brotli, as a visitor's browser gets them. */
export interface Budget {
  /** JavaScript that a browser has run when the page is there and untouched, inline scripts counted. */
  script: number;
  /** All style sheets of the page. */
  style: number;
  /** The document itself. */
  html: number;
}

/**
 * What every page brings by time alone, after 3 and 10 seconds, to a visitor who has not chosen yet: the consent banner
 * and the newsletter's window. Not needed for the page, so not in its limit.
 */
export const TIMED_BUDGET = 8_200;

/** What no page may ever exceed, whatever its budget says. */
export const LIMITS: Budget = { script: 5_000, style: 15_000, html: 25_000 };

/** The one sheet for printers that every page links to, after all else. */
export const PRINT_BUDGET = 3_000;

/** Below this share of its budget a figure has become so good that the budget must be tightened. */
export const SLACK = 0.8;

/** One page of each kind, in the demo, and what it may weigh. */
export const BUDGETS: Record<string, Budget & { path: string }> = {
  home: { path: '/', script: 4_950, style: 14_750, html: 24_950 },
  tenants: { path: '/sklepy/moda', script: 4_950, style: 11_700, html: 18_300 },
  tenant: { path: '/sklepy/moda/halland', script: 4_550, style: 12_800, html: 19_900 },
  offers: { path: '/oferty', script: 4_550, style: 10_750, html: 18_600 },
  offer: { path: '/oferty/kino-w-srode', script: 4_550, style: 11_800, html: 17_100 },
  events: { path: '/wydarzenia', script: 4_550, style: 10_900, html: 17_600 },
  event: { path: '/wydarzenia/dzien-psa', script: 4_550, style: 11_100, html: 17_100 },
  inspirations: { path: '/inspiracje', script: 4_550, style: 10_950, html: 18_600 },
  inspiration: { path: '/inspiracje/kat-do-czytania', script: 4_550, style: 12_050, html: 17_500 },
  cinema: { path: '/kino', script: 4_800, style: 11_950, html: 18_400 },
  movie: { path: '/kino/imperium-pierogow', script: 4_950, style: 11_450, html: 17_700 },
  coupons: { path: '/kupony', script: 4_920, style: 11_950, html: 18_400 },
  dailyMenu: { path: '/menu-dnia', script: 4_550, style: 10_900, html: 17_500 },
  lunchCard: { path: '/karta-lunchowa/karta-dla-biur', script: 4_950, style: 12_350, html: 18_300 },
  giftCard: { path: '/karta-podarunkowa', script: 4_550, style: 12_550, html: 20_800 },
  jobs: { path: '/praca', script: 4_550, style: 10_750, html: 16_900 },
  job: { path: '/praca/barista', script: 4_550, style: 12_250, html: 17_500 },
  press: { path: '/dla-mediow', script: 4_550, style: 11_050, html: 17_700 },
  pressArticle: { path: '/dla-mediow/lodowisko-wraca-na-dach', script: 4_550, style: 10_950, html: 16_800 },
  csr: { path: '/odpowiedzialnosc-spoleczna', script: 4_550, style: 11_350, html: 18_500 },
  mobileApp: { path: '/aplikacja/spot', script: 4_550, style: 11_400, html: 17_200 },
  contact: { path: '/kontakt', script: 4_950, style: 12_450, html: 21_300 },
  terms: { path: '/regulamin', script: 4_550, style: 10_900, html: 17_800 },
  privacyPolicy: { path: '/polityka-prywatnosci', script: 4_550, style: 10_900, html: 17_900 },
  cookiePolicy: { path: '/polityka-cookies', script: 4_550, style: 11_150, html: 18_900 },
  landingPage: { path: '/strona/zima-na-pieciu-pietrach', script: 5_000, style: 13_050, html: 18_200 },
  survey: { path: '/ankieta/jak-sie-u-nas-chodzi', script: 4_950, style: 11_600, html: 17_800 },
  personalStylist: { path: '/osobista-stylistka', script: 4_950, style: 12_750, html: 23_300 },
  stylist: { path: '/osobista-stylistka/joy-okonjo', script: 4_950, style: 12_200, html: 20_700 },
  mediaSales: { path: '/powierzchnie-reklamowe', script: 4_950, style: 12_250, html: 19_800 },
  advancedMediaSale: { path: '/reklama-dla-zaawansowanych', script: 4_950, style: 12_000, html: 20_400 },
  map: { path: '/mapa', script: 5_000, style: 12_800, html: 22_000 },
  search: { path: '/szukaj?q=kawa', script: 4_550, style: 9_950, html: 17_600 },
  'not-found': { path: '/nie-ma-takiej-strony', script: 4_550, style: 10_150, html: 15_900 },
};

/** The paths above; what is not found is no kind of its own. */
export function pageOfEachKind(): Record<string, string> {
  const kinds = Object.entries(BUDGETS).filter(([kind]) => kind !== 'not-found');
  return Object.fromEntries(kinds.map(([kind, { path }]) => [kind, path]));
}
