import type { EventCard } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { roomSign } from '../../ui/floor.ts';

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
