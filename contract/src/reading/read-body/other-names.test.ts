import { expect, it } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS } from '../../endpoints.ts';
import { WRITES } from '../../writes.ts';
import { planOf } from '../plan.ts';
import { SYNONYMS } from '../synonyms.ts';

/** Fields of a schema and of all that it holds. */
function collect(schema: z.ZodType, fields: Set<string>, seen = new Set<z.ZodType>()): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const plan = planOf(schema);
  if (plan.kind === 'list') collect(plan.item, fields, seen);
  if (plan.kind === 'variants') for (const one of plan.of.values()) collect(one, fields, seen);
  if (plan.kind !== 'object') return;
  for (const [name, field] of plan.fields) {
    fields.add(name);
    collect(field.schema, fields, seen);
  }
}

it('other names are those of fields that payloads have', () => {
  const fields = new Set<string>();
  for (const { payload } of Object.values(ENDPOINTS)) collect(payload, fields);
  for (const { answer } of Object.values(WRITES)) collect(answer, fields);
  expect(Object.keys(SYNONYMS).filter((name) => !fields.has(name))).toEqual([]);
});
