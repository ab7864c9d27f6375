import { address } from '../i18n/addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Shell } from './shell.ts';

/** Finished addresses of this locale. */
export interface ShellLinks {
  home: string;
  search: string;
  offers: string;
  events: string;
  map: string;
  cinema: string;
  contact: string;
  coupons: string;
  jobs: string;
  personalStylist: string;
  terms: string;
  privacyPolicy: string;
  cookiePolicy: string;
}

/** What the menu marks as the current page: a category by its slug, or one of the plain entries. */
export interface CurrentPage {
  categorySlug?: string;
  entry?: 'offers' | 'events' | 'map';
}

/** The pages that header, menu and footer lead to, in one language. */
export function shellLinks({ locale }: { locale: Locale }): ShellLinks {
  return {
    home: address('home', {}, locale),
    search: address('search', {}, locale),
    offers: address('offers', {}, locale),
    events: address('events', {}, locale),
    map: address('map', {}, locale),
    cinema: address('cinema', {}, locale),
    contact: address('contact', {}, locale),
    coupons: address('coupons', {}, locale),
    jobs: address('jobs', {}, locale),
    personalStylist: address('personalStylist', {}, locale),
    terms: address('terms', {}, locale),
    privacyPolicy: address('privacyPolicy', {}, locale),
    cookiePolicy: address('cookiePolicy', {}, locale),
  };
}

/** The ways on from a page that leads nowhere; to the lists where they hold something. */
export function waysOn({ offers, events }: Pick<Shell, 'offers' | 'events'>, visit: { locale: Locale }) {
  const links = shellLinks(visit);
  return {
    ...(offers && { offers: links.offers }),
    ...(events && { events: links.events }),
    contact: links.contact,
  };
}
