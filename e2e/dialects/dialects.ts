import { z } from 'zod';
import { folded } from '../../contract/src/reading/folded.ts';
import { otherNames, planOf } from '../../contract/src/reading/plan.ts';
import type { Json } from '../../contract/src/reading/unwrap.ts';
import { wireFormOf } from '../../contract/src/wire.ts';
import { diceOf } from './dice.ts';

/** How a content system spells what the contract says, and what it answers to what it is sent. */
export interface Dialect {
  name: string;
  /** Entities as `{data: {id, attributes}}`, relations alike. */
  wrapped: boolean;
  /** Fields under other names. */
  renames: boolean;
  /** Numbers as text, flags as words, dates and hours in other forms. */
  respells: boolean;
  /** Lists as objects by key, empty and broken entries among the good ones. */
  scatters: boolean;
  /** Rich text as a tree. */
  trees: boolean;
  /** Some texts in all languages at once. */
  languages: boolean;
  /** Leaves null fields out. */
  sparse: boolean;
  /** Entries that a list gives at once. */
  most: number;
  /** Names of a list that comes in parts and of its length beside it; undefined: `data`, with Strapi's `meta`. */
  parts: readonly [list: string, length: string] | undefined;
  /** Folder of files on the content host that have an address alone; undefined: `/uploads`, by hash and extension. */
  folder: string | undefined;
  /** Answer to a write. */
  stored: (body: unknown) => { status: number; body?: unknown };
  /** Endpoints that section 7 does not name, and calendars: not there. */
  lacks: readonly RegExp[];
}

const NOTHING_MORE: readonly RegExp[] = [];

export const CANONICAL: Dialect = {
  name: 'canonical',
  wrapped: true,
  renames: false,
  respells: false,
  scatters: false,
  trees: false,
  languages: false,
  sparse: false,
  most: 100,
  parts: undefined,
  folder: undefined,
  stored: () => ({
    status: 200,
    body: {
      code: 'created',
      data: {
        id: 1,
        attributes: {
          documentId: 'a'.repeat(24),
          state: 'new',
          vote: 13,
          voted: true,
          code: 'KOD-13',
          validTo: null,
          survey: 'x',
          questions: 1,
        },
      },
    },
  }),
  lacks: NOTHING_MORE,
};

export const DIALECTS: readonly Dialect[] = [
  {
    ...CANONICAL,
    name: 'wrapped',
    respells: true,
    most: 25,
    stored: () => ({
      status: 200,
      body: { data: { id: 7, attributes: { createdAt: '2026-01-01', code: 'updated', vote: 13 } }, meta: {} },
    }),
  },
  {
    ...CANONICAL,
    name: 'flat',
    wrapped: false,
    trees: true,
    languages: true,
    most: 25,
    parts: ['items', 'total'],
    folder: '/uploads/2026/November sale',
    stored: () => ({ status: 201, body: { id: 7, documentId: 'b'.repeat(24), vote: 13, status: 'ok' } }),
  },
  {
    ...CANONICAL,
    name: 'sparse',
    wrapped: false,
    renames: true,
    respells: true,
    sparse: true,
    most: 25,
    parts: ['results', 'count'],
    folder: 'files',
    stored: () => ({ status: 201 }),
    lacks: [/lunch-cards\/request/, /contact\/message/, /peronal-stylist-calendars/],
  },
  {
    ...CANONICAL,
    name: 'hostile',
    languages: true,
    renames: true,
    respells: true,
    scatters: true,
    most: 25,
    stored: () => ({ status: 202, body: '<h1>Thanks</h1>' }),
    lacks: [/peronal-stylist-calendars/],
  },
];

type Fields = { [key: string]: Json };
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rich text that readers know in one field only: what is read out elsewhere keeps its form. */
const TREES = new Set(['bio', 'free_text', 'rules', 'conditions', 'answer', 'leasingDescription']);
const UNTOUCHED = new Set(['id', 'documentId', 'slug', 'hash', 'ext', 'mime', '__component']);

