import { percentText, priceText } from '../formats';
import { CATEGORIES } from './structure/categories';
import { CENTRE } from './structure/shell';
import { TENANTS } from './structure/tenants';
import { bgBG } from './texts/bg-BG';
import { csCZ } from './texts/cs-CZ';
import { en } from './texts/en';
import { hrHR } from './texts/hr-HR';
import { huHU } from './texts/hu-HU';
import { ltLT } from './texts/lt-LT';
import { plPL } from './texts/pl-PL';
import { roRO } from './texts/ro-RO';
import { ru } from './texts/ru';
import { skSK } from './texts/sk-SK';
import { sr } from './texts/sr';
import {
  DEMO_LOCALES,
  type DemoLocale,
  type DemoTexts,
  type HoursRow,
  type LinkTarget,
  type OfferLabel,
} from './types';

export * from './structure/calendar';
export * from './structure/categories';
export * from './structure/events';
export * from './structure/home';
export * from './structure/moments';
export * from './structure/offers';
export * from './structure/opening';
export * from './structure/shell';
export * from './structure/tenants';
export * from './types';

/** The languages written so far. A new one: add its file to `texts/`, import it and enter it here. */
const WRITTEN: Partial<Record<DemoLocale, DemoTexts>> = {
  'pl-PL': plPL,
  en,
  'bg-BG': bgBG,
  'cs-CZ': csCZ,
  'hu-HU': huHU,
  'lt-LT': ltLT,
  'sk-SK': skSK,
  'hr-HR': hrHR,
  ru,
  'ro-RO': roRO,
  sr,
};

/** The demo's texts in every language; one that is not written yet reads as English. */
export const texts = Object.fromEntries(
  DEMO_LOCALES.map((locale) => [locale, WRITTEN[locale] ?? en]),
) as Record<DemoLocale, DemoTexts>;

/** Languages whose texts are not written yet. */
export const unwrittenLocales: readonly DemoLocale[] = DEMO_LOCALES.filter((locale) => !WRITTEN[locale]);

/**
 * The href of a target as content keeps it: paths are canonical English, slugs are the locale's own
 * (`/tenants/moda?category=damska`). The website translates path and query names.
 */
export function linkHref(target: LinkTarget, words: DemoTexts): string {
  if ('path' in target) return target.path;
  if ('url' in target) return target.url;
  if ('tenant' in target) {
    const tenant = TENANTS.find((one) => one.key === target.tenant);
    return tenant ? `/tenants/${words.categories[tenant.category][1]}/${tenant.slug}` : '/';
  }
  const query = new URLSearchParams();
  if (target.subCategory) query.set('category', words.subCategories[target.subCategory][1]);
  if (target.specialty) query.set('specialty', words.specialties[target.specialty][1]);
  const search = query.toString();
  return `/tenants/${words.categories[target.category][1]}${search ? `?${search}` : ''}`;
}

/** The big numeral of an offer as the locale writes it: "−40%", "19 zł", "2+1". */
export function offerLabel(label: OfferLabel, locale: DemoLocale): string {
  if ('sign' in label) return label.sign;
  return 'percent' in label
    ? percentText(-label.percent / 100, locale)
    : priceText(label.price, CENTRE.currency, locale);
}

/** The days of a row of hours in the locale's words: "Poniedziałek" or "Poniedziałek-Sobota". */
export function dayLabel(row: HoursRow, words: DemoTexts): string {
  const first = words.days[row.from - 1] ?? '';
  const last = words.days[row.to - 1] ?? '';
  return row.from === row.to ? first : `${first}-${last}`;
}

/** The floor a category is shown on; null for a key that is none. */
export function categoryLevel(key: (typeof CATEGORIES)[number]['key']): number | null {
  return CATEGORIES.find((category) => category.key === key)?.level ?? null;
}
