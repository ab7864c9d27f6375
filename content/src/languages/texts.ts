import { createHash } from 'node:crypto';
import type { Attribute, EntryType } from '../kit/entry-types';
import type { Row } from '../kit/table';

/** What is translated of an entry: a text and its place, such as `questions.0.label`. */
interface Text {
  path: string;
  text: string;
}

/** A field on the way to a text, the entry's own first. */
export interface Step {
  field: string;
  /** uid of the component that it is a field of; null for the entry's own. */
  of: string | null;
  /** Which of several parts, from 0; null where there is one, and at the text. */
  part: number | null;
}

/** A text with the fields that lead to it. */
export interface PlacedText extends Text {
  place: Step[];
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
  of: string | null,
  values: Part,
  read: Components,
  before: Pick<PlacedText, 'path' | 'place'>,
): PlacedText[] {
  return translated(attributes, of !== null).flatMap(([name, { type, component, repeatable }]) => {
    const path = `${before.path}${name}`;
    const value = values[name];
    if (WORDS.has(type)) {
      const place = [...before.place, { field: name, of, part: null }];
      return typeof value === 'string' && value !== '' ? [{ path, place, text: shape(value) }] : [];
    }
    return partsOf(value).flatMap((part, index) => {
      const uid = part.__component ?? component ?? '';
      const step = { field: name, of, part: repeatable || type === 'dynamiczone' ? index : null };
      const inner = { path: `${path}.${index}.`, place: [...before.place, step] };
      return gather(read(uid), uid, part, read, inner);
    });
  });
}

type Typed = Pick<EntryType, 'attributes'>;

/** All texts of an entry's row, read with `populateTexts`, that its language has for itself, and how the form leads to each. */
export function placedTexts({ attributes }: Typed, row: Row, read: Components): PlacedText[] {
  return gather(attributes, null, row as unknown as Part, read, { path: '', place: [] });
}

/** The same, each by its path alone. */
export function textsOf(type: Typed, row: Row, read: Components): Text[] {
  return placedTexts(type, row, read).map(({ path, text }) => ({ path, text }));
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
