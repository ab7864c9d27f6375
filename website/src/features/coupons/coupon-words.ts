import type { PageWords } from '../../i18n/page-words.ts';
import type { CouponCard } from '../benefits/benefits-models.ts';

/** From how many days before its end on a coupon says that it expires. */
const SOON_DAYS = 6;

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
