import { textOf } from '@mall/contract';
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { sharedNow } from '../kit/database/shared-clock';
import { fieldsOf, whole } from '../kit/request';
import { changedFields, fieldsChangedByForm, sentState } from './changes';
import { describe, type Names } from './describe';
import { deniedFields, entryKey } from './entry-key';
import { aliveIn, currentState } from './entry-state';
import { keepAsRestored, personOf } from './keep-versions';
import { forgetOpenForm, noteOpenForm } from './open-forms';
import { dataOf, goneOf, pointersOf, type State } from './state';
import { restoredFields, sharedFields, stateSeen, undoOf } from './undo';
import type { Compared, FormCompared, Presence, Restored, Version, VersionPage } from './version-answers';
import {
  type EntryKey,
  isOwn,
  isSeen,
  listVersions,
  newestNumber,
  type VersionRow,
  versionOf,
  versionsAfter,
} from './version-rows';
import { schemaOf } from './versioned-types';

const SHOWN = 30;
const MAX_NUMBER = 999_999;

const shown = ({ number, action, author, changes, language, createdAt }: VersionRow): Version => ({
  ...{ number, action, author, changes, language },
  at: createdAt,
});

async function namesFor(type: string, states: readonly State[]): Promise<Names> {
  const { titles, fileNames } = await aliveIn(type, states);
  return {
    entry: (_uid, id) => titles.get(id) ?? '–',
    file: (id) => fileNames.get(id) ?? '–',
  };
}

async function undoFor(key: EntryKey) {
  const undo = await undoOf(key);
  return undo && { number: undo.number, isShared: sharedFields(key.type, undo.fields).length > 0 };
}

/**
 * `GET /admin/mall/versions?type=&entry=&language=`: the newest versions, and where undo goes to; with `before=` those
 * before a number.
 */
async function list(ctx: Context) {
  const key = await entryKey(ctx, ctx.query, 'read');
  const isFirst = ctx.query.before === undefined;
  const before = isFirst ? undefined : whole(ctx.query.before, 'before', MAX_NUMBER, 1, MAX_NUMBER);
  const rows = await listVersions(key, SHOWN + 1, before);
  ctx.body = {
    data: rows.slice(0, SHOWN).map(shown),
    meta: { hasEarlier: rows.length > SHOWN, ...(isFirst ? { undo: await undoFor(key) } : {}) },
  } satisfies VersionPage;
}

async function chosen(key: EntryKey, number: unknown): Promise<VersionRow> {
  const row = await versionOf(key, Number(number));
  if (!row || !isSeen(key, row)) throw new errors.NotFoundError('Not Found');
  return row;
}

/** `GET /admin/mall/versions/{number}?type=&entry=&language=`: how the version differs from what stands now. */
async function compare(ctx: Context) {
  const key = await entryKey(ctx, ctx.query, 'read');
  const row = await chosen(key, ctx.params.number);
  const attributes = schemaOf(key.type);
  const now = (await currentState(key)) ?? {};
  const state = await stateSeen(key, row);
  const alive = await aliveIn(key.type, [state]);
  const names = await namesFor(key.type, [state, now]);
  const changed = changedFields(attributes, now, state);
  const shared = sharedFields(key.type, changed);
  const denied = await deniedFields(ctx, key, 'read', changed);
  const fields = changed
    .filter((field) => !denied.includes(field))
    .map((field) => {
      const attribute = attributes[field] ?? { type: 'string' };
      const say = (value: unknown) => describe(schemaOf, attribute, value, names);
      return { field, isShared: shared.includes(field), version: say(state[field]), now: say(now[field]) };
    });
  const gone = goneOf(pointersOf(schemaOf, attributes, [state]), alive);
  ctx.body = { data: { ...shown(row), fields, gone } satisfies Compared };
}

/** Refuses to restore fields that the role of whoever asks may not change. */
async function refuseDenied(ctx: Context, key: EntryKey, fields: readonly string[]): Promise<void> {
  const denied = (await deniedFields(ctx, key, 'update', fields)).join(', ');
  if (denied)
    throw new errors.ForbiddenError(
      `Twoja rola nie może zmieniać tych pól: ${denied}. Poproś o to administratora. / Your role may not change these fields: ${denied}. Ask an administrator.`,
    );
}

/**
 * `POST /admin/mall/versions/{number}/restore`: the entry's draft stands as then; what is gone since is left out. Fields
 * that all languages share are restored, for all of them, only with `shared: true`.
 */
