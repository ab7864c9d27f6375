import { ENDPOINTS, type EndpointName } from '@mall/contract';
import type { z } from 'zod';
import type { EndpointSpec } from '../../contract/src/endpoint-spec.ts';
import type { Json } from '../../contract/src/reading/unwrap.ts';
import type { Centre } from './centre.ts';
import { type Dialect, speller } from './dialects.ts';

export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** The bodies that a content system of this dialect answers its endpoints with; an endpoint without one is not there. */
export function bodiesOf(centre: Centre, dialect: Dialect, seed: number): ReadonlyMap<EndpointName, Json> {
  const { spell, wrap } = speller(dialect, seed);
  const bodies = new Map<EndpointName, Json>();
  for (const name of ENDPOINT_NAMES) {
    const endpoint: EndpointSpec<z.ZodType, z.ZodType> = ENDPOINTS[name];
    const value = centre.get(name) ?? null;
    if (value === null) continue;
    if (Array.isArray(value)) {
      const items = value.map((item) => wrap(endpoint.item, spell(endpoint.item, item, '')));
      const pagination = { page: 1, pageSize: 100, pageCount: 1, total: items.length };
      bodies.set(name, dialect.wrapped ? { data: items, meta: { pagination } } : items);
    } else {
      const whole = wrap(endpoint.payload, spell(endpoint.payload, value, ''));
      bodies.set(name, endpoint.form === 'plain' || !dialect.wrapped ? whole : { data: whole });
    }
  }
  return bodies;
}
