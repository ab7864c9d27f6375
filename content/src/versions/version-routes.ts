import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { fieldsOf } from '../kit/request';
import { changedFields, fieldsChangedByForm, sentState } from './changes';
import { describe, type Names } from './describe';
import { entryKey } from './entry-key';
import { aliveIn, currentState } from './entry-state';
import { keepAsRestored, personOf } from './keep-versions';
import { forgetOpenForm, noteOpenForm } from './open-forms';
import { dataOf, goneOf, pointersOf, type State } from './state';
import {
  type EntryKey,
  listVersions,
  newestNumber,
  type VersionRow,
  versionOf,
  versionsAfter,
} from './version-rows';
import { schemaOf } from './versioned-types';

const SHOWN = 30;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const shown = ({ number, action, author, changes, createdAt }: VersionRow) => ({
  ...{ number, action, author, changes },
  at: createdAt,
});

async function namesFor(type: string, states: readonly State[]): Promise<Names> {
  const { titles, fileNames } = await aliveIn(type, states);
  return {
    entry: (_uid, id) => titles.get(id) ?? '–',
    file: (id) => fileNames.get(id) ?? '–',
  };
}

/** `GET /admin/mall/versions?type=&entry=&language=` */
async function list(ctx: Context) {
  const key = entryKey(ctx, ctx.query, 'read');
  const rows = await listVersions(key, SHOWN);
  ctx.body = { data: rows.map(shown), meta: { newest: await newestNumber(key) } };
}

async function chosen(key: EntryKey, number: unknown): Promise<VersionRow> {
  const row = await versionOf(key, Number(number));
  if (!row || (row.language ?? null) !== key.language) throw new errors.NotFoundError('Not Found');
  return row;
}

/** `GET /admin/mall/versions/{number}?type=&entry=&language=`: how the version differs from what stands now. */
async function compare(ctx: Context) {
  const key = entryKey(ctx, ctx.query, 'read');
  const row = await chosen(key, ctx.params.number);
  const attributes = schemaOf(key.type);
  const now = (await currentState(key)) ?? {};
  const alive = await aliveIn(key.type, [row.state]);
  const names = await namesFor(key.type, [row.state, now]);
  const fields = changedFields(attributes, now, row.state).map((field) => {
    const attribute = attributes[field] ?? { type: 'string' };
    const say = (value: unknown) => describe(schemaOf, attribute, value, names);
    return { field, version: say(row.state[field]), now: say(now[field]) };
  });
  const gone = goneOf(pointersOf(schemaOf, attributes, [row.state]), alive);
  ctx.body = { data: { ...shown(row), fields, gone } };
}

/** `POST /admin/mall/versions/{number}/restore`: the entry's draft stands as then; what is gone since is left out. */
async function restore(ctx: Context) {
  const key = entryKey(ctx, fieldsOf(ctx), 'update');
  const row = await chosen(key, ctx.params.number);
  const attributes = schemaOf(key.type);
  const alive = await aliveIn(key.type, [row.state]);
  keepAsRestored(ctx);
  const updated = await strapi.documents(key.type as UID.ContentType).update({
    documentId: key.entry,
    ...(key.language === null ? {} : { locale: key.language }),
    data: dataOf(schemaOf, attributes, row.state, alive) as never,
  });
  if (!updated) throw new errors.NotFoundError('Not Found');
  ctx.body = { data: { gone: goneOf(pointersOf(schemaOf, attributes, [row.state]), alive) } };
}

/** How an entry stood for a form of this language when `number` was its newest version. */
async function stateAt(key: EntryKey, number: number): Promise<State | null> {
  const [first] = await versionsAfter(key, 0);
  const row = number === 0 ? first : await versionOf(key, number);
  return row && (row.language ?? null) === key.language ? row.state : null;
}

/**
 * `POST /admin/mall/versions/compare`: what a form that was opened with version `opened` has changed, and what has been
 * saved meanwhile. @see fieldsChangedByForm for `sent`
 */
async function compareForm(ctx: Context) {
  const body = fieldsOf(ctx);
  const key = entryKey(ctx, body, 'update');
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
  const fields = Object.keys(attributes)
    .filter((field) => mine.has(field) || theirs.has(field))
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
  ctx.body = { data: { newest: await newestNumber(key), since: since.map(shown), fields } };
}

/** `POST /admin/mall/open-forms`: the form is still open. Answers with who else has it open, and the newest version. */
async function noteForm(ctx: Context) {
  const body = fieldsOf(ctx);
  const key = entryKey(ctx, body, 'read');
  const tab = text(body.tab);
  const person = personOf(ctx);
  if (!/^[\w-]{8,64}$/.test(tab) || !person) throw new errors.ValidationError('tab must be a random text.');
  if (body.isClosed === true) await forgetOpenForm(key, tab, new Date());
  const others = body.isClosed === true ? [] : await noteOpenForm(key, tab, person, new Date());
  const newest = await newestNumber(key);
  const last = newest > 0 ? await versionOf(key, newest) : null;
  ctx.body = { data: { others, newest, last: last ? shown(last) : null } };
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
