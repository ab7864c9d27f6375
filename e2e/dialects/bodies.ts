import { CALLS, type CallName } from '@mall/contract';
import type { z } from 'zod';
import type { CallSpec } from '../../contract/src/call-spec.ts';
import type { Json } from '../../contract/src/unwrap.ts';
import type { Centre } from './centre.ts';
import { type Dialect, speller } from './dialects.ts';

export const CALL_NAMES = Object.keys(CALLS) as CallName[];

/** The bodies that a content system of this dialect answers its calls with; a call without one is not there. */
export function bodiesOf(centre: Centre, dialect: Dialect, seed: number): ReadonlyMap<CallName, Json> {
  const { spell, wrap } = speller(dialect, seed);
  const bodies = new Map<CallName, Json>();
  for (const name of CALL_NAMES) {
    const call: CallSpec<z.ZodType, z.ZodType> = CALLS[name];
    const value = centre.get(name) ?? null;
    if (value === null) continue;
    if (Array.isArray(value)) {
      const items = value.map((item) => wrap(call.item, spell(call.item, item, '')));
      const pagination = { page: 1, pageSize: 100, pageCount: 1, total: items.length };
      bodies.set(name, dialect.wrapped ? { data: items, meta: { pagination } } : items);
    } else {
      const whole = wrap(call.payload, spell(call.payload, value, ''));
      bodies.set(name, call.form === 'plain' || !dialect.wrapped ? whole : { data: whole });
    }
  }
  return bodies;
}
