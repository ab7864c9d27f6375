import type { Attribute } from '../kit/entry-types';
import { type Components, type Part, partsOf, translated } from './texts';

type Attributes = Record<string, Attribute>;

interface Place {
  index: number;
  rest: string[];
}

/** The part of a path that lies within an attribute: `questions.0.label` -> 0, [label]. */
function placeOf([index, ...rest]: string[]): Place {
  return { index: Number(index), rest };
}

/** Whether an entry's row has that place: its language may have other parts than the source. */
export function hasPlace(attributes: Attributes, values: Part, path: string, read: Components): boolean {
  const [name = '', ...inner] = path.split('.');
  const attribute = attributes[name];
  if (!attribute) return false;
  if (inner.length === 0) return true;
  const { index, rest } = placeOf(inner);
  const part = partsOf(values[name])[index];
  return (
    part !== undefined &&
    hasPlace(read(part.__component ?? attribute.component ?? ''), part, rest.join('.'), read)
  );
}

/** The parts of an attribute by their ids, with new texts where there are any: whatever is not named stays as it is. */
function patchedParts(
  { component, type, repeatable }: Attribute,
  value: unknown,
  texts: ReadonlyMap<string, string>,
  read: Components,
): unknown {
  const parts = partsOf(value).map((part, index) => {
    const own = new Map(
      [...texts]
        .filter(([path]) => path.startsWith(`${index}.`))
        .map(([path, text]) => [path.slice(String(index).length + 1), text]),
    );
    const uid = part.__component ?? component ?? '';
    return {
      ...(part.id === undefined ? {} : { id: part.id }),
      ...(part.__component ? { __component: part.__component } : {}),
      ...patched(read(uid), part, own, read),
    };
  });
  return repeatable || type === 'dynamiczone' ? parts : parts[0];
}

/** What to save so that these places hold these texts, and nothing else changes. */
export function patched(
  attributes: Attributes,
  values: Part,
  texts: ReadonlyMap<string, string>,
  read: Components,
): Record<string, unknown> {
  const byAttribute = Map.groupBy(texts, ([path]) => path.split('.')[0] ?? '');
  return Object.fromEntries(
    [...byAttribute].map(([name, changes]) => {
      const attribute = attributes[name];
      const [[path, text] = ['', '']] = changes;
      if (path === name || !attribute) return [name, text];
      const inner = new Map(changes.map(([full, one]) => [full.slice(name.length + 1), one]));
      return [name, patchedParts(attribute, values[name], inner, read)];
    }),
  );
}

const PLAIN = new Set([
  'date',
  'datetime',
  'time',
  'enumeration',
  'boolean',
  'integer',
  'decimal',
  'float',
  'email',
]);

/** The parts that a language has for itself, as new ones: pictures go along, ids stay behind. */
export function copied(attributes: Attributes, values: Part, read: Components, wholly = false): Part {
  const words = new Map(translated(attributes, wholly));
  const entries = Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
    const value = values[name];
    if (value === null || value === undefined) return [];
    if (words.has(name) && (attribute.type === 'component' || attribute.type === 'dynamiczone')) {
      const parts = partsOf(value).map((part) => ({
        ...(part.__component ? { __component: part.__component } : {}),
        ...copied(read(part.__component ?? attribute.component ?? ''), part, read, true),
      }));
      return [[name, attribute.repeatable || attribute.type === 'dynamiczone' ? parts : parts[0]]];
    }
    const localized = attribute.pluginOptions?.i18n?.localized === true;
    // Dates and choices that a language has for itself are the source's until somebody changes them.
    if (!wholly && localized && PLAIN.has(attribute.type)) return [[name, value]];
    if (!wholly || attribute.type === 'relation') return [];
    if (attribute.type !== 'media') return [[name, value]];
    const ids = partsOf(value).map(({ id }) => id);
    return [[name, Array.isArray(value) ? ids : ids[0]]];
  });
  return Object.fromEntries(entries);
}
