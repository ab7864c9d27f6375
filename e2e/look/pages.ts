import type { Page } from '@playwright/test';
import { couponHref } from '../../website/src/features/coupons/coupon-shown.ts';
import { AGAIN, CONFIRM } from '../../website/src/features/forms/form-constants.ts';
import { meetingHref } from '../../website/src/features/meeting/meeting-shown.ts';
import {
  CONFIRM_PATH,
  LEAVE_PATH,
  NEWSLETTER_PATH,
} from '../../website/src/features/newsletter/newsletter-constants.ts';
import { BOOKING_PATH } from '../../website/src/features/stylists/booking-rules.ts';
import { address, embeddedAddress, type PageKind } from '../../website/src/i18n/addresses.ts';
import type { Locale } from '../../website/src/i18n/locales.ts';
import { translator } from '../../website/src/i18n/translator.ts';
import { kindsIn, samplePages } from '../pages/page-kinds.ts';
import { until } from '../processes/website-process.ts';

/** A shop on the first floor, reached from entrance A by a change of floor. */
const FAR_SHOP = '1.24';

/** As a letter's link has it; nobody has been sent one. */
const TOKEN = 'look.look';

/** The page of the first coupon of the list, as it answers a vote of somebody who votes too often. */
async function couponPage(locale: Locale, baseURL: string): Promise<string> {
  const { text } = await until(
    baseURL + address('coupons', {}, locale),
    ({ status }) => status !== 503,
    20_000,
  );
  const [, id] = /<input type="hidden" name="coupon" value="(\d+)"/.exec(text) ?? [];
  if (id === undefined) throw new Error(`the list has no coupon in ${locale}`);
  return couponHref(Number(id), locale, 'tooMany');
}

/**
 * Pages beside those of the table: what answers for any address, pages that their query makes others, and those that
 * answer forms and links of letters, which show themselves to whoever asks and change nothing.
 */
const BESIDE = {
  notFound: (locale) => address('home', {}, locale).replace(/\/?$/, '/nope'),
  maintenance: () => '/maintenance',
  embedded: (locale) => embeddedAddress(address('offers', {}, locale), locale),
  searchResults: (locale) =>
    address('search', {}, locale, { q: translator(locale)('search:tabs.all').toLowerCase() }),
  searchNothing: (locale) => address('search', {}, locale, { q: 'qqqxyzqqq' }),
  mapWay: (locale) => address('map', {}, locale, { store: FAR_SHOP, from: 'A' }),
  mapNothing: (locale) => address('map', {}, locale, { q: 'qqqxyzqqq' }),
  coupon: couponPage,
  submission: (locale) => `${BOOKING_PATH}?locale=${locale}&${AGAIN}=${CONFIRM}`,
  submissionDone: (locale) => `${BOOKING_PATH}?locale=${locale}&done`,
  // One that exists is reached by its letter alone: this is the page of a link that leads to none.
  meeting: (locale) => meetingHref('look', locale),
  newsletter: (locale) => `${NEWSLETTER_PATH}?locale=${locale}`,
  newsletterDone: (locale) => `${NEWSLETTER_PATH}?locale=${locale}&done=mailed`,
  lettersConfirm: (locale) => `${CONFIRM_PATH}?locale=${locale}&token=${TOKEN}`,
  lettersLeave: (locale) => `${LEAVE_PATH}?locale=${locale}&token=${TOKEN}`,
} as const satisfies Record<string, (locale: Locale, baseURL: string) => string | Promise<string>>;

export type Subject = PageKind | keyof typeof BESIDE;
const BESIDE_KINDS = Object.keys(BESIDE) as (keyof typeof BESIDE)[];

/** The kinds of page that a language has, and those beside them. */
export const subjectsIn = (locale: Locale): Subject[] => [...kindsIn(locale), ...BESIDE_KINDS];

const samples = new Map<Locale, ReturnType<typeof samplePages>>();

/** A page of the kind. Undefined: nothing leads to one, which `routes.spec.ts` forbids. */
export async function pathOf(baseURL: string, subject: Subject, locale: Locale): Promise<string | undefined> {
  if (subject in BESIDE) return BESIDE[subject as keyof typeof BESIDE](locale, baseURL);
  const found = samples.get(locale) ?? samplePages(baseURL, locale);
  samples.set(locale, found);
  return (await found).find(({ kind }) => kind === subject)?.path;
}

/** The links of the page's main part that lead to itself filtered: of each parameter the one with the most words. */
export function filtersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = new Map<string, { href: string; length: number }>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="?"]:not(svg a)')) {
      const url = new URL(link.href);
      if (url.pathname !== location.pathname) continue;
      const name = [...url.searchParams.keys()].join();
      const length = link.textContent?.length ?? 0;
      if (length > (longest.get(name)?.length ?? -1))
        longest.set(name, { href: url.pathname + url.search, length });
    }
    return [...longest.values()].map(({ href }) => href);
  });
}
