import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { centreDate, clockAt, momentInZone } from '../../contract/src/centre-time.ts';
import { ROOT } from '../steps.ts';

/** When every run of the tests begins, by the clocks of the demo's centre: a plain Wednesday, doors open. */
const INSTANT = '2026-11-25T11:20';

/** Whether a run is at that instant, and not at one that it was asked for. */
export const isUsualInstant = (at = process.env.AT): boolean => (at || INSTANT) === INSTANT;

const ZONE = 'Europe/Warsaw';

const PRELOAD = join(ROOT, 'scripts', 'clock', 'shifted-clock.mjs');

/** By how much the clock of this process is ahead of the system's, in ms. */
export const clockOffset = (): number => Number(process.env.CLOCK_OFFSET_MS) || 0;

/** The system's time in ms: what is real outside of the tests, and what a browser itself goes by. */
export const systemNow = (): number => Date.now() - clockOffset();

/** For a program that is started without the environment of this process: gives it the same clock. */
export function clockSettings(): { CLOCK_OFFSET_MS?: string; NODE_OPTIONS?: string } {
  const { CLOCK_OFFSET_MS, NODE_OPTIONS = '' } = process.env;
  return CLOCK_OFFSET_MS ? { CLOCK_OFFSET_MS, NODE_OPTIONS } : {};
}

const optionsBefore = process.env.NODE_OPTIONS;

/** For a command that sets a clock itself: gives it the system's. */
export function unpinned(): Record<string, string | undefined> {
  return { CLOCK_OFFSET_MS: undefined, NODE_OPTIONS: optionsBefore };
}

/**
 * Sets the clock of this process, and of all that it starts from here on, to one instant, from which it runs on.
 * @param at the centre's local time ("2026-12-24T15:58"), an instant with its zone ("2027-10-31T00:59:30Z"), or "now"
 * for the system's clock; by default what AT says, else the same plain Wednesday for every run
 * @throws where it is none of these
 */
export async function pinClock(at = process.env.AT || INSTANT): Promise<void> {
  const offset = at === 'now' ? 0 : instantOf(at) - systemNow();
  if (offset !== 0) {
    process.env.CLOCK_OFFSET_MS = String(Math.round(offset));
    const preload = `--import=${pathToFileURL(PRELOAD).href}`;
    process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ');
    await import(pathToFileURL(PRELOAD).href);
  }
  const [date, time] = clockAt(Date.now(), ZONE);
  const day = new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  const by = offset === 0 ? ', by the system’s clock' : '';
  process.stdout.write(`In the centre it is ${day}, ${time}${by}.\n`);
}

const AT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2})?(Z|[+-]\d{2}:\d{2})?$/;

/** @param at local time of the centre, or an instant with its zone @returns ms @throws where it is neither */
export function instantOf(at: string): number {
  const [read, day = '', zone] = AT.exec(at) ?? [];
  // The calendar is asked as well: where it has no such day, Date would take the one after.
  const real =
    read && Date.parse(`${at.slice(0, 16)}Z`) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  if (!real) {
    throw new Error(
      `AT is "${at}": write the centre's date and time (AT=2026-12-24T15:58), an instant (AT=2027-10-31T00:59:30Z) or AT=now.`,
    );
  }
  return Date.parse(zone ? at : momentInZone(at, ZONE));
}

/** Today (YYYY-MM-DD) in the demo's centre, which is already tomorrow in UTC's last hour or two. */
export const centreToday = (): string => centreDate(new Date(), ZONE);