async function restore(ctx: Context) {
  const body = fieldsOf(ctx);
  const key = await entryKey(ctx, body, 'update');
  const row = await chosen(key, ctx.params.number);
  const attributes = schemaOf(key.type);
  const now = await currentState(key);
  if (!now) throw new errors.NotFoundError('Not Found');
  const state = await stateSeen(key, row);
  const alive = await aliveIn(key.type, [state, now]);
  const changed = restoredFields(schemaOf, attributes, now, state, alive);
  const left = new Set(body.shared === true ? [] : sharedFields(key.type, changed));
  const fields = changed.filter((field) => !left.has(field));
  await refuseDenied(ctx, key, fields);
  const data = dataOf(schemaOf, attributes, state, alive);
  keepAsRestored(ctx, key);
  // A draft that stands so already stays as it is, published or not.
  if (fields.length > 0)
    await strapi.documents(key.type as UID.ContentType).update({
      documentId: key.entry,
      ...(key.language === null ? {} : { locale: key.language }),
      data: Object.fromEntries(fields.map((field) => [field, data[field]])) as never,
    });
  const gone = goneOf(pointersOf(schemaOf, attributes, [state]), alive);
  ctx.body = { data: { gone } satisfies Restored };
}

/** How an entry stood for a form of this language when `number` was its newest version. */
async function stateAt(key: EntryKey, number: number): Promise<State | null> {
  const [first] = await versionsAfter(key, 0);
  if (number === 0) return first && isOwn(key, first) ? first.state : null;
  const row = await versionOf(key, number);
  return row && isSeen(key, row) ? stateSeen(key, row) : null;
}

/**
 * `POST /admin/mall/versions/compare`: what a form that was opened with version `opened` has changed, and what has been
 * saved meanwhile. @see fieldsChangedByForm for `sent`
 */
async function compareForm(ctx: Context) {
  const body = fieldsOf(ctx);
  const key = await entryKey(ctx, body, 'update');
  const sent = typeof body.sent === 'object' && body.sent !== null ? { ...body.sent } : {};
  const attributes = schemaOf(key.type);
  const now = (await currentState(key)) ?? {};
  const since = (await versionsAfter(key, Number(body.opened))).filter(({ action }) => action !== 'before');
  const opened = await stateAt(key, Number(body.opened));
  const theirs = new Set(
    opened ? changedFields(attributes, opened, now) : since.flatMap(({ changes }) => changes),
  );
  const mine = new Set(fieldsChangedByForm(schemaOf, attributes, opened ?? now, sent));
  const sentStates: Record<string, unknown> = {};
  for (const field of mine) {
    const attribute = attributes[field];
    if (attribute)
      sentStates[field] = sentState(
        attribute,
        (opened ?? now)[field],
        (sent as Record<string, unknown>)[field],
      );
  }
  const names = await namesFor(key.type, [now, sentStates]);
  const differing = Object.keys(attributes).filter((field) => mine.has(field) || theirs.has(field));
  const denied = await deniedFields(ctx, key, 'read', differing);
  const fields = differing
    .filter((field) => !denied.includes(field))
    .map((field) => {
      const attribute = attributes[field] ?? { type: 'string' };
      return {
        field,
        isMine: mine.has(field),
        isTheirs: theirs.has(field),
        mine: mine.has(field) ? describe(schemaOf, attribute, sentStates[field], names) : '',
        theirs: describe(schemaOf, attribute, now[field], names),
      };
    });
  const newest = await newestNumber(key);
  ctx.body = { data: { newest, since: since.map(shown), fields } satisfies FormCompared };
}

/** `POST /admin/mall/open-forms`: the form is still open. Answers with who else has it open, and the newest version. */
async function noteForm(ctx: Context) {
  const body = fieldsOf(ctx);
  const key = await entryKey(ctx, body, 'read');
  const tab = textOf(body.tab);
  const person = personOf(ctx);
  if (!/^[\w-]{8,64}$/.test(tab) || !person) throw new errors.ValidationError('tab must be a random text.');
  // Another form may be held open at another machine.
  const now = await sharedNow();
  if (body.isClosed === true) await forgetOpenForm(key, tab, now);
  const others = body.isClosed === true ? [] : await noteOpenForm(key, tab, person, now);
  const newest = await newestNumber(key);
  const last = newest > 0 ? await versionOf(key, newest) : null;
  ctx.body = { data: { others, newest, last: last ? shown(last) : null } satisfies Presence };
}

/** What the admin's panels about versions ask for; each asks for itself who may. */
export function registerVersionRoutes(): void {
  registerAdminRoutes([
    { method: 'GET', path: '/versions', handler: list },
    { method: 'POST', path: '/versions/compare', handler: compareForm },
    { method: 'GET', path: '/versions/:number', handler: compare },
    { method: 'POST', path: '/versions/:number/restore', handler: restore },
    { method: 'POST', path: '/open-forms', handler: noteForm },
  ]);
}
