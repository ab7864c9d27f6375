import type { EndpointName } from '@mall/contract';
import { isFields } from '../../contract/src/reading/coercions.ts';
import type { Json } from '../../contract/src/reading/unwrap.ts';
import type { PageKind } from '../../website/src/i18n/addresses.ts';
import type { Centre } from './centre.ts';

/** Whose words stand on which kind of page; of a list its first entry's. */
export const SHOWN_ON: Readonly<Partial<Record<PageKind, readonly EndpointName[]>>> = {
  home: [
    ...(['headerStatic', 'homePage', 'carousel', 'marketplaces', 'instagramPosts', 'instagram'] as const),
    ...([
      'specialPromotions',
      'promotedOffers',
      'promotedEvents',
      'promotedTenants',
      'cinemaSection',
    ] as const),
  ],
  cinema: ['cinemaPage'],
  movie: ['movie'],
  lunchCard: ['lunchCard'],
  contact: ['infoPage'],
  cookiePolicy: ['cookiePolicy'],
  privacyPolicy: ['privacyPolicy'],
  terms: ['terms'],
  coupons: ['couponsPage', 'coupons'],
  csr: ['csr'],
  dailyMenu: ['dailyMenu'],
  events: ['activeEvents'],
  event: ['event'],
  giftCard: ['giftCard', 'giftCardTenants'],
  inspirations: ['inspirations', 'lookbook'],
  inspiration: ['inspiration'],
  jobs: ['jobs'],
  job: ['job'],
  offers: ['offers'],
  offer: ['offer'],
  landingPage: ['landingPage'],
  survey: ['survey'],
  personalStylist: ['stylistPage', 'stylists'],
  stylist: ['stylist'],
  press: ['press', 'pressArticles'],
  pressArticle: ['pressArticle'],
  mediaSales: ['mediaSale'],
  advancedMediaSale: ['advancedMediaSale'],
  tenants: ['category', 'tenantsOfCategory'],
  tenant: ['tenant'],
  mobileApp: ['mobileApp'],
  mapLocation: ['mapLocations'],
};

/** Endpoints without words of their own on a page, and why. */
export const SHOWN_NOWHERE: Readonly<Partial<Record<EndpointName, string>>> = {
  searchData: 'of it search shows what was found',
  subCategory: 'a filter of the list, whose name the menu holds',
  tenantById: 'the shop again, by its id',
  specialHours: 'days of shops, which show on their dates',
  offerTypes: 'kinds of offers, which offers name themselves',
  pastEvents: 'events again, once they are over',
  stylistTimes: 'hours without words',
  favicon: 'files',
  script: 'settings of other companies’ scripts',
  uploadFiles: 'files',
  mapPdf: 'a file',
  mapSource: 'shapes, and ids of what is drawn',
};

