import type { z } from 'zod';
import { type CallSpec, pagination } from './call-spec.ts';
import { CALLS, type CallName, type PayloadOf } from './calls.ts';
import { isFields } from './reading/coercions.ts';
import { folded } from './reading/plan.ts';
import { type GenerousRead, type ReadingContext, readGenerously } from './reading/read-generously.ts';
import { LIST_NAMES } from './reading/synonyms.ts';
import { type Json, type Unwrapped, unwrap } from './unwrap.ts';
import { type Departure, readLeniently, readStrictly } from './validate.ts';

/** `value` null = the entity is missing. `departures` = what was malformed and has been dropped. */
export type BodyRead<T> =
  | { ok: true; value: T | null; departures: Departure[] }
  | { ok: false; reason: string; departures: Departure[] };

/** What helps to read a body. */
export interface ReadOptions {
  /** IANA zone of the centre: times that name no zone are its clocks'. */
  timeZone?: string;
  /** Parameters of the call. */
  params?: object;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type AnyCall = CallSpec<z.ZodType, z.ZodType>;

/** Why a body is no answer of any kind; undefined = it is one. */
function amiss(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return 'not a JSON object';
  if (isRecord(body)) {
    if (Array.isArray(body.errors) && body.errors.length > 0) return 'an answer with errors';
    if (isRecord(body.error)) return 'an answer with an error';
  }
  return undefined;
}

/** Brings a body into the form that the call's payload schema describes; a string says why it cannot be. */
function laidOut(call: AnyCall, body: unknown): Unwrapped | string {
  const fault = amiss(body);
  if (fault !== undefined) return fault;
  if (call.form === 'single' || call.form === 'plain') {
    const hasData =
      isRecord(body) && Object.hasOwn(body, 'data') && (call.form === 'single' || isRecord(body.data));
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

function together(items: Unwrapped, list: Json, paging: Unwrapped, pages: Json): Unwrapped {
  const value: Json = { items: list, pagination: pages };
  return {
    value,
    wirePath: (part) => (part === value ? '' : (items.wirePath(part) ?? paging.wirePath(part))),
  };
}

/** The same from any of the spellings that readers take. */
function laidOutGenerously(call: AnyCall, body: unknown, context: ReadingContext): Unwrapped | string {
  const fault = amiss(body);
  if (fault !== undefined) return fault;
  const inData =
    isRecord(body) && Object.hasOwn(body, 'data') && (body.data !== null || call.form !== 'plain');
  const whole = inData ? unwrap(body.data, 'data') : unwrap(body);
  if (call.form === 'list' || call.form === 'array') return listLaidOut(call, body, whole, context);
  const { value } = whole;
  if (Array.isArray(value) && value.length === 0) return { ...whole, value: null };
  if (isFields(value) && Object.keys(value).length === 0)
    return inData ? { ...whole, value: null } : 'an empty answer';
  if (typeof value !== 'object') return 'not an entity';
  const read = readGenerously(call.payload, value, context);
  if (read === undefined) return 'nothing that can be read';
  return { value: read.value, wirePath: (part) => placeOf(part, whole, read) };
}

/** Names of the list's own kind: `offers` of `/api/offers/promoted`. */
function namesOfList({ path }: AnyCall): string[] {
  return path.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'));
}

/** The entries, wherever they are: a list, one beneath a name, an object with an entry a key, one entry alone. */
function entriesIn(call: AnyCall, value: Json): Json {
  if (!isFields(value)) return value;
  const wanted = [...namesOfList(call), ...LIST_NAMES].map(folded);
  const keys = Object.keys(value);
  const named = keys.find(
    (key) => wanted.includes(folded(key)) && typeof value[key] === 'object' && value[key] !== null,
  );
  const inside = named === undefined ? undefined : value[named];
  if (Array.isArray(inside)) return inside;
  if (isFields(inside)) return entriesIn(call, inside);
  const lists = keys.filter((key) => Array.isArray(value[key]));
  const [only] = lists;
  const isEntity = ['id', 'slug', 'name', 'title', 'documentId'].some((key) => Object.hasOwn(value, key));
  if (isEntity) return [value];
  if (lists.length === 1 && only !== undefined) return value[only] ?? null;
  const all = Object.values(value);
  return all.length > 0 && all.every(isFields) ? all : [value];
}

function listLaidOut(
  call: AnyCall,
  body: unknown,
  whole: Unwrapped,
  context: ReadingContext,
): Unwrapped | string {
  const days = call.path.includes('available-times');
  const entries = days ? whole.value : entriesIn(call, whole.value);
  if (entries !== null && typeof entries !== 'object') return 'not a list';
  const shape = (call.payload as z.ZodObject).shape;
  const items = readGenerously(shape.items as z.ZodType, entries, context);
  if (items === undefined) return 'nothing that can be read';
  const around = isRecord(body) ? body : {};
  const meta = isRecord(around.meta) ? around.meta : {};
  const found = [meta.pagination, around.pagination, meta, around].find(
    (one) =>
      isRecord(one) && ['total', 'pageCount', 'totalPages', 'count', 'totalCount'].some((key) => key in one),
  );
  const paging = unwrap(found ?? null, 'meta.pagination');
  const pages = readGenerously(pagination.nullish(), paging.value, context);
  const places: Unwrapped = { value: items.value, wirePath: (part) => placeOf(part, whole, items) };
  return together(places, items.value, paging, pages?.value ?? null);
}

/** Where a part stood in the payload, or what it was made of. */
function placeOf(part: object, whole: Unwrapped, read: GenerousRead): string | undefined {
  const origin = read.originOf(part);
  return whole.wirePath(part) ?? (origin && placeOf(origin, whole, read));
}

/**
 * Reads a body of a call in any of the spellings that readers take (docs/content-systems.md), dropping what is
 * malformed and saying so.
 */
export function readBody<C extends CallName>(
  name: C,
  body: unknown,
  { timeZone = 'UTC', params }: ReadOptions = {},
): BodyRead<PayloadOf<C>> {
  const call: AnyCall = CALLS[name];
  const slug = params && 'slug' in params && typeof params.slug === 'string' ? params.slug : undefined;
  const laid = laidOutGenerously(call, body, { timeZone, slug });
  if (typeof laid === 'string') return { ok: false, reason: laid, departures: [] };
  if (laid.value === null) return { ok: true, value: null, departures: [] };
  const read = readLeniently(call.payload, laid);
  if (!read.ok) return { ok: false, reason: 'not of the expected shape', departures: read.departures };
  return { ok: true, value: read.value as PayloadOf<C>, departures: read.departures };
}

/** Every departure of a body from the contract: for tests against a content system, which must have none. */
export function conforms(name: CallName, body: unknown): Departure[] {
  const call: AnyCall = CALLS[name];
  const laid = laidOut(call, body);
  if (typeof laid === 'string') return [{ path: '', message: laid }];
  if (laid.value === null) return [];
  return readStrictly(call.payload, laid);
}
