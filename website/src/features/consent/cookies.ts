import type { HeaderStatic } from '@mall/contract';
import type { Links } from '../../content/fields/links.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';

type CookieCategoryKey = 'necessary' | 'statistics' | 'marketing' | 'preference';

export interface CookieItem {
  name: string;
  host?: string;
  description?: string;
  duration: { days: number; hours: number; minutes: number };
}

export interface Cookies {
  title?: string;
  /** Sanitised HTML. */
  description?: string;
  categories: { key: CookieCategoryKey; name: string; description?: string; cookies: CookieItem[] }[];
  precheckMarketing: boolean;
  /** `strict` starts the toggles of statistics and marketing off. */
  preset: 'standard' | 'strict';
}

/** In the order in which the specification names them, which tells where neither key nor name does. */
const KEYS: readonly CookieCategoryKey[] = ['necessary', 'statistics', 'marketing', 'preference'];

type CategoryPayload = HeaderStatic['cookiesCategories'][number];

function keyOf(category: CategoryPayload, index: number): CookieCategoryKey | undefined {
  const written = (trimToUndefined(category.key) ?? trimToUndefined(category.name) ?? '').toLowerCase();
  return (
    KEYS.find((key) => written.startsWith(key)) ??
    (trimToUndefined(category.key) === undefined ? KEYS[index] : undefined)
  );
}

const whole = (value: number | null | undefined) => (value && value > 0 ? value : 0);

function itemOf(cookie: CategoryPayload['cookies'][number]): CookieItem {
  return omitUndefined({
    name: cookie.name.trim(),
    host: trimToUndefined(cookie.host),
    description: plainText(cookie.description),
    duration: {
      days: whole(cookie.duration?.days),
      hours: whole(cookie.duration?.hours),
      minutes: whole(cookie.duration?.minutes),
    },
  });
}

/** What the consent banner says. A category of a kind we do not know is left out: it could not be chosen. */
export function cookiesOf(header: HeaderStatic | null, links: Links): Cookies {
  const popup = header?.cookiesPopup;
  return omitUndefined({
    title: trimToUndefined(popup?.title),
    description: richText(popup?.description, links, 3),
    categories: (header?.cookiesCategories ?? []).flatMap((category, index) => {
      const key = keyOf(category, index);
      const name = trimToUndefined(category.name);
      if (key === undefined || name === undefined) return [];
      return [
        omitUndefined({
          key,
          name,
          description: plainText(category.description),
          cookies: category.cookies.map(itemOf),
        }),
      ];
    }),
    precheckMarketing: (header?.precheckMarketingCookies ?? popup?.precheckMarketingCookies) === true,
    preset: trimToUndefined(header?.consentPreset) === 'strict' ? 'strict' : 'standard',
  });
}
