import { numberText } from '@mall/contract/formats.ts';
import { SOON_DAYS } from '../../content/fields/periods.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import type { CouponCard } from './coupon-models.ts';

/** What a coupon's card says of its votes, and the script says anew after one. */
export interface VotesText {
  number: string;
  noun: string;
}

/** "5" and "głosów". */
export function votesText(votes: number, { t, lang }: Pick<PageWords, 't' | 'lang'>): VotesText {
  return { number: numberText(votes, lang), noun: t('coupons:votes', { count: votes }) };
}

/** "Wygasa jutro", "Ważny od 24 listopada", "Ważny do 6 grudnia"; undefined for one without dates. */
export function couponTerm(
  { starts, ends }: Pick<CouponCard, 'starts' | 'ends'>,
  { t, dates, now }: PageWords,
): string | undefined {
  if ((dates.daysUntil(starts, now) ?? 0) > 0) return t('coupons:from', { date: dates.dayAndMonth(starts) });
  const left = dates.daysUntil(ends, now);
  if (left === null || left < 0) return undefined;
  return left <= SOON_DAYS
    ? t('coupons:expires', { when: dates.relative(ends, now) })
    : t('coupons:until', { date: dates.dayAndMonth(ends) });
}
