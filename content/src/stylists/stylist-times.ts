import { addDays, WEEKDAYS, weekday } from '@mall/contract';

/** Hours of work on one weekday, "HH:mm" in the centre's zone; a day may stand twice, with a break between. */
export interface WorkingHours {
  day: string;
  opens: string;
  closes: string;
}

/** A day on which the centre keeps other hours; without hours it is closed. */
export interface SpecialDay {
  date: string;
  opening_hour?: string | null;
  closing_hour?: string | null;
}

export interface AvailableDay {
  /** YYYY-MM-DD */
  date: string;
  /** When a meeting can begin, "HH:mm", in order; never empty. */
  hours: string[];
}

/** How far ahead meetings are made, from tomorrow on; the staff may make them today. */
export const DAYS_AHEAD = 14;
/** A meeting lasts two hours (spec section 9) and begins on the hour. */
export const MEETING_HOURS = 2;
const STEP = 60;
const MEETING = MEETING_HOURS * STEP;

const MIDNIGHT = 24 * 60;

function minutes(time: string | null | undefined): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

const clock = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

/** Every hour of the clock that a meeting touches; one that ends past midnight takes hours of the next day. */
export function hoursTaken(date: string, begins: string, hours: number): { date: string; hour: string }[] {
  const start = minutes(begins) ?? 0;
  const first = Math.floor(start / STEP);
  const last = Math.ceil((start + hours * STEP) / STEP);
  return Array.from({ length: last - first }, (_, index) => {
    const at = (first + index) * STEP;
    return { date: addDays(date, Math.floor(at / MIDNIGHT)), hour: clock(at % MIDNIGHT) };
  });
}

/**
 * The days ahead on which a meeting can begin. Days without a free hour are left out.
 * @param today YYYY-MM-DD in the centre's zone; the first day is the one after, or this one where its time is told
 * @param special of the centre: whoever works then works within its hours
 * @param taken hours of the stylist that are taken, "YYYY-MM-DD HH:mm"
 * @param time the centre's, "HH:mm": what begins later today is offered as well
 */
export function availableDays(
  today: string,
  week: readonly WorkingHours[],
  special: readonly SpecialDay[],
  taken: readonly string[],
  daysAhead: number = DAYS_AHEAD,
  time?: string,
): AvailableDay[] {
  const gone = new Set(taken);
  const free = (date: string, at: number) =>
    hoursTaken(date, clock(at), MEETING_HOURS).every((one) => !gone.has(`${one.date} ${one.hour}`));
  const beginnings = (date: string) => {
    const centre = special.find((one) => one.date === date);
    const from = centre ? (minutes(centre.opening_hour) ?? MIDNIGHT) : 0;
    const to = centre ? minutes(centre.closing_hour) || MIDNIGHT : MIDNIGHT;
    const hours = new Set<number>();
    for (const { day: name, opens, closes } of week) {
      if (name !== WEEKDAYS[weekday(date) - 1]) continue;
      const start = Math.max(minutes(opens) ?? MIDNIGHT, from);
      const end = Math.min(minutes(closes) || MIDNIGHT, to);
      for (let at = Math.ceil(start / STEP) * STEP; at + MEETING <= end; at += STEP) {
        if (free(date, at)) hours.add(at);
      }
    }
    return [...hours].sort((a, b) => a - b).map(clock);
  };
  const toCome = (date: string, hour: string) => date > today || (time !== undefined && hour > time);
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({ date, hours: beginnings(date).filter((hour) => toCome(date, hour)) }))
    .filter(({ hours }) => hours.length > 0);
}
