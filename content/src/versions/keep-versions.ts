import { DEFAULT_LOCALE } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isContent } from '../kit/entry-types';
import { type StaffMember, staffName } from '../kit/staff';
import { table } from '../kit/table';
import { changedFields, isShared } from './changes';
import { currentState, languagesOf } from './entry-state';
import type { State } from './state';
import { VERSION_HEADER } from './version-header';
import {
  type Action,
  type EntryKey,
  keepVersion,
  newestNumber,
  ownVersionAt,
  renameVersion,
} from './version-rows';
import { isLocalized, schemaOf } from './versioned-types';

type Middleware = Parameters<typeof strapi.documents.use>[0];

interface Params {
  documentId?: string;
  locale?: unknown;
  status?: string;
}

interface Request {
  /** The versions that this request has kept, by entry and language: a publish saves first. */
  kept: Map<string, number>;
  /** It may change the entry: it has seen its newest version, or does not say what it has seen. */
  isChecked: boolean;
}

const requests = new WeakMap<object, Request>();

/** Requests that restore a version of an entry. */
const restoring = new WeakMap<object, EntryKey>();

/** Has what this request changes kept as restored, and refused when its form has not seen the entry's newest version. */
export function keepAsRestored(ctx: Context, key: EntryKey): void {
  restoring.set(ctx, key);
}

function requestContext(): Context | undefined {
  return strapi.requestContext.get() as unknown as Context | undefined;
}

function requestOf(ctx: Context | undefined): Request {
  const known = ctx ? requests.get(ctx) : undefined;
  if (known) return known;
  const fresh: Request = { kept: new Map(), isChecked: false };
  if (ctx) requests.set(ctx, fresh);
  return fresh;
}

/** Who is signed in: a name for colleagues. */
export function personOf(ctx: Context | undefined): { id: number; name: string } | null {
  const user = ctx?.state.user as StaffMember | undefined;
  if (!user?.id) return null;
  return { id: user.id, name: staffName(user) ?? '' };
}

/** Lets nobody else change the entry until this transaction is over. SQLite has one writer anyway. */
async function lockEntry({ type, entry }: EntryKey): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await strapi.db.queryBuilder(type).select(['id']).where({ documentId: entry }).forUpdate().execute();
}

/** Whether a request is sent by the form of this entry, to save it or to restore it. */
function isOfForm(ctx: Context, key: EntryKey): boolean {
  const restored = restoring.get(ctx);
  if (restored) return restored.type === key.type && restored.entry === key.entry;
  const { model, id } = ctx.params as { model?: string; id?: string };
  return model === key.type && (id === undefined || id === key.entry);
}

/** Refuses what a form sends that was opened before somebody else's save. */
async function refuseOutdated(key: EntryKey, request: Request): Promise<void> {
  const ctx = requestContext();
  const opened = ctx?.get(VERSION_HEADER);
  if (!ctx || !opened || !/^\d{1,9}$/.test(opened) || request.isChecked || !isOfForm(ctx, key)) return;
  request.isChecked = true;
  const newest = await newestNumber(key);
  if (newest <= Number(opened)) return;
  throw new errors.ValidationError(
    'Ktoś zapisał ten wpis po tym, jak go otwarto. Nic nie zginęło: porównaj zmiany. / Somebody saved this entry after you opened it. Nothing is lost: compare the changes.',
    { newerVersion: newest, errors: [] },
  );
}

async function keyOf(uid: string, { documentId, locale }: Params): Promise<EntryKey[]> {
  if (!documentId) return [];
  if (!isLocalized(uid)) return [{ type: uid, entry: documentId, language: null }];
  const languages =
    locale === '*'
      ? await languagesOf(uid, documentId)
      : Array.isArray(locale)
        ? locale.map(String)
        : [typeof locale === 'string' ? locale : DEFAULT_LOCALE];
  return languages.map((language) => ({ type: uid, entry: documentId, language }));
}

const ACTIONS: Readonly<Record<string, Action>> = {
  create: 'created',
  update: 'saved',
  publish: 'published',
  unpublish: 'unpublished',
  discardDraft: 'discarded',
};

