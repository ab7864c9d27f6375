import { clockAt } from '../../centre-time.ts';
import { asClock, asMoment, clocksOf, type Fields, isClock, isFields } from '../../reading/coercions.ts';
import { DAY, INSTANT, pick } from '../../reading/pick.ts';
import { LIST_NAMES } from '../../reading/synonyms.ts';
import type { Json } from '../../reading/unwrap.ts';
import type { ReadingContext } from '../../wire.ts';

const DAY_NAMES = ['date', 'day', 'availableDate', 'available_date', 'when'];
const TIMES_NAMES = [
  'hours',
  'times',
  'slots',
  'availableTimes',
  'available_times',
  'availableHours',
  'available_hours',
  'timeSlots',
  'time_slots',
  'freeHours',
  'free_hours',
  'freeTimes',
  'freeSlots',
  'available',
];
const TIME_NAMES = [
  'time',
  'hour',
  'start',
  'from',
  'startTime',
  'start_time',
  'startsAt',
  'datetime',
  'dateTime',
  'value',
];

function isTaken(slot: Fields): boolean {
  const no = pick(slot, ['available', 'isAvailable', 'is_available', 'free', 'isFree']);
  const yes = pick(slot, ['booked', 'isBooked', 'is_booked', 'taken', 'reserved', 'busy']);
  const status = typeof slot.status === 'string' ? slot.status.toLowerCase() : '';
  return (
    slot.available === false ||
    slot.isAvailable === false ||
    slot.is_available === false ||
    slot.free === false ||
    slot.isFree === false ||
    no === 'false' ||
    yes === true ||
    yes === 1 ||
    /booked|taken|busy|unavailable|reserved/.test(status)
  );
}

/**
 * `{date, hours}` by day, from days with times, times with days, instants or days as keys. Undefined when it holds
 * entries and none of them is a time: then nobody knows when the stylist is free.
 */
export function freeDays(value: Json, { timeZone }: ReadingContext): Json | undefined {
  const days = new Map<string, Json[]>();
  let entries = 0;
  const dayOf = (written: Json | undefined): string | undefined => {
    const read = written === undefined ? undefined : asMoment(written);
    return typeof read === 'string' && DAY.test(read) ? read.slice(0, 10) : undefined;
  };
  const add = (date: string, times: Json[]) => days.set(date, [...(days.get(date) ?? []), ...times]);

  function slot(written: Json, date: string | undefined): void {
    if (Array.isArray(written)) {
      for (const one of written) slot(one, date);
      return;
    }
    if (isFields(written)) {
      if (isTaken(written)) return;
      const time = pick(written, TIME_NAMES);
      if (time !== undefined) slot(time, date ?? dayOf(pick(written, DAY_NAMES)));
      return;
    }
    const text = String(written ?? '').trim();
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
  }

  function entry(one: Json, keyedBy?: string): void {
    const keyed = dayOf(keyedBy);
    if (keyed !== undefined) {
      entries += 1;
      add(keyed, []);
      entryOf(one, keyed);
      return;
    }
    if (one === null) return;
    entries += 1;
    entryOf(one, undefined);
  }

  function entryOf(one: Json, keyed: string | undefined): void {
    if (!isFields(one)) {
      slot(one, keyed);
      return;
    }
    const date = keyed ?? dayOf(pick(one, DAY_NAMES));
    const times = pick(one, TIMES_NAMES);
    if (date !== undefined && TIMES_NAMES.some((name) => Array.isArray(one[name]))) add(date, []);
    if (times !== undefined && typeof times !== 'boolean') {
      if (isFields(times)) for (const time of Object.values(times)) slot(time, date);
      else slot(times, date);
    } else slot(one, date);
  }

  if (Array.isArray(value)) for (const one of value) entry(one);
  else if (isFields(value)) {
    const inner = pick(value, [...TIMES_NAMES, 'days', 'dates', ...LIST_NAMES]);
    const dated = Object.keys(value).some((key) => DAY.test(key));
    if (!dated && inner !== undefined && typeof inner === 'object' && pick(value, DAY_NAMES) === undefined)
      return freeDays(inner, { timeZone });
    if (dated) for (const [key, one] of Object.entries(value)) entry(one, key);
    else entry(value);
  }
  if (entries > 0 && days.size === 0) return undefined;
  return [...days].map(([date, hours]) => ({ date, hours }));
}
