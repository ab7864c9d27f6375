import { KEY_HEADER } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { reasonOf } from '../kit/database-errors';
import { admitsWrite } from '../limits/write-limit';
import { Refusal } from './refusal';

const RETRY_AFTER_SECONDS = '30';
const LIMITED_SECONDS = '600';

function refuse(ctx: Context, status: number, name: string, message: string) {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message } };
}

/** The body of a writing call as it came. */
export function bodyOf(ctx: Context): unknown {
  return (ctx.request as { body?: unknown }).body;
}

/** The header that names one sending of a form; "" = none. */
export function keyHeader(ctx: Context): string {
  return ctx.get(KEY_HEADER);
}

/** Whether a client may write only so often. Who shows a token of ours may as often as they like. */
interface Intake {
  limited: boolean;
}

/**
 * Answers a writing call with what `work` gives, which has to be stored by then. JSON only (a multipart body was read
 * before, by `middlewares/photos`), so that a page of another origin cannot send it without asking first. What the
 * database refuses is a 503: nothing was stored, send it again. Nothing that was sent reaches the log.
 */
export async function respondToWrite(
  ctx: Context,
  what: string,
  work: () => Promise<object>,
  { limited }: Intake = { limited: true },
): Promise<void> {
  ctx.set('cache-control', 'no-store');
  if (!ctx.is('application/json') && ctx.state.photos === undefined) {
    refuse(ctx, 415, 'UnsupportedMediaType', 'Send JSON.');
    return;
  }
  if (limited && !admitsWrite(ctx, what)) {
    strapi.log.warn('submission.limited', { what });
    ctx.set('retry-after', LIMITED_SECONDS);
    refuse(ctx, 429, 'RateLimitError', 'Too many of these. Wait ten minutes.');
    return;
  }
  try {
    ctx.body = await work();
  } catch (error) {
    if (error instanceof errors.ApplicationError) throw error;
    if (error instanceof Refusal) return refuse(ctx, 409, error.name, error.message);
    strapi.log.error('submission.not-stored', { what, reason: reasonOf(error) });
    ctx.set('retry-after', RETRY_AFTER_SECONDS);
    refuse(ctx, 503, 'ServiceUnavailable', 'Not stored.');
  }
}
