/**
 * Hours, numbers, shares and prices as mails and the demo write them: one form a language, and it is Intl's. The
 * website has the same forms (website/src/i18n/formats.ts); a test holds both equal.
 */

/** The tag that Intl wants of a locale: Serbian is written in Latin letters here. */
export function intlLanguage(locale: string): string {
  return locale === 'sr' ? 'sr-Latn' : locale === 'en' ? 'en-GB' : locale;
}

/** 'HH:mm' as every language here writes it: '09:00' is '9:00', and '24:00' stays, which Intl does not know. */
export const clockText = (time: string) => time.replace(/^0(?=\d)/, '');

/** '12 800', '1,800', '9.300'. @param most decimals at most */
export function numberText(value: number, locale: string, most = 2): string {
  return new Intl.NumberFormat(intlLanguage(locale), { maximumFractionDigits: most }).format(value);
}

/** A share of 1: 0.3 is '30%' or '30 %', -0.3 begins with a true minus everywhere. */
export function percentText(share: number, locale: string): string {
  const text = new Intl.NumberFormat(intlLanguage(locale), { style: 'percent', maximumFractionDigits: 1 });
  return text.format(share).replace('-', '−');
}

/** '26 zł' in Polish, 'PLN 26' in English; whole prices have no decimals. @param currency ISO 4217 */
export function priceText(amount: number, currency: string, locale: string): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(intlLanguage(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(amount)
    .replace('-', '−');
}

/** A day in words: "sobota, 21 listopada 2026". @param date 'YYYY-MM-DD' */
export function dayText(date: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLanguage(locale), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T12:00:00Z`));
}
