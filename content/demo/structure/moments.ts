import { addDays } from './calendar';
import { CENTRE } from './shell';

/** What a clock on the wall shows at a moment, written as if that were UTC, in milliseconds. */
function wallTime(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  return Date.parse(
    `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`,
  );
}

/** The centre's date (YYYY-MM-DD) at a moment. */
export function centreDate(now: Date, zone: string = CENTRE.timeZone): string {
  return new Date(wallTime(now.getTime(), zone)).toISOString().slice(0, 10);
}

/**
 * The moment (ISO 8601, UTC) of a time of day in the centre's zone, some days after the date of the first start.
 * A time that a clock change skips becomes the one an hour later.
 */
export function momentOf(
  firstStart: string,
  days: number,
  time: string,
  zone: string = CENTRE.timeZone,
): string {
  const wanted = Date.parse(`${addDays(firstStart, days)}T${time.length === 5 ? `${time}:00` : time}Z`);
  let instant = wanted;
  for (let pass = 0; pass < 2; pass += 1) instant += wanted - wallTime(instant, zone);
  return new Date(instant).toISOString();
}
