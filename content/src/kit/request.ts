import { timingSafeEqual } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { settings } from '../settings';

/** What every endpoint is told: in which language, and whether drafts may be shown. */
export interface Reading {
  locale: Locale;
  /** `draft` only with `publicationState=preview` and the preview secret in `x-preview-secret`. */
  status: 'published' | 'draft';
}

const LOCALE_FORM = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/;

const bytesOf = (secret: string | Buffer) => (typeof secret === 'string' ? Buffer.from(secret) : secret);

/** Whether what somebody shows is the secret; it takes as long wherever the two differ. */
export function sameSecret(shown: string | Buffer, secret: string | Buffer): boolean {
  const [given, right] = [bytesOf(shown), bytesOf(secret)];
  return given.length === right.length && timingSafeEqual(given, right);
}

function showsSecret(ctx: Context): boolean {
  const { previewSecret } = settings();
  return previewSecret !== undefined && sameSecret(ctx.get('x-preview-secret'), previewSecret);
}

/** Whether a request carries `Authorization: Bearer {token}`, compared in constant time; without it, it is answered with a 401. */
export function admitsToken(ctx: Context, token: string): boolean {
  if (sameSecret(ctx.get('authorization'), `Bearer ${token}`)) return true;
  ctx.status = 401;
  ctx.set('www-authenticate', 'Bearer');
  ctx.body = { error: 'The bearer token is missing or wrong.' };
  return false;
}

/** A query value that must be one string. Throws a 400 when it is a list or an object. */
export function text(ctx: Context, name: string): string | undefined {
  const value: unknown = ctx.query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  throw new errors.ValidationError(`${name} must be given once, as text.`);
}

/** A whole number from a query value. Throws a 400 with the parameter's name otherwise. */
export function whole(value: unknown, name: string, fallback: number, least: number, most: number): number {
  if (value === undefined || value === '') return fallback;
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new errors.ValidationError(`${name} must be a whole number from ${least} to ${most}.`);
}

/**
 * Language and publication state of an endpoint. A language that this centre does not have reads as the default one;
 * text that is no language code is a 400. Without the preview secret everybody reads what is published.
 * @param unsaid the state of an endpoint that names none
 */
export function reading(ctx: Context, unsaid: 'live' | 'preview' = 'live'): Reading {
  const asked = text(ctx, 'locale') ?? DEFAULT_LOCALE;
  if (!LOCALE_FORM.test(asked))
    throw new errors.ValidationError('locale must be a language code such as pl-PL.');
  const state = text(ctx, 'publicationState') ?? unsaid;
  if (state !== 'live' && state !== 'preview') {
    throw new errors.ValidationError('publicationState must be live or preview.');
  }
  return {
    locale: settings().locales.find((live) => live === asked) ?? DEFAULT_LOCALE,
    status: state === 'preview' && showsSecret(ctx) ? 'draft' : 'published',
  };
}

/** Where a list starts and how long it is: `offset`/`limit`, default 0/100 (spec section 9). */
export function range(ctx: Context): { offset: number; limit: number } {
  return {
    offset: whole(ctx.query.offset ?? ctx.query.start, 'offset', 0, 0, 999_999),
    limit: whole(ctx.query.limit, 'limit', 100, 1, 1000),
  };
}

/** `pagination[page]`/`pagination[pageSize]` or `pagination[start]`/`pagination[limit]`, default 0/100. */
export function pagination(ctx: Context): { offset: number; limit: number } {
  const given = record(ctx.query.pagination, 'pagination');
  if (given.start !== undefined || given.limit !== undefined) {
    return {
      offset: whole(given.start, 'pagination[start]', 0, 0, 999_999),
      limit: whole(given.limit, 'pagination[limit]', 100, 1, 1000),
    };
  }
  const page = whole(given.page, 'pagination[page]', 1, 1, 99_999);
  const limit = whole(given.pageSize, 'pagination[pageSize]', 100, 1, 1000);
  return { offset: (page - 1) * limit, limit };
}

/** A nested query value such as `filters[...]`. Throws a 400 when it is no object. */
export function record(value: unknown, name: string): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new errors.ValidationError(`${name} must be nested, as in ${name}[field].`);
}

/** The text that a filter asks to be equal to, `filters[x]=…` or `filters[x][$eq]=…`. Throws a 400 where it is none. */
export function equalText(condition: unknown, name: string): string {
  const value = typeof condition === 'string' ? condition : record(condition, name).$eq;
  if (typeof value === 'string') return value;
  throw new errors.ValidationError(`${name} must be given once, as text.`);
}

/** The fields of a JSON body; none when it is no object. */
export function fieldsOf(ctx: Context): Record<string, unknown> {
  const { body } = ctx.request as { body?: unknown };
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Answers with a list and its paging. */
export function sendList(
  ctx: Context,
  data: unknown[],
  total: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const page = Math.floor(offset / limit) + 1;
  ctx.body = {
    data,
    meta: {
      pagination: { page, pageSize: limit, pageCount: Math.ceil(total / limit), total, start: offset, limit },
    },
  };
}

/** Answers with one entry, or with a 404 in the contract's error form. */
export function sendOne(ctx: Context, entry: object | null) {
  if (!entry) throw new errors.NotFoundError('Not Found');
  ctx.body = { data: entry, meta: {} };
}
