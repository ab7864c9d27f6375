import type { z } from 'zod';
import { type EndpointSpec, pagination } from '../endpoint-spec.ts';
import { ENDPOINTS, type EndpointName, type PayloadOf } from '../endpoints.ts';
import { DEFAULT_LOCALE, type Locale } from '../locales.ts';
import { media } from '../payloads/media.ts';
import { type PayloadIssue, readLeniently, readStrictly } from '../validate.ts';
import type { ReadingContext } from '../wire.ts';
import { isFields } from './coercions.ts';
import { folded } from './folded.ts';
import { withLinked } from './houses/linked.ts';
import { inLanguage } from './languages.ts';
import { keyOf } from './pick.ts';
import { type GenerousRead, readGenerously } from './read-generously.ts';
import { ENTITY_NAMES, LIST_NAMES, SYNONYMS } from './synonyms.ts';
import { type Json, type Unwrapped, unwrap } from './unwrap.ts';

/**
 * `value` null = the entity is missing. `issues` = what was malformed and has been dropped. `isBare`: there is a name and
 * nothing else that is of such an entity, so that anything may have sent it.
 */
export type BodyRead<T> =
  | { ok: true; value: T | null; issues: PayloadIssue[]; isBare?: true }
  | { ok: false; reason: string; issues: PayloadIssue[] };

