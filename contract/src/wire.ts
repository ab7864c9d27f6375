import { z } from 'zod';

/**
 * Building blocks of the payload schemas. A schema describes the unwrapped form, which readers work with;
 * how a part is wrapped on the wire (`{data: {id, attributes}}`) is noted beside it for the OpenAPI document.
 *
 * Two ways of being absent: `.nullable()` fields are promised by the contract and may be null (a strict check
 * reports a missing key), `.nullish()` fields may be left out. Lenient reading treats both alike.
 */
export type WireForm = 'entity' | 'one' | 'many' | 'oneOrMany';

const forms = new WeakMap<object, WireForm>();

/** How this schema is wrapped on the wire; undefined = as it stands. */
export function wireFormOf(schema: object): WireForm | undefined {
  return forms.get(schema);
}

function noted<S extends z.ZodType>(schema: S, form: WireForm): S {
  forms.set(schema, form);
  return schema;
}

/** Schemas with a name of their own in the OpenAPI document. */
export const models = z.registry<{ id: string }>();

function model<S extends z.ZodType>(name: string, schema: S): S {
  models.add(schema, { id: name });
  return schema;
}

/** What a value means where its type alone does not say it: readers take other spellings of it by this. */
export type ValueKind = 'moment' | 'clock';

const kinds = new WeakMap<object, ValueKind>();

export function valueKindOf(schema: object): ValueKind | undefined {
  return kinds.get(schema);
}

function meaning<S extends z.ZodType>(schema: S, kind: ValueKind): S {
  kinds.set(schema, kind);
  return schema;
}

export const text = z.string().nullable();
export const flag = z.boolean().nullable();
export const whole = z.number().int().nullable();
/** A name or slug without which the entity cannot be shown or linked. */
export const needed = z.string().regex(/\S/);

/** YYYY-MM-DD or ISO 8601 with time; whether the date exists is the reader's to judge. */
export const moment = meaning(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/)
    .nullable(),
  'moment',
);

/** "HH:mm" and its relatives ("9:00", "09:00:00.000"); "" stands for none. */
export const clockTime = meaning(
  z
    .string()
    .regex(/^(?:\s*|\s*\d{1,2}[:.]\d{2}(?::\d{2}(?:\.\d{1,3})?)?\s*)$/)
    .nullable(),
  'clock',
);

/** An hour of a list of them. */
export const hourOfDay = meaning(z.string().regex(/^\d{1,2}:\d{2}$/), 'clock');

/** A list whose bad entries are dropped one by one; null or missing reads as empty. */
export function list<S extends z.ZodType>(item: S) {
  return z
    .array(item.nullable())
    .nullable()
    .transform((items) =>
      (items ?? []).filter((entry): entry is NonNullable<typeof entry> => entry !== null),
    );
}

/** An entity with an id of its own, `{id, attributes}` on the wire. */
export function entity<F extends z.ZodRawShape>(name: string, fields: F) {
  const schema = z.object({ id: z.number().int(), documentId: z.string().nullish(), ...fields });
  return model(name, noted(schema, 'entity'));
}

/** An entity that only stands inside others: shown even when its id is missing. */
export function part<F extends z.ZodRawShape>(name: string, fields: F) {
  return model(name, noted(z.object({ id: whole, ...fields }), 'entity'));
}

/** A plain object inside an entity, the same on the wire. */
export function component<F extends z.ZodRawShape>(name: string, fields: F) {
  return model(name, z.object(fields));
}

/** A to-one relation, `{data: {id, attributes} | null}` on the wire. */
export function one<S extends z.ZodType>(of: S) {
  return noted(of.nullable(), 'one');
}

/** A to-many relation, `{data: [{id, attributes}]}` on the wire. */
export function many<S extends z.ZodType>(of: S) {
  return noted(list(of), 'many');
}

/** A relation that systems hold as to-one or to-many; always read as a list. */
export function oneOrMany<S extends z.ZodType>(of: S) {
  const asList = z.preprocess(
    (value) => (value === null || value === undefined || Array.isArray(value) ? value : [value]),
    list(of),
  );
  return noted(asList, 'oneOrMany');
}
