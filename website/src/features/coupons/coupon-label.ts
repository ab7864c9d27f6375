import type { Coupon } from '@mall/contract';
import { percentText, priceText } from '@mall/contract/formats.ts';
import { trimToUndefined } from '../../content/fields/text.ts';

/**
 * The numeral as printed. A bare number is written as the language writes numbers, and with the type percent as it writes
 * shares: "23.00" is "−23%", or "23".
 * @param lang BCP 47
 */
export function couponLabel(
  { type, value }: Pick<Coupon, 'type' | 'value'>,
  lang: string,
): string | undefined {
  const label = trimToUndefined(value);
  if (label === undefined || !/^\d{1,6}(?:[.,]\d{1,2})?$/.test(label)) return label;
  const number = Number(label.replace(',', '.'));
  return type === 'percent' && number <= 100
    ? percentText(-number / 100, lang)
    : priceText(number, undefined, lang);
}
