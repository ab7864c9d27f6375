import { type Fields, isFields } from '../coercions.ts';
import { folded } from '../folded.ts';
import { empty, isWords, keyOf } from '../pick.ts';
import { type ObjectPlan, type Plan, planOf } from '../plan.ts';
import { ENTITY_NAMES, LIST_NAMES } from '../synonyms.ts';
import type { Json } from '../unwrap.ts';
import { LAST_NAME, namesIn, OWN_NAME, rankOf, recognised } from './recognised.ts';

/** The last rank of the names that a field has beside its entity. */
const BESIDE_NAME = 0;
/** Fields in which an entity says what it is called, in words or in addresses. */
const SELF_NAMES: ReadonlySet<string> = new Set(['name', 'title', 'heading', 'pageName', 'slug']);

/** The list in an object that holds nothing else, where its entries have the entry's own fields. */
export function listWithin(value: Json, itemPlan: Plan): Json[] | undefined {
  if (!isFields(value) || itemPlan.kind !== 'object') return undefined;
  const [[name = '', inside] = [], ...others] = Object.entries(value);
  if (others.length > 0 || !LIST_NAMES.includes(name) || !Array.isArray(inside)) return undefined;
  const [first] = inside;
  return isFields(first) && recognised(itemPlan, first, OWN_NAME) ? inside : undefined;
}

/** The entries of a list, or its only one, under one name, as XML has them: `{"slide": [{…}, {…}]}`. */
export function boxed(value: Json, itemPlan: Plan): Json[] | undefined {
  if (!isFields(value) || itemPlan.kind !== 'object') return undefined;
  const [[name = '', inside] = [], ...others] = Object.entries(value).filter(([, one]) => !empty(one));
  // A list in the place of a text is none.
  const isOfField = Array.isArray(inside) ? takesLists(itemPlan, name) : recognised(itemPlan, value);
  // A day or an id around a list says something of its entries.
  if (isOfField || /\d/.test(name)) return undefined;
  const entries = Array.isArray(inside) ? inside : [inside ?? null];
  // What is keyed by days says them itself, where the name around them is none.
  const isKind = itemPlan.model !== undefined && folded(itemPlan.model) === folded(name);
  const names = isKind ? undefined : itemPlan.fields.get(itemPlan.reading.key ?? '')?.names;
  const isEntry = (entry: Json) =>
    isFields(entry) &&
    recognised(itemPlan, entry) &&
    (names === undefined || namesIn(entry).some((one) => names.has(folded(one))));
  return others.length === 0 && entries.every(isEntry) ? entries : undefined;
}

/** Whether a field of this name holds more than one value. */
function takesLists({ fields: plans }: ObjectPlan, name: string): boolean {
  return [...plans.values()].some(
    ({ names, schema: of }) =>
      (names.get(folded(name)) ?? 99) <= 0 && ['list', 'object'].includes(planOf(of).kind),
  );
}

/** Whether an object has a list under one of the names of its list of entries. */
export function holdsList(plan: ObjectPlan, list: string, value: Fields): boolean {
  const names = plan.fields.get(list)?.names;
  return Object.keys(value).some((key) => names?.has(folded(key)) && Array.isArray(value[key]));
}

/** Whether an object in a list is one of the entries, though one of its lists bears a name of the list of entries. */
export function isEntry(plan: ObjectPlan, list: string, value: Fields, amongOthers: boolean): boolean {
  const keys = Object.keys(value).map(folded);
  const of = plan.fields.get(list)?.schema;
  const entries = of && planOf(of);
  const entry = entries?.kind === 'list' ? planOf(entries.item) : undefined;
  if (entry?.kind !== 'object' || keys.includes(folded(list))) return false;
  if (amongOthers) return recognised(entry, value, 1);
  const shared = new Set([...plan.fields.keys()].map(folded));
  return [...entry.fields.keys()].map(folded).some((name) => keys.includes(name) && !shared.has(name));
}

/**
 * The entity beneath the endpoint's own name, with those of its fields that stand beside it: `{tenant: {…}, offers: […]}`.
 * Undefined where the object says itself what it is called, or has a field of that name.
 */
function beneathItsName(plan: ObjectPlan, value: Fields, own: readonly string[]): Fields | undefined {
  const keys = namesIn(value);
  const saysItsName = [...plan.fields].some(
    ([field, { names }]) =>
      SELF_NAMES.has(field) && keys.some((key) => names.has(folded(key)) && isWords(value[key])),
  );
  if (saysItsName) return undefined;
  const wanted = [...own.toReversed(), ...ENTITY_NAMES];
  const key = keyOf(value, wanted, isFields);
  const inside = key === undefined ? undefined : value[key];
  if (key === undefined || !isFields(inside)) return undefined;
  // `carousel` is another name of its slides: what holds slides is the carousel for all that.
  if (rankOf(plan, key) <= LAST_NAME && !holdsOthers(plan, key, inside)) return undefined;
  if (!recognised(plan, inside, LAST_NAME)) return undefined;
  for (const beside of keys)
    if (inside[beside] === undefined && rankOf(plan, beside) <= BESIDE_NAME)
      inside[beside] = value[beside] ?? null;
  return inside;
}

/** Whether an object under the name of a field has fields that no such field has, but the entity around it. */
function holdsOthers({ fields: plans }: ObjectPlan, name: string, inside: Fields): boolean {
  const keys = namesIn(inside).map(folded);
  const within = [...plans.values()].flatMap(({ names, schema: of }) => {
    if (!names.has(folded(name))) return [];
    const held = planOf(of);
    const one = held.kind === 'list' ? planOf(held.item) : held;
    return one.kind === 'object' ? [...one.fields.values()] : [];
  });
  return [...plans.keys()]
    .map(folded)
    .some((own) => keys.includes(own) && !within.some(({ names }) => names.has(own)));
}

/**
 * Out of an object that holds nothing but the entity: `{offer: {…}}`. `isKnown`: by the name of one of its fields.
 * @param own names of the endpoint's own kind
 */
export function unpacked(
  plan: ObjectPlan,
  value: Fields,
  own: readonly string[] = [],
): { fields: Fields; isKnown: boolean } {
  let current = value;
  for (let depth = 0; depth < 3; depth++) {
    const keys = namesIn(current);
    const named = beneathItsName(plan, current, own);
    if (named) {
      current = named;
      continue;
    }
    if (recognised(plan, current, LAST_NAME)) return { fields: current, isKnown: true };
    const inside = keys.map((key) => current[key]).filter((one) => typeof one === 'object' && !empty(one));
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
