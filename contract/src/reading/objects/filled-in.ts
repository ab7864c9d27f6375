import type { z } from 'zod';
import { clocksOf, type Fields, isClock } from '../coercions.ts';
import { folded } from '../folded.ts';
import { idOf } from '../ids.ts';
import { absent, KEY } from '../pick.ts';
import { type ObjectPlan, planOf } from '../plan.ts';
import { namesIn } from './recognised.ts';

/** Names under which a day says both ends of its hours, folded. */
const SPANS = ['openinghour', 'hours', 'time', 'times', 'open', 'openinghours', 'value', 'text'];

function slugOf(name: string): string {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** The field that an entry's key in the object around it stands for, where nothing else does. */
export function withKey({ reading: { key } }: ObjectPlan, fields: Fields): void {
  const name = fields[KEY];
  if (key === undefined || typeof name !== 'string' || !absent(fields[key])) return;
  if (key === 'date' && !/\d{4}/.test(name)) return;
  fields[key] = name;
}

/** Both ends of a day's hours from one text: "9:00–21:00". */
export function withSpans({ fields: plans }: ObjectPlan, fields: Fields): void {
  if (!plans.has('opening_hour') || !plans.has('closing_hour')) return;
  const given = [fields.opening_hour, fields.openingHour].some((one) => isClock(one));
  if (given) return;
  for (const name of SPANS) {
    const key = namesIn(fields).find((one) => folded(one) === name);
    const own = key === undefined ? undefined : plans.get(key);
    // Rows of a week of its own.
    if (key === undefined || (own && planOf(own.schema).kind === 'list')) continue;
    const span = clocksOf(fields[key]);
    if (!span) continue;
    fields.opening_hour = span[0];
    fields.closing_hour = span[1];
    fields.openingHour = null;
    fields.closingHour = null;
    return;
  }
}

/**
 * Ids and slugs that are not there or of another kind.
 * @param asked the slug by which the entity was asked for
 */
export function identify({ fields: plans }: ObjectPlan, fields: Fields, asked?: string): void {
  const slugs = ['slug', 'categorySlug', 'subCategorySlug', 'specialtySlug'].filter((name) =>
    plans.has(name),
  );
  const title = [fields.name, fields.title, fields.heading].find(
    (one) => typeof one === 'string' && !absent(one),
  );
  for (const name of ['name', 'title', 'heading']) {
    const own = plans.get(name);
    const of = own && planOf(own.schema);
    if (of?.kind === 'text' && of.needed && absent(fields[name]) && title !== undefined) fields[name] = title;
  }
  const raw = fields.id;
  const rawText = typeof raw === 'string' && !/^\d{1,15}$/.test(raw.trim()) ? raw : undefined;
  for (const name of slugs) {
    const plan = planOf(plans.get(name)?.schema as z.ZodType);
    if (plan.kind !== 'text' || !plan.needed || !absent(fields[name])) continue;
    const own = name === 'slug' ? asked : undefined;
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
