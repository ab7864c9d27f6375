/**
 * Hours, numbers, shares and prices as this site writes them: one form a language, and it is Intl's. Dates stand in
 * dates.ts. The content system has the same forms for its mails and its demo (content/formats.ts); a test holds both
 * equal.
 */

/**
 * 'HH:mm' as every language here writes it: '09:00' is '9:00', and '24:00' stays, which Intl does not know. Light
 * enough for the browser, where the hour of closing changes with the minute.
 */
export const clockText = (time: string) => time.replace(/^0(?=\d)/, '');

/** '12 800', '1,800', '9.300'. @param lang BCP 47 @param most decimals at most */
export function numberText(value: number, lang: string, most = 2): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: most }).format(value);
}

/** A share of 1: 0.3 is '30%' or '30 %', -0.3 begins with a true minus everywhere. @param lang BCP 47 */
export function percentText(share: number, lang: string): string {
  const text = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  return text.replace('-', '−');
}

/**
 * '26 zł' in Polish, 'PLN 26' in English, a plain number without a currency; whole prices have no decimals.
 * @param currency ISO 4217 @param lang BCP 47
 */
export function priceText(amount: number, currency: string | undefined, lang: string): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(lang, {
    ...(currency === undefined ? {} : { style: 'currency', currency }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(amount)
    .replace('-', '−');
}
