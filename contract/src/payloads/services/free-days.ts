import { clockAt } from '../../centre-time.ts';
import {
  asClock,
  asFlag,
  asMoment,
  clocksOf,
  type Fields,
  isClock,
  isFields,
} from '../../reading/coercions.ts';
import { folded } from '../../reading/folded.ts';
import { absent, DAY, INSTANT, pick } from '../../reading/pick.ts';
import { LIST_NAMES } from '../../reading/synonyms.ts';
import type { Json } from '../../reading/unwrap.ts';
import type { ReadingContext } from '../../wire.ts';

const DAY_NAMES = ['date', 'day', 'availableDate', 'available_date', 'when'];
const TIMES_NAMES = [
  'hours',
  'times',
  'slots',
  'availableTimes',
  'availableHours',
  'timeSlots',
  'freeHours',
  'freeTimes',
  'freeSlots',
];
/** Also a word of yes or no, or a number of places: only what holds hours is a list of them. */
const TIMES_OR_FLAG = ['available', 'free'];
const TIMES: ReadonlySet<string> = new Set([...TIMES_NAMES, ...TIMES_OR_FLAG].map(folded));
const TIME_NAMES = [
  'time',
  'hour',
  'start',
  'from',
  'startTime',
  'startsAt',
  'begin',
  'begins',
  'beginsAt',
  'at',
  'datetime',
  'value',
  'slot',
  'label',
  'name',
  'title',
];
const FREE: ReadonlySet<string> = new Set(
  ['available', 'isAvailable', 'availability', 'free', 'isFree', 'bookable', 'isBookable'].map(folded),
);
const TAKEN: ReadonlySet<string> = new Set(
  [
    ...['booked', 'taken', 'reserved', 'busy', 'occupied', 'blocked', 'disabled', 'unavailable', 'full'],
    ...['isBooked', 'isTaken', 'isReserved', 'isBusy', 'isOccupied', 'isBlocked', 'isDisabled', 'isFull'],
  ].map(folded),
);
const STATES: ReadonlySet<string> = new Set(['status', 'state', ...FREE]);
const STATE_OF_TAKEN =
  /\bnot\b|\bno[nt]?[_-]|unavailable|booked|taken|busy|reserved|occupied|blocked|disabled|full|closed/i;
/** A time of day that a key is: with its minutes, as a number alone may count. */
const CLOCK_KEY = /^\d{1,2}[:.]\d{2}(?:$|[:\s–-])/;

/** Whether a state, a yes or a no of something free says that it is not. */
const isNo = (free: Json) =>
  !absent(free) && (asFlag(free) === false || (typeof free === 'string' && STATE_OF_TAKEN.test(free)));

/** Whether an hour, or a whole day, says that nobody can have it. */
function isTaken(slot: Fields): boolean {
  return Object.entries(slot).some(([key, value]) => {
    const name = folded(key);
    if (TAKEN.has(name)) return asFlag(value) === true;
    if (FREE.has(name) && asFlag(value) === false) return !absent(value);
    return STATES.has(name) && typeof value === 'string' && STATE_OF_TAKEN.test(value);
  });
}

/** What holds the hours of a day. */
function timesIn(day: Fields): Json | undefined {
  const times = pick(day, TIMES_NAMES);
  if (times !== undefined && typeof asFlag(times) !== 'boolean') return times;
  const free = pick(day, TIMES_OR_FLAG);
  const holdsHours = typeof free === 'object' || (typeof free === 'string' && /\d[:.]\d{2}/.test(free));
  return holdsHours ? free : undefined;
}

/**
 * `{date, hours}` by day, from days with times, times with days, instants, days or hours as keys. Undefined when it
 * holds hours that are not taken, or other entries, and none of them is a time: then nobody knows when the stylist is
 * free.
 */
