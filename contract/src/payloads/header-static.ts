import { z } from 'zod';
import type { Fields } from '../reading/coercions.ts';
import { absent } from '../reading/pick.ts';
import { clockTime, component, flag, list, needed, one, text, whole } from '../wire.ts';
import { cookieDuration, withDuration } from './cookie-duration.ts';
import { media } from './media.ts';
import { menuCategory } from './menu.ts';
import { openingRow, openingTime, specialDay } from './opening-times.ts';

const activeLink = component('ActiveLink', { name: text, href: text, isActive: flag }, { bare: ['href'] });
const socialLink = component(
  'SocialLink',
  { name: text, href: text, isActive: flag, image: one(media) },
  { key: 'name', bare: ['href'] },
);

/** An opening widget of the header: hours of its own, or those of the place that `for_what` names. */
const openings = component('OpeningWidget', {
  isActive: flag,
  for_what: z.string().nullish(),
  opening_hour: clockTime.optional(),
  closing_hour: clockTime.optional(),
  opening_hours: list(openingRow).optional(),
  special_opening_days: list(specialDay).optional(),
});

export const headerData = component(
  'HeaderData',
  {
    centreName: z.string().nullish(),
    howToGetThere: component(
      'HowToGetThere',
      { name: text, href: text, isActive: flag.optional() },
      { bare: ['href'] },
    ).nullable(),
    stickyBar: component(
      'StickyBar',
      { description: text, href: text, isActive: flag },
      { names: { description: ['name', 'title', 'label'] } },
    ).nullable(),
    centreLogo: component(
      'CentreLogo',
      { href: text, alt: text, media: one(media) },
      { names: { alt: ['name', 'title'] } },
    ).nullable(),
    partnerLogos: list(
      component(
        'PartnerLogo',
        {
          name: z.string().nullish(),
          alt: z.string().nullish(),
          href: text,
          media: one(media),
        },
        { key: 'name' },
      ),
    ),
    giftCard: activeLink.nullable(),
    socialLogo: list(socialLink),
    cableway_openings: openings.nullable(),
    cinema_openings: openings.nullable(),
  },
  {
    names: {
      centreName: ['centerName', 'mallName', 'name', 'title'],
      centreLogo: ['logo', 'centerLogo', 'mallLogo'],
      stickyBar: ['promoBar', 'topBar', 'announcement'],
      partnerLogos: ['partners', 'partnerLogo', 'logos'],
      cableway_openings: ['cableway', 'cablewayOpening'],
      cinema_openings: ['cinema', 'cinemaOpening'],
      howToGetThere: ['directions', 'gettingHere', 'howToGetHere'],
    },
  },
);

/** `hasFunction` marks a link that does something here instead of leading somewhere: reopen the cookie banner. */
const footerLink = component(
  'FooterLink',
  {
    name: text,
    href: text,
    hasFunction: z.union([z.boolean(), z.string()]).nullable(),
  },
  { bare: ['name'] },
);

const storeBadge = component(
  'StoreBadge',
  { image: one(media), href: text, isActive: flag },
  { bare: ['href'] },
);

const footerData = component(
  'FooterData',
  {
    nepiLogo: one(media),
    appleDownload: storeBadge.nullable(),
    googleDownload: storeBadge.nullable(),
    /** `ageErrorText` is shown when the age box is not ticked; without it the website's own words are. */
    newsletter: component(
      'Newsletter',
      {
        showNewsletter: flag,
        showFirstName: z.boolean().nullish(),
        showLastName: z.boolean().nullish(),
        ageErrorText: z.string().nullish(),
      },
      {
        names: {
          showNewsletter: ['show', 'isActive', 'active', 'enabled'],
          ageErrorText: ['ageError', 'ageErrorMessage', 'ageConsentError', 'ageText'],
        },
      },
    ).nullable(),
    /** `description` is HTML. */
    spotSection: component(
      'SpotSection',
      { showSection: flag, heading: text, description: text },
      { names: { showSection: ['show', 'isActive', 'active', 'enabled'] } },
    ).nullable(),
    copyright_text: text,
    copyright_link: text,
    footerCol: list(component('FooterColumn', { heading: text, links: list(footerLink) })),
    socialLogo: list(socialLink),
  },
  {
    names: {
      nepiLogo: ['logo', 'footerLogo', 'ownerLogo'],
      appleDownload: ['apple', 'appStore', 'appleStore', 'ios'],
      googleDownload: ['google', 'googlePlay', 'playStore', 'android'],
      spotSection: ['spot', 'appSection'],
      footerCol: ['footerCols', 'columns', 'cols', 'footerColumns', 'linkColumns'],
      copyright_text: ['copyright'],
      copyright_link: ['copyrightUrl', 'copyrightHref'],
    },
  },
);

export const seoData = component(
  'SeoData',
  { title: text, description: text, image: one(media) },
  {
    names: {
      title: ['metaTitle', 'ogTitle'],
      description: ['metaDescription', 'ogDescription'],
      image: ['metaImage', 'ogImage', 'shareImage'],
    },
  },
);

/** `host` is the provider. */
const cookie = component(
  'Cookie',
  {
    name: needed,
    host: text,
    description: text,
    duration: component(
      'CookieDuration',
      { days: whole, hours: whole, minutes: whole },
      { fromBare: cookieDuration },
    ).nullable(),
  },
  { bare: ['name'], names: { description: ['purpose'] }, shape: withDuration },
);

