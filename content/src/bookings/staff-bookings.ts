import { addDays, isDay, isHour } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { permitted, registerAdminRoutes } from '../kit/admin-routes';
import { centreDay } from '../kit/centre-time';
import { isUniqueViolation } from '../kit/database-errors';
import { fieldsOf } from '../kit/request';
import { staffName } from '../kit/staff';
import { type Row, table, uidOf } from '../kit/table';
import { wakeWorker } from '../purge/purge-worker';
import { notePurge } from '../purge/purges';
import { freeHours, takeDays } from '../stylists/stylist-hours';
import { freeTimes } from '../stylists/stylists';
import { Refusal } from '../submissions/refusal';
import { ACTIONS, actionsFor, type BookingAction, type BookingState } from './booking-steps';
import { BOOKING, inTurn, stylistRows } from './calendar';
import { beginsAt, changeBooking } from './change-booking';

const WEEK = 7;
const LONGEST_ABSENCE = 92;
const WORD_MOST = 1000;
const NOTE_MOST = 200;

const textIn = (fields: Record<string, unknown>, name: string, most: number): string | null => {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > most)
    throw new errors.ValidationError(`${name}: at most ${most} characters.`);
  return value.trim() || null;
};

function dayIn(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && isDay(value)) return value;
  throw new errors.ValidationError(`${name}: a day such as 2026-12-05.`);
}

/** What the staff's week shows of a meeting. */
function shown(row: Row, now: Date) {
  const { documentId, submission, state, stylist, stylistName, anyone, date, hour, name, phone, email } = row;
  return {
    ...{ documentId, submission, state, stylist, stylistName, date, hour, name, phone, email },
    anyone: anyone === true,
    language: row.language,
    staffNote: row.staffNote,
    actions: actionsFor(state as BookingState, 'staff', beginsAt(row) <= now),
  };
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
  const [stylists, meetings, waiting, blocks] = await Promise.all([
    stylistRows(),
    table(BOOKING).findMany({
      where: { date: { $gte: monday, $lte: sunday } },
      orderBy: [{ date: 'asc' }, { hour: 'asc' }],
    }),
    table(BOOKING).findMany({
      where: {
        $or: [
          { state: 'new', date: { $gte: today } },
          { state: { $in: ['new', 'confirmed', 'moved'] }, stylist: { $null: true }, date: { $gte: today } },
        ],
      },
      orderBy: [{ date: 'asc' }, { hour: 'asc' }],
      limit: 200,
    }),
    table('stylist-block').findMany({
      where: { firstDay: { $lte: sunday }, lastDay: { $gte: monday } },
      orderBy: [{ firstDay: 'asc' }],
    }),
  ]);
  ctx.body = {
    data: {
      ...{ today, days },
      stylists: stylists.map(({ documentId, name }) => ({ documentId, name })),
      meetings: meetings.map((row) => shown(row, now)),
      waiting: waiting.map((row) => shown(row, now)),
      blocks: blocks.map(({ documentId, stylist, firstDay, lastDay, note }) => ({
        ...{ documentId, stylist, firstDay, lastDay, note },
      })),
    },
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
      documentId: stylist.documentId,
      name: stylist.name,
      days: await freeTimes(stylist, now, of.submission),
    })),
  );
  ctx.body = {
    data: {
      ...shown(row, now),
      payload: submission?.payload ?? {},
      free,
      steps: steps.map(
        ({ sequence, action, actor, actorName, state, date, hour, stylistName, word, at }) => ({
          ...{ sequence, action, actor, actorName, state, date, hour, stylistName, word, at },
        }),
      ),
    },
  };
}

/** A refusal is the staff's to mend: a 400 with its words, which the admin's page shows. */
async function mendable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new errors.ValidationError(error.message, { name: error.name });
    throw error;
  }
}

/** `POST /admin/mall/bookings/{documentId}/step` with `{action, stylist?, date?, hour?, word?}`. */
async function takeStep(ctx: Context) {
  const fields = fieldsOf(ctx);
  const action = ACTIONS.find((one): one is BookingAction => one === fields.action);
  if (!action) throw new errors.ValidationError(`action: one of ${ACTIONS.join(', ')}.`);
  const word = textIn(fields, 'word', WORD_MOST);
  const asked = textIn(fields, 'stylist', 64);
  const time: { date?: string; hour?: string } = {};
  if (action === 'move') {
    time.date = dayIn(fields, 'date');
    if (typeof fields.hour !== 'string' || !isHour(fields.hour) || !fields.hour.endsWith(':00'))
      throw new errors.ValidationError('hour: a full hour such as 14:00.');
    time.hour = fields.hour;
  }
  if (action === 'assign' && !asked) throw new errors.ValidationError('stylist: choose one.');
  const [stylist] = asked ? await stylistRows(asked) : [];
  if (asked && !stylist) throw new errors.ValidationError('stylist: there is none of this name.');
  const now = new Date();
  const { documentId } = await meetingIn(ctx);
  const byName = staffName(ctx.state.user);
  const changed = await mendable(() =>
    changeBooking(
      documentId,
      { action, by: 'staff', byName, word, ...time },
      now,
      stylist && (action === 'move' || action === 'assign') ? async () => stylist : undefined,
    ),
  );
  if (!changed) throw new errors.NotFoundError('Not Found');
  ctx.body = { data: shown(changed, now) };
}

/** `POST /admin/mall/stylist-blocks` with `{stylist, firstDay, lastDay, note?}`: nobody books these days. */
async function addBlock(ctx: Context) {
  const fields = fieldsOf(ctx);
  const [firstDay, lastDay] = [dayIn(fields, 'firstDay'), dayIn(fields, 'lastDay')];
  if (lastDay < firstDay) throw new errors.ValidationError('lastDay: not before the first.');
  if (addDays(firstDay, LONGEST_ABSENCE) < lastDay)
    throw new errors.ValidationError(
      `lastDay: at most ${LONGEST_ABSENCE} days. Enter the rest as another absence.`,
    );
  const note = textIn(fields, 'note', NOTE_MOST);
  const [stylist] = await stylistRows(textIn(fields, 'stylist', 64) ?? '-');
  if (!stylist) throw new errors.ValidationError('stylist: choose one.');
  try {
    const block = await inTurn(async () => {
      const row = await table('stylist-block').create({
        data: { stylist: stylist.documentId, firstDay, lastDay, note },
      });
      await takeDays(stylist.documentId, firstDay, lastDay, row.documentId);
      await notePurge(['stylists']);
      return row;
    });
    wakeWorker();
    ctx.body = { data: { documentId: block.documentId } };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new errors.ValidationError(
      'firstDay: there is a meeting or an absence on these days. Move or cancel it first.',
    );
  }
}

/** `POST /admin/mall/stylist-blocks/{documentId}/remove` */
async function removeBlock(ctx: Context) {
  const documentId = String(ctx.params.id);
  await inTurn(async () => {
    await freeHours({ block: documentId });
    await table('stylist-block').deleteMany({ where: { documentId } });
    await notePurge(['stylists']);
  });
  wakeWorker();
  ctx.body = { data: null };
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
