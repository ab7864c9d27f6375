import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isContent } from '../kit/entry-types';
import type { EntryKey } from './version-rows';
import { isLocalized } from './versioned-types';

interface Ability {
  can(action: string, subject: string): boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function keyFor(ctx: Context, given: Record<string, unknown>, action: string, entry: string): EntryKey {
  const type = text(given.type);
  if (!isContent(type)) throw new errors.ValidationError('type must be a content type that is edited.');
  const ability = ctx.state.userAbility as Ability;
  if (!ability.can(`plugin::content-manager.explorer.${action}`, type)) throw new errors.ForbiddenError();
  return { type, entry, language: isLocalized(type) ? text(given.language) || null : null };
}

/** The entry that a call names, when whoever is signed in may do this with its type. */
export function entryKey(ctx: Context, given: Record<string, unknown>, action: 'read' | 'update'): EntryKey {
  const entry = text(given.entry);
  if (!/^[a-z0-9]{1,40}$/.test(entry)) throw new errors.ValidationError('entry must be a documentId.');
  return keyFor(ctx, given, action, entry);
}

/** As `entryKey`, of an entry that may not have been saved yet: then its documentId is ''. */
export function newEntryKey(ctx: Context, given: Record<string, unknown>): EntryKey {
  return text(given.entry) === '' ? keyFor(ctx, given, 'read', '') : entryKey(ctx, given, 'read');
}
