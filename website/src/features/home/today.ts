import type { EventCard, OfferCard } from '../../content/view-models.ts';
import type { DateWords } from '../../i18n/dates.ts';

export interface TodayEntry {
  kind: 'event' | 'offer';
  id: number;
  name: string;
  href: string;
  level: EventCard['place']['level'];
  where?: string;
  /** 'HH:mm' for what begins at an hour today; absent for what lasts all day or ends today. */
  time?: string;
}

/**
 * What is particular about today, in the order of the hours: events that happen today, offers on their last day.
 * What has no hour stands first.
 */
export function todayEntries(
  events: readonly EventCard[],
  offers: readonly OfferCard[],
  dates: DateWords,
  now: Date,
): TodayEntry[] {
  const on = events.flatMap((event): TodayEntry[] => {
    const starts = dates.daysUntil(event.starts, now);
    const ends = dates.daysUntil(event.ends ?? event.starts, now);
    if (starts === null || ends === null || starts > 0 || ends < 0) return [];
    const time = starts === 0 ? dates.time(event.starts) || undefined : undefined;
    return [{ kind: 'event', ...pick(event), where: event.where ?? event.place.room, time }];
  });
  const ending = offers.flatMap((offer): TodayEntry[] =>
    dates.daysUntil(offer.ends, now) === 0
      ? [{ kind: 'offer', ...pick(offer), where: offer.tenant?.name ?? offer.place.room }]
      : [],
  );
  return [...on, ...ending].sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
}

function pick({ id, name, href, place }: EventCard | OfferCard) {
  return { id, name, href, level: place.level };
}
