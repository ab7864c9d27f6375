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
  clocksOf,
  type Fields,
  isClock,
  isFields,
} from './coercions.ts';
import { idOf } from './ids.ts';
import { absent, folded, KEY, keyOf } from './pick.ts';
import { type FieldPlan, type Plan, planOf } from './plan.ts';
import { linesOf } from './rich-blocks.ts';
import {
  ENTITY_NAMES,
  LIST_NAMES,
  NAMES_OF_ANYTHING,
  NAMES_OF_PROGRAMS,
  WORDS_OF_PROGRAMS,
} from './synonyms.ts';
import type { Json } from './unwrap.ts';

export interface GenerousRead {
  value: Json;
  /** It names itself and says nothing else of an entity (`NAMES_OF_ANYTHING`); of a list: each of its entries does. */
  isBare: boolean;
  /** The part of the payload that a part of `value` was made of. */
  originOf(part: object): object | undefined;
  /** Lists and objects under a name that no field has, in the first object of its kind. */
  unread: readonly { holder: object; key: string }[];
}

type ObjectPlan = Extract<Plan, { kind: 'object' }>;
type ListPlan = Extract<Plan, { kind: 'list' }>;

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
/** Fields that a bare number may stand for. */
const NUMBERED = new Set(['room_id', 'floorName', 'amount', 'text', 'showtime']);
/** The rank of a field's own name, and one that no name of a field comes after. */
const OWN_NAME = -1;
const LAST_NAME = 98;
/** The last rank of the names that a field has beside its entity. */
const BESIDE_NAME = 0;
/** Fields in which an entity says what it is called, in words or in addresses. */
const SELF_NAMES: ReadonlySet<string> = new Set(['name', 'title', 'heading', 'pageName', 'slug']);
/** Fields that we fill in where a payload does not. */
const FILLED_IN: ReadonlySet<string> = new Set(['id', 'documentId']);
/** What systems say of their own work, and addresses of their calls. */
const OF_SYSTEMS =
  /^[_$@]|^(?:created|updated|published)_?by$|^(?:meta|links|relationships|localizations|locales)$/i;
/** Names of one kind of object that are looked at, so that no payload makes it long. */
const MAX_UNREAD = 100;
const LABEL_FIELDS = ['linkName', 'link_name'];
const BUTTONS = ['cta', 'button', 'link', 'action', 'href', 'url'];

const empty = (value: Json | undefined) => absent(value) || (Array.isArray(value) && value.length === 0);
const isWords = (value: Json | undefined) => typeof value === 'string' && value.trim() !== '';
const slugLike = (value: Json): value is string =>
  typeof value === 'string' &&
  /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u.test(value) &&
  value === value.toLowerCase();

/** Names of fields; not HAL's `_links`, which lead to other calls. */
const namesIn = (value: Fields) => Object.keys(value).filter((key) => key !== '_links');

/** How entries of the list are read. */
function readingOfEntries({ item }: ListPlan): Reading {
  const plan = planOf(item);
  return plan.kind === 'object' ? plan.reading : {};
}

/** Whether an object as it was sent names itself, and says nothing that a program does not say of itself. */
function namesItselfOnly({ fields }: ObjectPlan, value: Fields): boolean {
  const sent = namesIn(value)
    .filter((key) => !empty(value[key]))
    .map(folded);
  const isProgram = sent.some((name) => NAMES_OF_PROGRAMS.has(name));
  const known = sent.filter((name) => [...fields.values()].some(({ names }) => names.has(name)));
  return (
    sent.some((name) => NAMES_OF_ANYTHING.has(name)) &&
    known.every(
      (name) =>
        NAMES_OF_ANYTHING.has(name) ||
        NAMES_OF_PROGRAMS.has(name) ||
        (isProgram && WORDS_OF_PROGRAMS.has(name)),
    )
  );
}

/** The kind that a word stands for, its own name in other letters too. */
function kindOf(words: Readonly<Record<string, string>>, word: string): string {
  const kind = folded(word);
  if (Object.hasOwn(words, kind)) return words[kind] ?? word;
  return Object.values(words).find((one) => folded(one) === kind) ?? word;
}

