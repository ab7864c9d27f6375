/**
 * Entities arrive as `{data: {id, attributes}}`, `{id, attributes}` or flat; inside this house they are
 * `{id, ...fields}`, with what stood beside `attributes`. Other houses wrap them as `{sys: {id}, fields}` or as a story
 * around its `content`. The rules are structural, so one pass unwraps a whole payload.
 */

import { folded } from './folded.ts';

/** No names of fields: what would make an object another's heir, or one that cannot be told as text. */
const NO_NAMES: ReadonlySet<string> = new Set(['__proto__', 'toString', 'valueOf', 'toJSON']);

/** What an entity says of itself beside `attributes` (JSON:API), where it says nothing of what it shows. */
const OF_WRAPPERS: ReadonlySet<string> = new Set(['type', 'meta', 'links', 'relationships']);
/** An object with one of these is the entity, and its `attributes` are a field. */
const OF_ENTITIES = ['name', 'title'];
/** What a story says of itself beside its `content`. */
const OF_STORIES = ['uuid', 'full_slug', 'slug'];

/** Deeper than any honest payload; what lies below reads as null. */
const DEPTH_LIMIT = 48;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Unwrapped {
  value: Json;
  /** Where an unwrapped object or list stood in the payload, e.g. `data.0.attributes.logo.data`. */
  wirePath(part: object): string | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A relation's envelope holds `data` and at most `meta`. */
function isEnvelope(value: Record<string, unknown>): boolean {
  if (!Object.hasOwn(value, 'data')) return false;
  for (const key of Object.keys(value)) if (key !== 'data' && key !== 'meta') return false;
  return true;
}

/** What holds the fields of an entity, by its name. */
function wrapperIn(value: Record<string, unknown>): 'attributes' | 'fields' | 'content' | undefined {
  if (isRecord(value.attributes)) return 'attributes';
  if (isRecord(value.sys) && isRecord(value.fields)) return 'fields';
  const { content } = value;
  const isStory = isRecord(content) && typeof content.component === 'string';
  return isStory && OF_STORIES.some((name) => Object.hasOwn(value, name)) ? 'content' : undefined;
}

/** What kind of entry a system says that it is: `{contentType: {sys: {id: "hero"}}}`. */
function kindIn({ contentType }: Record<string, unknown>): string | undefined {
  const kind = isRecord(contentType) && isRecord(contentType.sys) ? contentType.sys.id : contentType;
  return typeof kind === 'string' ? kind : undefined;
}

/** Names of an entry of any list. */
const ENTRIES: ReadonlySet<string> = new Set(['item', 'entry', 'element', 'row', 'node', 'record']);

/** Names of a list of anything. */
const LISTS: ReadonlySet<string> = new Set(['items', 'entries', 'elements', 'rows', 'records', 'list']);

const manyOf = (one: string) => [`${one}s`, `${one}es`, `${one.replace(/y$/, 'ie')}s`];

/** The name of an object's only field, without a look at all of those that have many. */
function onlyName(value: Record<string, unknown>): string | undefined {
  let only: string | undefined;
  for (const key in value) {
    if (!Object.hasOwn(value, key) || key === '@attributes') continue;
    if (only !== undefined) return undefined;
    only = key;
  }
  return only;
}

/**
 * The name under which an object holds the entries of a list, or its only one, as XML does: `offer` of
 * `{"offers": {"offer": [{…}, {…}]}}`.
 */
function boxIn(name: string, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const key = onlyName(value);
  if (key === undefined) return undefined;
  const held = value[key];
  const isText = typeof held === 'string';
  if (!isText && (typeof held !== 'object' || held === null)) return undefined;
  const inner = folded(key);
  const isOneOfThem = inner !== '' && manyOf(inner).some((many) => folded(name).endsWith(many));
  const isList = LISTS.has(folded(name)) && Array.isArray(held);
  return isOneOfThem || isList || (ENTRIES.has(inner) && !isText) ? key : undefined;
}

/** Under these an entity holds fields of its own, by other hands: custom ones, and what its relations point to. */
const OWN_FIELDS = ['acf', '_embedded', 'expand'];

/** The key of the entity that an object of a list, or of a relation of several kinds, stands around. */
function shellOf(value: Record<string, unknown>): 'node' | 'value' | undefined {
  if (isRecord(value.node) && Object.keys(value).every((key) => key === 'node' || key === 'cursor'))
    return 'node';
  return typeof value.relationTo === 'string' && isRecord(value.value) ? 'value' : undefined;
}

/** Makes an unwrapped copy; the payload stays as it is. `at` is the path of `raw` in the whole payload. */
export function unwrap(raw: unknown, at = ''): Unwrapped {
  const paths = new WeakMap<object, string>();
  const step = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

  function fill(
    into: Record<string, Json>,
    from: Record<string, unknown>,
    path: string,
    depth: number,
  ): void {
    for (const key of Object.keys(from)) {
      if (NO_NAMES.has(key)) continue;
      const value = from[key];
      const box = boxIn(key, value);
      into[key.toWellFormed()] =
        box !== undefined && isRecord(value)
          ? entries(value[box], step(step(path, key), box), depth + 1)
          : copy(value, step(path, key), depth + 1);
    }
  }

  /** Fields out of an object of their own: custom ones behind those of the entity, what relations point to before ids. */
  function adopt(into: Record<string, Json>, name: string): void {
    const held = into[name];
    if (held === undefined || !isRecord(held)) return;
    delete into[name];
    const names = new Map(Object.keys(into).map((one) => [folded(one), one]));
    for (const [key, value] of Object.entries(held)) {
      const plain = key.replace(/^\w+:/, '');
      if (NO_NAMES.has(plain)) continue;
      const own = names.get(folded(plain)) ?? plain;
      const isThere = into[own] !== undefined && into[own] !== null && into[own] !== '';
      if (name !== 'acf' || !isThere) into[own] = value;
    }
  }

  function entries(held: unknown, path: string, depth: number): Json {
    if (Array.isArray(held)) return copy(held, path, depth);
    const only = [copy(held, path, depth)];
    paths.set(only, path);
    return only;
  }

  function copy(value: unknown, path: string, depth: number): Json {
    if (depth > DEPTH_LIMIT) return null;
    if (Array.isArray(value)) {
      const items = value.map((item, index) => copy(item, step(path, index), depth + 1));
      paths.set(items, path);
      return items;
    }
    // Half a surrogate pair cannot stand in an address: it becomes U+FFFD, as everywhere outside of JSON.
    if (typeof value === 'string') return value.toWellFormed();
    if (!isRecord(value)) return typeof value === 'number' || typeof value === 'boolean' ? value : null;
    if (isEnvelope(value)) return copy(value.data, step(path, 'data'), depth + 1);
    const shell = shellOf(value);
    if (shell !== undefined) return copy(value[shell], step(path, shell), depth + 1);
    const flat: Record<string, Json> = {};
    const wrapper = wrapperIn(value);
    const inside = wrapper && value[wrapper];
    if (wrapper && isRecord(inside)) {
      const attributesPath = step(path, wrapper);
      if (wrapper === 'fields' && isRecord(value.sys)) {
        flat.id = copy(value.sys.id, path, depth + 1);
        const kind = kindIn(value.sys);
        if (kind !== undefined) flat.__component ??= kind;
      }
      fill(flat, inside, attributesPath, depth + 1);
      const isEntity = wrapper === 'attributes' && OF_ENTITIES.some((name) => Object.hasOwn(value, name));
      for (const key of Object.keys(value)) {
        if (key === wrapper || key === 'sys' || NO_NAMES.has(key)) continue;
        const isBeside = !OF_WRAPPERS.has(key) && !Object.hasOwn(flat, key);
        if (key === 'id' || isEntity || isBeside) flat[key] = copy(value[key], step(path, key), depth + 1);
      }
      paths.set(flat, isEntity ? path : attributesPath);
    } else {
      fill(flat, value, path, depth);
      paths.set(flat, path);
    }
    for (const name of OWN_FIELDS) adopt(flat, name);
    return flat;
  }

  return { value: copy(raw, at, 0), wirePath: (part) => paths.get(part) };
}
