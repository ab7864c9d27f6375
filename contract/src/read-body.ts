import type { z } from 'zod';
import type { CallSpec } from './call-spec.ts';
import { CALLS, type CallName, type PayloadOf } from './calls.ts';
import { type Json, type Unwrapped, unwrap } from './unwrap.ts';
import { type Departure, readLeniently, readStrictly } from './validate.ts';

/** `value` null = the entity is missing. `departures` = what was malformed and has been dropped. */
export type BodyRead<T> =
  | { ok: true; value: T | null; departures: Departure[] }
  | { ok: false; reason: string; departures: Departure[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Brings a body into the form that the call's payload schema describes; a string says why it cannot be. */
function laidOut(call: CallSpec<z.ZodType, z.ZodType>, body: unknown): Unwrapped | string {
  if (typeof body !== 'object' || body === null) return 'not a JSON object';
  if (isRecord(body)) {
    if (Array.isArray(body.errors) && body.errors.length > 0) return 'an answer with errors';
    if (isRecord(body.error)) return 'an answer with an error';
  }
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
  const value: Json = { items: items.value, pagination: paging.value };
  return {
    value,
    wirePath: (part) => (part === value ? '' : (items.wirePath(part) ?? paging.wirePath(part))),
  };
}

/** Reads a body of a call, dropping what is malformed and saying so. */
export function readBody<C extends CallName>(name: C, body: unknown): BodyRead<PayloadOf<C>> {
  const call: CallSpec<z.ZodType, z.ZodType> = CALLS[name];
  const laid = laidOut(call, body);
  if (typeof laid === 'string') return { ok: false, reason: laid, departures: [] };
  if (laid.value === null) return { ok: true, value: null, departures: [] };
  const read = readLeniently(call.payload, laid);
  if (!read.ok) return { ok: false, reason: 'not of the expected shape', departures: read.departures };
  return { ok: true, value: read.value as PayloadOf<C>, departures: read.departures };
}

/** Every departure of a body from the contract: for tests against a content system, which must have none. */
export function conforms(name: CallName, body: unknown): Departure[] {
  const call: CallSpec<z.ZodType, z.ZodType> = CALLS[name];
  const laid = laidOut(call, body);
  if (typeof laid === 'string') return [{ path: '', message: laid }];
  if (laid.value === null) return [];
  return readStrictly(call.payload, laid);
}
