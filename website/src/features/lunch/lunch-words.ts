import { clockText, priceText } from '@mall/contract/formats.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import type { Dish } from './lunch-models.ts';

/** "26 zł", "PLN 26" or a plain number; '' without a price. Whole prices have no decimals. */
export function priceWords(price: Dish['price'], { lang }: Pick<PageWords, 'lang'>): string {
  if (price === undefined) return '';
  return priceText(price.amount, price.currency, lang);
}

/** From when to when a kitchen serves, as hours are written here: "9:00", "11:30". */
export function servedWords({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: clockText(from), to: clockText(to) };
}
