import { z } from 'zod';
import { type ReadBodyOfWrite, WRITES, type WriteName } from '../writes.ts';

export type WriteBodyRead<W extends WriteName> =
  | { ok: true; body: ReadBodyOfWrite<W> }
  /** Which field is wrong ("" = the body as a whole) and why; never its value. */
  | { ok: false; field: string; reason: string };

/** A text as it is kept: nothing but white space around it is lost, and line breaks are one character. */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** A field as its schema has it, from the ways in which a form or a script may leave it empty. */
function tidied(schema: unknown, value: unknown): unknown {
  const given = typeof value === 'string' ? tidyText(value) : (value ?? null);
  if (schema instanceof z.ZodNullable) return given === '' ? null : given;
  return given === null && schema instanceof z.ZodString ? '' : given;
}

/**
 * Reads the body of a writing endpoint by its schema: texts are trimmed, "" and a missing field are both nothing, and no
 * field but the contract's is taken.
 */
export function readWriteBody<W extends WriteName>(name: W, body: unknown): WriteBodyRead<W> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, field: '', reason: 'not a JSON object' };
  const sent: Record<string, unknown> = { ...body };
  const schema: z.ZodObject = WRITES[name].body;
  const fields = Object.entries(schema.shape).map(([field, of]) => [field, tidied(of, sent[field])]);
  const read = schema.safeParse(Object.fromEntries(fields));
  if (read.success) return { ok: true, body: read.data as ReadBodyOfWrite<W> };
  const [issue] = read.error.issues;
  return { ok: false, field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'not as it should be' };
}
