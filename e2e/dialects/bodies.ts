import { ENDPOINTS, type EndpointName } from '@mall/contract';
import type { z } from 'zod';
import type { EndpointSpec } from '../../contract/src/endpoint-spec.ts';
import type { Json } from '../../contract/src/reading/unwrap.ts';
import type { Centre } from './centre.ts';
import { type Dialect, speller } from './dialects.ts';

export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** What a content system answers an endpoint with; undefined: the endpoint is not there. @param query of the call */
type Answer = (name: EndpointName, query: URLSearchParams) => Json | undefined;

/** The answers of a content system of this dialect. */
export function answersOf(centre: Centre, dialect: Dialect, seed: number): Answer {
  const { spell, wrap } = speller(dialect, seed);
  const lists = new Map<EndpointName, Json[]>();
  const others = new Map<EndpointName, Json>();
  for (const name of ENDPOINT_NAMES) {
    const endpoint: EndpointSpec<z.ZodType, z.ZodType> = ENDPOINTS[name];
    const value = centre.get(name) ?? null;
    if (value === null) continue;
    if (Array.isArray(value)) {
      lists.set(
        name,
        value.map((item) => wrap(endpoint.item, spell(endpoint.item, item, ''))),
      );
    } else {
      const whole = wrap(endpoint.payload, spell(endpoint.payload, value, ''));
      others.set(name, endpoint.form === 'plain' || !dialect.wrapped ? whole : { data: whole });
    }
  }
  return (name, query) => {
    const list = lists.get(name);
    return list ? partOf(list, dialect, query) : others.get(name);
  };
}

/** The part of a list that is asked for from a number on or by page, as far as the dialect gives so much at once. */
function partOf(all: Json[], { wrapped, most, parts }: Dialect, query: URLSearchParams): Json {
  const number = (...names: string[]) => Number(names.map((name) => query.get(name)).find(Boolean) ?? 0);
  const asked = number('limit', 'pagination[limit]', 'pagination[pageSize]');
  const size = Math.min(most, asked || most);
  const page = number('pagination[page]');
  const start = page > 0 ? (page - 1) * size : number('offset', 'pagination[start]');
  const items = all.slice(start, start + size);
  const total = all.length;
  if (!wrapped && asked === 0) return items;
  if (parts) return { [parts[0]]: items, [parts[1]]: total };
  const pagination: Json =
    page > 0
      ? { page, pageSize: size, pageCount: Math.ceil(total / size), total }
      : { start, limit: size, total };
  return { data: items, meta: { pagination } };
}