/** What helps to read a body. */
export interface ReadOptions {
  /** IANA zone of the centre: times that name no zone are its clocks'. */
  timeZone?: string;
  /** The endpoint's language, for texts that come in several. */
  locale?: Locale;
  /** Addresses of the content system; files that it names by one of them are its own, others are of another host. */
  hosts?: readonly string[];
  /** Parameters of the endpoint. */
  params?: object;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type AnyEndpoint = EndpointSpec<z.ZodType, z.ZodType>;

/** Why a body is no answer of any kind; undefined = it is one. */
function amiss(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return 'not a JSON object';
  if (isRecord(body)) {
    if (Array.isArray(body.errors) && body.errors.length > 0) return 'an answer with errors';
    if (isRecord(body.error)) return 'an answer with an error';
  }
  return undefined;
}

/** Brings a body into the form that the endpoint's payload schema describes; a string says why it cannot be. */
function laidOut(endpoint: AnyEndpoint, body: unknown): Unwrapped | string {
  const reason = amiss(body);
  if (reason !== undefined) return reason;
  if (endpoint.form === 'single' || endpoint.form === 'plain') {
    const hasData =
      isRecord(body) && Object.hasOwn(body, 'data') && (endpoint.form === 'single' || isRecord(body.data));
    const whole = hasData ? unwrap(body.data, 'data') : unwrap(body);
    if (Array.isArray(whole.value)) return 'a list instead of one entity';
    if (!hasData && isRecord(whole.value) && Object.keys(whole.value).length === 0) return 'an empty answer';
    return whole;
  }
  const inData = isRecord(body) && Object.hasOwn(body, 'data');
  const items = inData ? unwrap(body.data, 'data') : unwrap(body);
  if (items.value !== null && !Array.isArray(items.value)) return 'one entity instead of a list';
  const meta = isRecord(body) && isRecord(body.meta) ? body.meta.pagination : undefined;
  const paging = unwrap(meta, 'meta.pagination');
  return together(items, items.value, paging, paging.value);
}

function together(
  items: Unwrapped,
  list: Json,
  paging: Unwrapped,
  pages: Json,
  received: number | null = null,
): Unwrapped {
  const value: Json = { items: list, pagination: pages, received };
  return {
    value,
    wirePath: (part) => (part === value ? '' : (items.wirePath(part) ?? paging.wirePath(part))),
  };
}

/** `unread`: what stands under names that nothing reads. */
type LaidOut = Unwrapped & { isBare?: boolean; unread?: PayloadIssue[] };

const LONGEST_ADDRESS = 2_000;

/** Whether a text is the address of a file, and nothing that a program says of itself. */
const isFileAddress = (said: unknown): said is string =>
  typeof said === 'string' &&
  said.length <= LONGEST_ADDRESS &&
  /^(?:https?:\/)?\/\S+$/i.test(said) &&
  /\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(said);

/** The same from any of the spellings that readers take. */
function laidOutGenerously(
  endpoint: AnyEndpoint,
  body: unknown,
  context: ReadingContext & { locale: Locale },
): LaidOut | string {
  if (endpoint.payload === media) {
    const said = isRecord(body) ? body.data : body;
    if (isFileAddress(said)) return laidOutGenerously(endpoint, { url: said }, context);
  }
  const reason = amiss(body);
  if (reason !== undefined) return reason;
  const inData =
    isRecord(body) && Object.hasOwn(body, 'data') && (body.data !== null || endpoint.form !== 'plain');
  const unwrapped = inData ? unwrap(body.data, 'data') : unwrap(body);
  const whole = { ...unwrapped, value: inLanguage(unwrapped.value, context.locale) };
  if (endpoint.form === 'list' || endpoint.form === 'array')
    return listLaidOut(endpoint, body, whole, context);
  const { value } = whole;
  if (Array.isArray(value) && value.length === 0) return { ...whole, value: null };
  if (isFields(value) && Object.keys(value).length === 0)
    return inData ? { ...whole, value: null } : 'an empty answer';
  if (typeof value !== 'object') return 'not an entity';
  const read = readGenerously(endpoint.payload, value, { ...context, names: namesIn(endpoint) });
  if (read === undefined) return 'nothing that can be read';
  return {
    value: read.value,
    isBare: read.isBare,
    wirePath: (part) => placeOf(part, whole, read),
    unread: unreadIn(whole, read),
  };
}

/** Where there is what nothing reads, each place once; `*` for the number of an entry. */
function unreadIn(whole: Unwrapped, read: GenerousRead): PayloadIssue[] {
  const issues = new Map<string, PayloadIssue>();
  for (const { holder, key, isValue } of read.unread) {
    const at = isValue ? placeOf(holder, whole, read) : whole.wirePath(holder);
    // A reader has made it of several: who knows what it read.
    if (at === undefined) continue;
    const place = at === '' ? key : `${at}.${key}`;
    const path = place.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
    const message = isValue ? 'a value that nothing reads' : 'under a name that nothing reads';
    if (!issues.has(path)) issues.set(path, { path, message });
  }
  return [...issues.values()];
}

/** Names of the endpoint's own kind: `offers` of `/api/offers/promoted`, `tenant` of `/api/tenants/tenant/{slug}`. */
function namesIn({ path }: AnyEndpoint): string[] {
  return path.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'));
}

/** Names of which an entity has one, folded. */
const OF_ENTITIES: ReadonlySet<string> = new Set(['id', 'slug', 'name', 'title', 'documentId'].map(folded));

/** The entries, wherever they are: a list, one beneath a name, an object with an entry a key, one entry alone. */
function entriesIn(endpoint: AnyEndpoint, value: Json): Json {
  if (!isFields(value)) return value;
  const wanted = [...namesIn(endpoint), ...LIST_NAMES].map(folded);
  const keys = Object.keys(value);
  const named = keys.find(
    (key) => wanted.includes(folded(key)) && typeof value[key] === 'object' && value[key] !== null,
  );
  const inside = named === undefined ? undefined : value[named];
  if (Array.isArray(inside)) return inside;
  if (isFields(inside)) return entriesIn(endpoint, inside);
  // XML has an empty text for a list without entries.
  if (keys.some((key) => wanted.includes(folded(key)) && value[key] === '')) return [];
  const isEntity = keys.some((key) => OF_ENTITIES.has(folded(key)));
  const around = isEntity
    ? undefined
    : keyOf(value, ENTITY_NAMES, (one) => isFields(one) || Array.isArray(one));
  if (around !== undefined) return entriesIn(endpoint, value[around] ?? null);
  const boxed = Object.values(value).find((one) => holdsList(one, wanted));
  if (!isEntity && boxed !== undefined) return entriesIn(endpoint, boxed);
  const lists = keys.filter((key) => Array.isArray(value[key]));
  const [only] = lists;
  if (isEntity) return [value];
  if (lists.length === 1 && only !== undefined) return value[only] ?? null;
  const all = Object.values(value);
  return all.length > 0 && all.every(isFields) ? all : [value];
}

/** Whether an object has a list beneath one of the names: `{success: true, result: {list: […]}}`. */
const holdsList = (value: Json, wanted: readonly string[]): value is { [key: string]: Json } =>
  isFields(value) &&
  Object.keys(value).some((key) => wanted.includes(folded(key)) && Array.isArray(value[key]));

/** Names of what days with hours stand in. */
const OF_DAYS = ['days', 'day', 'dates', 'availability', 'calendar'];

/** Days with hours out of what stands around them: `{status, result: {availableTimes: {day: […]}}}`. */
function daysIn(endpoint: AnyEndpoint, value: Json): Json {
  if (!isFields(value)) return value;
  // One day alone says which.
  if (Object.keys(value).some((key) => /date$|^day$/i.test(key) && typeof value[key] !== 'object'))
    return value;
  const names = [...namesIn(endpoint), ...ENTITY_NAMES, ...LIST_NAMES, ...OF_DAYS];
  const around = keyOf(value, names, (one) => typeof one === 'object' && one !== null);
  return around === undefined ? value : daysIn(endpoint, value[around] ?? null);
}

function listLaidOut(
  endpoint: AnyEndpoint,
  body: unknown,
  whole: Unwrapped,
  context: ReadingContext,
): LaidOut | string {
  const days = endpoint.path.includes('available-times');
  const entries = days ? daysIn(endpoint, whole.value) : entriesIn(endpoint, whole.value);
  if (entries !== null && typeof entries !== 'object') return 'not a list';
  const shape = (endpoint.payload as z.ZodObject).shape;
  const items = readGenerously(shape.items as z.ZodType, entries, context);
  // What is sent for a list and is none is its only entry, unless it has no more than a name.
  const isList = typeof entries === 'object' && entries !== null && whole.wirePath(entries) !== undefined;
  if (items === undefined || (items.isBare && !isList)) return 'nothing that can be read';
  const paging = unwrap(pagesIn(body) ?? null, 'meta.pagination');
  const pages = readGenerously(pagination.nullish(), paging.value, context);
  const places: Unwrapped = { value: items.value, wirePath: (part) => placeOf(part, whole, items) };
  const received = Array.isArray(entries) ? entries.length : null;
  const list = together(places, items.value, paging, pages?.value ?? null, received);
  return { ...list, unread: unreadIn(whole, items) };
}

/** Names under which a body says how many entries or pages there are. */
const TOTALS: ReadonlySet<string> = new Set(
  (['total', 'pageCount'] as const).flatMap((field) => [field, ...(SYNONYMS[field] ?? [])]).map(folded),
);

/** What tells how many there are: the body itself, what stands beside its list, or the same within its data. */
function pagesIn(body: unknown): Record<string, unknown> | undefined {
  const inside = isRecord(body) ? ['data', ...ENTITY_NAMES].map((name) => body[name]) : [];
  return [body, ...inside]
    .filter(isRecord)
    .flatMap((around) => {
      const meta = isRecord(around.meta) ? around.meta : {};
      return [meta.pagination, meta.page, around.pagination, around.page, meta, around].filter(isRecord);
    })
    .find((one) => Object.keys(one).some((key) => TOTALS.has(folded(key))));
}

/** Where a part stood in the payload, or what it was made of. */
function placeOf(part: object, whole: Unwrapped, read: GenerousRead): string | undefined {
  const origin = read.originOf(part);
  return whole.wirePath(part) ?? (origin && placeOf(origin, whole, read));
}

/**
 * Reads a body of an endpoint in any of the spellings that readers take (docs/content-systems.md), dropping what is
 * malformed and saying so.
 */
export function readBody<C extends EndpointName>(
  name: C,
  body: unknown,
  { timeZone = 'UTC', locale = DEFAULT_LOCALE, hosts, params }: ReadOptions = {},
): BodyRead<PayloadOf<C>> {
  const endpoint: AnyEndpoint = ENDPOINTS[name];
  const slug = params && 'slug' in params && typeof params.slug === 'string' ? params.slug : undefined;
  const laid = laidOutGenerously(endpoint, withLinked(body), { timeZone, locale, slug, hosts });
  if (typeof laid === 'string') return { ok: false, reason: laid, issues: [] };
  if (laid.value === null) return { ok: true, value: null, issues: [] };
  const read = readLeniently(endpoint.payload, laid);
  if (!read.ok) return { ok: false, reason: 'not of the expected shape', issues: read.issues };
  const value = read.value as PayloadOf<C>;
  const issues = [...read.issues, ...(laid.unread ?? [])];
  return { ok: true, value, issues, ...(laid.isBare ? { isBare: true as const } : {}) };
}

/** Every issue that a body has with the contract: for tests against a content system, which must have none. */
export function conforms(name: EndpointName, body: unknown): PayloadIssue[] {
  const endpoint: AnyEndpoint = ENDPOINTS[name];
  const laid = laidOut(endpoint, body);
  if (typeof laid === 'string') return [{ path: '', message: laid }];
  if (laid.value === null) return [];
  return readStrictly(endpoint.payload, laid);
}
