import { DEFAULT_LOCALE } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { isContent } from '../kit/entry-types';
import { fieldsOf } from '../kit/request';
import { sentState } from '../versions/changes';
import { newEntryKey } from '../versions/entry-key';
import { currentState, languagesOf } from '../versions/entry-state';
import { isObject } from '../versions/state';
import type { EntryKey } from '../versions/version-rows';
import { hasDrafts, isLocalized, schemaOf } from '../versions/versioned-types';
import { type Finding, findingsOf } from './publish-rules';
import { surroundingsOf } from './surroundings';

/** @param formZone see `Surroundings` */
async function findingsFor(
  key: EntryKey,
  state: Record<string, unknown>,
  formZone?: string,
): Promise<Finding[]> {
  const around = await surroundingsOf(key, state, new Date());
  return findingsOf(state, { ...around, formZone });
}

/** A time zone that a browser names; undefined for none that is known here. */
function zoneOf(named: unknown): string | undefined {
  if (typeof named !== 'string') return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

async function refuse(key: EntryKey): Promise<void> {
  const state = await currentState(key);
  if (!state) return;
  const found = (await findingsFor(key, state)).filter(({ level }) => level === 'error');
  if (found.length === 0) return;
  throw new errors.ValidationError(found.map(({ pl, en }) => `${pl} / ${en}`).join('\n'), {
    errors: found.map(({ path, pl, en }) => ({
      path: path.map(String),
      message: `${pl} / ${en}`,
      name: 'ValidationError',
    })),
  });
}

/** The languages of an entry that an action is about. */
async function keysOf(uid: string, entry: string, locale: unknown): Promise<EntryKey[]> {
  if (!isLocalized(uid)) return [{ type: uid, entry, language: null }];
  const languages =
    locale === '*'
      ? await languagesOf(uid, entry)
      : Array.isArray(locale)
        ? locale.map(String)
        : [typeof locale === 'string' ? locale : DEFAULT_LOCALE];
  return languages.map((language) => ({ type: uid, entry, language }));
}

/**
 * Publishes nothing that visitors could not make sense of. Types without drafts are published by saving them: there the
 * save is refused, after it, so that what it leaves out counts as it stands; its transaction is undone.
 */
export function checkOnPublish(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId, locale } = context.params as { documentId?: string; locale?: unknown };
    if (!isContent(uid)) return next();
    if (action === 'publish' && documentId) {
      for (const key of await keysOf(uid, documentId, locale)) await refuse(key);
      return next();
    }
    if (hasDrafts(uid) || (action !== 'create' && action !== 'update')) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const entry = documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (entry) for (const key of await keysOf(uid, entry, locale)) await refuse(key);
      return result;
    });
  });
}

/** `POST /admin/mall/checks`: what would be said if the form, as it stands (`sent`, shown in `zone`), were published. */
async function checkForm(ctx: Context): Promise<void> {
  const body = fieldsOf(ctx);
  const key = await newEntryKey(ctx, body);
  const saved = key.entry === '' ? {} : ((await currentState(key)) ?? {});
  const sent: Record<string, unknown> = isObject(body.sent) ? body.sent : {};
  const state: Record<string, unknown> = { ...saved };
  for (const [field, attribute] of Object.entries(schemaOf(key.type)))
    if (Object.hasOwn(sent, field)) state[field] = sentState(attribute, state[field], sent[field]);
  ctx.body = { data: await findingsFor(key, state, zoneOf(body.zone)) };
}

/** What the panel beside forms asks for. */
export function registerCheckRoute(): void {
  registerAdminRoutes([{ method: 'POST', path: '/checks', handler: checkForm }]);
}
