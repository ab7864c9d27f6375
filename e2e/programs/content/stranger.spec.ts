import { scaled } from '../../../scripts/clock/timeouts.ts';
import { PROOF_FIELD } from '../../../website/src/features/forms/form-constants.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { addressOf, type PageKind } from '../../../website/src/i18n/addresses.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { provenForm } from '../../forms/form-proof.ts';
import {
  bookingFields,
  enquiryFields,
  freshEmail,
  freshKey,
  postForm,
  visitorHeaders,
} from '../../forms/submission-forms.ts';
import { decoded, facts, texts } from '../../pages/html.ts';
import { kindsIn, nameOf } from '../../pages/page-kinds.ts';
import { wordsAmiss } from '../../pages/words.ts';
import { get, startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';
import { type Stranger, startStranger, type Thanks } from '../../stranger/content-system.ts';
import { PAYLOADS } from '../../stranger/payloads.ts';

let stranger: Stranger;
let site: WebsiteProcess;

test.beforeEach(async () => {
  stranger = await startStranger();
  site = await startWebsite(stranger.url, { env: { LOCALES: 'pl-PL,en', TRUST_PROXY: '1' } });
});

test.afterEach(async () => {
  await site.remove();
  await stranger.close();
});

/** What is no text of its own: names of files and kinds, moments (shown in words), slugs. */
const UNSAID = new Set(
  'ext,url,slug,categorySlug,subCategorySlug,specialtySlug,locale,startDate,endDate,publishDate,deadline,date,day,valid_from,valid_to,type,backgroundColor,link_target,page,pageSize,pageCount,total,frontend,backend,id,order,floorName,mobileMedia,offer_type,special_promotion,menu_sub_categories,menu_category,trailer,showtime,localizations,meta'.split(
    ',',
  ),
);
/** What stands in full on a page of its own: elsewhere its name is enough. */
const ELSEWHERE = new Set(['tenant', 'movie', 'latestMovies', 'featuredTenant', 'offers']);

/** Every text and number of a payload that its page must show. */
function values(payload: unknown, without: ReadonlySet<string>): string[] {
  if (Array.isArray(payload)) return payload.flatMap((one) => values(one, without));
  if (typeof payload === 'object' && payload !== null)
    return Object.entries(payload).flatMap(([key, value]) => {
      if (UNSAID.has(key) || without.has(key)) return [];
      if (ELSEWHERE.has(key)) return values(value, new Set([...without, ...BEYOND_ITS_NAME]));
      return values(value, without);
    });
  if (typeof payload === 'number') return [String(payload)];
  if (typeof payload !== 'string') return [];
  return payload.startsWith('<') ? texts(payload) : [payload];
}

/** Of an entity, on the page of another. */
const BEYOND_ITS_NAME = [
  'description',
  'openingHours',
  'specialOpeningDays',
  'website',
  'phone',
  'logo',
  'mall_room',
  'location',
  'menu_sub_category',
  'menu_cat_specialty',
  'media',
  'category',
  'version',
  'minutes',
  'accessibility',
  'reserve',
  'sessions',
];

/** Forms in which a page may write a value: hours without seconds, decimals with a comma. */
function written(value: string): string[] {
  const clock = /^(\d\d:\d\d)(?::00)?$/.exec(value)?.[1];
  if (clock) return [clock.replace(/^0/, '')];
  return [value, value.replace('.', ','), encodeURI(value)];
}

const LIST = ['description', 'openingHours', 'specialOpeningDays', 'website', 'phone'];

/** What each kind of page shows of which calls; `but`: what it leaves to the pages of the entries. */
const PAGES: Partial<Record<PageKind, { slug?: string; calls: string[]; but?: string[] }>> = {
  home: { calls: ['/api/carousel', '/api/marketplaces', '/api/instagram-posts', '/api/special-promotions'] },
  tenants: { calls: ['/api/tenants/tenantCategories/{category}'], but: LIST },
  tenant: { slug: 'lantern-shoes', calls: ['/api/tenants/tenant/{slug}'] },
  offers: { calls: ['/api/offers'], but: [...LIST, 'logo'] },
  offer: { slug: 'second-pair', calls: ['/api/offers/offer/{slug}'] },
  events: { calls: ['/api/events', '/api/events?past'], but: LIST },
  event: { slug: 'evening-of-kites', calls: ['/api/events/event/{slug}'] },
  inspirations: { calls: ['/api/inspirations', '/api/inspirations/lookbook'], but: ['media', 'description'] },
  inspiration: { slug: 'windy-week', calls: ['/api/inspirations/inspiration/{slug}'], but: ['cardMedia'] },
  giftCard: { calls: ['/api/gift-card'] },
  coupons: { calls: ['/api/coupons', '/api/coupons-page'] },
  csr: { calls: ['/api/csr'] },
  mobileApp: { slug: 'spot', calls: ['/api/mobile-apps/mobile-app/{slug}'] },
  contact: { calls: ['/api/info-page'] },
  terms: { calls: ['/api/terms-and-condtion'] },
  privacyPolicy: { calls: ['/api/privacy-policy'] },
  cookiePolicy: { calls: ['/api/cookie-policy'] },
  landingPage: { slug: 'winter', calls: ['/api/page/page/{slug}'] },
  survey: { slug: 'tram', calls: ['/api/surveys/survey/{slug}'] },
  cinema: { calls: ['/api/cinema-page'], but: ['reserve'] },
  movie: { slug: 'lighthouse-keeper', calls: ['/api/movies/movie/{slug}'] },
  dailyMenu: { calls: ['/api/daily-menu'] },
  lunchCard: { slug: 'dockers', calls: ['/api/lunch-cards/card/{slug}'] },
  press: { calls: ['/api/press', '/api/press-articles'], but: ['description'] },
  pressArticle: { slug: 'pier-mended', calls: ['/api/press-articles/press-article/{slug}'] },
  jobs: { calls: ['/api/jobs'], but: ['description'] },
  job: { slug: 'night-gardener', calls: ['/api/jobs/job/{slug}'] },
  advancedMediaSale: { calls: ['/api/advanced-media-sale'] },
  mediaSales: { calls: ['/api/media-sale'] },
  personalStylist: { calls: ['/api/hair-stylists'] },
  stylist: { slug: 'marta-zielna', calls: ['/api/hair-stylists/hair-stylist/{slug}'] },
};

function pathOf(kind: PageKind): string {
  const { slug = 'any' } = PAGES[kind] ?? {};
  const params: Record<string, string> = { slug, category: 'fashion', id: 'B-17' };
  const own = Object.fromEntries(pageEntry(kind).params.map((name) => [name, params[name] ?? slug]));
  return addressOf(kind, own, 'pl-PL', {});
}

test('a content system written from the description alone is shown whole, on every kind of page', async () => {
  test.setTimeout(scaled(120_000));
  const APART = ['search', 'map', 'mapLocation', 'mapByStoreId', 'wayfinder'];
  expect(Object.keys(PAGES).sort()).toEqual(
    kindsIn('pl-PL')
      .filter((kind) => !APART.includes(kind))
      .sort(),
  );
  for (const kind of kindsIn('pl-PL')) {
    const page = await get(site.url + pathOf(kind));
    // Without a map's source there are no places of it.
    if (kind === 'mapLocation' || kind === 'mapByStoreId') continue;
    const said =
      texts(page.text).join('\n') + decoded(page.text.replace(/<(script|style)[\s\S]*?<\/\1>/g, ''));
    expect
      .soft({ status: page.status, page: facts(page.text).page, amiss: wordsAmiss(page.text) }, kind)
      .toEqual({ status: 200, page: nameOf(kind), amiss: [] });
    const { calls = [], but = [] } = PAGES[kind] ?? {};
    const lost = calls
      .flatMap((call) => values(PAYLOADS[call], new Set(but)))
      .filter((value) => !written(value).some((form) => said.includes(form)));
    expect.soft(lost, kind).toEqual([]);
  }
});

/** Of their document it knows nothing: without an entry of their list there is no such page. */
const WITHOUT_DOCUMENT: ReadonlySet<PageKind> = new Set(['personalStylist']);

/** Lists of things that have nothing by which they could be told. */
const UNREADABLE = [{ colour: 'red' }, { colour: 'blue' }];
const LISTS: readonly [PageKind, call: string][] = [
  ['tenants', '/api/tenants/tenantCategories/{category}'],
  ['offers', '/api/offers'],
  ['events', '/api/events'],
  ['inspirations', '/api/inspirations'],
  ['giftCard', '/api/tenants'],
  ['coupons', '/api/coupons'],
  ['press', '/api/press-articles'],
  ['jobs', '/api/jobs'],
  ['personalStylist', '/api/hair-stylists'],
];

test('of a list that cannot be read no page says that it is empty; of an empty one it does, or is not there', {
  tag: '@long',
}, async () => {
  const t = translator('pl-PL');
  const empty = [t('common:error.noNews'), t('common:error.noJobs')];
  const unknown = t('common:error.unknown');
  for (const [of, body, says, not] of [
    ['unreadable', UNREADABLE, [unknown], empty],
    ['empty', [], empty, [unknown]],
  ] as const) {
    for (const [, call] of LISTS) stranger.instead.set(call, body);
    stranger.instead.set('/api/events?past', body);
    const fresh = await startWebsite(stranger.url, { env: { LOCALES: 'pl-PL,en' } });
    try {
      for (const [kind] of LISTS) {
        const page = await get(fresh.url + pathOf(kind));
        const said = texts(page.text);
        const isGone = of === 'empty' && WITHOUT_DOCUMENT.has(kind);
        expect.soft(page.status, `${of} ${kind}`).toBe(isGone ? 404 : 200);
        if (isGone) continue;
        expect.soft(said.filter((text) => says.includes(text)).length, `${of} ${kind}`).toBe(1);
        expect
          .soft(
            said.filter((text) => not.includes(text)),
            `${of} ${kind}`,
          )
          .toEqual([]);
      }
    } finally {
      await fresh.remove();
    }
  }
});

const THANKS: readonly Thanks[] = [
  { status: 200, type: 'text/plain', body: 'Thank you' },
  { status: 201, type: 'application/json', body: '{"data":{"id":7,"attributes":{}}}' },
  { status: 202 },
  { status: 204 },
];

const pairs = ([name, value]: [string, string | readonly string[]]): [string, string][] =>
  (typeof value === 'string' ? [value] : value).map((one) => [name, one]);

test('whatever it says to a form that it has stored, the visitor is told that it was sent', async () => {
  test.setTimeout(scaled(120_000));
  const person = { first_name: 'Ewa', last_name: 'Lis', dataConsent: 'yes', companyName: 'Lis i Syn' };
  const forms = (): [string, Record<string, string | readonly string[]>][] => [
    ['/newsletter', { email: freshEmail(), ageConsent: 'on', source: '/' }],
    ['/hair-stylist', { ...bookingFields(freshEmail()), key: freshKey() }],
    ['/adv-media-sale', { ...enquiryFields(freshEmail()), key: freshKey() }],
    ['/lunch-card', { ...person, page: 'dockers', email: freshEmail(), key: freshKey() }],
    [
      '/landing-page/crm',
      {
        page: 'winter',
        name: 'Ewa Lis',
        email: freshEmail(),
        details: 'Proszę o kontakt.',
        dataConsent: 'yes',
        key: freshKey(),
      },
    ],
    [
      '/survey-report',
      {
        page: 'tram',
        asked: JSON.stringify([['Skąd?', 'single', true, ['A', 'B']]]),
        q0: 'A',
        key: freshKey(),
      },
    ],
    ['/coupon-vote', { coupon: '1' }],
  ];
  for (const thanks of THANKS) {
    stranger.thanks = thanks;
    // Without scripts the answer is a page that the browser is led to.
    for (const [path, fields] of forms()) {
      const sent = await fetch(`${site.url}${path}?locale=pl-PL`, {
        method: 'POST',
        headers: { ...visitorHeaders(site.url), accept: 'text/html' },
        body: new URLSearchParams(
          Object.entries({ [PROOF_FIELD]: provenForm(path), ...fields }).flatMap(pairs),
        ),
        redirect: 'manual',
      });
      expect.soft(sent.status, `${path} ${thanks.status}`).toBe(303);
      const cookie = sent.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const answer = await get(new URL(sent.headers.get('location') ?? '', site.url).href, { cookie });
      expect.soft(answer.status, `${path} ${thanks.status}`).toBe(200);
      const failed = texts(answer.text).filter((text) => text.includes(translator('pl-PL')('forms:failed')));
      expect.soft(failed, `${path} ${thanks.status}`).toEqual([]);
    }
    for (const [path, fields] of forms()) {
      const before = stranger.stored.length;
      expect
        .soft(await postForm(site.url, path, fields), `${path} ${thanks.status}`)
        .toMatchObject({ status: 200 });
      expect.soft(stranger.stored.length, `${path} ${thanks.status}`).toBeGreaterThan(before);
    }
  }
});
