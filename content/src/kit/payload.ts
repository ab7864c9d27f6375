import type { UID } from '@strapi/strapi';
import { pictureText } from './picture-texts';
import { toHtml } from './rich-text';
import type { Row } from './table';

interface Attribute {
  type: string;
  target?: string;
  component?: string;
}

export interface Entry {
  id: number;
  attributes: Record<string, unknown>;
}

const FILE_FIELDS = [
  'name',
  'alternativeText',
  'caption',
  'hash',
  'ext',
  'mime',
  'width',
  'height',
  'url',
] as const;

/** Columns of the content system's own book-keeping, of no concern to readers. */
const OWN = new Set([
  'createdAt',
  'createdBy',
  'updatedBy',
  'publishedAt',
  'firstPublishedAt',
  'localizations',
  'entryTitle',
]);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

function fileEntry(file: Row, locale: string | undefined): Entry {
  const attributes: Record<string, unknown> = Object.fromEntries(
    FILE_FIELDS.map((field) => [field, file[field] ?? null]),
  );
  if (locale) attributes.alternativeText = pictureText(file.id, locale) ?? attributes.alternativeText;
  return { id: file.id, attributes };
}

function wrapped(value: unknown, wrap: (row: Row) => Entry): { data: Entry | Entry[] | null } {
  if (Array.isArray(value)) return { data: value.filter(isRow).map(wrap) };
  return { data: isRow(value) ? wrap(value) : null };
}

function attributesOf(uid: string): Record<string, Attribute> {
  return (strapi.getModel(uid as UID.Schema)?.attributes ?? {}) as unknown as Record<string, Attribute>;
}

function fields(uid: string, row: Row, locale: string | undefined): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    const value = row[name];
    if (OWN.has(name) || value === undefined) continue;
    if (attribute.type === 'relation' && attribute.target) {
      const target = attribute.target;
      out[name] = wrapped(value, (part) => entry(target, part, locale));
    } else if (attribute.type === 'media') {
      out[name] = wrapped(value, (file) => fileEntry(file, locale));
    } else if (attribute.type === 'component' && attribute.component) {
      out[name] = component(attribute.component, value, locale);
    } else if (attribute.type === 'dynamiczone') {
      out[name] = blocks(value, locale);
    } else if (attribute.type === 'richtext' && typeof value === 'string') {
      out[name] = toHtml(value);
    } else {
      out[name] = value;
    }
  }
  return out;
}

/** Components stand in payloads as plain objects. `locale` chooses the alternative texts of their pictures. */
export function component(uid: string, value: unknown, locale?: string): unknown {
  if (Array.isArray(value)) return value.filter(isRow).map((part) => component(uid, part, locale));
  return isRow(value) ? { id: value.id, ...fields(uid, value, locale) } : null;
}

/** The parts of a dynamic zone, each with the name of its kind. */
function blocks(value: unknown, locale: string | undefined): object[] {
  const parts = Array.isArray(value) ? value.filter(isRow) : [];
  return parts.map((part) => {
    const kind = String(part.__component);
    return { __component: kind, id: part.id, ...fields(kind, part, locale) };
  });
}

/**
 * A row in the form of the contract, `{id, attributes}`, with the relations that were loaded, wrapped as `{data}`.
 * @param locale for parts that have no language themselves: that of the whole they stand in
 */
export function entry(uid: string, row: Row, locale?: string): Entry {
  const attributes: Record<string, unknown> = {
    documentId: row.documentId,
    ...fields(uid, row, row.locale ?? locale),
  };
  if (row.locale) attributes.locale = row.locale;
  if (row.updatedAt) attributes.updatedAt = row.updatedAt;
  return { id: row.id, attributes };
}
