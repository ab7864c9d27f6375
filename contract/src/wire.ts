import { z } from 'zod';
import { validMoment } from './fields.ts';
import type { Locale } from './locales.ts';
import type { Fields } from './reading/coercions.ts';
import type { Json } from './reading/unwrap.ts';

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

export interface ReadingContext {
  /** IANA zone of the centre: times without a zone are its clocks'. */
  timeZone: string;
  /** The endpoint's language: names of days are in it. */
  locale?: Locale | undefined;
  /** Slug that the entity was asked for by. */
  slug?: string | undefined;
  /** Addresses under which the content system has its files, without a slash at the end. */
  hosts?: readonly string[] | undefined;
  /** What the endpoint's path calls that which it answers, the best name last: `tenants`, `tenant`. */
  names?: readonly string[] | undefined;
}

/**
 * What else a content system may send for an object, said beside its fields. Names are compared without case,
 * underscores and dashes, so that `startDate`, `start_date` and `StartDate` are one and need no line. A name that the
 * object has as a field of its own is never taken for another, and none is used twice.
 */
export interface Reading<Field extends string = string> {
  /** Field → other names, best first, before those that a field of this name has wherever it stands (`SYNONYMS`). */
  names?: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** Field → names that this object has for something else, though `SYNONYMS` knows them for the field. */
  never?: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** Fields that a bare text or number stands for: a tenant given by its name alone. */
  bare?: readonly Field[];
  /** Field that keys fill where a list is an object: `{monday: {…}}`. */
  key?: Field;
  /** Field that holds the entries where a list stands in the object's place. */
  list?: Field;
  /** Text, number or flag in the object's place, where `bare` does not say enough; undefined = as `bare` says. */
  fromBare?(value: Json): Json | undefined;
  /** Fields to be set, of an object whose whole form differs; asked before other names are looked for. */
  shape?(value: Fields, context: ReadingContext): Fields;
  /** Fields to be set, made of several others; asked once these have their names. */
  complete?(value: Fields): Fields;
  /** What stands for a list of it → its entries; undefined: it holds something, and nothing of it can be read. */
  entries?(value: Json, context: ReadingContext): Json | undefined;
  /** Entries of a list → others, asked again once keys of an object have become entries. */
  rows?(value: Json, context: ReadingContext): Json;
  /** A list of it that is not there is an empty one. */
  emptyIfAbsent?: true;
  /** Field → words for its kinds, in small letters without spaces, underscores and dashes: theirs → ours. */
  words?: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>>;
}

/** A reading of the fields that an object has: of any other it does not compile. */
export type ReadingOf<F> = Reading<keyof NoInfer<F> & string>;

const readings = new WeakMap<object, Reading>();

/** What else is read for an object of this schema. */
export function readingOf(schema: object): Reading {
  return readings.get(schema) ?? {};
}

/** Gives a schema its name in the OpenAPI document, and says what else is read for it. */
export function model<S extends z.ZodType>(name: string, schema: S, reading?: Reading): S {
  models.add(schema, { id: name });
  if (reading) readings.set(schema, reading);
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

/** YYYY-MM-DD or ISO 8601 with time, of a day that exists. */
export const moment = meaning(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/, {
      abort: true,
    })
    .refine((written) => validMoment(written) !== undefined, 'no such day or time')
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
export function entity<F extends z.ZodRawShape>(name: string, fields: F, reading?: ReadingOf<F>) {
  const schema = z.object({ id: z.number().int(), documentId: z.string().nullish(), ...fields });
  return model(name, noted(schema, 'entity'), reading);
}

/** An entity that only stands inside others: shown even when its id is missing. */
export function part<F extends z.ZodRawShape>(name: string, fields: F, reading?: ReadingOf<F>) {
  return model(name, noted(z.object({ id: whole, ...fields }), 'entity'), reading);
}

/** A plain object inside an entity, the same on the wire. */
export function component<F extends z.ZodRawShape>(name: string, fields: F, reading?: ReadingOf<F>) {
  return model(name, z.object(fields), reading);
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
