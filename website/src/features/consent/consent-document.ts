import { htmlLang, type Locale } from '../../i18n/locales.ts';
import type { MessageKey, Translate } from '../../i18n/translator.ts';
import type { Category, Presets } from './consent-choice.ts';
import type { CookieItem, Cookies } from './cookies.ts';
import { type ListedCookie, withOwnStorage } from './own-storage.ts';

/** Words of the banner that the content system does not hold. */
const WORDS = {
  allowAll: 'consent:allowAll',
  decline: 'consent:decline',
  allowSelection: 'consent:allowSelection',
  details: 'consent:details',
  unchanged: 'consent:unchanged',
  choose: 'consent:choose',
  mandatory: 'consent:mandatory',
  name: 'consent:name',
  host: 'consent:host',
  description: 'consent:description',
  duration: 'consent:duration',
} as const satisfies Record<string, MessageKey>;

/** `/consent/{locale}.json`: all that the banner says, read when it is needed. */
export interface ConsentDocument extends Presets {
  title: string;
  /** Sanitised HTML. */
  html: string;
  categories: {
    key: Category;
    name: string;
    description: string;
    cookies: { name: string; host: string; description: string; duration: string }[];
  }[];
  words: Record<keyof typeof WORDS, string>;
}

/** Categories that can be chosen are there even when the content system lists none of their cookies. */
const ALWAYS = ['necessary', 'statistics', 'marketing'] as const;

/** Fills the banner's words for a language; what the content system leaves out is said in our own. */
export function consentDocument(cookies: Cookies, locale: Locale, t: Translate): ConsentDocument {
  const listed = withOwnStorage(cookies.categories, t);
  const missing = ALWAYS.filter((key) => !listed.some((one) => one.key === key));
  const all = [
    ...listed,
    ...missing.map((key) => ({ key, name: t(`consent:category.${key}`), cookies: [] })),
  ];
  const ORDER: readonly Category[] = [...ALWAYS, 'preference'];
  return {
    preset: cookies.preset,
    precheckMarketing: cookies.precheckMarketing,
    title: cookies.title ?? t('consent:title'),
    html: cookies.description ?? `<p>${t('consent:text')}</p>`,
    categories: all
      .sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
      .map((category) => ({
        key: category.key,
        name: category.name,
        description: ('description' in category && category.description) || '',
        cookies: category.cookies.map((cookie) => ({
          name: cookie.name,
          host: cookie.host ?? '',
          description: cookie.description ?? '',
          duration: lastsText(cookie, locale, t),
        })),
      })),
    words: Object.fromEntries(
      Object.entries(WORDS).map(([word, key]) => [word, t(key)]),
    ) as ConsentDocument['words'],
  };
}

/** How long a row of the tables is kept. */
export function lastsText({ until, duration }: ListedCookie, locale: Locale, t: Translate): string {
  return until ?? durationText(duration, locale, t);
}

/** `7 days 12 hours`; nothing in it means until the browser is closed. */
export function durationText(duration: CookieItem['duration'], locale: Locale, t: Translate): string {
  const units = ['days', 'hours', 'minutes'] as const;
  const parts = units.flatMap((unit) =>
    duration[unit] > 0 ? [t(`common:unit.${unit}`, { count: duration[unit] })] : [],
  );
  if (parts.length === 0) return t('consent:session');
  return new Intl.ListFormat(htmlLang(locale), { type: 'unit', style: 'short' }).format(parts);
}
