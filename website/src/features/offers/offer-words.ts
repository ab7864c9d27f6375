import type { OfferCard } from '../../content/cards.ts';
import { SOON_DAYS } from '../../content/fields/periods.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { roomSign } from '../../ui/floors/floor.ts';

/** "1.24, Nova"; undefined when neither the room nor the shop is known. */
export function offerPlace(offer: Pick<OfferCard, 'place' | 'tenant'>): string | undefined {
  const { room } = offer.place;
  return [room && roomSign(room), offer.tenant?.name].filter(Boolean).join(', ') || undefined;
}

/** "Kończy się jutro", "Zaczyna się za 3 dni": only in the days before; undefined otherwise. */
export function offerHurry(offer: Pick<OfferCard, 'starts' | 'ends'>, words: PageWords): string | undefined {
  const { t, dates, now } = words;
  const soon = (days: number | null) => days !== null && days >= 0 && days <= SOON_DAYS;
  const untilStart = dates.daysUntil(offer.starts, now) ?? 0;
  if (untilStart > 0) {
    return soon(untilStart) ? t('offers:starts', { when: dates.relative(offer.starts, now) }) : undefined;
  }
  return soon(dates.daysUntil(offer.ends, now))
    ? t('offers:ends', { when: dates.relative(offer.ends, now) })
    : undefined;
}

/** The days in full: "1–30 listopada 2026", "od 1 listopada 2026"; '' when none can be read. */
export function offerDays(
  { starts, ends }: Pick<OfferCard, 'starts' | 'ends'>,
  { t, dates }: PageWords,
): string {
  const first = dates.long(starts);
  const last = dates.long(ends);
  if (first && last) return dates.longRange(starts, ends);
  if (first) return t('offers:from', { date: first });
  return last && t('offers:until', { date: last });
}

/**
 * The one thing about time a card has room for: the hurry if there is any, else when a coming offer starts or
 * until when a running one runs. Undefined when there is nothing to say or the offer is over.
 */
export function offerTerm(offer: Pick<OfferCard, 'starts' | 'ends'>, words: PageWords): string | undefined {
  const { t, dates, now } = words;
  const hurry = offerHurry(offer, words);
  if (hurry) return hurry;
  if ((dates.daysUntil(offer.starts, now) ?? 0) > 0) {
    return t('offers:from', { date: dates.dayAndMonth(offer.starts) });
  }
  if ((dates.daysUntil(offer.ends, now) ?? -1) < 0) return undefined;
  return t('offers:until', { date: dates.dayAndMonth(offer.ends) });
}
