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

/** How far ahead meetings are made, from tomorrow on. */
export const DAYS_AHEAD = 14;
/** A meeting lasts two hours (spec section 9) and begins on the hour. */
const MEETING = 120;
const STEP = 60;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MIDNIGHT = 24 * 60;

function minutes(time: string | null | undefined): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

const clock = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

function dayAfter(date: string, days: number): Date {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day;
}

/**
 * The days of the next two weeks on which a meeting can begin. Days without a free hour are left out.
 * @param today YYYY-MM-DD in the centre's zone; the first day is the one after
 * @param special of the centre: whoever works then works within its hours
 * @param booked beginnings of meetings already made, "YYYY-MM-DD HH:mm"
 */
export function availableDays(
  today: string,
  week: readonly WorkingHours[],
  special: readonly SpecialDay[],
  booked: readonly string[],
): AvailableDay[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const day = dayAfter(today, index + 1);
    const date = day.toISOString().slice(0, 10);
    const centre = special.find((one) => one.date === date);
    const from = centre ? (minutes(centre.opening_hour) ?? MIDNIGHT) : 0;
    const to = centre ? minutes(centre.closing_hour) || MIDNIGHT : MIDNIGHT;
    const taken = booked
      .filter((one) => one.startsWith(`${date} `))
      .map((one) => minutes(one.slice(11)) ?? Number.NaN);
    const hours = new Set<number>();
    for (const { day: name, opens, closes } of week) {
      if (name !== WEEKDAYS[day.getUTCDay()]) continue;
      const start = Math.max(minutes(opens) ?? MIDNIGHT, from);
      const end = Math.min(minutes(closes) || MIDNIGHT, to);
      for (let at = Math.ceil(start / STEP) * STEP; at + MEETING <= end; at += STEP) {
        if (!taken.some((other) => Math.abs(other - at) < MEETING)) hours.add(at);
      }
    }
    return { date, hours: [...hours].sort((a, b) => a - b).map(clock) };
  }).filter(({ hours }) => hours.length > 0);
}
