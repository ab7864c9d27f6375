import { createHash } from 'node:crypto';
import type { Attribute, EntryType } from '../kit/entry-types';
import type { Row } from '../kit/table';

/** What is translated of an entry: a text and its place, such as `questions.0.label`. */
interface Text {
  path: string;
  text: string;
}

type Attributes = Record<string, Attribute>;

/** The attributes of a component by its uid. */
export type Components = (uid: string) => Attributes;

export const components: Components = (uid) =>
  (strapi.components[uid as keyof typeof strapi.components]?.attributes ?? {}) as unknown as Attributes;

const WORDS = new Set(['string', 'text', 'richtext']);
const PARTS = new Set(['component', 'dynamiczone']);

export type Part = Record<string, unknown> & { id?: number; __component?: string };

export const partsOf = (value: unknown): Part[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (part): part is Part => typeof part === 'object' && part !== null,
  );

/** Made by the program of other fields (`desks/titles.ts`), in the staff's language: nobody translates it. */
const MADE = 'entryTitle';

/** What of a type differs by language: with `false`, of a component, everything does. */
export function translated(attributes: Attributes, wholly: boolean): [string, Attribute][] {
  return Object.entries(attributes).filter(
    ([name, { type, pluginOptions }]) =>
      name !== MADE &&
      (WORDS.has(type) || PARTS.has(type)) &&
      (wholly || pluginOptions?.i18n?.localized === true),
  );
}

const shape = (text: string): string => text.replaceAll('\r\n', '\n');

function gather(
  attributes: Attributes,
  wholly: boolean,
  values: Part,
  read: Components,
  before: string,
): Text[] {
  return translated(attributes, wholly).flatMap(([name, { type, component }]) => {
    const path = `${before}${name}`;
    const value = values[name];
    if (WORDS.has(type))
      return typeof value === 'string' && value !== '' ? [{ path, text: shape(value) }] : [];
    return partsOf(value).flatMap((part, index) =>
      gather(read(part.__component ?? component ?? ''), true, part, read, `${path}.${index}.`),
    );
  });
}

/** All texts of an entry's row, read with `populateTexts`, that its language has for itself. */
export function textsOf({ attributes }: Pick<EntryType, 'attributes'>, row: Row, read: Components): Text[] {
  return gather(attributes, false, row as unknown as Part, read, '');
}

/** Changes exactly when a text does. */
export function versionOf(texts: readonly Text[]): string {
  return hashOf(JSON.stringify(texts.map(({ path, text }) => [path, text])));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(shape(text)).digest('hex').slice(0, 16);
}

type Populate = Record<string, unknown>;

function populateParts(
  attributes: Attributes,
  wholly: boolean,
  read: Components,
  pictures: boolean,
): Populate {
  const of = (uid: string) => ({ populate: populateParts(read(uid), true, read, pictures) });
  const files =
    pictures && wholly ? Object.entries(attributes).filter(([, { type }]) => type === 'media') : [];
  return Object.fromEntries([
    ...files.map(([name]) => [name, true]),
    ...translated(attributes, wholly)
      .filter(([, { type }]) => PARTS.has(type))
      .map(([name, { component, components = [] }]) => [
        name,
        component ? of(component) : { on: Object.fromEntries(components.map((uid) => [uid, of(uid)])) },
      ]),
  ]);
}

/** What has to be read along for `textsOf`. @param pictures also those of the parts, to copy them */
export function populateTexts({ attributes }: EntryType, read: Components, pictures = false): Populate {
  return populateParts(attributes, false, read, pictures);
}
