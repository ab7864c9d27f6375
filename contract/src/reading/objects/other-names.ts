import { asFlag, asMoment, asNumber, asText, type Fields, isClock, isFields } from '../coercions.ts';
import { folded } from '../folded.ts';
import { absent, empty } from '../pick.ts';
import { type FieldPlan, type ObjectPlan, planOf } from '../plan.ts';
import type { Json } from '../unwrap.ts';
import { fromBare } from './from-bare.ts';
import { namesIn } from './recognised.ts';

const LABEL_FIELDS = ['linkName', 'link_name'];
/** Names under which an object that is pressed stands, with its words and its address. */
export const BUTTONS = ['cta', 'button', 'link', 'action', 'href', 'url'];

/** `{cta: {label, url}}` as a link with its words. */
export function withButtons({ fields: plans }: ObjectPlan, fields: Fields): void {
  const target = plans.has('href') ? 'href' : plans.has('link') ? 'link' : undefined;
  const label = LABEL_FIELDS.find((name) => plans.has(name));
  if (target === undefined || label === undefined) return;
  for (const name of BUTTONS) {
    const button = fields[name];
    if (!isFields(button) || isWordsAlone(plans.get(label)?.names, name, button)) continue;
    const words = asText({ ...button, value: null });
    if (absent(fields[label]) && typeof words === 'string') fields[label] = words;
    const address = asText(button, true);
    if (typeof address === 'string' && (name === target || absent(fields[target]))) fields[target] = address;
    return;
  }
}

/** Whether what stands under a name of a button's words is these words, in an object of their own: `{cta: {value}}`. */
function isWordsAlone(names: ReadonlyMap<string, number> | undefined, name: string, button: Fields): boolean {
  return names?.has(folded(name)) === true && Object.keys(button).join() === 'value';
}

/** Names in an object that are no field's own, with something under them. */
export function foreignNames({ fields: plans }: ObjectPlan, fields: Fields): string[] {
  return namesIn(fields).filter((key) => !plans.has(key) && !empty(fields[key]));
}

/**
 * Fills fields that are not there from those of the foreign names that are theirs too.
 * @returns names of fields that are not there, under which stands what cannot be read as any of them
 */
export function adopt(plan: ObjectPlan, fields: Fields, foreign: readonly string[]): string[] {
  if (foreign.length === 0) return [];
  const { fields: plans } = plan;
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
  return foreign.filter((key) => !used.has(key) && !isReadable(plan, fields, key));
}

/** Whether something may be read of what stands under a name: it is that of no field that is missing, or one of them takes it. */
function isReadable({ fields: plans, reading }: ObjectPlan, fields: Fields, key: string): boolean {
  const missing = [...plans].filter(([field, { names }]) => empty(fields[field]) && names.has(folded(key)));
  // Who has a form of its own may have read what stands under other names.
  const isOwn = reading.shape !== undefined || reading.complete !== undefined;
  const certain = missing.filter(
    ([field, { schema: of }]) => !isOwn || folded(field) === folded(key) || planOf(of).kind === 'moment',
  );
  return certain.length === 0 || certain.some(([, { schema: of }]) => fits(of, fields[key] ?? null) > 0);
}

/** Which of an object's own fields hold what cannot be read as them. */
export function unreadableNames(
  { fields: plans }: ObjectPlan,
  fields: Fields,
  names: readonly string[],
): string[] {
  return names.filter((name) => {
    const of = plans.get(name)?.schema;
    const value = fields[name];
    return of !== undefined && value !== undefined && !empty(value) && fits(of, value) === 0;
  });
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