function slugOf(name: string): string {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
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
  const unread: { holder: object; key: string }[] = [];
  const seen = new Map<ObjectPlan, Set<string>>();

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
        return value === null ? null : asText(value, ADDRESS_FIELDS.has(folded(field)));
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
    const held = lines ?? listWithin(given, itemPlan) ?? given;
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
    const made = rows.map((entry) =>
      isFields(entry) && Object.keys(entry).length === 0
        ? null
        : (read(item, from(entry, given), '') ?? null),
    );
    if (isForeign && !made.some((entry) => saysAnything(item, entry))) unreadable = true;
    return from(made, given);
  }

  /** Whether a list has objects, and none of them a name that its entries have. */
  function holdsOthersOnly(plan: ObjectPlan, rows: readonly Json[]): boolean {
    const objects = rows.filter(isFields).filter((row) => Object.keys(row).length > 0);
    return objects.length > 0 && !objects.some((row) => recognised(plan, row, LAST_NAME));
  }

  /** Whether something of the schema's kind was made of a value; ids that we fill in say nothing. */
  function saysAnything(of: z.ZodType, value: Json | undefined): boolean {
    const plan = planOf(of);
    if (plan.kind === 'list')
      return Array.isArray(value) && value.some((entry) => saysAnything(plan.item, entry));
    if (plan.kind === 'variants') return isFields(value) && plan.of.has(String(value[plan.by]));
    if (plan.kind === 'object') return isFields(value) && hasWords(plan, value);
    return !empty(value) && (plan.kind === 'asItIs' || !isFields(value));
  }

  function hasWords({ fields: plans }: ObjectPlan, fields: Fields): boolean {
    return [...plans].some(
      ([name, { schema: of }]) => !FILLED_IN.has(name) && saysAnything(of, fields[name]),
    );
  }

  /** The list in an object that holds nothing else, where its entries have the entry's own fields. */
  function listWithin(value: Json, itemPlan: Plan): Json[] | undefined {
    if (!isFields(value) || itemPlan.kind !== 'object') return undefined;
    const [[name = '', inside] = [], ...others] = Object.entries(value);
    if (others.length > 0 || !LIST_NAMES.includes(name) || !Array.isArray(inside)) return undefined;
    const [first] = inside;
    return isFields(first) && recognised(itemPlan, first, OWN_NAME) ? inside : undefined;
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

  /** Whether the object is the entity itself, by the names of its fields. */
  function recognised(plan: ObjectPlan, value: Fields, most = 0): boolean {
    const keys = namesIn(value).map(folded);
    for (const { names } of plan.fields.values())
      if (keys.some((key) => (names.get(key) ?? 99) <= most)) return true;
    return false;
  }

  /** A text or number in the place of an entity. */
  function fromBare({ reading }: ObjectPlan, value: Json): Json {
    const own = reading.fromBare?.(value);
    if (own !== undefined) return own;
    const [first] = reading.bare ?? [];
    if (reading.bare === undefined || first === undefined || typeof value === 'boolean' || value === '')
      return value;
    // A number in an entity's place is its id, and says nothing.
    if (typeof value === 'number' && !NUMBERED.has(first)) return value;
    const made: Fields = {};
    for (const field of reading.bare) {
      const isSlug = /slug$/i.test(field);
      if (!isSlug || slugLike(value)) made[field] = value;
    }
    return made;
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
      const inside = unpacked(plan, value);
      value = inside.fields;
      isKnown = inside.isKnown;
      isBare = isKnown && namesItselfOnly(plan, inside.fields);
    }
    // The object given stays the one that is read, for its place in reports.
    const fields: Fields = Object.assign(value, plan.reading.shape?.(value));
    withButtons(plan, fields);
    adopt(plan, fields);
    withKey(plan, fields);
    Object.assign(fields, plan.reading.complete?.(fields));
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
    identify(plan, fields, isRoot);
    return fields;
  }

  /** Whether an object in a list is one of the entries, though one of its lists bears a name of the list of entries. */
  function isEntry(plan: ObjectPlan, list: string, value: Fields, amongOthers: boolean): boolean {
    const keys = Object.keys(value).map(folded);
    const of = plan.fields.get(list)?.schema;
    const entries = of && planOf(of);
    const entry = entries?.kind === 'list' ? planOf(entries.item) : undefined;
    if (entry?.kind !== 'object' || keys.includes(folded(list))) return false;
    if (amongOthers) return recognised(entry, value, 1);
    const shared = new Set([...plan.fields.keys()].map(folded));
    return [...entry.fields.keys()].map(folded).some((name) => keys.includes(name) && !shared.has(name));
  }

  function holdsList(plan: ObjectPlan, list: string, value: Fields): boolean {
    const names = plan.fields.get(list)?.names;
    return Object.keys(value).some((key) => names?.has(folded(key)) && Array.isArray(value[key]));
  }

  /**
   * The entity beneath the endpoint's own name, with those of its fields that stand beside it: `{tenant: {…}, offers: […]}`.
   * Undefined where the object says itself what it is called, or has a field of that name.
   */
  function beneathItsName(plan: ObjectPlan, value: Fields): Fields | undefined {
    const keys = namesIn(value);
    const saysItsName = [...plan.fields].some(
      ([field, { names }]) =>
        SELF_NAMES.has(field) && keys.some((key) => names.has(folded(key)) && isWords(value[key])),
    );
    if (saysItsName) return undefined;
    const wanted = [...(context.names ?? []).toReversed(), ...ENTITY_NAMES];
    const key = keyOf(value, wanted, isFields);
    const inside = key === undefined ? undefined : value[key];
    if (key === undefined || !isFields(inside) || rankOf(plan, key) <= LAST_NAME) return undefined;
    if (!recognised(plan, inside, LAST_NAME)) return undefined;
    for (const beside of keys)
      if (inside[beside] === undefined && rankOf(plan, beside) <= BESIDE_NAME)
        inside[beside] = value[beside] ?? null;
    return inside;
  }

  /** How good the name is of those that a field has; more than the last where no field has it. */
  function rankOf({ fields }: ObjectPlan, name: string): number {
    const fold = folded(name);
    return Math.min(...[...fields.values()].map(({ names }) => names.get(fold) ?? LAST_NAME + 1));
  }

  /** Out of an object that holds nothing but the entity: `{offer: {…}}`. `isKnown`: by the name of one of its fields. */
  function unpacked(plan: ObjectPlan, value: Fields): { fields: Fields; isKnown: boolean } {
    let current = value;
    for (let depth = 0; depth < 3; depth++) {
      const keys = namesIn(current);
      const named = beneathItsName(plan, current);
      if (named) return { fields: named, isKnown: true };
      if (recognised(plan, current, LAST_NAME)) return { fields: current, isKnown: true };
      const inside = keys.map((key) => current[key]).filter((one) => typeof one === 'object' && one !== null);
      const [only] = inside;
      if (inside.length !== 1 || only === undefined) return { fields: current, isKnown: false };
      if (Array.isArray(only)) {
        const { list } = plan.reading;
        const [first] = only;
        if (list !== undefined && !(isFields(first) && holdsList(plan, list, first)))
          return { fields: { ...current, [list]: only }, isKnown: false };
        if (!isFields(first)) return { fields: current, isKnown: false };
        current = first;
      } else if (isFields(only)) current = only;
    }
    return { fields: current, isKnown: recognised(plan, current, LAST_NAME) };
  }

  /** `{cta: {label, url}}` as a link with its words. */
  function withButtons({ fields: plans }: ObjectPlan, fields: Fields): void {
    const target = plans.has('href') ? 'href' : plans.has('link') ? 'link' : undefined;
    const label = LABEL_FIELDS.find((name) => plans.has(name));
    if (target === undefined || label === undefined) return;
    for (const name of BUTTONS) {
      const button = fields[name];
      if (!isFields(button)) continue;
      const words = asText({ ...button, value: null });
      if (absent(fields[label]) && typeof words === 'string') fields[label] = words;
      if (name === target || absent(fields[target])) fields[target] = asText(button, true);
      return;
    }
  }

  /** Fields that are not there, from other names. */
  function adopt(plan: ObjectPlan, fields: Fields): void {
    const { fields: plans } = plan;
    const foreign = namesIn(fields).filter((key) => !plans.has(key) && !empty(fields[key]));
    if (foreign.length === 0) return;
    noteUnread(plan, fields, foreign);
    const folds = foreign.map((key) => [key, folded(key)] as const);
    const found: { field: string; key: string; score: number }[] = [];
    for (const [field, { names, schema: of }] of plans) {
      if (!empty(fields[field])) continue;
      for (const [key, fold] of folds) {
        const rank = names.get(fold);
        const value = fields[key];
        if (rank === undefined || value === undefined) continue;
        const fit = fits(of, value);
        if (fit > 0) found.push({ field, key, score: rank + (fit === 2 ? 0 : 50) });
      }
    }
    const used = new Set<string>();
    for (const { field, key } of found.toSorted((a, b) => a.score - b.score)) {
      if (used.has(key) || !empty(fields[field])) continue;
      used.add(key);
      fields[field] = fields[key] ?? null;
    }
    // A date that nobody can read, under another name: validation drops and reports it like one under our own.
    for (const [field, { names, schema: of }] of plans) {
      if (planOf(of).kind !== 'moment' || !empty(fields[field])) continue;
      const key = foreign.find((one) => !used.has(one) && isWords(fields[one]) && names.has(folded(one)));
      if (key !== undefined) fields[field] = fields[key] ?? null;
    }
  }

  /** Notes what nothing reads. Who has a form of its own takes fields under names of its own: of it nobody knows. */
  function noteUnread(plan: ObjectPlan, fields: Fields, foreign: readonly string[]): void {
    const { shape, complete, entries } = plan.reading;
    if (shape || complete || entries) return;
    const noted = seen.get(plan) ?? new Set();
    seen.set(plan, noted);
    for (const key of foreign) {
      const value = fields[key];
      if (typeof value !== 'object' || noted.has(key)) continue;
      if (noted.size >= MAX_UNREAD) return;
      noted.add(key);
      const isTold = OF_SYSTEMS.test(key) || BUTTONS.includes(key) || rankOf(plan, key) <= LAST_NAME;
      if (!isTold && Object.keys(value ?? {}).length > 0) unread.push({ holder: fields, key });
    }
  }

  /** 2 = of the kind itself, 1 = can be read as it, 0 = something else. */
  function fits(of: FieldPlan['schema'], value: Json): 0 | 1 | 2 {
    const plan = planOf(of);
    switch (plan.kind) {
      case 'text':
        if (typeof value === 'string') return 2;
        return typeof asText(value) === 'string' ? 1 : 0;
      case 'flag':
        if (typeof value === 'boolean') return 2;
        return typeof asFlag(value) === 'boolean' ? 1 : 0;
      case 'whole':
      case 'number':
        if (typeof value === 'number') return 2;
        return typeof asNumber(value, false) === 'number' ? 1 : 0;
      case 'moment':
        return typeof value !== 'boolean' && /^\d{4}-\d{2}-\d{2}/.test(String(asMoment(value))) ? 2 : 0;
      case 'clock':
        return isClock(value) ? 2 : 0;
      case 'list':
        if (typeof value === 'object') return 2;
        return planOf(plan.item).kind === 'object' && typeof value === 'boolean' ? 0 : 1;
      case 'object':
        if (typeof value === 'object') return 2;
        return typeof value !== 'boolean' && isFields(fromBare(plan, value)) ? 1 : 0;
      default:
        return 1;
    }
  }

  /** The field that an entry's key in the object around it stands for, where nothing else does. */
  function withKey({ reading: { key } }: ObjectPlan, fields: Fields): void {
    const name = fields[KEY];
    if (key === undefined || typeof name !== 'string' || !absent(fields[key])) return;
    if (key === 'date' && !/\d{4}/.test(name)) return;
    fields[key] = name;
  }

  /** Both ends of a day's hours from one text: "9:00–21:00". */
  function withSpans({ fields: plans }: ObjectPlan, fields: Fields): void {
    if (!plans.has('opening_hour') || !plans.has('closing_hour')) return;
    const given = [fields.opening_hour, fields.openingHour].some((one) => isClock(one));
    if (given) return;
    const names = [
      'opening_hour',
      'openingHour',
      'hours',
      'time',
      'times',
      'open',
      'openingHours',
      'opening_hours',
      'value',
      'text',
    ];
    for (const name of names) {
      // Rows of a week of its own.
      if (name === 'opening_hours' && plans.has(name)) continue;
      const span = clocksOf(fields[name]);
      if (!span) continue;
      fields.opening_hour = span[0];
      fields.closing_hour = span[1];
      fields.openingHour = null;
      fields.closingHour = null;
      return;
    }
  }

  /** Ids and slugs that are not there or of another kind. */
  function identify({ fields: plans }: ObjectPlan, fields: Fields, isRoot: boolean): void {
    const slugs = ['slug', 'categorySlug', 'subCategorySlug', 'specialtySlug'].filter((name) =>
      plans.has(name),
    );
    const title = [fields.name, fields.title, fields.heading].find(
      (one) => typeof one === 'string' && !absent(one),
    );
    for (const name of ['name', 'title', 'heading']) {
      const own = plans.get(name);
      const of = own && planOf(own.schema);
      if (of?.kind === 'text' && of.needed && absent(fields[name]) && title !== undefined)
        fields[name] = title;
    }
    const raw = fields.id;
    const rawText = typeof raw === 'string' && !/^\d{1,15}$/.test(raw.trim()) ? raw : undefined;
    for (const name of slugs) {
      const plan = planOf(plans.get(name)?.schema as z.ZodType);
      if (plan.kind !== 'text' || !plan.needed || !absent(fields[name])) continue;
      const own = isRoot && name === 'slug' ? context.slug : undefined;
      const other = name === 'slug' ? (fields.documentId ?? raw) : undefined;
      const made =
        own ??
        (absent(other) ? undefined : String(other)) ??
        (typeof title === 'string' ? slugOf(title) : undefined);
      if (made) fields[name] = made;
    }
    const idPlan = plans.get('id');
    if (!idPlan || planOf(idPlan.schema).kind !== 'whole') return;
    if (plans.has('documentId') && absent(fields.documentId) && rawText !== undefined)
      fields.documentId = rawText;
    if (typeof raw === 'number') return;
    if (rawText === undefined && typeof raw === 'string' && raw.trim() !== '') {
      fields.id = Number(raw);
      return;
    }
    if (!plans.has('documentId')) {
      delete fields.id;
      return;
    }
    const seed = rawText ?? fields.documentId ?? fields.slug ?? title;
    fields.id = idOf(typeof seed === 'string' ? seed : JSON.stringify(fields));
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