/** `key` is necessary, statistics, marketing or preference; without it the name or the order tells. */
const cookieCategory = component(
  'CookieCategory',
  {
    key: z.string().nullish(),
    name: text,
    description: z.string().nullish(),
    cookies: list(cookie),
  },
  {
    key: 'key',
    names: { key: ['slug', 'type', 'category'] },
    words: {
      key: {
        analytics: 'statistics',
        analytical: 'statistics',
        performance: 'statistics',
        stats: 'statistics',
        statistical: 'statistics',
        ads: 'marketing',
        advertising: 'marketing',
        targeting: 'marketing',
        functional: 'preference',
        functionality: 'preference',
        preferences: 'preference',
        essential: 'necessary',
        required: 'necessary',
        strictlynecessary: 'necessary',
        technical: 'necessary',
      },
    },
  },
);

const cookiesPopup = component('CookiesPopup', {
  title: text,
  description: text,
  precheckMarketingCookies: flag.optional(),
});

/** Other names of the icons, wherever they stand. */
export const FAVICON_NAMES = {
  names: {
    favicon_16x16: ['icon16', 'favicon16', 'icon16x16'],
    favicon_32x32: ['icon32', 'favicon32', 'icon32x32'],
    apple_icon: ['appleTouchIcon', 'appleIcon', 'apple'],
    favicon: ['icon', 'image', 'file'],
    manifest: ['webmanifest', 'siteWebmanifest'],
  },
};

/** Icons of the site; `mark` is the centre's mark as an SVG of paths, drawn in one colour on every page. */
export const faviconData = component(
  'FaviconData',
  {
    mark: text.optional(),
    corner: text.optional(),
    typeface: text.optional(),
    emptyPicture: one(media).optional(),
    favicon: one(media),
    favicon_16x16: one(media),
    favicon_32x32: one(media),
    apple_icon: one(media),
    manifest: one(media),
  },
  FAVICON_NAMES,
);

/** Other names of the tags' ids, wherever they stand. */
export const SCRIPT_NAMES = {
  names: {
    analytics: ['googleAnalytics', 'analyticsId', 'ga', 'gtm', 'gtmId', 'googleAnalyticsId', 'measurementId'],
    social_pixel: ['facebookPixel', 'fbPixel', 'metaPixel', 'facebookPixelId', 'pixel'],
    video_pixel: ['tiktokPixel', 'tikTokPixelId', 'tiktok', 'videoPlatformPixel'],
  },
};

export const scriptsData = component(
  'ScriptsData',
  {
    analytics: text,
    social_pixel: text,
    video_pixel: text,
  },
  SCRIPT_NAMES,
);

/**
 * A floor of the building: `sign` as it stands on its walls ("2", "T"), `name` in the asked language, `colour` of its
 * signs (#rrggbb). What is null the website fills in by the level.
 */
const centreFloor = component(
  'CentreFloor',
  {
    level: z.number().int(),
    sign: text,
    name: text,
    colour: text,
  },
  {
    names: {
      level: ['floor', 'number', 'floorNumber', 'ordinal'],
      sign: ['short', 'shortName', 'label', 'code'],
      name: ['floorName', 'title'],
      colour: ['color'],
    },
  },
);

/** Whether each policy is written: false where its page has nothing to show, and nothing is to lead there. */
const writtenPolicies = component('WrittenPolicies', {
  terms: flag.optional(),
  privacyPolicy: flag.optional(),
  cookiePolicy: flag.optional(),
});

/** Both addresses of the site, where they stand among the rest. */
function withLinks({ links, ...fields }: Fields): Fields {
  const found = Object.entries(fields).filter(([key]) => /^(?:front|back)_?end/i.test(key));
  return absent(links) && found.length > 0 ? { links: Object.fromEntries(found) } : {};
}

/** `/api/header/static`: everything around a page. */
export const headerStatic = component(
  'HeaderStatic',
  {
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
    dailyMenuPage: component(
      'DailyMenuPage',
      { name: text },
      { bare: ['name'], names: { name: ['pageName'] } },
    ).nullable(),
    links: component(
      'SiteLinks',
      { frontend: text, backend: text },
      {
        bare: ['frontend'],
        names: {
          frontend: ['frontendUrl', 'frontendLink', 'frontendHost', 'website', 'site', 'public'],
          backend: ['backendUrl', 'backendLink', 'backendHost', 'api', 'content', 'cms'],
        },
      },
    ).nullable(),
    floors: list(centreFloor).optional(),
    policies: writtenPolicies.nullish(),
  },
  {
    names: {
      headerData: ['header'],
      footerData: ['footer'],
      seoData: ['seo', 'meta', 'metadata'],
      menuData: ['menu', 'menuCategories', 'categories', 'menuItems'],
      cookiesPopup: ['cookiePopup', 'cookies', 'cookieBanner', 'consent'],
      cookiesCategories: ['cookieCategories', 'categoriesOfCookies'],
      faviconData: ['favicon', 'favicons', 'icons'],
      scriptsData: ['scripts', 'script', 'tracking'],
      dailyMenuPage: ['dailyMenu'],
      links: ['urls', 'hosts'],
    },
    shape: withLinks,
  },
);
export type HeaderStatic = z.output<typeof headerStatic>;
