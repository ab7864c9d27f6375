import { errors } from '@strapi/utils';
import { documentIdOf } from '../kit/document-ids';

/** Another entry, by the name that its importer gave it. */
export interface Reference {
  type: string;
  key: string;
}

/** What an entry's values may point to. */
export interface Surroundings {
  /** Row of a file in the media library, by its key. */
  file(key: string): Promise<number | undefined>;
  /** The documentId of an entry that is there. */
  entry(reference: Reference): Promise<string | undefined>;
}

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isReference(value: unknown): value is Reference {
  return isFields(value) && typeof value.type === 'string' && typeof value.key === 'string';
}

const refused = (path: string, why: string) => new errors.ValidationError(`${path}: ${why}`);

/**
 * Values as the Document Service takes them. Within them `{"$file": "key"}` stands for a file, `{"$entry": {type, key}}`
 * for another entry and `{"$entries": […]}` for several: in relations, which hold exactly those afterwards.
 * Throws a 400 that names the field and what is not there.
 */
export async function withReferences(values: Fields, around: Surroundings): Promise<Fields> {
  async function resolved(value: unknown, path: string): Promise<unknown> {
    if (Array.isArray(value))
      return Promise.all(value.map((one, index) => resolved(one, `${path}[${index}]`)));
    if (!isFields(value)) return value;
    if ('$file' in value) return fileOf(value.$file, path);
    if ('$entry' in value) return { set: [await targetOf(value.$entry, path)] };
    if ('$entries' in value) {
      const list: unknown = value.$entries;
      if (!Array.isArray(list)) throw refused(path, '$entries must be a list of {type, key}.');
      return { set: await Promise.all(list.map((one) => targetOf(one, path))) };
    }
    const fields = Object.entries(value).map(async ([name, one]) => [
      name,
      await resolved(one, path === '' ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(await Promise.all(fields));
  }

  async function fileOf(key: unknown, path: string): Promise<number> {
    const id = typeof key === 'string' ? await around.file(key) : undefined;
    if (id === undefined) throw refused(path, `the file ${JSON.stringify(key)} was not sent before.`);
    return id;
  }

  async function targetOf(reference: unknown, path: string): Promise<{ documentId: string }> {
    if (!isReference(reference)) throw refused(path, 'an entry is named by {type, key}.');
    const documentId = await around.entry(reference);
    if (documentId === undefined)
      throw refused(path, `there is no ${reference.type} "${reference.key}". Send it before.`);
    return { documentId };
  }

  const made = await resolved(values, '');
  return isFields(made) ? made : {};
}

/** The documentId that an imported entry has or will have. */
export const idOf = ({ type, key }: Reference): string => documentIdOf(type, key);
