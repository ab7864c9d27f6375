import { address, type PageKind } from '../i18n/addresses.ts';
import type { Locale } from '../i18n/locales.ts';

/** Finished addresses of this locale; one that is absent has no page (yet), and its link is left out. */
export interface ShellLinks {
  home: string;
  search?: string;
  offers?: string;
  events?: string;
  map?: string;
  cinema?: string;
  contact?: string;
  coupons?: string;
  jobs?: string;
  personalStylist?: string;
  terms?: string;
  privacyPolicy?: string;
  cookiePolicy?: string;
}

/** What the menu marks as the current page: a category by its slug, or one of the plain entries. */
export interface CurrentPage {
  categorySlug?: string;
  entry?: 'offers' | 'events' | 'map';
}

/** The plain entries of the header in one language. */
export function shellLinks(visit: { locale: Locale; served: (kind: PageKind) => boolean }): ShellLinks {
  const { locale, served } = visit;
  const link = (kind: Exclude<keyof ShellLinks, 'home'>) =>
    served(kind) ? address(kind, {}, locale) : undefined;
  return {
    home: address('home', {}, locale),
    search: link('search'),
    offers: link('offers'),
    events: link('events'),
    map: link('map'),
    cinema: link('cinema'),
    contact: link('contact'),
    coupons: link('coupons'),
    jobs: link('jobs'),
    personalStylist: link('personalStylist'),
    terms: link('terms'),
    privacyPolicy: link('privacyPolicy'),
    cookiePolicy: link('cookiePolicy'),
  };
}
