import type { Dish } from '../../content/lunch-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';

/** "26 zł", "PLN 26" or a plain number; '' without a price. Whole prices have no decimals. */
export function priceWords(price: Dish['price'], { lang, locale }: PageWords): string {
  if (price === undefined) return '';
  const { amount, currency } = price;
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  if (currency === undefined) return new Intl.NumberFormat(lang, digits).format(amount);
  return new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    currencyDisplay: locale === 'pl-PL' ? 'symbol' : 'code',
    ...digits,
  }).format(amount);
}
