import { addDays, isDay, isHour } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { permitted, registerAdminRoutes } from '../kit/admin-routes';
import { centreDay } from '../kit/centre-time';
import { fieldsOf } from '../kit/request';
import { storedInstant, storedText } from '../kit/rows';
import { staffName } from '../kit/staff';
import { type Row, table, uidOf } from '../kit/table';
import { freeTimes } from '../stylists/stylists';
import { heldAmong } from '../submissions/held';
import { Refusal } from '../submissions/refusal';
import {
  ACTIONS,
  actionsFor,
  type BookingAction,
  type BookingState,
  OPEN_STATES,
  stepOf,
} from './booking-steps';
import { BOOKING, stylistRows } from './calendar';
import { beginsAt, type Change, changeBooking, sequenceOf } from './change-booking';
import { addBlock, removeBlock } from './staff-absences';
import { dayIn, refused, textIn } from './staff-fields';
import { STAFF_REFUSALS } from './staff-refusals';
import type { Meeting, MeetingDetails, MeetingStep, Stylist, Week } from './staff-week';

const WEEK = 7;
const MAX_WORD = 1000;
const MAX_ID = 64;

interface Around {
  /** Those on the website. */
  stylists: readonly Row[];
  /** Submissions of which nothing has gone out, since a machine may have filled them in. */
  held: ReadonlySet<string>;
  now: Date;
}

const around = async (stylists: readonly Row[], rows: readonly Row[], now: Date): Promise<Around> => ({
  ...{ stylists, now },
  held: await heldAmong(rows.map(({ submission }) => String(submission))),
});

/** What the staff's week shows of a meeting. */
function shown(row: Row, { stylists, held, now }: Around): Meeting {
  const submission = String(row.submission);
  const stylist = storedText(row.stylist);
  const state = row.state as BookingState;
  const begun = beginsAt(row) <= now;
  const isHeld = held.has(submission);
  const steps = actionsFor(state, 'staff', begun).map((action) => ({
    action,
    step: stepOf(action, state, 'staff', begun),
  }));
  const possible = steps.filter(({ step }) => step && !(isHeld && step.keeps));
  return {
    ...{ documentId: row.documentId, submission, state, stylist },
    stylistName: storedText(row.stylistName),
    ...{ date: String(row.date), hour: String(row.hour) },
    ...{ name: String(row.name), phone: String(row.phone), email: String(row.email) },
    sequence: sequenceOf(row),
    anyone: row.anyone === true,
    language: storedText(row.language),
    staffNote: storedText(row.staffNote),
    stylistGone: stylist !== null && !stylists.some((one) => one.documentId === stylist),
    held: isHeld,
    actions: possible.map(({ action }) => action),
    tells: possible.filter(({ step }) => step?.tells && !isHeld).map(({ action }) => action),
  };
}

function shownStep(row: Row): MeetingStep {
  return {
    sequence: sequenceOf(row),
    ...{ action: String(row.action), actor: String(row.actor), actorName: storedText(row.actorName) },
    ...{ state: String(row.state), date: String(row.date), hour: String(row.hour) },
    ...{ stylistName: storedText(row.stylistName), word: storedText(row.word) },
    at: storedInstant(row.at).toISOString(),
  };
}

const shownStylist = ({ documentId, name }: Row): Stylist => ({ documentId, name: String(name) });

const shownBlock = ({ documentId, stylist, firstDay, lastDay, note }: Row): Week['blocks'][number] => ({
  ...{ documentId, stylist: String(stylist), note: storedText(note) },
  ...{ firstDay: String(firstDay), lastDay: String(lastDay) },
});

/**
 * Meetings from a day on that wait for the staff: those to be answered, and those whose stylist has no column in the
 * week, being nobody yet or no longer on the website.
 */
function waitingFrom(day: string, stylists: readonly Row[]): Promise<Row[]> {
  return table(BOOKING).findMany({
    where: {
      state: { $in: OPEN_STATES },
      date: { $gte: day },
      $or: [
        { state: 'new' },
        { stylist: { $null: true } },
        { stylist: { $notIn: stylists.map(({ documentId }) => documentId) } },
      ],
    },
    orderBy: [{ date: 'asc' }, { hour: 'asc' }],
    limit: 200,
  });
}

/**
 * `GET /admin/mall/bookings?week=YYYY-MM-DD`: a week of every stylist from its Monday on, and whoever waits for the staff,
 * in any week.
 */
async function showWeek(ctx: Context) {
  const now = new Date();
  const today = centreDay(now);
  const asked = typeof ctx.query.week === 'string' && isDay(ctx.query.week) ? ctx.query.week : today;
  const monday = addDays(asked, -((new Date(`${asked}T12:00:00Z`).getUTCDay() + 6) % 7));
  const days = Array.from({ length: WEEK }, (_, at) => addDays(monday, at));
  const sunday = days.at(-1) ?? monday;
  const stylists = await stylistRows();
  const [meetings, waiting, blocks] = await Promise.all([
    table(BOOKING).findMany({
      where: { date: { $gte: monday, $lte: sunday } },
      orderBy: [{ date: 'asc' }, { hour: 'asc' }],
    }),
    waitingFrom(today, stylists),
    table('stylist-block').findMany({
      where: { firstDay: { $lte: sunday }, lastDay: { $gte: monday } },
      orderBy: [{ firstDay: 'asc' }],
    }),
  ]);
  const seen = await around(stylists, [...meetings, ...waiting], now);
  ctx.body = {
    data: {
      ...{ today, days },
      stylists: stylists.map(shownStylist),
      meetings: meetings.map((row) => shown(row, seen)),
      waiting: waiting.map((row) => shown(row, seen)),
      blocks: blocks.map(shownBlock),
    } satisfies Week,
  };
}

