import { DEFAULT_LOCALE, textOf } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { isUniqueViolation } from '../kit/database-errors';
import { durably } from '../kit/durably';
import { type EntryType, entryType } from '../kit/entry-types';
import { storedInstant, storedText, toldInstant } from '../kit/rows';
import { mayStaff } from '../kit/staff';
import { type Row, table } from '../kit/table';
import { settings } from '../settings';
import { deniedFields, entryKey } from '../versions/entry-key';
import { isObject, type State } from '../versions/state';
import { calendar } from './calendar';
import { readMoment } from './moment';
import { changesOf } from './planned-saves';
import { type MovedPlan, makePlans, movePlans, type NewPlan, refuse } from './plans';
import { isPlanAction, rightFor, schedules } from './queue';
import type { Plans, ShownPlan } from './schedule-answers';
import { wakeSchedule } from './schedule-loop';

const MAX_LANGUAGES = 50;

const shown = ({ id, language, attempts, fault, fields, ...row }: Row): ShownPlan => ({
  ...{ id, language: textOf(language), attempts: Number(attempts ?? 0), fault: storedText(fault) },
  action: row.action as ShownPlan['action'],
  state: row.state as ShownPlan['state'],
  ...{ dueAt: storedInstant(row.dueAt).toISOString(), doneAt: toldInstant(row.doneAt) },
  fields: Object.keys(fields ?? {}),
});

/** Of an entry, what its forms show: drafts, where its type has any. */
const editedRows = ({ uid, drafts }: EntryType, entry: string): Promise<Row[]> =>
  table(uid).findMany({
    select: ['id', 'documentId', 'locale'],
    where: { documentId: entry, ...(drafts ? { publishedAt: { $null: true } } : {}) },
  });

/** `GET /admin/mall/schedules?type=&entry=`: what is planned for an entry, and what has come of it. */
async function listSchedules(ctx: Context) {
  const type = entryType(textOf(ctx.query.type));
  const entry = textOf(ctx.query.entry);
  if (!type || !mayStaff(ctx, 'read', type.uid)) throw new errors.NotFoundError('Not Found');
  const [rows, drafts] = await Promise.all([
    schedules().findMany({
      where: { contentType: type.uid, entry },
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
      limit: 200,
    }),
    editedRows(type, entry),
  ]);
  ctx.body = {
    data: rows.map(shown),
    meta: {
      timeZone: settings().timeZone,
      drafts: type.drafts,
      languages: drafts.map(({ locale }) => locale ?? ''),
    },
  } satisfies Plans;
}

/** What a form changes in its one language, as far as whoever asks may change it. */
async function fieldsToSave(
  ctx: Context,
  type: EntryType,
  { entry, languages, sent, opened }: Record<string, unknown>,
): Promise<State> {
  const [language, ...others] = Array.isArray(languages) ? languages : [];
  if (others.length > 0) refuse('languages', 'unknown');
  const key = await entryKey(ctx, { type: type.uid, entry, language }, 'update');
  const fields = await changesOf(key, isObject(sent) ? sent : {}, opened);
  if (fields === null) refuse('fields', 'newer');
  const names = Object.keys(fields);
  if (names.length === 0) refuse('fields', 'unchanged');
  if ((await deniedFields(ctx, key, 'update', names)).length > 0) throw new errors.ForbiddenError();
  return fields;
}

/** The moment that a plan was shown with; null where none is named. */
function movedFrom(from: unknown): Date | null {
  if (from === undefined) return null;
  const at = new Date(textOf(from));
  if (Number.isNaN(at.getTime())) refuse('languages', 'gone');
  return at;
}

async function wantedOf(ctx: Context): Promise<NewPlan | MovedPlan> {
  const body = (ctx.request as unknown as { body?: Record<string, unknown> }).body ?? {};
  const type = entryType(textOf(body.type));
  if (!type) refuse('type', 'unknown');
  const { action } = body;
  // What has drafts goes live by them, and what has none by a save alone.
  if (!isPlanAction(action) || (action === 'save') === type.drafts) refuse('action', 'unknown');
  const languages = Array.isArray(body.languages) ? body.languages.map(textOf).slice(0, MAX_LANGUAGES) : [];
  if (languages.length === 0) refuse('languages', 'unknown');
  for (const language of languages)
    if (!mayStaff(ctx, rightFor(action), type.uid, language || DEFAULT_LOCALE))
      throw new errors.ForbiddenError();
  const moment = readMoment(textOf(body.day), textOf(body.time), new Date(), settings().timeZone);
  if ('issue' in moment)
    refuse(moment.issue === 'day' || moment.issue === 'far' ? 'day' : 'time', moment.issue);
  const entry = textOf(body.entry);
  const there = new Set((await editedRows(type, entry)).map(({ locale }) => locale ?? ''));
  if (!languages.every((language) => there.has(language))) refuse('languages', 'missing');
  const plan = { uid: type.uid, entry, languages: [...new Set(languages)], action, at: moment.at };
  const from = movedFrom(body.from);
  if (from) return { ...plan, from };
  return { ...plan, fields: action === 'save' ? await fieldsToSave(ctx, type, body) : {} };
}

/**
 * `PUT /admin/mall/schedules` {type, entry, languages, action, day, time}, of a save besides {sent, opened}, and instead of
 * them {from} (ISO 8601) where a plan of that moment is moved: all or, with what is wrong, nothing.
 */
async function putSchedule(ctx: Context) {
  const wanted = await wantedOf(ctx);
  try {
    await durably(() => ('from' in wanted ? movePlans(wanted) : makePlans(wanted)));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new errors.ApplicationError('Ktoś zapisał to w tej samej chwili. / Somebody saved this just now.');
  }
  wakeSchedule();
  ctx.body = { data: { dueAt: wanted.at.toISOString() } };
}

async function ownRow(ctx: Context): Promise<Row> {
  const row = await schedules().findOne({ where: { id: Number(ctx.params.id) || 0 } });
  if (!row) throw new errors.NotFoundError('Not Found');
  if (!mayStaff(ctx, rightFor(row.action), textOf(row.contentType), textOf(row.language) || DEFAULT_LOCALE))
    throw new errors.ForbiddenError();
  return row;
}

/** `DELETE /admin/mall/schedules/{id}`: what has not happened yet, or had failed, is given up. */
async function deleteSchedule(ctx: Context) {
  const { id } = await ownRow(ctx);
  await schedules().deleteMany({ where: { id, state: { $ne: 'done' } } });
  ctx.body = { data: null };
}

/** `POST /admin/mall/schedules/{id}/retry`: a failed one is due at once. */
async function retrySchedule(ctx: Context) {
  const { id } = await ownRow(ctx);
  await schedules().updateMany({
    where: { id, state: 'failed' },
    data: { state: 'waiting', attempts: 0, nextAt: null },
  });
  wakeSchedule();
  ctx.body = { data: null };
}

/** What the panel beside a form and the calendar ask for. */
export function registerScheduleRoutes(): void {
  registerAdminRoutes([
    { method: 'GET', path: '/schedules', handler: listSchedules },
    { method: 'PUT', path: '/schedules', handler: putSchedule },
    { method: 'DELETE', path: '/schedules/:id', handler: deleteSchedule },
    { method: 'POST', path: '/schedules/:id/retry', handler: retrySchedule },
    { method: 'GET', path: '/calendar', handler: calendar },
  ]);
}