async function keepAfter(
  key: EntryKey,
  action: Action,
  before: State | null,
  request: Request,
  ctx: Context | undefined,
): Promise<void> {
  const state = await currentState(key);
  if (!state) return;
  const kept = request.kept.get(JSON.stringify(key));
  const isRestored = ctx !== undefined && restoring.has(ctx);
  if (kept !== undefined) {
    await renameVersion(key, kept, isRestored ? 'restored' : action);
    return;
  }
  const attributes = schemaOf(key.type);
  const changes = changedFields(attributes, before ?? {}, state);
  if (action === 'saved' && changes.length === 0) return;
  const number = await keepVersion({
    ...key,
    action: isRestored ? 'restored' : action,
    author: personOf(ctx)?.name ?? null,
    changes: before === null ? [] : changes,
    shared: before !== null && isLocalized(key.type) && changes.some((field) => isShared(attributes[field])),
    state,
  });
  request.kept.set(JSON.stringify(key), number);
}

/** What stood before the first kept version, so that it can be gone back to as well. */
async function keepBefore(key: EntryKey, state: State | null): Promise<void> {
  if (!state || (await ownVersionAt(key, 0))) return;
  await keepVersion({ ...key, action: 'before', author: null, changes: [], shared: false, state });
}

const changing: Middleware = async (context, next) => {
  const action = ACTIONS[context.action];
  const { uid } = context;
  if (!action || !isContent(uid)) return next();
  const params = context.params as Params;
  const ctx = requestContext();
  const request = requestOf(ctx);
  return strapi.db.transaction(async () => {
    const keys = await keyOf(uid, params);
    const before = new Map<string | null, State | null>();
    for (const key of keys) {
      await lockEntry(key);
      await refuseOutdated(key, request);
      const state = await currentState(key);
      before.set(key.language, state);
      await keepBefore(key, state);
    }
    const result = await next();
    const made = (result as { documentId?: string } | null)?.documentId;
    const after =
      keys.length > 0 || context.action !== 'create'
        ? keys
        : await keyOf(uid, { ...params, documentId: made });
    for (const key of after) await keepAfter(key, action, before.get(key.language) ?? null, request, ctx);
    return result;
  });
};

/** Keeps a version of every save and publish, in its transaction, and refuses saves of outdated forms. */
export function keepVersions(): void {
  strapi.documents.use(changing);
}

const FORM =
  /^\/content-manager\/(collection-types|single-types)\/(api::[\w.-]+)(?:\/([a-z0-9]+))?(?:\/actions\/\w+)?$/;

async function singleEntry(uid: string): Promise<string | undefined> {
  return (await table(uid).findOne({ select: ['id', 'documentId'] }))?.documentId;
}

/** The entry that a request of the admin's form is about. */
async function formKey(path: string, locale: unknown): Promise<EntryKey | null> {
  const [, kind, uid = '', id] = FORM.exec(path) ?? [];
  if (!kind || !isContent(uid)) return null;
  const entry = kind === 'single-types' ? await singleEntry(uid) : id;
  if (!entry || entry === 'actions') return null;
  const language = typeof locale === 'string' && locale !== '' ? locale : DEFAULT_LOCALE;
  return { type: uid, entry, language: isLocalized(uid) ? language : null };
}

/**
 * Tells forms of the admin which version they show. Of a form that is opened the number is read first, so that a save
 * in between makes it too old rather than too new; of a save it is read afterwards.
 */
export function tellVersions(): void {
  strapi.server.use(async (ctx, next) => {
    if (!FORM.test(ctx.path)) return next();
    const key = () => formKey(ctx.path, ctx.query.locale);
    const opened = ctx.method === 'GET' ? await key() : null;
    const number = opened ? await newestNumber(opened) : 0;
    await next();
    const shown = opened ?? (await key());
    if (shown && ctx.status < 300)
      ctx.set(VERSION_HEADER, String(opened ? number : await newestNumber(shown)));
  });
}
