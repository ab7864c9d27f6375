import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { csv, isEmail } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { crmState, mailServerState, sendTestEvent, sendTestMail } from '../deliveries/health';
import { resend } from '../deliveries/queue';
import { mailFolder } from '../deliveries/send-delivery';
import { permitted, registerAdminRoutes } from '../kit/admin-routes';
import { fieldsOf, whole } from '../kit/request';
import { rowsOf } from '../kit/rows';
import { type Row, table, uidOf } from '../kit/table';
import { settings } from '../settings';
import { readEml } from '../submissions/eml';
import { KINDS } from '../submissions/kind-names';
import { sentReport } from '../survey/reports';
import type { Deliveries, Mail, Ways } from './inbox';
import { exportPerson } from './person';
import { DESK_ROUTES } from './staff-desk';
import { listSubmissions, PAGE, shownDelivery, word } from './staff-list';
import { VIEW_ROUTES } from './staff-views';

const MAILS_SHOWN = 100;
const FILE = /^[a-z0-9]+(?:-\d+)?\.eml$/;

/** `GET /admin/mall/deliveries?state=&start=`: the outbox, the newest first, and how many wait or are dead. */
async function listDeliveries(ctx: Context) {
  const state = word(ctx.query.state);
  const where = state ? { state } : {};
  const offset = whole(ctx.query.start, 'start', 0, 0, 999_999);
  const [rows, total, waiting, dead] = await Promise.all([
    table('delivery').findMany({ where, orderBy: [{ id: 'desc' }], offset, limit: PAGE }),
    table('delivery').count({ where }),
    table('delivery').count({ where: { state: { $in: ['waiting', 'sending'] } } }),
    table('delivery').count({ where: { state: 'dead' } }),
  ]);
  const { smtpUrl, crm } = settings();
  ctx.body = {
    data: rows.map(shownDelivery),
    meta: {
      ...{ total, start: offset, pageSize: PAGE, waiting, dead },
      ...{ mailServer: smtpUrl !== undefined, crm: crm !== undefined },
    },
  } satisfies Deliveries;
}

/** `POST /admin/mall/deliveries/{documentId}/resend` */
async function resendDelivery(ctx: Context) {
  if (!(await resend(String(ctx.params.id)))) throw new errors.NotFoundError('Not Found');
  wakeDeliveries();
  ctx.body = { data: { state: 'waiting' } };
}

/** `GET /admin/mall/ways`: whether mail server and CRM would take something now. */
async function showWays(ctx: Context) {
  const [mail, crm] = await Promise.all([mailServerState(), crmState()]);
  ctx.body = { data: { mail, crm } satisfies Ways };
}

/** `POST /admin/mall/ways/test {to}`: sends a test mail, and says what came of it. */
async function testMail(ctx: Context) {
  const { to } = fieldsOf(ctx);
  if (typeof to !== 'string' || !isEmail(to.trim()))
    throw new errors.ValidationError('to must be an e-mail address.');
  ctx.body = { data: await sendTestMail(to.trim()) };
}

/** `POST /admin/mall/ways/test-event`: sends the CRM a test event, and says what came of it. */
async function testEvent(ctx: Context) {
  ctx.body = { data: await sendTestEvent() };
}

function payloadOf({ payload }: Row): Record<string, unknown> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {};
}

/** @param bookings state of a submission's meeting, by the submission's documentId */
function exported(row: Row, bookings: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const { documentId, createdAt, kind, state, language } = row;
  const booking = bookings.has(documentId) ? { booking: bookings.get(documentId) } : {};
  return { createdAt, kind, state, ...booking, language, ...payloadOf(row) };
}

function exportedReport(row: Row): Record<string, unknown> {
  const { createdAt, state, language } = row;
  const { surveyName, slug, answers } = sentReport(row);
  const columns = answers.map(({ question, answers: given }) => [question, given.join('; ')]);
  return { createdAt, surveyName, slug, state, language, ...Object.fromEntries(columns) };
}

/**
 * `GET /admin/mall/export?kind=&survey=`: submissions of a kind as CSV that holds no formula; of surveys with a column a
 * question, and of one alone where its documentId is given.
 */
