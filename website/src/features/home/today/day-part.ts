/** Parts of a centre's day, by its own clock. Home differs by them: its ground, its words, what it names first. */
type DayPart = 'morning' | 'day' | 'evening' | 'night';

/** Before five a night still belongs to the evening before, as in opening times. */
export const NIGHT_ENDS = 5 * 60;

/** Most people come for coffee before eleven, and shops begin their last hours at six. */
const DAY_BEGINS = 11 * 60;
const EVENING_BEGINS = 18 * 60;
const NIGHT_BEGINS = 23 * 60;

/** Minutes of a day on a clock. */
export const DAY = 24 * 60;

/** The minute of its day. @param minute from any midnight on, before it too */
export const inDay = (minute: number) => ((minute % DAY) + DAY) % DAY;

/** @param minute on the centre's clock, from any midnight on */
export function dayPart(minute: number): DayPart {
  const time = inDay(minute);
  if (time < NIGHT_ENDS || time >= NIGHT_BEGINS) return 'night';
  if (time < DAY_BEGINS) return 'morning';
  return time < EVENING_BEGINS ? 'day' : 'evening';
}

/** Parts in which home's line of today stands on ink. */
export const isDark = (part: DayPart) => part === 'evening' || part === 'night';

/** Keys of `home:today` for the heading of a day's line, in the order in which they travel to the browser. */
export const HEADINGS = ['heading', 'evening', 'night', 'tomorrow'] as const;

/**
 * Which of `HEADINGS` a line wears now.
 * @param day 0 or 1, counted from the line's first day @param minute from the midnight that began that day
 */
export function headingIndex(day: number, minute: number): number {
  if (day > Math.floor(minute / DAY)) return 3;
  const own = minute - day * DAY;
  // After midnight the day to come is today already, and not begun.
  if (own < NIGHT_ENDS) return 0;
  return { morning: 0, day: 0, evening: 1, night: 2 }[dayPart(own)];
}

/** The day whose line is shown: 0 while something of it is to come, then 1; 2 when both are over. */
export function shownDay(until: number, minute: number): number {
  if (minute < until) return 0;
  return minute < 2 * DAY + NIGHT_ENDS ? 1 : 2;
}