export function freeDays(value: Json, { timeZone }: ReadingContext): Json | undefined {
  const days = new Map<string, Json[]>();
  const count = { entries: 0, taken: 0, unread: 0, free: 0 };
  const dayOf = (written: Json | undefined): string | undefined => {
    const read = written === undefined ? undefined : asMoment(written);
    return typeof read === 'string' && DAY.test(read) ? read.slice(0, 10) : undefined;
  };
  const add = (date: string, times: Json[]) => {
    count.free += times.length;
    const hours = days.get(date);
    if (hours) hours.push(...times);
    else days.set(date, times);
  };

  function slot(written: Json, date: string | undefined): void {
    if (Array.isArray(written)) {
      for (const one of written) slot(one, date);
      return;
    }
    if (isFields(written)) {
      slotOf(written, date);
      return;
    }
    if (written === false) {
      count.taken += 1;
      return;
    }
    const text = String(written ?? '').trim();
    if (text === '') return;
    if (INSTANT.test(text)) {
      const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
      const at = zoned ? Date.parse(text) : Number.NaN;
      const [day, time] = Number.isNaN(at) ? [text.slice(0, 10), text.slice(11, 16)] : clockAt(at, timeZone);
      add(day, [time]);
      return;
    }
    if (/[,;]/.test(text)) {
      for (const part of text.split(/[,;]/)) slot(part, date);
      return;
    }
    const span = clocksOf(text);
    const clock = span ? span[0] : asClock(written);
    if (date !== undefined && isClock(clock)) add(date, [clock]);
    else count.unread += 1;
  }

  function slotOf(written: Fields, date: string | undefined): void {
    if (isTaken(written)) {
      count.taken += 1;
      return;
    }
    const time = pick(written, TIME_NAMES);
    if (time !== undefined) slot(time, date ?? dayOf(pick(written, DAY_NAMES)));
    else if (Object.keys(written).some((key) => CLOCK_KEY.test(key))) slotsByKey(written, date);
    else count.unread += 1;
  }

  /** Hours of an object: its keys, where these are times of day, else what they hold. */
  function slotsByKey(hours: Fields, date: string | undefined): void {
    for (const [key, one] of Object.entries(hours)) {
      const isKey = CLOCK_KEY.test(key) || (typeof one === 'boolean' && isClock(key));
      if (!isKey) slot(one, date);
      else if (isFields(one)) slotOf({ ...one, time: key }, date);
      else if (isNo(one)) count.taken += 1;
      else slot(key, date);
    }
  }

  function entry(one: Json, keyedBy?: string): void {
    const keyed = dayOf(keyedBy);
    if (keyed !== undefined) {
      count.entries += 1;
      add(keyed, []);
      entryOf(one, keyed);
      return;
    }
    if (one === null) return;
    count.entries += 1;
    entryOf(one, undefined);
  }

  function entryOf(one: Json, keyed: string | undefined): void {
    if (!isFields(one)) {
      slot(one, keyed);
      return;
    }
    const date = keyed ?? dayOf(pick(one, DAY_NAMES));
    const times = timesIn(one);
    const hasTimes = Object.keys(one).some((key) => TIMES.has(folded(key)) && Array.isArray(one[key]));
    if (date !== undefined && (hasTimes || isTaken(one))) add(date, []);
    if (times === undefined && hasTimes) return;
    if (times === undefined || isTaken(one)) slotOf(one, date);
    else if (isFields(times)) slotsByKey(times, date);
    else slot(times, date);
  }

  if (Array.isArray(value)) for (const one of value) entry(one);
  else if (isFields(value)) {
    const inner = pick(value, [...TIMES_NAMES, ...TIMES_OR_FLAG, 'days', 'dates', ...LIST_NAMES]);
    const dated = Object.keys(value).some((key) => DAY.test(key));
    if (!dated && inner !== undefined && typeof inner === 'object' && pick(value, DAY_NAMES) === undefined)
      return freeDays(inner, { timeZone });
    if (dated) for (const [key, one] of Object.entries(value)) entry(one, key);
    else entry(value);
  }
  const { entries, taken, unread, free } = count;
  if (free === 0 && (unread > 0 || (entries > 0 && days.size === 0 && taken === 0))) return undefined;
  return [...days].map(([date, hours]) => ({ date, hours }));
}
