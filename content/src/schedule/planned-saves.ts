import type { UID } from '@strapi/strapi';
import { fieldsChangedByForm, sentState } from '../versions/changes';
import { aliveIn, currentState } from '../versions/entry-state';
import { type Attribute, dataOf, isObject, listOf, type State } from '../versions/state';
import { type EntryKey, newestNumber } from '../versions/version-rows';
import { schemaOf } from '../versions/versioned-types';
import type { Planned } from './queue';

/** A part of a form as a state holds it: of files their ids, as `dataOf` reads them. */
function partState(uid: string, part: Record<string, unknown>): State {
  const attributes = schemaOf(uid);
  const fields = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    const attribute = attributes[name];
    return attribute ? [[name, fieldState(attribute, undefined, value)]] : [];
  });
  return Object.fromEntries(fields);
}

function fieldState(attribute: Attribute, before: unknown, sent: unknown): unknown {
  const { type, component } = attribute;
  if (type !== 'component' && type !== 'dynamiczone') return sentState(attribute, before, sent);
  const parts = listOf(sent)
    .filter(isObject)
    .map((part) => {
      const uid = component ?? String(part.__component);
      return { ...(component ? {} : { __component: uid }), ...partState(uid, part) };
    });
  return Array.isArray(sent) ? parts : (parts[0] ?? null);
}

/**
 * What a form changes of an entry, as it is to stand at its minute; null where somebody has saved since it was opened.
 * @param sent the body of a save, as Strapi's form makes it
 * @param opened the version that the form was opened with, where it knows one
 */
export async function changesOf(
  key: EntryKey,
  sent: Record<string, unknown>,
  opened: unknown,
): Promise<State | null> {
  const now = await currentState(key);
  if (!now || (typeof opened === 'number' && opened !== (await newestNumber(key)))) return null;
  const attributes = schemaOf(key.type);
  const changed = fieldsChangedByForm(schemaOf, attributes, now, sent).flatMap((field) => {
    const attribute = attributes[field];
    return attribute ? [[field, fieldState(attribute, now[field], sent[field])]] : [];
  });
  return Object.fromEntries(changed) as State;
}

/** Saves what was planned, and leaves the entry's other fields as somebody may have saved them meanwhile. */
export async function saveFields({ contentType, entry, language, fields }: Planned): Promise<void> {
  const alive = await aliveIn(contentType, [fields]);
  await strapi.documents(contentType as UID.ContentType).update({
    documentId: entry,
    ...(language ? { locale: language } : {}),
    data: dataOf(schemaOf, schemaOf(contentType), fields, alive) as never,
  });
}
