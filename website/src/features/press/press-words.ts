import type { PageWords } from '../../i18n/page-words.ts';

/** The day as on a sign, without its year: "15.11", "15 Nov"; '' without a day. */
export function pressDay(date: string | undefined, { dates }: Pick<PageWords, 'dates'>): string {
  const sign = dates.sign(date, date);
  return sign?.kind === 'day' ? sign.day : '';
}