async function meetingIn(ctx: Context): Promise<Row> {
  const row = await table(BOOKING).findOne({ where: { documentId: String(ctx.params.id) } });
  if (!row) throw new errors.NotFoundError('Not Found');
  return row;
}

/** `GET /admin/mall/bookings/{documentId}`: all of one meeting, its history, and when each stylist is free for it. */
async function showMeeting(ctx: Context) {
  const now = new Date();
  const row = await meetingIn(ctx);
  const of = { submission: String(row.submission) };
  const [submission, steps, stylists] = await Promise.all([
    table('submission').findOne({ where: { documentId: of.submission } }),
    table('booking-step').findMany({ where: of, orderBy: [{ sequence: 'asc' }] }),
    stylistRows(),
  ]);
  const free = await Promise.all(
    stylists.map(async (stylist) => ({
      ...shownStylist(stylist),
      days: await freeTimes(stylist, now, 'staff', of.submission),
    })),
  );
  ctx.body = {
    data: {
      ...shown(row, await around(stylists, [row], now)),
      payload: { ...(submission?.payload ?? {}) },
      note: storedText(submission?.note),
      free,
      steps: steps.map(shownStep),
    } satisfies MeetingDetails,
  };
}

/** The last step of a meeting, for whoever has not seen it. */
async function lastStep(submission: string) {
  const [last] = await table('booking-step').findMany({
    where: { submission },
    orderBy: [{ sequence: 'desc' }],
    limit: 1,
  });
  return last && shownStep(last);
}

/** A refusal is the staff's to mend: a 400 of its name. */
async function mendable<T>(submission: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const name = STAFF_REFUSALS.find((one) => one === error.name) ?? 'NotNow';
    throw refused(name, error.message, name === 'Changed' ? { last: await lastStep(submission) } : {});
  }
}

/** Of a move to a day and hour, or of an assignment, who is to have the meeting: a stylist of the website. */
function stylistIn(fields: Record<string, unknown>, booking: Row, stylists: readonly Row[]): string {
  const asked = textIn(fields, 'stylist', MAX_ID) ?? (fields.action === 'move' ? booking.stylist : null);
  const found = stylists.find(({ documentId }) => documentId === asked);
  if (!found) throw refused('NoStylist', 'stylist: choose one of those on the website.');
  return found.documentId;
}

function timeIn(fields: Record<string, unknown>): { date: string; hour: string } {
  const date = dayIn(fields, 'date', 'NoTime');
  if (typeof fields.hour === 'string' && isHour(fields.hour)) return { date, hour: fields.hour };
  throw refused('NoTime', 'hour: a full hour such as 14:00.');
}

/**
 * `POST /admin/mall/bookings/{documentId}/step` with `{action, sequence, stylist?, date?, hour?, word?}`: `sequence` as the
 * meeting was shown with; whoever has not seen its last step is refused (`Changed`), with that step as `details.last`.
 */
async function takeStep(ctx: Context) {
  const fields = fieldsOf(ctx);
  const { sequence } = fields;
  const action = ACTIONS.find((one): one is BookingAction => one === fields.action);
  if (!action) throw new errors.ValidationError(`action: one of ${ACTIONS.join(', ')}.`);
  if (typeof sequence !== 'number')
    throw new errors.ValidationError('sequence: the number that the meeting was shown with.');
  const now = new Date();
  const booking = await meetingIn(ctx);
  const stylists = await stylistRows();
  const change: Change = {
    ...{ action, after: sequence, by: 'staff', byName: staffName(ctx.state.user) },
    word: textIn(fields, 'word', MAX_WORD),
    ...(action === 'move' && timeIn(fields)),
    ...((action === 'move' || action === 'assign') && { stylist: stylistIn(fields, booking, stylists) }),
  };
  const changed = await mendable(String(booking.submission), () =>
    changeBooking(booking.documentId, change, now),
  );
  if (!changed) throw new errors.NotFoundError('Not Found');
  ctx.body = { data: shown(changed, await around(stylists, [changed], now)) };
}

/** What the admin's week of the stylists asks for; whoever may change meetings may do so here. */
export function registerStaffBookings(): void {
  const read = permitted(uidOf(BOOKING), 'read');
  const update = permitted(uidOf(BOOKING), 'update');
  registerAdminRoutes([
    { method: 'GET', path: '/bookings', handler: showWeek, config: read },
    { method: 'GET', path: '/bookings/:id', handler: showMeeting, config: read },
    { method: 'POST', path: '/bookings/:id/step', handler: takeStep, config: update },
    { method: 'POST', path: '/stylist-blocks', handler: addBlock, config: update },
    { method: 'POST', path: '/stylist-blocks/:id/remove', handler: removeBlock, config: update },
  ]);
}
