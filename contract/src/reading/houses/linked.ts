/**
 * Entries that a payload lists once and points to: JSON:API's `included`, Contentful's `includes`, files by their ids
 * beside the entries. Each stands in the place of what points to it, before anything else is read.
 */

type Fields = Record<string, unknown>;

/** Links within links that are followed; what lies behind is left out. */
const MAX_LINKS = 4;
/**
 * Links of one payload that are followed behind its own ones, each of which has its share and at least a few; objects and
 * lists that come of all of them; and those within each other. More than honest payloads need, less than would do harm.
 */
const MAX_FOLLOWED = 5_000;
const MIN_SHARE = 4;
const MAX_NODES = 500_000;
const DEPTH_LIMIT = 60;
/** Lists of files beside the entries. */
const FILES = ['assets', 'files', 'media'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** What a file says of itself in another house: `{fields: {title, file: {url, details}}}`. */
function fileOf({ sys, fields }: Fields): Fields | undefined {
  if (!isFields(sys) || sys.type !== 'Asset' || !isFields(fields)) return undefined;
  return { id: sys.id, alternativeText: fields.title ?? null, file: fields.file ?? null };
}

interface Linked {
  /** What is pointed to, by what points to it. */
  by: Map<string, unknown>;
  /** Whether a text alone may point to a file. */
  hasFiles: boolean;
}

/** Everything that the payload lists for others to point to; undefined = nothing. */
function linkedIn(body: Fields): Linked | undefined {
  const by = new Map<string, unknown>();
  let hasFiles = false;
  for (const one of listIn(body.included))
    if (one.type !== undefined && one.id !== undefined) by.set(`${String(one.type)}:${String(one.id)}`, one);
  if (isFields(body.includes)) {
    for (const [kind, list] of Object.entries(body.includes))
      for (const one of listIn(list))
        if (isFields(one.sys)) by.set(`${kind}:${String(one.sys.id)}`, fileOf(one) ?? one);
  }
  // Entries may link to one another within their list.
  if (by.size > 0)
    for (const one of listIn(body.items))
      if (isFields(one.sys))
        by.set(`Entry:${String(one.sys.id)}`, by.get(`Entry:${String(one.sys.id)}`) ?? one);
  for (const name of FILES) {
    for (const one of listIn(body[name])) {
      // A number alone may be anything.
      if (typeof one.id !== 'string' || /^\d+$/.test(one.id) || typeof one.url !== 'string') continue;
      by.set(`file:${one.id}`, one);
      hasFiles = true;
    }
  }
  return by.size > 0 ? { by, hasFiles } : undefined;
}

/** What an object points to, as a key of `Linked`. */
function keyOf(value: Fields): string | undefined {
  const { sys } = value;
  if (isFields(sys)) return sys.type === 'Link' ? `${String(sys.linkType)}:${String(sys.id)}` : undefined;
  const names = Object.keys(value);
  const isPointer = names.length <= 3 && names.every((name) => ['id', 'type', 'meta'].includes(name));
  return isPointer && typeof value.type === 'string' ? `${value.type}:${String(value.id)}` : undefined;
}

interface Place {
  /** Objects and lists around it. */
  depth: number;
  /** What was followed to get there. */
  behind: readonly string[];
}

/**
 * The body with what it points to in its place; the same body where it lists nothing of that kind. The one given stays as
 * it is.
 */
export function withLinked(body: unknown): unknown {
  const linked = isFields(body) ? linkedIn(body) : undefined;
  if (linked === undefined || !isFields(body)) return body;
  const { by, hasFiles } = linked;
  const lists = new Set(['included', 'includes', ...(hasFiles ? FILES : [])]);
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !lists.has(name)));
  const share = Math.max(MIN_SHARE, Math.floor(MAX_FOLLOWED / Math.max(1, linksIn(own))));
  let left = share;
  let nodes = 0;

  /** Objects that point to something. */
  function linksIn(value: unknown, depth = 0): number {
    if (typeof value !== 'object' || value === null || depth >= DEPTH_LIMIT) return 0;
    if (isFields(value) && by.has(keyOf(value) ?? '')) return 1;
    return Object.values(value).reduce((sum: number, one) => sum + linksIn(one, depth + 1), 0);
  }

  function follow(key: string, { depth, behind }: Place): unknown {
    // Two that point to each other: the second leaves out the first.
    if (behind.includes(key) || behind.length >= MAX_LINKS) return null;
    if (behind.length === 0) left = share;
    else if (left-- <= 0) return null;
    return placed(by.get(key), { depth, behind: [...behind, key] });
  }

  function placed(value: unknown, place: Place): unknown {
    if (typeof value === 'string')
      return hasFiles && by.has(`file:${value}`) ? by.get(`file:${value}`) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (place.depth >= DEPTH_LIMIT || ++nodes > MAX_NODES) return null;
    const within = { ...place, depth: place.depth + 1 };
    if (Array.isArray(value)) return value.map((one) => placed(one, within));
    if (!isFields(value)) return value;
    const key = keyOf(value);
    if (key !== undefined && by.has(key)) return follow(key, within);
    // What points to an entry that is not listed says nothing.
    if (key !== undefined && isFields(value.sys)) return null;
    const { relationships, ...rest } = value;
    const isRelated = isFields(relationships) && isFields(value.attributes);
    const entries = Object.entries(isRelated ? rest : value).map(([name, one]) => [
      name,
      name === 'id' || name === 'sys' ? one : placed(one, within),
    ]);
    const made: Fields = Object.fromEntries(entries);
    if (isRelated) made.attributes = { ...relatedTo(relationships, within), ...(made.attributes as Fields) };
    return made;
  }

  function relatedTo(relationships: Fields, place: Place): Fields {
    const related = Object.entries(relationships).flatMap(([name, one]) =>
      isFields(one) && one.data !== undefined ? [[name, placed(one.data, place)]] : [],
    );
    return Object.fromEntries(related);
  }

  return placed(own, { depth: 0, behind: [] });
}
