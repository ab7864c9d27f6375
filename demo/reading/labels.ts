import type { DemoLocale } from '@mall/contract';
import { percentText, priceText } from '@mall/contract/formats.ts';
import { htmlLang } from '@mall/contract/locales.ts';
import { CENTRE } from '../structure/centre.ts';
import type { LinkTarget } from '../structure/links.ts';
import type { HoursRow, OfferLabel } from '../structure/shapes.ts';
import { TENANTS } from '../structure/tenants.ts';
import type { DemoWords } from './words.ts';

/**
 * The href of a target as content keeps it: paths are canonical English, slugs are the locale's own
 * (`/tenants/moda?category=damska`). The website translates path and query names.
 */
export function linkHref(target: LinkTarget, { shops }: DemoWords): string {
  if ('path' in target) return target.path;
  if ('url' in target) return target.url;
  if ('tenant' in target) {
    const tenant = TENANTS.find((one) => one.key === target.tenant);
    return tenant ? `/tenants/${shops.categories[tenant.category].slug}/${tenant.slug}` : '/';
  }
  const query = new URLSearchParams();
  if (target.subCategory) query.set('category', shops.subCategories[target.subCategory].slug);
  if (target.specialty) query.set('specialty', shops.specialties[target.specialty].slug);
  const search = query.toString();
  return `/tenants/${shops.categories[target.category].slug}${search ? `?${search}` : ''}`;
}

/** The big numeral of an offer as the locale writes it: "−40%", "19 zł", "2+1". */
export function offerLabel(label: OfferLabel, locale: DemoLocale): string {
  if ('sign' in label) return label.sign;
  return 'percent' in label
    ? percentText(-label.percent / 100, htmlLang(locale))
    : priceText(label.price, CENTRE.currency, htmlLang(locale));
}

/** The days of a row of hours in the locale's words: "Poniedziałek" or "Poniedziałek-Sobota". */
export function dayLabel(row: HoursRow, { centre: { days } }: DemoWords): string {
  const first = days[row.from - 1] ?? '';
  const last = days[row.to - 1] ?? '';
  return row.from === row.to ? first : `${first}-${last}`;
}