function tree(html: string): Json {
  const words = html.replace(/<[^>]+>/g, '');
  return [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
}

/** Spells payloads of one dialect; the same seed spells alike. */
export function speller(dialect: Dialect, seed: number) {
  const dice = diceOf(seed, 600);
  const oneOf = <T>(items: readonly T[]): T => items[dice(items.length)] as T;

  /** A name that only this field goes by in its model. */
  function nameFor(field: string, plan: Extract<ReturnType<typeof planOf>, { kind: 'object' }>): string {
    if (!dialect.renames || UNTOUCHED.has(field)) return field;
    const taken = new Set([...plan.fields.keys()].map(folded));
    const free = otherNames(field, plan.reading, taken).filter((name) =>
      [...plan.fields].every(([other, { names }]) => other === field || !names.has(folded(name))),
    );
    const styles = [
      field,
      field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      field.toUpperCase(),
    ];
    return oneOf([
      ...styles.filter(
        (style) =>
          ![...plan.fields.keys()].some((other) => other !== field && folded(other) === folded(style)),
      ),
      ...free.slice(0, 3),
    ]);
  }

  function moment(value: string, field: string): Json {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(value);
    const [year, month, dayOfMonth] = value.slice(0, 10).split('-');
    if (!date)
      return oneOf<Json>([value, Date.parse(value), Date.parse(value) / 1000, String(Date.parse(value))]);
    if (field === 'date') return oneOf<Json>([value, `${dayOfMonth}.${month}.${year}`]);
    return oneOf<Json>([value, `${dayOfMonth}.${month}.${year}`, `${year}/${month}/${dayOfMonth}`]);
  }

  /** The text beside that of another language, which no page of this one may show. */
  function inLanguages(value: Json, field: string): Json {
    if (!dialect.languages || UNTOUCHED.has(field) || value === '' || dice(3) !== 0) return value;
    return oneOf<Json>([
      { 'pl-PL': value, en: 'Zelsewhere0q' },
      { en: 'Zelsewhere0q', pl: value },
      { pl_pl: value, hu: null },
    ]);
  }

  function clock(value: string): Json {
    const [hour = '', minute = ''] = value.split(':');
    return oneOf<Json>([
      value,
      `${hour}:${minute}:00`,
      `${hour}:${minute}:00.000`,
      `${Number(hour)}.${minute}`,
      minute === '00' ? Number(hour) : value,
      Number(hour + minute),
    ]);
  }

  function spell(schema: z.ZodType, value: Json, field: string): Json {
    if (value === null) return null;
    const plan = planOf(schema);
    switch (plan.kind) {
      case 'text':
        return inLanguages(
          dialect.trees && TREES.has(field) && typeof value === 'string' ? tree(value) : value,
          field,
        );
      case 'flag':
        return dialect.respells ? oneOf<Json>(value ? [true, 1, 'true', 'yes'] : [false, 0, 'false']) : value;
      case 'whole':
      case 'number':
        return dialect.respells && field !== 'id' ? oneOf<Json>([value, String(value)]) : value;
      case 'moment':
        return dialect.respells && typeof value === 'string' ? moment(value, field) : value;
      case 'clock':
        return dialect.respells && typeof value === 'string' ? clock(value) : value;
      case 'list': {
        if (!Array.isArray(value)) return value;
        const items = value.map((item) => wrap(plan.item, spell(plan.item, item, '')));
        return relation(schema, scattered(items, planOf(plan.item).kind === 'object'));
      }
      case 'variants': {
        const option = isFields(value) ? plan.of.get(String(value[plan.by])) : undefined;
        return option ? spell(option, value, '') : value;
      }
      case 'object': {
        if (!isFields(value)) return value;
        const made: Fields = {};
        const written = filed(value);
        for (const [name, { schema: of }] of plan.fields) {
          const own = written[name] ?? null;
          if (own === null && dialect.sparse) continue;
          made[nameFor(name, plan)] = wrapOne(of, spell(of, own, name));
        }
        return made;
      }
      default:
        return value;
    }
  }

  /** A file as this dialect keeps it; anything else as it is. */
  function filed(value: Fields): Fields {
    const { hash, ext } = value;
    if (dialect.folder === undefined || typeof hash !== 'string') return value;
    return { ...value, hash: null, ext: null, url: `${dialect.folder}/${hash}${ext}` };
  }

  function scattered(items: Json[], areObjects: boolean): Json {
    if (!dialect.scatters || !areObjects) return items;
    if (dice(3) === 0 && items.length > 0)
      return Object.fromEntries(items.map((item, index) => [`k${index}`, item]));
    return items.flatMap((item) => oneOf<Json[]>([[item], [null, item], [item, true], [{}, item]]));
  }

  const isForm = (schema: z.ZodType, ...forms: string[]) =>
    forms.includes(wireFormOf(unwrapped(schema)) ?? '');

  /** Behind optional and nullable, where the contract notes how a part is wrapped. */
  function unwrapped(schema: z.ZodType): z.ZodType {
    if (wireFormOf(schema)) return schema;
    const inner =
      schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
        ? (schema.unwrap() as z.ZodType)
        : undefined;
    return inner ? unwrapped(inner) : schema;
  }

  function wrap(schema: z.ZodType, value: Json): Json {
    if (!dialect.wrapped || !isFields(value) || !isForm(schema, 'entity')) return value;
    const { id, ...attributes } = value;
    return { id: id ?? null, attributes };
  }

  function wrapOne(schema: z.ZodType, value: Json): Json {
    if (!dialect.wrapped || !isForm(schema, 'one')) return value;
    if (value === null) return { data: null };
    if (!isFields(value)) return value;
    const { id, ...attributes } = value;
    return { data: { id: id ?? null, attributes } };
  }

  function relation(schema: z.ZodType, value: Json): Json {
    return dialect.wrapped && isForm(schema, 'many', 'oneOrMany') && Array.isArray(value)
      ? { data: value }
      : value;
  }

  return { spell, wrap };
}
