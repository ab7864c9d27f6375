import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { reasonOf } from '../kit/database-errors';
import { durably } from '../kit/durably';
import { isContent } from '../kit/entry-types';
import { whole } from '../kit/request';
import { storedInstant, storedText } from '../kit/rows';
import { table } from '../kit/table';
import { wakeWorker } from '../purge/purge-worker';
import { settings } from '../settings';
import { mayUseBin } from './bin-permission';
import { type DeletedEntry, restoreEntry } from './deleted-entries';
import { restoreFile } from './deleted-files';
import { type FilePlace, usesOf } from './file-places';
import { forgetFile, hideBytes, type KeptFile } from './kept-files';

/** A page of what lies in the bin, as JSON, the newest first; after `days` it is gone. */
export interface BinData {
  data: {
    id: number;
    kind: 'entry' | 'file';
    /** uid of an entry's type. */
    type: string | null;
    title: string;
    author: string | null;
    /** ISO 8601. */
    at: string;
  }[];
  meta: { days: number; total: number; start: number; pageSize: number };
}

/** A file and the entries that show it, as JSON. */
export interface UsedFile {
  id: number;
  name: string;
  url: string;
  mime: string | null;
  places: FilePlace[];
  /** Whose picture or file it is: `api::offer.offer.media`, `landing.gallery.media`. */
  fields: string[];
}

const DAY_MS = 86_400_000;
const PAGE = 50;
const FILES = 20;

function allowed(ctx: Context): void {
  if (!mayUseBin(ctx)) throw new errors.ForbiddenError();
}

/** `GET /admin/mall/bin?start=` */
async function list(ctx: Context) {
  allowed(ctx);
  const start = whole(ctx.query.start, 'start', 0, 0, 999_999);
  const [rows, total] = await Promise.all([
    table('bin-item').findMany({ orderBy: [{ id: 'desc' }], offset: start, limit: PAGE }),
    table('bin-item').count({}),
  ]);
  ctx.body = {
    data: rows.map(({ id, kind, type, title, author, createdAt }) => ({
      ...{ id, kind: kind === 'file' ? 'file' : 'entry', type: storedText(type) },
      ...{ title: storedText(title) ?? '', author: storedText(author) },
      at: storedInstant(createdAt).toISOString(),
    })),
    meta: { days: settings().binDays, total, start, pageSize: PAGE },
  } satisfies BinData;
}

/** `POST /admin/mall/bin/{id}/restore` */
async function restore(ctx: Context) {
  allowed(ctx);
  const id = Number(ctx.params.id);
  const item = Number.isInteger(id) ? await table('bin-item').findOne({ where: { id } }) : null;
  if (!item) throw new errors.NotFoundError('Not Found');
  const unused = await durably(async () => {
    // Whoever takes the row restores: of two at once, also at two content systems, the other one finds none.
    const { count } = await table('bin-item').deleteMany({ where: { id } });
    if (count === 0) throw new errors.NotFoundError('Not Found');
    if (item.kind === 'file') return restoreFile(id, item.what as KeptFile);
    if (isContent(String(item.type))) await restoreEntry(String(item.type), item.what as DeletedEntry);
    return [];
  });
  await hideBytes(unused);
  if (item.kind === 'file') {
    await forgetFile(id, item.what as KeptFile);
    wakeWorker();
  }
  ctx.body = { data: { id } };
}

/** The files that are asked about: one by its id, or those whose names hold a text. */
function filesAsked({ id, name }: Context['query']): { where?: Record<string, unknown> } {
  if (typeof id === 'string') return { where: { id: Number(id) || 0 } };
  return typeof name === 'string' && name !== ''
    ? { where: { name: { $containsi: name.slice(0, 100) } } }
    : {};
}

/** `GET /admin/mall/file-places?name=` or `?id=`: files, each with the entries that show it. */
async function listPlaces(ctx: Context) {
  const ability = ctx.state.userAbility as { can(action: string, subject?: string): boolean };
  if (!ability.can('plugin::upload.read')) throw new errors.ForbiddenError();
  const files = await table('plugin::upload.file').findMany({
    select: ['id', 'name', 'hash', 'url', 'mime'],
    ...filesAsked(ctx.query),
    orderBy: [{ id: 'desc' }],
    limit: FILES,
  });
  const data: UsedFile[] = [];
  for (const { id, hash, ...file } of files)
    data.push({
      ...{ id, name: String(file.name), url: String(file.url), mime: storedText(file.mime) },
      ...(await usesOf({ id, hash: String(hash) })),
    });
  ctx.body = { data };
}

let timer: NodeJS.Timeout | undefined;

/** Empties the bin of what has lain in it for `BIN_DAYS`. */
export async function emptyBin(now: Date): Promise<number> {
  const before = new Date(now.getTime() - settings().binDays * DAY_MS);
  const rows = await table('bin-item').findMany({
    select: ['id', 'kind', 'what'],
    where: { createdAt: { $lt: before } },
  });
  for (const { id, kind, what } of rows) {
    if (kind === 'file') await forgetFile(id, what as KeptFile);
    await table('bin-item').deleteMany({ where: { id } });
  }
  return rows.length;
}

async function run(): Promise<void> {
  try {
    const items = await emptyBin(new Date());
    if (items > 0) strapi.log.info('bin.emptied', { items });
  } catch (error) {
    strapi.log.error('bin.failed', { reason: reasonOf(error) });
  }
}

/** Empties the bin now and once a day. */
export function startBin(): void {
  void run();
  timer = setInterval(() => void run(), DAY_MS);
  timer.unref();
}

export function stopBin(): void {
  clearInterval(timer);
}

/** What the admin's page about the bin asks for. */
export function registerBinRoutes(): void {
  registerAdminRoutes([
    { method: 'GET', path: '/bin', handler: list },
    { method: 'POST', path: '/bin/:id/restore', handler: restore },
    { method: 'GET', path: '/file-places', handler: listPlaces },
  ]);
}
