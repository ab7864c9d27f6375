import { DEFAULT_LOCALE, textOf } from '@mall/contract';
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isContent } from '../kit/entry-types';
import { mayStaff } from '../kit/staff';
import { ruledRow } from './entry-state';
import type { EntryKey } from './version-rows';
import { isLocalized } from './versioned-types';

interface ContentTypeService {
  getNestedFields(model: unknown, options: { components: unknown }): string[];
}

/** What roles are held against: the entry; one that has not been saved yet would be of whoever asks. */
async function ruledOf(ctx: Context, key: EntryKey): Promise<object> {
  const locale = key.language === null ? {} : { locale: key.language };
  return key.entry === '' ? { ...locale, createdBy: ctx.state.user } : ((await ruledRow(key)) ?? locale);
}

async function keyFor(
  ctx: Context,
  given: Record<string, unknown>,
  action: 'read' | 'update',
  entry: string,
): Promise<EntryKey> {
  const type = textOf(given.type);
  if (!isContent(type)) throw new errors.ValidationError('type must be a content type that is edited.');
  const key = { type, entry, language: isLocalized(type) ? textOf(given.language) || DEFAULT_LOCALE : null };
  if (!mayStaff(ctx, action, type, await ruledOf(ctx, key))) throw new errors.ForbiddenError();
  return key;
}

/** The entry that a call names, when whoever is signed in may do this with it, in its language. */
export async function entryKey(
  ctx: Context,
  given: Record<string, unknown>,
  action: 'read' | 'update',
): Promise<EntryKey> {
  const entry = textOf(given.entry);
  if (!/^[a-z0-9]{1,40}$/.test(entry)) throw new errors.ValidationError('entry must be a documentId.');
  return keyFor(ctx, given, action, entry);
}

/** As `entryKey`, of an entry that may not have been saved yet: then its documentId is ''. */
export function newEntryKey(ctx: Context, given: Record<string, unknown>): Promise<EntryKey> {
  return textOf(given.entry) === '' ? keyFor(ctx, given, 'read', '') : entryKey(ctx, given, 'read');
}

/** Those of an entry's fields with which whoever is signed in may not do this, or not with all parts of them. */
export async function deniedFields(
  ctx: Context,
  key: EntryKey,
  action: 'read' | 'update',
  fields: readonly string[],
): Promise<string[]> {
  if (fields.length === 0) return [];
  const row = await ruledOf(ctx, key);
  const contentTypes = strapi.service('admin::content-type') as unknown as ContentTypeService;
  const paths = contentTypes.getNestedFields(strapi.contentTypes[key.type as UID.ContentType], {
    components: strapi.components,
  });
  const partsOf = (field: string) => paths.filter((path) => path === field || path.startsWith(`${field}.`));
  return fields.filter((field) => partsOf(field).some((path) => !mayStaff(ctx, action, key.type, row, path)));
}
