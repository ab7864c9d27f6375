/** A field of a type or component, as its schema describes it. */
export interface Attribute {
  type: string;
  component?: string;
  components?: readonly string[];
  repeatable?: boolean;
  multiple?: boolean;
  relation?: string;
  target?: string;
  mappedBy?: string;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

export type Attributes = Readonly<Record<string, Attribute>>;

/** The fields of a type or component by its uid. */
export type SchemaOf = (uid: string) => Attributes;

/** What a version holds: texts and numbers as they are, documentIds of relations, ids of files, components without ids. */
export type State = Readonly<Record<string, unknown>>;

export interface Pointers {
  /** ids of files */
  files: Set<number>;
  /** documentIds by the uid of their type */
  entries: Map<string, Set<string>>;
}

/** What Strapi keeps of every entry, and the title that the desks make (`desks/titles.ts`): no content of the editors'. */
const KEPT_BY_PROGRAMS = new Set([
  ...['id', 'documentId', 'locale', 'localizations', 'createdAt', 'updatedAt', 'publishedAt'],
  ...['createdBy', 'updatedBy', 'firstPublishedAt', 'strapi_stage', 'strapi_assignee'],
  'entryTitle',
]);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/**
 * The fields that are an editor's to fill. The far side of a relation is left out: it belongs to the entries at its
 * other end, which keep versions of their own.
 */
export function editedFields(attributes: Attributes): [string, Attribute][] {
  return Object.entries(attributes).filter(
    ([name, { type, target, mappedBy }]) =>
      !KEPT_BY_PROGRAMS.has(name) &&
      type !== 'password' &&
      (type !== 'relation' || (mappedBy === undefined && target?.startsWith('api::') === true)),
  );
}

/** What the query layer has to load along for `stateOf`. */
export function populateFor(schemaOf: SchemaOf, attributes: Attributes): Record<string, unknown> {
  const inner = (uid: string) => ({ populate: populateFor(schemaOf, schemaOf(uid)) });
  const populate: Record<string, unknown> = {};
  for (const [name, attribute] of editedFields(attributes)) {
    if (attribute.type === 'relation') populate[name] = { select: ['id', 'documentId'] };
    else if (attribute.type === 'media') populate[name] = { select: ['id'] };
    else if (attribute.type === 'component' && attribute.component)
      populate[name] = inner(attribute.component);
    else if (attribute.type === 'dynamiczone')
      populate[name] = {
        on: Object.fromEntries((attribute.components ?? []).map((uid) => [uid, inner(uid)])),
      };
  }
  return populate;
}

const isMany = ({ type, relation, multiple, repeatable }: Attribute): boolean =>
  type === 'dynamiczone' ||
  multiple === true ||
  repeatable === true ||
  (type === 'relation' && relation?.endsWith('ToMany') === true);

const oneOrAll = (many: boolean, found: unknown[]): unknown => (many ? found : (found[0] ?? null));

function stateValue(schemaOf: SchemaOf, attribute: Attribute, value: unknown): unknown {
  const many = isMany(attribute);
  const parts = listOf(value).filter(isObject);
  switch (attribute.type) {
    case 'relation':
      return oneOrAll(many, [...new Set(parts.map((part) => part.documentId))]);
    case 'media':
      return oneOrAll(
        many,
        parts.map((part) => part.id),
      );
    case 'component':
      return oneOrAll(
        many,
        parts.map((part) => stateOf(schemaOf, schemaOf(attribute.component ?? ''), part)),
      );
    case 'dynamiczone':
      return parts.map((part) => {
        const uid = String(part.__component);
        return { __component: uid, ...stateOf(schemaOf, schemaOf(uid), part) };
      });
    default:
      return value === undefined || value === '' ? null : JSON.parse(JSON.stringify(value));
  }
}

/** A row as the query layer gives it with `populateFor`, as what a version holds. */
export function stateOf(schemaOf: SchemaOf, attributes: Attributes, row: Record<string, unknown>): State {
  return Object.fromEntries(
    editedFields(attributes).map(([name, attribute]) => [name, stateValue(schemaOf, attribute, row[name])]),
  );
}

/** Calls `see` for each value of a state that is no component, however deep it lies. */
function visit(
  schemaOf: SchemaOf,
  attributes: Attributes,
  state: State,
  see: (attribute: Attribute, value: unknown) => void,
): void {
  for (const [name, attribute] of editedFields(attributes)) {
    const value = state[name];
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') {
      see(attribute, value);
      continue;
    }
    for (const part of listOf(value).filter(isObject))
      visit(schemaOf, schemaOf(attribute.component ?? String(part.__component)), part, see);
  }
}

