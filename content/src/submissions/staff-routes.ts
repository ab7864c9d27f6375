import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { whole } from '../calls/request';
import { type Row, table } from '../calls/table';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { resend } from '../deliveries/queue';
import { mailFolder } from '../deliveries/send-delivery';
import { settings } from '../settings';
import { csv } from './csv';
import { KINDS } from './kinds';

const PAGE = 100;
const EXPORT_BATCH = 500;
const FILE = /^[a-z0-9]+(?:-\d+)?\.eml$/;

/** `GET /admin/mall/deliveries?state=&start=`: the outbox, the newest first, and how many wait or are dead. */
async function listDeliveries(ctx: Context) {
  const state = typeof ctx.query.state === 'string' && ctx.query.state !== '' ? ctx.query.state : undefined;
  const where = state ? { state } : {};
  const offset = whole(ctx.query.start, 'start', 0, 0, 999_999);
  const [rows, total, waiting, dead] = await Promise.all([
    table('delivery').findMany({ where, orderBy: [{ id: 'desc' }], offset, limit: PAGE }),
    table('delivery').count({ where }),
    table('delivery').count({ where: { state: { $in: ['waiting', 'sending'] } } }),
    table('delivery').count({ where: { state: 'dead' } }),
  ]);
  const shown = rows.map(({ idempotencyKey: _key, lease: _lease, ...row }) => row);
  ctx.body = { data: shown, meta: { total, waiting, dead, mailServer: settings().smtpUrl !== undefined } };
}

/** `POST /admin/mall/deliveries/{documentId}/resend` */
async function resendDelivery(ctx: Context) {
  if (!(await resend(String(ctx.params.id)))) throw new errors.NotFoundError('Not Found');
  wakeDeliveries();
  ctx.body = { data: { state: 'waiting' } };
}

function payloadOf({ payload }: Row): Record<string, unknown> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {};
}

function exported(row: Row): Record<string, unknown> {
  const { createdAt, kind, state, language } = row;
  return { createdAt, kind, state, language, ...payloadOf(row) };
}

function exportedReport(row: Row): Record<string, unknown> {
  const { createdAt, surveyName, slug, language } = row;
  const answers = Array.isArray(row.answers)
    ? (row.answers as { question: string; answers: string[] }[])
    : [];
  const columns = answers.map(({ question, answers: given }) => [question, given.join('; ')]);
  return { createdAt, surveyName, slug, language, ...Object.fromEntries(columns) };
}

async function rowsOf(name: string, where: Record<string, unknown>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await table(name).findMany({
      where: { ...where, id: { $gt: all.at(-1)?.id ?? 0 } },
      orderBy: [{ id: 'asc' }],
      limit: EXPORT_BATCH,
    });
    all.push(...rows);
    if (rows.length < EXPORT_BATCH) return all;
  }
}

/** `GET /admin/mall/export?kind=`: submissions of a kind, or `survey` reports, as CSV that holds no formula. */
async function exportCsv(ctx: Context) {
  const kind = String(ctx.query.kind ?? '');
  const isSurvey = kind === 'survey';
  if (!isSurvey && !KINDS.some((one) => one === kind))
    throw new errors.ValidationError(`kind must be one of ${[...KINDS, 'survey'].join(', ')}.`);
  const rows = isSurvey
    ? (await rowsOf('survey-report', {})).map(exportedReport)
    : (await rowsOf('submission', { kind })).map(exported);
  ctx.set('cache-control', 'no-store');
  ctx.set('content-type', 'text/csv; charset=utf-8');
  ctx.set('content-disposition', `attachment; filename="${kind}.csv"`);
  ctx.body = csv(rows);
}

/** `GET /admin/mall/mails`: the files of a system without a mail server, the newest first. */
async function listMails(ctx: Context) {
  const files = (await readdir(mailFolder()).catch(() => [])).filter((file) => FILE.test(file));
  const known = await Promise.all(
    files.map(async (file) => ({
      file,
      writtenAt: (await stat(join(mailFolder(), file)).catch(() => undefined))?.mtime.toISOString() ?? null,
    })),
  );
  ctx.body = {
    data: known.sort((a, b) => String(b.writtenAt).localeCompare(String(a.writtenAt))).slice(0, PAGE),
  };
}

/** `GET /admin/mall/mails/{file}`: one of them, as text. */
async function showMail(ctx: Context) {
  const file = String(ctx.params.file);
  const text = FILE.test(file) ? await readFile(join(mailFolder(), file)).catch(() => undefined) : undefined;
  if (!text) throw new errors.NotFoundError('Not Found');
  ctx.set('cache-control', 'no-store');
  ctx.set('content-disposition', `attachment; filename="${file}"`);
  ctx.set('x-content-type-options', 'nosniff');
  ctx.type = 'message/rfc822';
  ctx.body = text;
}

/** `GET /admin/mall/submissions/{documentId}/photos`: for the staff's eyes only, as data addresses. */
async function listPhotos(ctx: Context) {
  const rows = await table('submission-photo').findMany({
    where: { submission: String(ctx.params.id) },
    orderBy: [{ position: 'asc' }],
  });
  ctx.set('cache-control', 'no-store');
  ctx.body = { data: rows.map(({ mime, base64 }) => ({ src: `data:${mime};base64,${base64}` })) };
}

const readable = (subject: string) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [['plugin::content-manager.explorer.read', subject]] },
    },
  ],
});

/** What the admin's page about submissions asks for; whoever may read submissions or deliveries may do it. */
export function registerStaffRoutes(): void {
  const submissions = readable('api::submission.submission');
  const deliveries = readable('api::delivery.delivery');
  const route = (
    method: 'GET' | 'POST',
    path: string,
    handler: (ctx: Context) => Promise<void>,
    config: object,
  ) => ({ method, path: `/mall${path}`, handler, config, info: { type: 'admin' } });
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: [
      route('GET', '/deliveries', listDeliveries, deliveries),
      route('POST', '/deliveries/:id/resend', resendDelivery, deliveries),
      route('GET', '/export', exportCsv, submissions),
      route('GET', '/mails', listMails, submissions),
      route('GET', '/mails/:file', showMail, submissions),
      route('GET', '/submissions/:id/photos', listPhotos, submissions),
    ],
  } as unknown as Parameters<typeof strapi.server.routes>[0]);
}
