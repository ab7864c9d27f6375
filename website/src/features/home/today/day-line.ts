import { DAY, inDay } from './day-part.ts';
import type { TimedEntry } from './today.ts';

/** Hours of a line, counted from its day's midnight; `to` may lie in the night after: 25 is one o’clock. */
export interface Axis {
  from: number;
  to: number;
}

/** How much of the line the words of an entry take on a desktop, in hundredths (`--span` of DayLine.module.css). */
export const SPAN = 16;
/** More rows of words than this make a wall of them. Only events may go beyond. */
const LANES = 3;
/** What is over adds no row to what is to come, beyond these. */
const LANES_OF_PAST = 2;
const MOST = 12;
/** Fewer entries than this are made up from other showings of the same movies. */
const ENOUGH = 8;

const USUAL: Axis = { from: 9, to: 22 };
const SHORTEST = 8;
/** A day's line ends with its night. */
const LAST = 29;

/**
 * Which of a day's entries the line has room for, by the hour: every event, then one showing a movie (the one that
 * is on or next, else the last), with too few of them others to come; what is over only where there is room.
 * @param now on the same count of minutes as the entries
 */
export function chooseEntries(entries: readonly TimedEntry[], axis: Axis, now: number): TimedEntry[] {
  const chosen = entries.filter(({ kind }) => kind === 'event').slice(0, MOST);
  const showings = entries.filter(({ kind }) => kind === 'movie');
  const best = new Map<string, TimedEntry>();
  for (const showing of showings) {
    const known = best.get(showing.href);
    if (!known || known.end <= now) best.set(showing.href, showing);
  }
  const ones = [...best.values()];
  const wanted = [
    ...ones.filter(({ end }) => end > now),
    ...showings
      .filter((showing) => showing.start > now && !ones.includes(showing))
      .slice(0, Math.max(0, ENOUGH - ones.length)),
    // What was on last first.
    ...ones.filter(({ end }) => end <= now).toReversed(),
  ];
  for (const showing of wanted) {
    if (chosen.length >= MOST) break;
    const rows = showing.end > now ? LANES : Math.max(LANES_OF_PAST, lanes(chosen, axis));
    if (lanes([...chosen, showing], axis) <= rows) chosen.push(showing);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** How many rows entries need so that no words lie upon others. */
export function lanes(entries: readonly TimedEntry[], axis: Axis): number {
  const places = entries.map(({ start }) => Math.min(position(start, axis), 100 - SPAN));
  const beside = (place: number) => places.filter((one) => one <= place && place < one + SPAN).length;
  return Math.max(0, ...places.map(beside));
}

/** Where a minute stands on the line, in whole hundredths from 0 to 99. */
export function position(minute: number, { from, to }: Axis): number {
  const inDay = minuteOfDay(minute) / 60;
  return Math.min(99, Math.max(0, Math.floor(((inDay - from) / (to - from)) * 100)));
}

/** How much of the line an entry takes, in hundredths, up to the line's end. */
export function length({ start, end }: TimedEntry, axis: Axis): number {
  const hundredths = ((end - start) / 60 / (axis.to - axis.from)) * 100;
  return Math.max(1, Math.min(Math.round(hundredths), 100 - position(start, axis)));
}

/** From the midnight of the line's own day: after midnight it goes on counting. */
function minuteOfDay(minute: number): number {
  const night = LAST * 60 - DAY;
  return inDay(minute - night) + night;
}

/**
 * One axis for both days, so that the hours stay where they are: from the centre's opening, or what begins before,
 * to its closing or the last end.
 * @param open minutes of a day at which the centre opens and closes, of each day that has hours
 */
export function axisOf(
  open: readonly { opens: number; closes: number }[],
  entries: readonly TimedEntry[],
): Axis {
  const starts = entries.map(({ start }) => minuteOfDay(start));
  const first = Math.min(...open.map(({ opens }) => opens), ...starts);
  const last = Math.max(
    ...open.map(({ closes }) => closes),
    ...entries.map(({ start, end }) => minuteOfDay(start) + end - start),
  );
  if (!Number.isFinite(first)) return USUAL;
  const from = Math.floor(first / 60);
  // The words of the last entry fit without moving away from its hour.
  const room = from + (Math.max(first, ...starts) / 60 - from) / (1 - SPAN / 100);
  const to = Math.ceil(Math.max(last / 60, room));
  return { from, to: Math.max(from + SHORTEST, Math.min(to, LAST)) };
}