/** A state with other texts. @param change is asked for each that stands in a field, however deep it lies */
export function mapTexts(
  schemaOf: SchemaOf,
  attributes: Attributes,
  state: State,
  change: (name: string, attribute: Attribute, text: string) => string,
): State {
  const mapped = (name: string, value: unknown): unknown => {
    const attribute = attributes[name];
    // What a part is, and fields of an earlier release.
    if (!attribute) return value;
    if (typeof value === 'string') return change(name, attribute, value);
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value;
    const part = (one: unknown) =>
      isObject(one)
        ? mapTexts(schemaOf, schemaOf(attribute.component ?? String(one.__component)), one, change)
        : one;
    return Array.isArray(value) ? value.map(part) : part(value);
  };
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [name, mapped(name, value)]));
}

/** All files and entries that states name. */
export function pointersOf(schemaOf: SchemaOf, attributes: Attributes, states: readonly State[]): Pointers {
  const pointers: Pointers = { files: new Set(), entries: new Map() };
  for (const state of states)
    visit(schemaOf, attributes, state, (attribute, value) => {
      if (attribute.type === 'media') for (const id of listOf(value)) pointers.files.add(Number(id));
      if (attribute.type !== 'relation' || !attribute.target) return;
      const known = pointers.entries.get(attribute.target) ?? new Set();
      for (const id of listOf(value)) known.add(String(id));
      pointers.entries.set(attribute.target, known);
    });
  return pointers;
}

/**
 * What to hand to the document service so that an entry stands as in `state`: what is gone meanwhile is left out.
 * @param alive the files and entries that still exist
 */
export function dataOf(
  schemaOf: SchemaOf,
  attributes: Attributes,
  state: State,
  alive: Pointers,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [name, attribute] of editedFields(attributes)) {
    if (!Object.hasOwn(state, name)) continue;
    const many = isMany(attribute);
    const parts = listOf(state[name]);
    if (attribute.type === 'relation') {
      const known = alive.entries.get(attribute.target ?? '');
      const set = parts.filter((id) => known?.has(String(id))).map((documentId) => ({ documentId }));
      data[name] = { set };
    } else if (attribute.type === 'media')
      data[name] = oneOrAll(
        many,
        parts.filter((id) => alive.files.has(Number(id))),
      );
    else if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      data[name] = oneOrAll(
        many,
        parts.filter(isObject).map((part) => {
          const uid = attribute.component ?? String(part.__component);
          const inner = dataOf(schemaOf, schemaOf(uid), part, alive);
          return attribute.type === 'dynamiczone' ? { __component: uid, ...inner } : inner;
        }),
      );
    else data[name] = state[name];
  }
  return data;
}

/** How many files and entries of a state are gone. */
export function goneOf(pointers: Pointers, alive: Pointers): { files: number; entries: number } {
  const entries = [...pointers.entries].flatMap(([uid, ids]) =>
    [...ids].filter((id) => !alive.entries.get(uid)?.has(id)),
  );
  return {
    files: [...pointers.files].filter((id) => !alive.files.has(id)).length,
    entries: entries.length,
  };
}
