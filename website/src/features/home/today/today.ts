import type { EventCard, OfferCard } from '../../../content/cards.ts';
import type { DateWords } from '../../../i18n/dates.ts';
import type { HomeShowing } from '../home-models.ts';
import { DAY, NIGHT_ENDS } from './day-part.ts';

/** Something that begins at an hour. Minutes count from the midnight that began the line's first day. */
export interface TimedEntry {
  kind: 'event' | 'movie';
  name: string;
  href: string;
  level: EventCard['place']['level'];
  where?: string;
  /** 'HH:mm' by the centre's clock. */
  time: string;
  start: number;
  /** As long as `UNKNOWN_MINUTES` when the content names no end. */
  end: number;
  /** Whether the content names the end. */
  ends: boolean;
}

/** Something without an hour: it lasts all day, or this is an offer's last day. */
interface DayEntry extends Pick<TimedEntry, 'name' | 'href' | 'level' | 'where'> {
  kind: 'event' | 'offer';
  /** The last day of an event that goes on after this one. */
  until?: string;
}

export interface DayEntries {
  timed: TimedEntry[];
  allDay: DayEntry[];
}

interface OfTheseDays {
  events: readonly EventCard[];
  offers: readonly OfferCard[];
  showings: readonly HomeShowing[];
}

/** What has begun and names no end is over after an hour. */
const UNKNOWN_MINUTES = 60;
/** Without an hour: how many a day shows, and how many of them may be offers. */
const ALL_DAY = 4;
const LAST_DAYS = 2;
/** A film or a party ends before this; more is a slip of the content. */
const LONGEST = 12 * 60;

/** A minute of the first of the two days, from its midnight on; its day goes on until the night ends. */
export function lineMinute(value: string, dates: DateWords, now: Date): number | null {
  return minuteOf(dates.daysUntil(value, firstDay(now)), dates.time(value));
}

/** @param day counted from the line's first @param time 'H:mm', or empty */
function minuteOf(day: number | null, time: string): number | null {
  const [hour, minute] = time.split(':');
  return day === null || minute === undefined ? null : day * DAY + Number(hour) * 60 + Number(minute);
}

/** An instant on the calendar day whose line is shown now: until five in the morning that is still yesterday. */
export const firstDay = (now: Date) => new Date(+now - NIGHT_ENDS * 60_000);

/** What is particular about today and about tomorrow, by the hour. */
export function entriesOfDays(these: OfTheseDays, dates: DateWords, now: Date): [DayEntries, DayEntries] {
  const first = firstDay(now);
  const offers = these.offers.map((offer) => ({ offer, last: dates.daysUntil(offer.ends, first) }));
  const events = these.events.map((event) => datedEvent(event, dates, now));
  const showings = these.showings.flatMap((showing) => showingEntry(showing, dates, now));
  const ofDay = (day: number): DayEntries => {
    const timed = [
      ...events.flatMap(({ event, time, start }) =>
        start !== null && lineDay(start) === day ? [eventEntry(event, time, start, dates, now)] : [],
      ),
      ...showings.filter(({ start }) => lineDay(start) === day),
    ];
    const ending = offers.filter(({ last }) => last === day).slice(0, LAST_DAYS);
    const lasting = events.filter((event) => lastsAllDay(event, day)).slice(0, ALL_DAY - ending.length);
    return {
      timed: timed.toSorted((a, b) => a.start - b.start),
      allDay: [
        ...ending.map(({ offer }): DayEntry => ({ kind: 'offer', ...placed(offer, offer.tenant?.name) })),
        ...lasting.map(({ event, last }): DayEntry => {
          const goesOn = (last ?? day) > day;
          const own = placed(event, event.where);
          return { kind: 'event', ...own, ...(goesOn && event.ends ? { until: event.ends } : {}) };
        }),
      ],
    };
  };
  return [ofDay(0), ofDay(1)];
}

const lineDay = (minute: number) => Math.floor((minute - NIGHT_ENDS) / DAY);

function placed({ name, href, place }: EventCard | OfferCard, where: string | undefined) {
  return { name, href, level: place.level, where: where ?? place.room };
}

/** An event with its days, counted from the line's first, and when it begins, by the clock and as the line's minute. */
interface DatedEvent {
  event: EventCard;
  first: number | null;
  last: number | null;
  time: string;
  start: number | null;
}

/** Read once: a large centre has hundreds of them. */
function datedEvent(event: EventCard, dates: DateWords, now: Date): DatedEvent {
  const line = firstDay(now);
  const first = dates.daysUntil(event.starts, line);
  const last = event.ends === null ? first : dates.daysUntil(event.ends, line);
  const time = dates.time(event.starts);
  return { event, first, last, time, start: minuteOf(first, time) };
}

/** What names no hour, or began on an earlier day, has none on this one. */
function lastsAllDay({ first, last, start }: DatedEvent, day: number): boolean {
  if (first === null || last === null || first > day || last < day) return false;
  return start === null || lineDay(start) < day;
}

function eventEntry(event: EventCard, time: string, start: number, dates: DateWords, now: Date): TimedEntry {
  const end = event.ends === null ? null : lineMinute(event.ends, dates, now);
  return timedEntry('event', placed(event, event.where), time, start, end);
}

function showingEntry(
  { name, href, starts, minutes, cinema }: HomeShowing,
  dates: DateWords,
  now: Date,
): TimedEntry[] {
  const start = lineMinute(starts, dates, now);
  if (start === null) return [];
  const own = { name, href, level: cinema?.place.level ?? null, where: cinema?.name };
  const end = minutes === undefined ? null : start + minutes;
  return [timedEntry('movie', own, dates.time(starts), start, end)];
}

function timedEntry(
  kind: TimedEntry['kind'],
  own: Pick<TimedEntry, 'name' | 'href' | 'level' | 'where'>,
  time: string,
  start: number,
  end: number | null,
): TimedEntry {
  const ends = end !== null && end > start && end - start <= LONGEST;
  return { kind, ...own, time, start, end: ends ? end : start + UNKNOWN_MINUTES, ends };
}
