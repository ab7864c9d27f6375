import type { EndpointName } from '@mall/contract';
import { ENDPOINTS, readBody } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Fields, isFields } from '../../contract/src/reading/coercions.ts';
import { folded } from '../../contract/src/reading/folded.ts';
import { type ObjectPlan, otherNames, planOf } from '../../contract/src/reading/plan.ts';
import { LIST_NAMES } from '../../contract/src/reading/synonyms.ts';
import type { Json } from '../../contract/src/reading/unwrap.ts';
import { drawing } from '../../scripts/tests/drawing.ts';
import { allPairs } from './all-pairs.ts';
import { centreOf } from './centre.ts';
import { diceOf } from './dice.ts';
import { spellings } from './spellings.ts';

/** What nobody can read, in the place of a value. */
class Junk {
  readonly value: Json;
  constructor(value: Json) {
    this.value = value;
  }
}
type Written = Json | Junk | Written[] | { [key: string]: Written };

/** What is sent for a value, undefined = nothing, and what a reader is to make of it. */
interface Sent {
  written: Written | undefined;
  right: Json;
}

/** How a field is sent; a number: which of the other spellings of its kind. */
const STATES = ['as it is', 'null', 'missing', 'junk', 0, 1] as const;
type State = (typeof STATES)[number];
/** How an object is wrapped. */
const AROUND = ['flat', '{attributes}', '{data: {attributes}}'] as const;

const { seed } = drawing(1);
type Dice = ReturnType<typeof diceOf>;
const drawn = (items: readonly string[], most: number, dice: Dice): string[] => {
  const left = [...items];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(dice(left.length), 1)).flat();
};

/** A list by its name, whatever stands around it: no name for an object, in which a list may be all there is. */
const OF_LISTS = new Set(LIST_NAMES.map(folded));

/** The field's own name, the same in other letters, and others by which only this field goes in its object. */
function namesOf(field: string, of: z.ZodType, plan: ObjectPlan, dice: Dice): string[] {
  const others = [...plan.fields].filter(([name]) => name !== field);
  const taken = new Set(others.map(([name]) => folded(name)));
  const free = otherNames(field, plan.reading, taken).filter(
    (name) =>
      others.every(([, { names }]) => !names.has(folded(name))) &&
      !(planOf(of).kind === 'object' && OF_LISTS.has(folded(name))),
  );
  const letters = [field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), field.toUpperCase()];
  const styles = letters.filter((name) => name !== field && !taken.has(folded(name)));
  return [field, ...drawn(styles, 1, dice), ...drawn(free, 2, dice)];
}

/** All pairs of an object: how it is wrapped, and of each field the name and the state. */
interface Pairs {
  names: ReadonlyMap<string, readonly string[]>;
  rows: readonly number[][];
}
const pairs = new Map<ObjectPlan, Pairs>();

function pairsOf(plan: ObjectPlan): Pairs {
  const known = pairs.get(plan);
  if (known) return known;
  // Its own dice, so that an object is drawn alike whichever call comes first.
  const dice = diceOf(seed);
  const names = new Map(
    [...plan.fields].map(([field, { schema }]) => [field, namesOf(field, schema, plan, dice)]),
  );
  const levels = [...names.values()].flatMap((all) => [all.length, STATES.length]);
  const made = { names, rows: allPairs([AROUND.length, ...levels], dice) };
  pairs.set(plan, made);
  return made;
}

/** What is no value of the kind; undefined where anything may be one. */
function junkOf(of: z.ZodType): Junk | undefined {
  const { kind } = planOf(of);
  if (kind === 'text') return new Junk({ zz: { zz: 1 } });
  return ['flag', 'whole', 'number', 'moment', 'clock'].includes(kind) ? new Junk('zz') : undefined;
}

/** They are read as a whole, out of what stands around them: another spelling of one part is another whole. */
const AS_A_WHOLE = new Set(['ProgrammeItem', 'MovieProgrammeItem', 'ContactFact', 'CallToActionBlock']);
const IDS = new Set(['id', 'documentId', '__component']);
/** Who has a form of its own may read other names than its fields have: of what stands there nobody is told. */
const hasForm = ({ reading: { shape, complete, entries } }: ObjectPlan) =>
  [shape, complete, entries].some((one) => one !== undefined);

/** Fields that their object can do without and that hold nothing in which there would be others. */
const isLeaf = (of: z.ZodType) =>
  !['object', 'list', 'variants'].includes(planOf(of).kind) && of.safeParse(null).success;

