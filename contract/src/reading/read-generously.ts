import type { z } from 'zod';
import { momentInZone } from '../centre-time.ts';
import { validMoment } from '../fields.ts';
import type { Reading, ReadingContext } from '../wire.ts';
import {
  asClock,
  asFlag,
  asMinutes,
  asMoment,
  asNumber,
  asText,
  type Fields,
  isFields,
} from './coercions.ts';
import { folded } from './folded.ts';
import { withoutEntities } from './houses/entities.ts';
import { withOwnFiles } from './houses/own-files.ts';
import { identify, withKey, withSpans } from './objects/filled-in.ts';
import { fromBare } from './objects/from-bare.ts';
import { adopt, foreignNames, unreadableNames, withButtons } from './objects/other-names.ts';
import {
  hasWords,
  holdsOthersOnly,
  namesItselfOnly,
  recognised,
  saysAnything,
} from './objects/recognised.ts';
import { boxed, holdsList, isEntry, listWithin, unpacked } from './objects/unpacked.ts';
import { type UnreadName, unreadNames } from './objects/unread.ts';
import { KEY } from './pick.ts';
import { type ListPlan, type ObjectPlan, type Plan, planOf } from './plan.ts';
import { linesOf } from './rich-blocks.ts';
import { LIST_NAMES } from './synonyms.ts';
import type { Json } from './unwrap.ts';

export interface GenerousRead {
  value: Json;
  /** It names itself and says nothing else of an entity (`NAMES_OF_ANYTHING`); of a list: each of its entries does. */
  isBare: boolean;
  /** The part of the payload that a part of `value` was made of. */
  originOf(part: object): object | undefined;
  /** Lists and objects under a name that no field has, in the first object of its kind, and values that cannot be read. */
  unread: readonly UnreadName[];
}

/** Fields that hold an address: of an object in their place its address is taken, elsewhere its words. */
const ADDRESS_FIELDS = new Set(
  [
    'href',
    'link',
    'url',
    'website',
    'trailer',
    'reserve',
    'applyLink',
    'locationURL',
    'takeMeThereURL',
    'balanceURL',
    'contactURL',
    'copyright_link',
    'frontend',
    'backend',
  ].map(folded),
);

/** How entries of the list are read. */
function readingOfEntries({ item }: ListPlan): Reading {
  const plan = planOf(item);
  return plan.kind === 'object' ? plan.reading : {};
}

/** The kind that a word stands for, its own name in other letters too. */
function kindOf(words: Readonly<Record<string, string>>, word: string): string {
  const kind = folded(word);
  if (Object.hasOwn(words, kind)) return words[kind] ?? word;
  return Object.values(words).find((one) => folded(one) === kind) ?? word;
}

/**
 * Brings an unwrapped payload from any of the spellings that `synonyms.ts` and the schemas know into the contract's.
 * What it makes nothing of stays as it is, for validation to drop and report. Undefined: the payload holds something,
 * and nothing of it can be read, or none of its names is one that an entity of the schema has: it is something else.
 * Changes the payload it is given.
 */
