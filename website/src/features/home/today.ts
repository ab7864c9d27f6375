import type { HomeCinema } from '../../content/home-models.ts';
import type { EventCard, OfferCard } from '../../content/view-models.ts';
import type { DateWords } from '../../i18n/dates.ts';

export interface TodayEntry {
  kind: 'event' | 'movie' | 'offer';
  name: string;
  href: string;
  level: EventCard['place']['level'];
  where?: string;
  /** 'HH:mm' for what begins at an hour today; absent for what lasts all day or ends today. */
  time?: string;
}

interface OfToday {
  events: readonly EventCard[];
  offers: readonly OfferCard[];
  /** Of today, the next first. */
  showings: HomeCinema['showings'];
}

/**
 * What is particular about today, in the order of the hours: events that happen today, offers on their last day,
 * and, as far as there is room, what the cinema shows next. What has no hour stands first.
 * @param most how many entries there is room for
 */
export function todayEntries(
  { events, offers, showings }: OfToday,
  dates: DateWords,
  now: Date,
  most: number,
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
  const shown = showings.map(
    ({ name, href, starts, cinema }): TodayEntry => ({
      kind: 'movie',
      name,
      href,
      level: cinema?.place.level ?? null,
      where: cinema?.name,
      time: dates.time(starts) || undefined,
    }),
  );
  const byHour = (a: TodayEntry, b: TodayEntry) => (a.time ?? '').localeCompare(b.time ?? '');
  const particular = [...on, ...ending].sort(byHour).slice(0, most);
  return [...particular, ...shown.slice(0, most - particular.length)].sort(byHour);
}

function pick({ name, href, place }: EventCard | OfferCard) {
  return { name, href, level: place.level };
}
