import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, REQUEST_ID_PATTERN } from '@mall/contract';
import type { Context } from 'koa';

/** The id by which logs name a request: the website's, a proxy's, or one of its own. */
export function requestIdOf(ctx: Context): string {
  const known: unknown = ctx.state.requestId;
  if (typeof known === 'string') return known;
  const given = ctx.get(REQUEST_ID_HEADER);
  const id = REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
  ctx.state.requestId = id;
  return id;
}

/** The id of the request for which this is done; undefined outside of one, and before the program is up. */
export function currentRequestId(): string | undefined {
  const ctx = globalThis.strapi?.requestContext?.get();
  return ctx && requestIdOf(ctx);
}