export function readGenerously(
  schema: z.ZodType,
  payload: Json,
  context: ReadingContext,
): GenerousRead | undefined {
  let unreadable = false;
  let isBare = false;
  const origins = new WeakMap<object, object>();
  const { unread, note, noteValues } = unreadNames();

  /** Notes what a new container was made of, so that reports name its place in the payload. */
  function from<T extends Json>(made: T, origin: Json): T {
    if (typeof made === 'object' && made !== null && typeof origin === 'object' && origin !== null)
      if (made !== origin && !origins.has(made)) origins.set(made, origin);
    return made;
  }

  function read(of: z.ZodType, value: Json | undefined, field: string): Json | undefined {
    const plan = planOf(of);
    if (value === undefined)
      return plan.kind === 'list' && readingOfEntries(plan).emptyIfAbsent ? [] : undefined;
    switch (plan.kind) {
      case 'text':
        return value === null ? null : readText(value, field);
      case 'flag':
        return asFlag(value);
      case 'whole':
      case 'number':
        if (field === 'minutes') return asMinutes(value);
        return asNumber(value, plan.kind === 'whole');
      case 'moment': {
        const moment = asMoment(value);
        // A day that does not exist has no time either: it stays for validation to drop and report.
        return typeof moment === 'string' && validMoment(moment) !== undefined
          ? momentInZone(moment, context.timeZone)
          : moment;
      }
      case 'clock':
        return asClock(value);
      case 'list':
        return readList(plan, value, false);
      case 'variants':
        return readVariant(plan, value);
      case 'object':
        return readObject(plan, value, false);
      case 'either':
        return plan.numbers || typeof value !== 'number' ? eitherOf(value) : asFlag(value);
      default:
        return value;
    }
  }

  function readText(value: Json, field: string): Json {
    const text = asText(value, ADDRESS_FIELDS.has(folded(field)));
    return typeof text === 'string' ? withOwnFiles(withoutEntities(text), context) : text;
  }

  function readVariant({ by, of }: Extract<Plan, { kind: 'variants' }>, value: Json): Json {
    const option = isFields(value) ? of.get(String(value[by])) : undefined;
    return option === undefined ? value : (read(option, value, '') ?? null);
  }

  function readList(plan: ListPlan, given: Json, isRoot: boolean): Json {
    const { item } = plan;
    const itemPlan = planOf(item);
    const reading = readingOfEntries(plan);
    // A text stands where a list belongs: its lines are the entries, where a line can stand for one.
    const lines = reading.entries || reading.bare ? linesOf(given) : undefined;
    const held = lines ?? listWithin(given, itemPlan) ?? boxed(given, itemPlan) ?? given;
    const found = reading.entries ? reading.entries(held, context) : held;
    if (found === undefined) unreadable = true;
    const value = found ?? (given === null ? null : []);
    if (value === null) return null;
    const entries = Array.isArray(value) ? value : entriesOf(value, itemPlan);
    const rows = reading.rows ? reading.rows(entries, context) : entries;
    if (!Array.isArray(rows)) return rows;
    const isForeign = isRoot && itemPlan.kind === 'object' && holdsOthersOnly(itemPlan, rows);
    if (isRoot && itemPlan.kind === 'object' && rows.length > 0)
      isBare = rows.every((row) => isFields(row) && namesItselfOnly(itemPlan, row));
    // Rows that are as many as were sent are each made of the one in its place.
    const sent = Array.isArray(held) && held.length === rows.length ? held : [];
    const made = rows.map((entry, index) => {
      if (isFields(entry) && Object.keys(entry).length === 0) return null;
      return read(item, from(from(entry, sent[index] ?? null), given), '') ?? null;
    });
    if (isForeign && !made.some((entry) => saysAnything(item, entry))) unreadable = true;
    return from(made, given);
  }

  /** A list that is an object, keyed or around the list, one entry alone, or words with commas. */
  function entriesOf(value: Json, itemPlan: Plan): Json[] {
    if (!isFields(value)) {
      if (itemPlan.kind === 'object') return [value];
      return typeof value === 'string' ? value.split(/[,;]/).map((part) => part.trim()) : [value];
    }
    if (itemPlan.kind !== 'object') return Object.values(value);
    const inner = LIST_NAMES.map((name) => value[name]).find((one) => Array.isArray(one));
    if (recognised(itemPlan, value)) return [value];
    if (Array.isArray(inner)) return inner;
    const { key, list } = itemPlan.reading;
    return Object.entries(value).flatMap(([name, one]) => {
      // A date with nothing is a day on which it is closed.
      if (key === 'date' && /\d{4}/.test(name) && (one === null || one === false)) return [{ [KEY]: name }];
      if (one === null) return [];
      if (key === undefined) return [one];
      if (Array.isArray(one))
        return list !== undefined
          ? [{ [key]: name, [list]: one }]
          : one.map((each) => (isFields(each) ? { [key]: name, ...each } : each));
      if (isFields(one)) return [{ ...one, [KEY]: name }];
      const bare = fromBare(itemPlan, one);
      return [isFields(bare) ? { ...bare, [KEY]: name } : bare];
    });
  }

  function readObject(plan: ObjectPlan, given: Json, isRoot: boolean): Json {
    let value = given;
    let isKnown = true;
    if (Array.isArray(value)) {
      const { list } = plan.reading;
      const [first = null, ...others] = value.filter((one) => one !== null);
      const holds =
        list !== undefined &&
        isFields(first) &&
        holdsList(plan, list, first) &&
        !isEntry(plan, list, first, others.length > 0);
      const isList = list !== undefined && !holds && value.length > 0;
      isKnown = !isList;
      value = isList ? { [list]: value } : first;
    }
    if (value === null) return null;
    if (!isFields(value)) {
      const made = fromBare(plan, value);
      if (!isFields(made)) return made;
      value = made;
    }
    if (isRoot && isKnown) {
      const inside = unpacked(plan, value, context.names);
      value = inside.fields;
      isKnown = inside.isKnown;
      isBare = isKnown && namesItselfOnly(plan, inside.fields);
    }
    // The object given stays the one that is read, for its place in reports.
    const fields: Fields = Object.assign(value, plan.reading.shape?.(value, context));
    withButtons(plan, fields);
    const foreign = foreignNames(plan, fields);
    note(plan, fields, foreign);
    noteValues(fields, adopt(plan, fields, foreign));
    withKey(plan, fields);
    const completed = plan.reading.complete?.(fields) ?? {};
    noteValues(fields, unreadableNames(plan, fields, Object.keys(completed)));
    Object.assign(fields, completed);
    withSpans(plan, fields);
    for (const [name, { schema: of }] of plan.fields) {
      if (name === 'id' && planOf(of).kind === 'whole') continue;
      const own = fields[name];
      const made = read(of, own === undefined ? own : from(own, fields), name);
      if (made !== undefined) fields[name] = made;
      const words = plan.reading.words?.[name];
      const word = fields[name];
      if (words && typeof word === 'string') fields[name] = kindOf(words, word);
    }
    if (isRoot && !isKnown && !hasWords(plan, fields)) unreadable = true;
    identify(plan, fields, isRoot ? context.slug : undefined);
    return fields;
  }

  const plan = planOf(schema);
  const made =
    plan.kind === 'object'
      ? readObject(plan, payload, true)
      : plan.kind === 'list'
        ? readList(plan, payload, true)
        : (read(schema, payload, '') ?? null);
  return unreadable ? undefined : { value: made, isBare, originOf: (part) => origins.get(part), unread };
}

/** One of several types: an object's own words; 1 and 0 stay numbers. */
function eitherOf(value: Json): Json {
  return isFields(value) && ('value' in value || 'text' in value) ? asText(value) : value;
}
