import { asFlag, asMoment, asNumber, asText, type Fields, isClock, isFields } from '../coercions.ts';
import { folded } from '../folded.ts';
import { absent, empty, isWords } from '../pick.ts';
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
    if (!isFields(button)) continue;
    const words = asText({ ...button, value: null });
    if (absent(fields[label]) && typeof words === 'string') fields[label] = words;
    if (name === target || absent(fields[target])) fields[target] = asText(button, true);
    return;
  }
}

/** Names in an object that are no field's own, with something under them. */
export function foreignNames({ fields: plans }: ObjectPlan, fields: Fields): string[] {
  return namesIn(fields).filter((key) => !plans.has(key) && !empty(fields[key]));
}

/** Fills fields that are not there from those of the foreign names that are theirs too. */
export function adopt({ fields: plans }: ObjectPlan, fields: Fields, foreign: readonly string[]): void {
  if (foreign.length === 0) return;
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