async function exportCsv(ctx: Context) {
  const kind = String(ctx.query.kind ?? '');
  if (!KINDS.some((one) => one === kind))
    throw new errors.ValidationError(`kind must be one of ${KINDS.join(', ')}.`);
  const meetings = kind === 'stylist' ? await rowsOf('personal-stylist-calendar', {}) : [];
  const bookings = new Map(meetings.map(({ submission, state }) => [String(submission), state]));
  const survey = kind === 'survey' ? word(ctx.query.survey) : undefined;
  const sent = await rowsOf('submission', { kind, ...(survey && { survey }) });
  const rows = sent.map((row) => (kind === 'survey' ? exportedReport(row) : exported(row, bookings)));
  ctx.set('content-type', 'text/csv; charset=utf-8');
  ctx.set('content-disposition', `attachment; filename="${kind}.csv"`);
  ctx.body = csv(rows);
}

const readMail = (file: string) => readFile(join(mailFolder(), file)).catch(() => undefined);

/** `GET /admin/mall/mails`: the latest files of a system without a mail server, each as its text. */
async function listMails(ctx: Context) {
  const files = (await readdir(mailFolder()).catch(() => [])).filter((file) => FILE.test(file));
  const dated = await Promise.all(
    files.map(async (file) => ({
      file,
      writtenAt: (await stat(join(mailFolder(), file)).catch(() => undefined))?.mtime.toISOString() ?? '',
    })),
  );
  const latest = dated.sort((a, b) => b.writtenAt.localeCompare(a.writtenAt)).slice(0, MAILS_SHOWN);
  const read = await Promise.all(
    latest.map(async (known): Promise<Mail | null> => {
      const bytes = await readMail(known.file);
      return bytes ? { ...known, ...(await readEml(bytes)) } : null;
    }),
  );
  ctx.body = { data: read.filter((mail) => mail !== null), meta: { total: files.length } };
}

/** `GET /admin/mall/mails/{file}`: one of them, as the file that it is. */
async function showMail(ctx: Context) {
  const file = String(ctx.params.file);
  const bytes = FILE.test(file) ? await readMail(file) : undefined;
  if (!bytes) throw new errors.NotFoundError('Not Found');
  ctx.set('content-disposition', `attachment; filename="${file}"`);
  ctx.set('x-content-type-options', 'nosniff');
  ctx.type = 'message/rfc822';
  ctx.body = bytes;
}

/** `GET /admin/mall/submissions/{documentId}/photos`: for the staff's eyes only, as data addresses. */
async function listPhotos(ctx: Context) {
  const rows = await table('submission-photo').findMany({
    where: { submission: String(ctx.params.id) },
    orderBy: [{ position: 'asc' }],
  });
  ctx.body = { data: rows.map(({ mime, base64 }) => ({ src: `data:${mime};base64,${base64}` })) };
}

/** What the admin's page about submissions asks for; whoever may read submissions or deliveries may do it. */
export function registerStaffRoutes(): void {
  const submissions = permitted(uidOf('submission'), 'read');
  const deliveries = permitted(uidOf('delivery'), 'read');
  registerAdminRoutes([
    { method: 'GET', path: '/submissions', handler: listSubmissions, config: submissions },
    { method: 'GET', path: '/deliveries', handler: listDeliveries, config: deliveries },
    { method: 'POST', path: '/deliveries/:id/resend', handler: resendDelivery, config: deliveries },
    { method: 'GET', path: '/export', handler: exportCsv, config: submissions },
    { method: 'GET', path: '/mails', handler: listMails, config: submissions },
    { method: 'GET', path: '/mails/:file', handler: showMail, config: submissions },
    ...DESK_ROUTES,
    ...VIEW_ROUTES,
    { method: 'POST', path: '/person', handler: exportPerson, config: submissions },
    { method: 'GET', path: '/ways', handler: showWays, config: deliveries },
    { method: 'POST', path: '/ways/test', handler: testMail, config: deliveries },
    { method: 'POST', path: '/ways/test-event', handler: testEvent, config: deliveries },
    { method: 'GET', path: '/submissions/:id/photos', handler: listPhotos, config: submissions },
  ]);
}
