import { DEFAULT_LOCALE, type Locale } from '@mall/contract';
import { centreDay } from '../kit/centre-time';
import { durably } from '../kit/durably';
import * as populate from '../kit/populate';
import { type Row, table } from '../kit/table';
import { meetingHours, STYLIST_HOUR, takeHours } from '../stylists/stylist-hours';
import { type OfferedTo, offeredDays, specialDays } from '../stylists/stylists';
import { Refusal } from '../submissions/refusal';
import { isOff, leastBooked, OPEN_STATES } from './booking-steps';

export const BOOKING = 'personal-stylist-calendar';

/** Any number, the same in every process: changes of the stylists' calendar take their turns under it. */
const LOCK = 7_140_016;

/**
 * Has the transaction that is open wait for every other one that changes the stylists' calendar. SQLite lets one
 * transaction in at a time anyway. Without it the index on hours would still let nobody in twice; with it a transaction
 * sees what it has to keep clear of.
 */
async function takeTurn(): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') return;
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
  });
}

/** Runs work that changes the stylists' calendar, in a transaction in which nothing else changes it. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return durably(async () => {
    await takeTurn();
    return work();
  });
}

export const timeTaken = () => new Refusal('TimeTaken', 'hour: this time is not free any more.');
const notOffered = (hour: string, date: string) =>
  new Refusal(
    'TimeNotOffered',
    `hour: ${hour} on ${date} is not offered. Choose one of /api/hair-stylists/available-times/{id}.`,
  );

/** Every stylist once, in the order of the site, named in a language; by documentId where one is asked for. */
export async function stylistRows(documentId?: string, locale: Locale = DEFAULT_LOCALE): Promise<Row[]> {
  const rows = await table('hair-stylist').findMany({
    where: { ...(documentId && { documentId }), ...populate.inState('published') },
    populate: { workingHours: true },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  const found = new Map<string, Row>();
  for (const row of rows)
    if (!found.has(row.documentId) || row.locale === locale) found.set(row.documentId, row);
  return [...found.values()];
}

/** How many open meetings each stylist has from a day on. */
async function meetingsFrom(day: string): Promise<Map<string, number>> {
  const rows = await table(BOOKING).findMany({
    select: ['id', 'stylist'],
    where: { state: { $in: OPEN_STATES }, date: { $gte: day } },
  });
  const counts = new Map<string, number>();
  for (const { stylist } of rows) counts.set(String(stylist), (counts.get(String(stylist)) ?? 0) + 1);
  return counts;
}

interface Wish {
  /** documentId; null = whoever is free. */
  stylist: string | null;
  date: string;
  hour: string;
}

/**
 * Who gets a meeting, in the transaction that is open: the stylist asked for, or of those who are free the least
 * booked. Throws a refusal when nobody offers the time, or all who do are taken.
 * @param except a meeting that is moved: its hours are free for it
 */
export async function stylistFor(
  { stylist, date, hour }: Wish,
  now: Date,
  to: OfferedTo,
  except?: string,
): Promise<Row> {
  const today = centreDay(now);
  const [rows, special, hours, meetings] = await Promise.all([
    stylistRows(stylist ?? undefined),
    specialDays(),
    table(STYLIST_HOUR).findMany({ where: { date: { $gte: today } } }),
    meetingsFrom(today),
  ]);
  const takenOf = (of: Row) =>
    hours
      .filter((one) => one.stylist === of.documentId && (except === undefined || one.submission !== except))
      .map((one) => `${one.date} ${one.hour}`);
  const has = (of: Row, taken: readonly string[]) =>
    offeredDays(of, special, taken, now, to).some((day) => day.date === date && day.hours.includes(hour));
  const offering = rows.filter((row) => has(row, []));
  if (offering.length === 0) throw notOffered(hour, date);
  const free = leastBooked(
    offering.filter((row) => has(row, takenOf(row))),
    meetings,
  );
  if (!free) throw timeTaken();
  return free;
}

/** Whether a booking still stands for a meeting. One that the staff have deleted does not. */
export async function isOn(submission: string): Promise<boolean> {
  const row = await table(BOOKING).findOne({ where: { submission } });
  return row !== null && !isOff(row.state);
}

/** Takes the two hours of a meeting, in the transaction that is open. */
export async function takeMeeting(stylist: string, time: { date: string; hour: string }, submission: string) {
  await takeHours(stylist, meetingHours(time), { submission });
}

/** Notes one step of a meeting; the database takes no step of the same number twice. */
export async function noteStep(
  submission: string,
  step: {
    sequence: number;
    action: string;
    actor: string;
    actorName?: string | null;
    state: string;
    date: unknown;
    hour: unknown;
    stylistName: unknown;
    word?: string | null;
    at: Date;
  },
): Promise<void> {
  await table('booking-step').create({ data: { submission, ...step } });
}
