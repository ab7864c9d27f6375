import type { EventCard } from '../../content/cards.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { roomSign } from '../../ui/floors/floor.ts';
import type { Period } from './event-periods.ts';

/** The date as a sign: '27.11–23.12', 'nd 29.11', 'od 5.12'; undefined when none can be read. */
export function eventSign(
  event: Pick<EventCard, 'starts' | 'ends'>,
  { t, dates }: PageWords,
): string | undefined {
  const sign = dates.sign(event.starts, event.ends);
  switch (sign?.kind) {
    case 'day':
      return `${sign.weekday}\u00a0${sign.day}`;
    case 'range':
      return sign.from + sign.to;
    case 'from':
      return t('events:from', { date: sign.day });
    case 'until':
      return t('events:until', { date: sign.day });
    default:
      return undefined;
  }
}

/** "atrium północne, 11:00": place, and the hour of an event that lasts one day. */
export function eventPlace(
  event: Pick<EventCard, 'place' | 'where' | 'starts' | 'ends'>,
  { dates }: PageWords,
) {
  const { room } = event.place;
  const oneDay = dates.sign(event.starts, event.ends)?.kind === 'day';
  const time = oneDay ? dates.time(event.starts) : '';
  return [event.where ?? (room && roomSign(room)), time].filter(Boolean).join(', ') || undefined;
}

/** In full, for the facts: '29 listopada 2026, godz. 11:00–12:30'; '' when no date can be read. */
export function eventWhen(event: Pick<EventCard, 'starts' | 'ends'>, { t, dates }: PageWords): string {
  const days = dates.longRange(event.starts, event.ends);
  const from = dates.time(event.starts);
  const to = dates.time(event.ends);
  if (!days || !from) return days;
  return `${days}, ${to && to !== from ? t('events:times', { from, to }) : t('events:time', { time: from })}`;
}

/** When in the days to come: "niedziela, 22 listopada", or "do 23 grudnia" of what has begun; '' when it cannot be read. */
export function eventDay({ starts, ends }: Pick<EventCard, 'starts' | 'ends'>, words: PageWords): string {
  const { t, dates, now } = words;
  if ((dates.daysUntil(starts, now) ?? -1) >= 0 || !ends) return dates.weekdayAndDay(starts);
  return dates.daysUntil(ends, now) === 0
    ? dates.weekdayAndDay(ends)
    : t('events:until', { date: dates.dayAndMonth(ends) });
}

/** What a period is called among others: "Dziś", "nd 29.11", "W tym tygodniu", "grudzień 2026". */
export function periodName({ kind, from, to }: Period, { t, dates, now }: PageWords): string {
  if (kind === 'month') return dates.month(from);
  if (kind === 'week') {
    return (dates.daysUntil(to, now) ?? 0) < 7 ? t('events:thisWeek') : t('events:nextWeek');
  }
  const sign = dates.sign(from, from);
  if (dates.daysUntil(from, now) === 0) return t('events:today');
  return sign?.kind === 'day' ? `${sign.weekday}\u00a0${sign.day}` : '';
}

/** In full, true on any day: "niedziela, 29 listopada", "16–22 listopada 2026", "grudzień 2026". */
export function periodTitle({ kind, from, to }: Period, { dates }: PageWords): string {
  if (kind === 'month') return dates.month(from);
  return kind === 'day' ? dates.weekdayAndDay(from) : dates.longRange(from, to);
}
