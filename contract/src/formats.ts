/**
 * Hours, numbers, shares, prices and days as both programs write them: one form a language, and it is Intl's. What else
 * pages say of dates stands in `website/src/i18n/dates.ts`.
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

/** A day in words: "sobota, 21 listopada 2026". @param day 'YYYY-MM-DD' @param lang as `dateLanguage` has it */
export function dayText(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`));
}
