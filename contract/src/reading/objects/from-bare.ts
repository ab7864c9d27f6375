import type { Fields } from '../coercions.ts';
import type { ObjectPlan } from '../plan.ts';
import type { Json } from '../unwrap.ts';

/** Fields that a bare number may stand for. */
const NUMBERED = new Set(['room_id', 'floorName', 'amount', 'text', 'showtime']);

const slugLike = (value: Json): value is string =>
  typeof value === 'string' &&
  /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u.test(value) &&
  value === value.toLowerCase();

/** The entity that a text or number in its place stands for; the value itself where it can stand for none. */
export function fromBare({ reading }: ObjectPlan, value: Json): Json {
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
