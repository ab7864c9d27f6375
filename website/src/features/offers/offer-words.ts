import type { OfferCard } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { roomSign } from '../../ui/floor.ts';

/** "1.24, Halland"; undefined when neither the room nor the shop is known. */
export function offerPlace(offer: Pick<OfferCard, 'place' | 'tenant'>): string | undefined {
  const { room } = offer.place;
  return [room && roomSign(room), offer.tenant?.name].filter(Boolean).join(', ') || undefined;
}

/** From how many days before its end on an offer says how long it still runs. */
const SOON_DAYS = 6;

/**
 * The one thing about time a reader needs: when a coming offer starts, that a running one ends soon, or until
 * when it runs. Undefined when there is nothing to say or the offer is over.
 */
export function offerTerm(offer: Pick<OfferCard, 'starts' | 'ends'>, words: PageWords): string | undefined {
  const { t, dates, now } = words;
  const untilStart = dates.daysUntil(offer.starts, now);
  if (untilStart !== null && untilStart > 0) {
    return untilStart <= SOON_DAYS
      ? t('offers:starts', { when: dates.relative(offer.starts, now) })
      : t('offers:from', { date: dates.dayAndMonth(offer.starts) });
  }
  const untilEnd = dates.daysUntil(offer.ends, now);
  if (untilEnd === null || untilEnd < 0) return undefined;
  return untilEnd <= SOON_DAYS
    ? t('offers:ends', { when: dates.relative(offer.ends, now) })
    : t('offers:until', { date: dates.dayAndMonth(offer.ends) });
}