/** @param row number of the row of all pairs, the same in the whole payload @param place of the object among the others */
function send(of: z.ZodType, value: Json, field: string, state: State, row: number, place: number): Sent {
  const plan = planOf(of);
  const isSmall = isLeaf(of);
  if (value === null || (isSmall && state === 'null')) return { written: null, right: null };
  if (isSmall && state === 'missing') return { written: undefined, right: null };
  const junk = isSmall && state === 'junk' ? junkOf(of) : undefined;
  if (junk) return { written: junk, right: null };
  if (plan.kind === 'list' && Array.isArray(value)) {
    const made = value.map((one, index) => send(plan.item, one, '', 'as it is', row, place + index * 5));
    return { written: made.map(({ written }) => written ?? null), right: made.map(({ right }) => right) };
  }
  if (plan.kind === 'variants' && isFields(value)) {
    const option = plan.of.get(String(value[plan.by]));
    return option ? send(option, value, field, state, row, place) : { written: value, right: value };
  }
  if (plan.kind === 'object' && isFields(value)) return sendObject(plan, value, row, place);
  const ways = typeof state === 'number' ? spellings(plan.kind, field, value) : [];
  const [, spelled] = ways[(Number(state) + row * 2) % ways.length] ?? [];
  return { written: structuredClone(spelled ?? value), right: value };
}

function sendObject(plan: ObjectPlan, value: Fields, row: number, place: number): Sent {
  if (AS_A_WHOLE.has(plan.model ?? '')) return { written: value, right: value };
  const { names, rows } = pairsOf(plan);
  const [around = 0, ...levels] = rows[(row + place) % rows.length] ?? [];
  const written: { [key: string]: Written } = {};
  const right: Fields = {};
  for (const [index, [field, { schema: of }]] of [...plan.fields].entries()) {
    const own = value[field] ?? null;
    const isKept = IDS.has(field) || field === plan.reading.key;
    const state = isKept ? 'as it is' : (STATES[levels[2 * index + 1] ?? 0] ?? 'as it is');
    const made = send(of, own, field, state, row, place + index);
    const isUntold = made.written instanceof Junk && hasForm(plan);
    const name = isKept || isUntold ? field : (names.get(field)?.[levels[2 * index] ?? 0] ?? field);
    if (made.written !== undefined) written[name] = made.written;
    right[field] = made.right;
  }
  return { written: place === 0 ? written : wrapped(written, AROUND[around]), right };
}

function wrapped(fields: { [key: string]: Written }, way: (typeof AROUND)[number] = 'flat'): Written {
  if (way === 'flat') return fields;
  const { id, ...attributes } = fields;
  const entity = { ...(id === undefined ? {} : { id }), attributes };
  return way === '{attributes}' ? entity : { data: entity };
}

/** The body as JSON, and where in it nobody can read what stands there. */
function bodyOf(whole: Written): { body: Json; junk: string[] } {
  const junk: string[] = [];
  const plain = (value: Written, path: readonly string[]): Json => {
    if (value instanceof Junk) {
      junk.push(path.join('.'));
      return value.value;
    }
    if (Array.isArray(value)) return value.map((one, index) => plain(one, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, [...path, key])]));
  };
  return { body: plain(whole, []), junk };
}

/** Without what says nothing: nulls, and what holds nothing else. */
function saying(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, saying(one)] as const)
    .filter(([, one]) => one !== undefined);
  if (entries.length === 0) return undefined;
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

/** Places without the numbers of entries, each once. */
const places = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')))].toSorted();

/** What is nested in the map's source means what it means by its place. */
const BY_PLACE: readonly EndpointName[] = ['mapSource'];
const centre = centreOf(1, Date.parse('2026-11-25T10:00:00Z'));
const calls = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => centre.get(name) && !BY_PLACE.includes(name),
);

/** The run of every change tries another third of the rows every day; `npm run test:all`, which sets ROUNDS, all. */
const STEP = process.env.ROUNDS ? 1 : 3;

describe.each(calls)('%s', (name) => {
  it('is read whatever two ways of writing meet: nothing good is lost, and what is not is told once', () => {
    const { item, form } = ENDPOINTS[name];
    const given = centre.get(name) ?? null;
    const plan = planOf(item);
    if (plan.kind !== 'object') throw new Error('an entity was expected');
    const around = (entity: Written): Written =>
      Array.isArray(given) ? [entity] : form === 'plain' ? entity : { data: entity };
    const read = (body: Json) => readBody(name, body, { timeZone: 'Europe/Warsaw' });
    for (const row of pairsOf(plan).rows.keys()) {
      if (row % STEP !== seed % STEP) continue;
      const { written, right } = send(
        item,
        Array.isArray(given) ? (given[0] ?? null) : given,
        '',
        'as it is',
        row,
        0,
      );
      const { body, junk } = bodyOf(around(written ?? null));
      const canonical = read(bodyOf(around(right)).body);
      const found = read(body);
      if (!canonical.ok || !found.ok) throw new Error(`row ${row} cannot be read: ${JSON.stringify(body)}`);
      expect(canonical.issues).toEqual([]);
      const what = `seed ${seed}, row ${row}`;
      expect(saying(found.value), what).toEqual(saying(canonical.value));
      const told = found.issues.map(({ path }) => path);
      expect(places(told), what).toEqual(places(junk));
      expect(told, `${what}: each once`).toHaveLength(new Set(told).size);
    }
  });
});
