import { z } from 'zod';
import type { Tag } from './tags.ts';
import { list } from './wire.ts';

/**
 * How an endpoint's body is laid out: `single` = `{data: {id, attributes}}`, `list` = `{data: [...], meta}`,
 * `plain` = the object itself, `array` = a bare array.
 */
export type BodyForm = 'single' | 'list' | 'plain' | 'array';

export const pagination = z.object({
  page: z.number().int().nullish(),
  pageSize: z.number().int().nullish(),
  pageCount: z.number().int().nullish(),
  total: z.number().int().nullish(),
});
export type Pagination = z.output<typeof pagination>;

/**
 * A list as readers get it; `pagination` is null when the system says nothing of pages. `received`: how many entries
 * came, those that cannot be read included.
 */
function listed<S extends z.ZodType>(item: S) {
  return z.object({
    items: list(item),
    pagination: pagination.nullish(),
    received: z.number().int().nullish(),
  });
}

export interface EndpointSpec<P extends z.ZodType, S extends z.ZodType> {
  method: 'GET';
  /** `{name}` stands for a path parameter of that name. */
  path: string;
  summary: string;
  params: P;
  /** Query parameters besides `locale`, in order. */
  query(params: z.output<P>): [name: string, value: string][];
  form: BodyForm;
  payload: S;
  /** For list and array: the schema of one entry; else the payload itself. */
  item: z.ZodType;
  /** Cache tags that a page using this endpoint wears (see tags.ts). */
  tags(params: z.output<P>): Tag[];
  /** Further tags whose purge makes the payload old, though not the pages that only use a part of it. */
  alsoChangedBy?: readonly Tag[];
  /** Whether drafts can be asked for (`publicationState=preview`). */
  preview: boolean;
}

type Draft<P extends z.ZodType> = {
  path: string;
  summary: string;
  params: P;
  query?: (params: z.output<P>) => [string, string][];
  tags: (params: z.output<P>) => Tag[];
  alsoChangedBy?: readonly Tag[];
};

export function single<P extends z.ZodType, S extends z.ZodType>(
  draft: Draft<P>,
  payload: S,
): EndpointSpec<P, S> {
  return { method: 'GET', query: () => [], form: 'single', payload, item: payload, preview: true, ...draft };
}

export function listOf<P extends z.ZodType, S extends z.ZodType>(
  draft: Draft<P>,
  item: S,
  form: 'list' | 'array' = 'list',
): EndpointSpec<P, ReturnType<typeof listed<S>>> {
  return { method: 'GET', query: () => [], form, payload: listed(item), item, preview: false, ...draft };
}

export function plain<P extends z.ZodType, S extends z.ZodType>(
  draft: Draft<P>,
  payload: S,
): EndpointSpec<P, S> {
  return { method: 'GET', query: () => [], form: 'plain', payload, item: payload, preview: false, ...draft };
}

/** What a list starts at and holds when nothing is said (spec section 9). */
export const DEFAULT_OFFSET = 0;
export const DEFAULT_LIMIT = 100;

export const slug = z.string().min(1).max(200);
export const none = z.object({});
export const bySlug = z.object({ slug });
export const window = {
  offset: z.number().int().min(0).default(DEFAULT_OFFSET),
  limit: z.number().int().min(1).max(1000).default(DEFAULT_LIMIT),
};
/** The instant that "in future" and "past" are measured against, ISO 8601. */
export const now = z.iso.datetime();

export function offsetAndLimit(params: { offset: number; limit: number }): [string, string][] {
  return [
    ['offset', String(params.offset)],
    ['limit', String(params.limit)],
  ];
}
