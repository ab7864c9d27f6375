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
export const PRINT_BUDGET = 2_300;

/** Below this share of its budget a figure has become so good that the budget must be tightened. */
export const SLACK = 0.8;

/** By how much the document of a page may be larger on other days: other offers run then, other hours are free. */
const OTHER_DAYS = 1.03;

/**
 * What a page may weigh on the day of the run. Budgets are of the day on which the tests run; the limits hold on every day.
 * @param isUsual whether it is that day
 */
export function budgetOn({ html, style, script }: Budget, isUsual: boolean): Budget {
  return { html: isUsual ? html : Math.min(Math.round(html * OTHER_DAYS), LIMITS.html), style, script };
}

/** One page of each kind, in the demo, and what it may weigh. */
export const BUDGETS: Record<string, Budget & { path: string }> = {
  home: { path: '/', script: 2_600, style: 13_500, html: 21_650 },
  tenants: { path: '/sklepy/moda', script: 2_750, style: 10_750, html: 14_850 },
  tenant: { path: '/sklepy/moda/halland', script: 2_350, style: 11_650, html: 16_900 },
  offers: { path: '/oferty', script: 2_350, style: 9_900, html: 15_450 },
  offer: { path: '/oferty/kino-w-srode', script: 2_350, style: 10_900, html: 13_650 },
  events: { path: '/wydarzenia', script: 2_350, style: 10_050, html: 14_450 },
  event: { path: '/wydarzenia/dzien-psa', script: 2_350, style: 10_250, html: 13_950 },
  inspirations: { path: '/inspiracje', script: 2_350, style: 10_050, html: 14_900 },
  inspiration: { path: '/inspiracje/kat-do-czytania', script: 2_350, style: 11_100, html: 14_000 },
  cinema: { path: '/kino', script: 2_650, style: 11_050, html: 15_250 },
  movie: { path: '/kino/imperium-pierogow', script: 2_800, style: 10_550, html: 14_350 },
  coupons: { path: '/kupony', script: 2_650, style: 11_050, html: 14_850 },
  dailyMenu: { path: '/menu-dnia', script: 2_350, style: 10_050, html: 13_850 },
  lunchCard: { path: '/karta-lunchowa/karta-dla-biur', script: 2_700, style: 11_400, html: 14_950 },
  giftCard: { path: '/karta-podarunkowa', script: 2_350, style: 11_600, html: 16_700 },
  jobs: { path: '/praca', script: 2_350, style: 9_900, html: 13_350 },
  job: { path: '/praca/barista', script: 2_350, style: 11_350, html: 13_900 },
  press: { path: '/dla-mediow', script: 2_350, style: 10_150, html: 14_100 },
  pressArticle: { path: '/dla-mediow/lodowisko-wraca-na-dach', script: 2_350, style: 10_100, html: 13_450 },
  csr: { path: '/odpowiedzialnosc-spoleczna', script: 2_350, style: 10_450, html: 14_750 },
  mobileApp: { path: '/aplikacja/spot', script: 2_350, style: 10_550, html: 13_550 },
  contact: { path: '/kontakt', script: 2_700, style: 11_450, html: 18_100 },
  terms: { path: '/regulamin', script: 2_350, style: 10_050, html: 14_200 },
  privacyPolicy: { path: '/polityka-prywatnosci', script: 2_350, style: 10_050, html: 14_250 },
  cookiePolicy: { path: '/polityka-cookies', script: 2_350, style: 10_300, html: 14_650 },
  landingPage: { path: '/strona/zima-na-pieciu-pietrach', script: 2_850, style: 11_950, html: 14_450 },
  survey: { path: '/ankieta/jak-sie-u-nas-chodzi', script: 2_700, style: 10_650, html: 14_500 },
  personalStylist: { path: '/osobista-stylistka', script: 2_700, style: 11_800, html: 20_000 },
  stylist: { path: '/osobista-stylistka/joy-okonjo', script: 2_700, style: 11_250, html: 17_400 },
  mediaSales: { path: '/powierzchnie-reklamowe', script: 2_700, style: 11_300, html: 16_400 },
  advancedMediaSale: { path: '/reklama-dla-zaawansowanych', script: 2_700, style: 11_050, html: 16_900 },
  map: { path: '/mapa', script: 2_850, style: 11_650, html: 18_350 },
  search: { path: '/szukaj?q=kawa', script: 2_350, style: 9_150, html: 14_050 },
  'not-found': { path: '/nie-ma-takiej-strony', script: 2_350, style: 9_300, html: 12_300 },
};

/** The paths above; what is not found is no kind of its own. */
export function pageOfEachKind(): Record<string, string> {
  const kinds = Object.entries(BUDGETS).filter(([kind]) => kind !== 'not-found');
  return Object.fromEntries(kinds.map(([kind, { path }]) => [kind, path]));
}
