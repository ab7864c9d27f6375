import type { z } from 'zod';
import { type Fields, isFields } from '../coercions.ts';
import { folded } from '../folded.ts';
import { empty } from '../pick.ts';
import { type ObjectPlan, planOf } from '../plan.ts';
import { NAMES_OF_ANYTHING, NAMES_OF_PROGRAMS, WORDS_OF_PROGRAMS } from '../synonyms.ts';
import type { Json } from '../unwrap.ts';

/** The rank of a field's own name, and one that no name of a field comes after. */
export const OWN_NAME = -1;
export const LAST_NAME = 98;
/** Fields that we fill in where a payload does not. */
const FILLED_IN: ReadonlySet<string> = new Set(['id', 'documentId']);

/** Names of fields; not HAL's `_links`, which lead to other calls. */
export const namesIn = (value: Fields) => Object.keys(value).filter((key) => key !== '_links');

/** How good the name is of those that a field has; more than the last where no field has it. */
export function rankOf({ fields }: ObjectPlan, name: string): number {
  const fold = folded(name);
  return Math.min(...[...fields.values()].map(({ names }) => names.get(fold) ?? LAST_NAME + 1));
}

/** Whether the object is the entity itself, by the names of its fields. @param most the last rank of a name that counts */
export function recognised(plan: ObjectPlan, value: Fields, most = 0): boolean {
  const keys = namesIn(value).map(folded);
  for (const { names } of plan.fields.values())
    if (keys.some((key) => (names.get(key) ?? 99) <= most)) return true;
  return false;
}

/** Whether a list has objects, and none of them a name that its entries have. */
export function holdsOthersOnly(plan: ObjectPlan, rows: readonly Json[]): boolean {
  const objects = rows.filter(isFields).filter((row) => Object.keys(row).length > 0);
  return objects.length > 0 && !objects.some((row) => recognised(plan, row, LAST_NAME));
}

/** Whether something of the schema's kind was made of a value; ids that we fill in say nothing. */
export function saysAnything(of: z.ZodType, value: Json | undefined): boolean {
  const plan = planOf(of);
  if (plan.kind === 'list')
    return Array.isArray(value) && value.some((entry) => saysAnything(plan.item, entry));
  if (plan.kind === 'variants') return isFields(value) && plan.of.has(String(value[plan.by]));
  if (plan.kind === 'object') return isFields(value) && hasWords(plan, value);
  return !empty(value) && (plan.kind === 'asItIs' || !isFields(value));
}

/** Whether an entity says anything at all. */
export function hasWords({ fields: plans }: ObjectPlan, fields: Fields): boolean {
  return [...plans].some(([name, { schema: of }]) => !FILLED_IN.has(name) && saysAnything(of, fields[name]));
}

/** Whether an object as it was sent names itself, and says nothing that a program does not say of itself. */
export function namesItselfOnly({ fields }: ObjectPlan, value: Fields): boolean {
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
