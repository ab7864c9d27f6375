import { type Attribute, editedFields, isObject, listOf, type SchemaOf } from './state';

/** What entries and files are called. */
export interface Names {
  entry(uid: string, documentId: string): string;
  file(id: number): string;
}

const MAX_TEXT = 2_000;

/**
 * A value of a state in words for a reader: entries and files by their names, a component's fields in one line. Truth
 * values stay `true` and `false`: the admin has words for them. Empty text for nothing.
 * @param longest so many characters of a text are said
 */
export function describe(
  schemaOf: SchemaOf,
  attribute: Attribute,
  value: unknown,
  names: Names,
  longest = MAX_TEXT,
): string {
  const { type, target, component } = attribute;
  if (value === null || value === undefined || value === '') return '';
  if (type === 'relation')
    return listOf(value)
      .map((id) => names.entry(target ?? '', String(id)))
      .join(', ');
  if (type === 'media')
    return listOf(value)
      .map((file) => names.file(Number(isObject(file) ? file.id : file)))
      .join(', ');
  if (type === 'component' || type === 'dynamiczone')
    return listOf(value)
      .filter(isObject)
      .map((part) => describePart(schemaOf, component ?? String(part.__component), part, names, longest))
      .join('\n')
      .slice(0, longest);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

function describePart(
  schemaOf: SchemaOf,
  uid: string,
  part: Record<string, unknown>,
  names: Names,
  longest: number,
): string {
  return editedFields(schemaOf(uid))
    .map(([name, attribute]) =>
      attribute.type === 'boolean' ||
      (attribute.type === 'relation' && !Array.isArray(part[name]) && isObject(part[name]))
        ? ''
        : describe(schemaOf, attribute, part[name], names, longest),
    )
    .filter((text) => text !== '')
    .join(' · ');
}