/** Words that do not stand on the page (`kind endpoint.path`), and why. */
export const NOT_SHOWN: readonly (readonly [RegExp, reason: string])[] = [
  [/ \w+(?:\.\w+)*\.documentId$/, 'a key of the content system'],
  [/tenants?\.menu_(?:sub_)?category\.name$/, 'a shop beside something else is its name and logo'],
  [
    / (?:lunchCard|inspiration|dailyMenu)\.(?:menus\.)?tenants?\.name$/,
    'the shop is that of its slug, with the name it has there',
  ],
  [/\bbackgroundColor$|\.(?:mark|corner|typeface|colour)$/, 'how it looks, no words'],
  [
    /(?:tenants\w*|featuredTenant|giftCardTenants|promotedTenants)\.(?:description|lead|website|keywords|brands)$/i,
    'a card of a shop, whose page has them; keywords and brands are for search',
  ],
  [/^tenant tenant\.(?:keywords|brands)$/, 'for search'],
  [/special(?:O|_o)pening_?[dD]ays\.special_day_name$/, 'shown where the day is near'],
  [
    /(?:tenantsOfCategory|Tenants|featuredTenant)\.(?:menu_category|menu_cat_specialty)\.name$/,
    'a card among others of its category; specialties are filters',
  ],
  [/^tenant tenant\.menu_category\.name$/, 'its name is that in the menu'],
  [/(?:[oO]ffers)\.(?:text|description|offer_type\.name)$/, 'a card of an offer has its label'],
  [
    /(?:[eE]vents?)\.(?:lead|description|menu_sub_category\.name)$/,
    'a card of an event has its name, days and place',
  ],
  [/^home homePage\.ways\.(?:text|note)$/, 'a way of the first screen is its name'],
  [/^home carousel\.slides\.linkName$/, 'the whole slide is the link'],
  [
    /^home cinemaSection\.(?:heading|text)$/,
    'home has the cinema’s hours on the line of today, and its link',
  ],
  [/Logos?\.alt$/, 'a logo’s name, where it says more than the link'],
  [
    /(?:opening_hours)\.(?:opening_hours_text|link|link_target)$/,
    'rows of a place join to its week; what they say more the first of them says',
  ],
  [/headerStatic\.footerData\.socialLogo\.(?:name|href)$/, 'the footer has those of the header'],
  [/headerStatic\.seoData\.(?:title|description)$/, 'home has its own'],
  [
    /headerStatic\.cookies(?:Popup|Categories)\./,
    'the panel is made when it opens, and in the cookie policy',
  ],
  [/headerStatic\.dailyMenuPage\.name$/, 'its link is named by the dictionary'],
  [
    /cinemaPage\.(?:programme\.movie|latestMovies)\.(?:reserve|lead)$/,
    'a film’s hours have their own; its page has the rest',
  ],
  [
    /^movie movie\.programme\.(?:category|sessions\.reserve)$/,
    'the film’s own category; of hours at one minute one',
  ],
  [/^dailyMenu dailyMenu\.lunch_cards\.text$/, 'the card’s own page has it'],
  [/^inspirations inspirations\.(?:description|products\.\w+)$/, 'a card; its page has them'],
  [/^jobs jobs\.(?:description|applyEmail|applyLink)$/, 'a card; its page has them'],
  [/^press pressArticles\.description$/, 'a card; its page has it'],
  [/edia\w+ \w+\.bookings\.surface$/, 'a code by which the free weeks are told'],
  [/^mediaSales mediaSale\.Carousel\.format$/, 'asked for on the advanced page alone'],
  [
    /^tenants category\.(?:href|description|menu_sub_categories\.(?:href|menu_cat_specialties\.name))$/,
    'addresses and words of the menu',
  ],
  [/^mobileApp mobileApp\.rewards\.points$/, 'a number of points, and this is none'],
  [/^mapLocation mapLocations\.title$/, 'the shop in the room has its own name'],
];

/** Words that the generator of centres makes. */
const WORD = /z[a-z]+\d+q/g;

/** Every text of a payload with its path, pictures left out: whether they are there is a matter of their files. */
function* textsIn(value: Json, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) {
    const areKinds = value.some((one) => isFields(one) && '__component' in one);
    for (const one of areKinds ? value : value.slice(0, 1)) yield* textsIn(one, path);
  } else if (isFields(value) && !('hash' in value && 'mime' in value))
    for (const [name, one] of Object.entries(value)) yield* textsIn(one, `${path}.${name}`);
}

/**
 * Texts of the centre that are not on their page, as `kind endpoint.path`.
 * @param html of each kind of page
 */
export function unshown(centre: Centre, html: (kind: PageKind) => string): string[] {
  const kinds = Object.keys(SHOWN_ON) as PageKind[];
  return kinds.flatMap((kind) => {
    const page = html(kind).toLowerCase();
    return (SHOWN_ON[kind] ?? []).flatMap((endpoint) =>
      [...textsIn(centre.get(endpoint) ?? null, endpoint)]
        .filter(([, text]) => !(text.toLowerCase().match(WORD) ?? []).every((word) => page.includes(word)))
        .map(([path]) => `${kind} ${path}`),
    );
  });
}
