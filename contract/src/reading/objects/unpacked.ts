import { type Fields, isFields } from '../coercions.ts';
import { folded, isWords, keyOf } from '../pick.ts';
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
  if (key === undefined || !isFields(inside) || rankOf(plan, key) <= LAST_NAME) return undefined;
  if (!recognised(plan, inside, LAST_NAME)) return undefined;
  for (const beside of keys)
    if (inside[beside] === undefined && rankOf(plan, beside) <= BESIDE_NAME)
      inside[beside] = value[beside] ?? null;
  return inside;
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
