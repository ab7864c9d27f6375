import { z } from 'zod';
import { models, needed, type Reading, readingOf, type ValueKind, valueKindOf } from '../wire.ts';
import { folded } from './folded.ts';
import { SYNONYMS } from './synonyms.ts';

/** What readers have to know of a schema: worked out once for each. */
export type Plan =
  | { kind: 'text' | 'flag' | 'whole' | 'number' | ValueKind; needed: boolean }
  | {
      kind: 'object';
      model: string | undefined;
      reading: Reading;
      fields: ReadonlyMap<string, FieldPlan>;
    }
  | { kind: 'list'; item: z.ZodType; model: string | undefined }
  | { kind: 'variants'; by: string; of: ReadonlyMap<string, z.ZodType> }
  /** `numbers`: a number may stand there as well. */
  | { kind: 'either'; numbers: boolean }
  | { kind: 'asItIs' };

export type ObjectPlan = Extract<Plan, { kind: 'object' }>;
export type ListPlan = Extract<Plan, { kind: 'list' }>;

export interface FieldPlan {
  schema: z.ZodType;
  /** Other folded names with their rank: the lower the better. */
  names: ReadonlyMap<string, number>;
}

type Def = { type: string; in?: z.ZodType; out?: z.ZodType; innerType?: z.ZodType; element?: z.ZodType };
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** The schema without what lets it be absent, and behind what it is transformed by. */
function core(schema: z.ZodType): z.ZodType {
  if (valueKindOf(schema)) return schema;
  const { type, innerType, in: before, out } = defOf(schema);
  if (innerType && ['optional', 'nullable', 'default', 'prefault', 'readonly'].includes(type))
    return core(innerType);
  if (type === 'pipe' && before && out) return core(defOf(before).type === 'transform' ? out : before);
  return schema;
}

const plans = new WeakMap<z.ZodType, Plan>();

export function planOf(schema: z.ZodType): Plan {
  const known = plans.get(schema);
  if (known) return known;
  const made = make(schema);
  plans.set(schema, made);
  return made;
}

/** Names that a model and its wrappers have: `one(media)` is a Media still. */
function modelOf(schema: z.ZodType): string | undefined {
  return models.get(core(schema))?.id;
}

function make(schema: z.ZodType): Plan {
  const inner = core(schema);
  const kind = valueKindOf(inner);
  if (kind) return { kind, needed: false };
  if (inner instanceof z.ZodString) return { kind: 'text', needed: inner === needed };
  if (inner instanceof z.ZodBoolean) return { kind: 'flag', needed: false };
  if (inner instanceof z.ZodNumber) return { kind: inner.isInt ? 'whole' : 'number', needed: false };
  if (inner instanceof z.ZodArray) {
    const item = inner.element as z.ZodType;
    return { kind: 'list', item, model: modelOf(item) };
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const by = inner.def.discriminator;
    const options = inner.options as unknown as z.ZodObject[];
    const of = options.map((option) => {
      const literal = option.shape[by];
      return [literal instanceof z.ZodLiteral ? String(literal.value) : '', option] as const;
    });
    return { kind: 'variants', by, of: new Map(of) };
  }
  if (inner instanceof z.ZodUnion)
    return { kind: 'either', numbers: inner.options.some((option) => option instanceof z.ZodNumber) };
  if (inner instanceof z.ZodObject) return objectPlan(inner, modelOf(schema));
  return { kind: 'asItIs' };
}

function objectPlan(schema: z.ZodObject, model: string | undefined): Plan {
  const reading = readingOf(schema);
  const own = Object.keys(schema.shape);
  const taken = new Set(own.map(folded));
  const fields = own.map((name): [string, FieldPlan] => [
    name,
    {
      schema: schema.shape[name] as z.ZodType,
      names: namesOf(name, reading, taken, schema.shape[name] as z.ZodType),
    },
  ]);
  return { kind: 'object', model, reading, fields: new Map(fields) };
}

/** What stands behind the name of a file's field where it holds an address alone: `logo_url`. */
/** Behind every name that says the same without it. */
const OTHER_END = 25;
const OF_ADDRESSES = ['url', 'path', 'src', 'image'];

function namesOf(
  field: string,
  reading: Reading,
  taken: ReadonlySet<string>,
  schema: z.ZodType,
): Map<string, number> {
  const names = new Map<string, number>([[folded(field), -1]]);
  otherNames(field, reading, taken).forEach((name, rank) => {
    if (!names.has(folded(name))) names.set(folded(name), rank);
  });
  if (modelOf(schema) === 'Media') {
    for (const [name, rank] of [...names])
      for (const end of OF_ADDRESSES)
        if (!names.has(name + end) && !taken.has(name + end)) names.set(name + end, rank + OTHER_END);
  }
  return names;
}

/** Other names of a field, best first, without those that are fields of their own. */
export function otherNames(field: string, reading: Reading, taken: ReadonlySet<string>): readonly string[] {
  const all = [...(reading.names?.[field] ?? []), ...(SYNONYMS[field] ?? [])];
  const seen = new Set([field, ...(reading.never?.[field] ?? [])].map(folded));
  return all.filter((name) => {
    const fold = folded(name);
    if (seen.has(fold) || taken.has(fold)) return false;
    seen.add(fold);
    return true;
  });
}
