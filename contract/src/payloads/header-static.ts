import { z } from 'zod';
import { clockTime, component, flag, list, needed, one, text, whole } from '../wire.ts';
import { media } from './media.ts';
import { menuCategory } from './menu.ts';
import { openingRow, openingTime, specialDay } from './opening-times.ts';

const activeLink = component('ActiveLink', { name: text, href: text, isActive: flag });
const socialLink = component('SocialLink', { name: text, href: text, isActive: flag, image: one(media) });

/** An opening widget of the header: hours of its own, or those of the place that `for_what` names. */
const openings = component('OpeningWidget', {
  isActive: flag,
  for_what: z.string().nullish(),
  opening_hour: clockTime.optional(),
  closing_hour: clockTime.optional(),
  opening_hours: list(openingRow).optional(),
  special_opening_days: list(specialDay).optional(),
});

export const headerData = component('HeaderData', {
  centreName: z.string().nullish(),
  howToGetThere: component('HowToGetThere', { name: text, href: text, isActive: flag.optional() }).nullable(),
  stickyBar: component('StickyBar', { description: text, href: text, isActive: flag }).nullable(),
  centreLogo: component('CentreLogo', { href: text, alt: text, media: one(media) }).nullable(),
  partnerLogos: list(
    component('PartnerLogo', {
      name: z.string().nullish(),
      alt: z.string().nullish(),
      href: text,
      media: one(media),
    }),
  ),
  giftCard: activeLink.nullable(),
  socialLogo: list(socialLink),
  cableway_openings: openings.nullable(),
  cinema_openings: openings.nullable(),
});

/** `hasFunction` marks a link that does something here instead of leading somewhere: reopen the cookie banner. */
const footerLink = component('FooterLink', {
  name: text,
  href: text,
  hasFunction: z.union([z.boolean(), z.string()]).nullable(),
});

const storeBadge = component('StoreBadge', { image: one(media), href: text, isActive: flag });

export const footerData = component('FooterData', {
  nepiLogo: one(media),
  appleDownload: storeBadge.nullable(),
  googleDownload: storeBadge.nullable(),
  /** `ageErrorText` is shown when the age box is not ticked; without it the website's own words are. */
  newsletter: component('Newsletter', {
    showNewsletter: flag,
    showFirstName: z.boolean().nullish(),
    showLastName: z.boolean().nullish(),
    ageErrorText: z.string().nullish(),
  }).nullable(),
  /** `description` is HTML. */
  spotSection: component('SpotSection', { showSection: flag, heading: text, description: text }).nullable(),
  copyright_text: text,
  copyright_link: text,
  footerCol: list(component('FooterColumn', { heading: text, links: list(footerLink) })),
  socialLogo: list(socialLink),
});

export const seoData = component('SeoData', { title: text, description: text, image: one(media) });

/** `host` is the provider. */
const cookie = component('Cookie', {
  name: needed,
  host: text,
  description: text,
  duration: component('CookieDuration', { days: whole, hours: whole, minutes: whole }).nullable(),
});

/** `key` is necessary, statistics, marketing or preference; without it the name or the order tells. */
const cookieCategory = component('CookieCategory', {
  key: z.string().nullish(),
  name: text,
  description: z.string().nullish(),
  cookies: list(cookie),
});

const cookiesPopup = component('CookiesPopup', {
  title: text,
  description: text,
  precheckMarketingCookies: flag.optional(),
});

/** Icons of the site; `mark` is the centre's mark as an SVG of paths, drawn in one colour on every page. */
export const faviconData = component('FaviconData', {
  mark: text.optional(),
  favicon: one(media),
  favicon_16x16: one(media),
  favicon_32x32: one(media),
  apple_icon: one(media),
  manifest: one(media),
});

export const scriptsData = component('ScriptsData', {
  analytics: text,
  social_pixel: text,
  video_pixel: text,
});

/**
 * A floor of the building: `sign` as it stands on its walls ("2", "T"), `name` in the asked language, `colour` of its
 * signs (#rrggbb). What is null the website fills in by the level.
 */
const centreFloor = component('CentreFloor', {
  level: z.number().int(),
  sign: text,
  name: text,
  colour: text,
});

/** `/api/header/static`: everything around a page. */
export const headerStatic = component('HeaderStatic', {
  headerData: headerData.nullable(),
  footerData: footerData.nullable(),
  seoData: seoData.nullable(),
  menuData: list(menuCategory),
  openingTime: openingTime.nullable(),
  cookiesPopup: cookiesPopup.nullable(),
  cookiesCategories: list(cookieCategory),
  precheckMarketingCookies: flag.optional(),
  /** `strict` starts the toggles of statistics and marketing off; anything else is the default. */
  consentPreset: z.string().nullish(),
  faviconData: faviconData.nullable(),
  scriptsData: scriptsData.nullable(),
  dailyMenuPage: component('DailyMenuPage', { name: text }).nullable(),
  links: component('SiteLinks', { frontend: text, backend: text }).nullable(),
  floors: list(centreFloor).optional(),
});
export type HeaderStatic = z.output<typeof headerStatic>;
