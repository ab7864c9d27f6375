import { isDeepStrictEqual } from 'node:util';
import {
  type Attribute,
  type Attributes,
  editedFields,
  isObject,
  listOf,
  type SchemaOf,
  type State,
} from './state';

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const INSTANTS = new Set(['datetime', 'timestamp']);

/** A value in the one form that says the same however it came: instants as milliseconds, times without seconds. */
function plain({ type }: Attribute, value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (INSTANTS.has(type)) return new Date(String(value)).getTime();
  if (type === 'biginteger' || type === 'decimal' || type === 'float') return Number(value);
  if (type === 'json' && typeof value === 'string') {
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }
  return value;
}

function isSame(attribute: Attribute, one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(attribute, one), plain(attribute, other));
}

/** The fields in which two states of an entry differ, in the order of its schema. */
export function changedFields(attributes: Attributes, before: State, after: State): string[] {
  return editedFields(attributes)
    .filter(([name, attribute]) => !isSame(attribute, before[name], after[name]))
    .map(([name]) => name);
}

/** Whether a field is one for all languages. */
export const isShared = (attribute: Attribute | undefined): boolean =>
  attribute?.pluginOptions?.i18n?.localized !== true;

/** What a form says of a relation: what it adds and takes away. */
function isTouched(value: unknown): boolean {
  return (
    isObject(value) &&
    (listOf(value.connect).length > 0 || listOf(value.disconnect).length > 0 || Object.hasOwn(value, 'set'))
  );
}

/** A component of a form, or of a state, as far as the two can be compared: relations count where they are touched. */
function comparable(schemaOf: SchemaOf, uid: string, part: unknown, isForm: boolean): unknown {
  if (!isObject(part)) return null;
  const fields = editedFields(schemaOf(uid)).map(([name, attribute]): [string, unknown] => {
    const value = part[name];
    if (attribute.type === 'relation') return [name, isForm && isTouched(value) ? value : null];
    return [name, comparableValue(schemaOf, attribute, value, isForm)];
  });
  return { uid, ...Object.fromEntries(fields) };
}

function comparableValue(schemaOf: SchemaOf, attribute: Attribute, value: unknown, isForm: boolean): unknown {
  if (attribute.type === 'media') {
    const ids = listOf(value).map((file) => (isObject(file) ? file.id : file));
    return ids.length > 0 ? ids.map(Number) : null;
  }
  if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
    const parts = listOf(value).map((part) =>
      comparable(
        schemaOf,
        attribute.component ?? String(isObject(part) ? part.__component : ''),
        part,
        isForm,
      ),
    );
    return parts.length > 0 ? parts : null;
  }
  return plain(attribute, value);
}

/**
 * The fields that a form sends otherwise than they stood when it was opened.
 * @param sent the body of a save, as Strapi's form makes it: relations as what is added and taken away
 */
export function fieldsChangedByForm(
  schemaOf: SchemaOf,
  attributes: Attributes,
  opened: State,
  sent: Record<string, unknown>,
): string[] {
  return editedFields(attributes)
    .filter(([name, attribute]) => {
      if (!Object.hasOwn(sent, name)) return false;
      if (attribute.type === 'relation') return isTouched(sent[name]);
      const mine = comparableValue(schemaOf, attribute, sent[name], true);
      return !isDeepStrictEqual(mine, comparableValue(schemaOf, attribute, opened[name], false));
    })
    .map(([name]) => name);
}

/** What a form makes of a field, as a state would hold it. */
export function sentState(attribute: Attribute, opened: unknown, sent: unknown): unknown {
  if (attribute.type === 'relation' && isObject(sent)) {
    const idOf = (entry: unknown) => (isObject(entry) ? (entry.documentId ?? entry.id) : entry);
    const gone = new Set(listOf(sent.disconnect).map(idOf));
    const ids = [...listOf(opened).filter((id) => !gone.has(id)), ...listOf(sent.connect).map(idOf)];
    return attribute.relation?.endsWith('ToMany') ? ids : (ids.at(-1) ?? null);
  }
  if (attribute.type === 'media') return listOf(sent).map((file) => (isObject(file) ? file.id : file));
  return sent;
}
