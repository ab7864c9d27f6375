import type { Translate } from '../../i18n/translator.ts';
import { PROOF_COOKIE, PROOF_HOURS } from '../forms/form-constants.ts';
import type { Cookies } from './cookies.ts';

type Category = Cookies['categories'][number];

interface OwnRow {
  /** As it is called where it is kept; `*` at its end stands for anything. */
  name: string;
  word: keyof typeof WORDS;
  /** Nothing = until the browser is closed; `newer` = until there is a newer version of it. */
  lasts?: { days: number } | { hours: number } | { minutes: number } | 'newer';
}

const WORDS = {
  userConsent: 'consent:own.userConsent',
  cookies: 'consent:own.cookies',
  enableAllCookies: 'consent:own.enableAllCookies',
  enableFbStatistics: 'consent:own.enableFbStatistics',
  enableMarketing: 'consent:own.enableMarketing',
  popUpShowed: 'consent:own.popUpShowed',
  subscribed: 'consent:own.subscribed',
  subCategory: 'consent:own.subCategory',
  specialty: 'consent:own.specialty',
  voter: 'consent:own.voter',
  coupons: 'consent:own.coupons',
  typed: 'consent:own.typed',
  formProof: 'consent:own.formProof',
  form: 'consent:own.form',
  kioskStart: 'consent:own.kioskStart',
  wayfinder: 'consent:own.wayfinder',
} as const;

const YEAR = { days: 365 };
const DAY = { days: 1 };

/**
 * All that the website itself keeps in browsers, whatever the content system knows of it: what it needs for what the
 * visitor has asked for. e2e/journeys/privacy/storage.spec.ts holds it against what browsers hold in the end.
 */
const OWN_STORAGE: readonly OwnRow[] = [
  { name: 'userConsent', word: 'userConsent', lasts: YEAR },
  { name: 'cookies', word: 'cookies', lasts: YEAR },
  { name: 'enableAllCookies', word: 'enableAllCookies', lasts: YEAR },
  { name: 'enableFbStatistics', word: 'enableFbStatistics', lasts: YEAR },
  { name: 'enableMarketing', word: 'enableMarketing', lasts: YEAR },
  { name: 'popUpShowed', word: 'popUpShowed', lasts: DAY },
  { name: 'subscribed', word: 'subscribed', lasts: YEAR },
  { name: 'subCategory', word: 'subCategory', lasts: DAY },
  { name: 'specialty', word: 'specialty', lasts: DAY },
  { name: 'voter', word: 'voter', lasts: YEAR },
  { name: 'coupons', word: 'coupons', lasts: YEAR },
  { name: 'typed-*', word: 'typed', lasts: { minutes: 10 } },
  { name: PROOF_COOKIE, word: 'formProof', lasts: { hours: PROOF_HOURS } },
  { name: 'form:*', word: 'form' },
  { name: 'kiosk-start', word: 'kioskStart' },
  { name: 'wayfinder-*', word: 'wayfinder', lasts: 'newer' },
];

/** A row of the tables; `until` says in words what no number of days can. */
export type ListedCookie = Category['cookies'][number] & { until?: string };
export type ListedCategory = Omit<Category, 'cookies'> & { cookies: ListedCookie[] };

/**
 * The operator's cookie tables with what the website itself keeps: always among the necessary, always as long as it
 * is really kept, in the operator's words where there are some.
 */
export function withOwnStorage(categories: Cookies['categories'], t: Translate): ListedCategory[] {
  const listed = new Map(categories.flatMap(({ cookies }) => cookies.map((cookie) => [cookie.name, cookie])));
  const own = OWN_STORAGE.map(({ name, word, lasts }): ListedCookie => {
    const known = listed.get(name);
    return {
      name,
      ...(known?.host === undefined ? {} : { host: known.host }),
      description: known?.description ?? t(WORDS[word]),
      duration: { days: 0, hours: 0, minutes: 0, ...(typeof lasts === 'object' ? lasts : {}) },
      ...(lasts === 'newer' ? { until: t('consent:replaced') } : {}),
    };
  });
  const names = new Set(own.map(({ name }) => name));
  const necessary = categories.find(({ key }) => key === 'necessary');
  const others = categories.map((category) => ({
    ...category,
    cookies: category.cookies.filter(({ name }) => !names.has(name)),
  }));
  return [
    {
      ...(necessary ?? { key: 'necessary', name: t('consent:category.necessary') }),
      cookies: [...own, ...others.filter(({ key }) => key === 'necessary').flatMap(({ cookies }) => cookies)],
    },
    ...others.filter(({ key }) => key !== 'necessary'),
  ];
}
