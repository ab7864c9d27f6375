import type { HeaderStatic } from '@mall/contract';
import type { Links } from './links.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';
import type { CookieCategoryKey, CookieItem, Cookies } from './view-models.ts';

/** In the order in which the specification names them, which tells where neither key nor name does. */
const KEYS: readonly CookieCategoryKey[] = ['necessary', 'statistics', 'marketing', 'preference'];

type CategoryPayload = HeaderStatic['cookiesCategories'][number];

function keyOf(category: CategoryPayload, index: number): CookieCategoryKey | undefined {
  const written = (text(category.key) ?? text(category.name) ?? '').toLowerCase();
  return (
    KEYS.find((key) => written.startsWith(key)) ??
    (text(category.key) === undefined ? KEYS[index] : undefined)
  );
}

const whole = (value: number | null | undefined) => (value && value > 0 ? value : 0);

function itemOf(cookie: CategoryPayload['cookies'][number]): CookieItem {
  return without({
    name: cookie.name.trim(),
    host: text(cookie.host),
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
  return without({
    title: text(popup?.title),
    description: richText(popup?.description, links, 3),
    categories: (header?.cookiesCategories ?? []).flatMap((category, index) => {
      const key = keyOf(category, index);
      const name = text(category.name);
      if (key === undefined || name === undefined) return [];
      return [
        without({
          key,
          name,
          description: plainText(category.description),
          cookies: category.cookies.map(itemOf),
        }),
      ];
    }),
    precheckMarketing: (header?.precheckMarketingCookies ?? popup?.precheckMarketingCookies) === true,
    preset: text(header?.consentPreset) === 'strict' ? 'strict' : 'standard',
  });
}
