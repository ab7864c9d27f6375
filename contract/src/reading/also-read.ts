import type { z } from 'zod';
import type { EndpointSpec } from '../endpoint-spec.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { models } from '../wire.ts';
import { folded } from './folded.ts';
import { otherNames, planOf } from './plan.ts';

/** Other names of an object's fields that readers take, without fields that have none; by its schema. */
export function alsoRead(schema: z.ZodType): ReadonlyMap<string, readonly string[]> {
  const plan = planOf(schema);
  if (plan.kind !== 'object') return new Map();
  const taken = new Set([...plan.fields.keys()].map(folded));
  return new Map(
    [...plan.fields.keys()].flatMap((field) => {
      const names = otherNames(field, plan.reading, taken);
      return names.length === 0 ? [] : [[field, names] as const];
    }),
  );
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Every model with its fields, and the endpoints that answer with it, as Markdown. */
export function alsoReadTables(): string {
  const endpoints = Object.values(ENDPOINTS) as EndpointSpec<z.ZodType, z.ZodType>[];
  const named = new Map<string, z.ZodType>();
  const visited = new Set<z.ZodType>();
  const visit = (schema: z.ZodType) => {
    if (visited.has(schema)) return;
    visited.add(schema);
    const plan = planOf(schema);
    if (plan.kind === 'list') visit(plan.item);
    if (plan.kind === 'variants') for (const option of plan.of.values()) visit(option);
    if (plan.kind !== 'object') return;
    const name = plan.model ?? models.get(schema)?.id;
    if (name !== undefined && !named.has(name)) named.set(name, schema);
    for (const field of plan.fields.values()) visit(field.schema);
  };
  for (const endpoint of endpoints) visit(endpoint.item);
  const rows = [...named]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([name, schema]) => {
      const plan = planOf(schema);
      if (plan.kind !== 'object') return [];
      const answered = endpoints.filter(
        (endpoint) => planOf(endpoint.item) === plan || models.get(endpoint.item)?.id === name,
      );
      const also = alsoRead(schema);
      const fields = [...plan.fields.keys()].filter((field) => field !== '__component');
      return [
        `### ${name}\n`,
        ...(answered.length === 0
          ? []
          : [`Answers ${[...new Set(answered.map(({ path }) => `\`${path}\``))].join(', ')}.\n`]),
        '| Field | Also read |',
        '|---|---|',
        ...fields.map((field) => `| \`${field}\` | ${code(also.get(field) ?? [])} |`),
        '',
      ];
    });
  return rows.join('\n').trim();
}
