import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { accountMark, clientOf } from '../limits/client';
import { createWindowCounter } from '../limits/window-counter';
import { PUBLISHED_PASSWORD } from '../seed/demo-accounts';
import { settings } from '../settings';
import { publishedPasswordOpens } from '../start/demo-password';

const WINDOW_MS = 10 * 60_000;
/** Wrong passwords of one client, whatever accounts it names: Strapi's own limit counts each account for itself. */
const MAX_FAILURES = 20;
/** From here on somebody tries an account from many addresses; nobody is locked out by strangers for that. */
const ALARM_FAILURES = 30;
const RETRY_AFTER_SECONDS = '600';
const PUBLISHED =
  'This is the published password of the demo: in production and behind a proxy it opens nothing. ' +
  'Choose another one by “Forgot your password?”.';

const DOOR = /^\/admin\/(?:login|forgot-password|reset-password|register|register-admin)\/?$/i;

const SIGN_IN = /^\/admin\/login\/?$/i;

/** By these a proxy says that it hands on what somebody else has asked, also one that no setting tells of. */
const HANDED_ON = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

const failures = createWindowCounter(WINDOW_MS);
const accounts = createWindowCounter(WINDOW_MS);

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/**
 * Stands before the admin's sign-in: a client (by its true address, TRUST_PROXY) that failed too often waits, and every
 * failure is logged, without address or name. Signing in wipes the client's count; nothing else does, since asking for
 * a new password succeeds whatever is sent. The demo's published password is not even tried where others may come in.
 */
export default () =>
  (async (ctx, next) => {
    if (ctx.method !== 'POST' || !DOOR.test(ctx.path)) return next();
    const client = clientOf(ctx);
    const body: unknown = (ctx.request as { body?: unknown }).body;
    const account = accountMark(fieldOf(body, 'email'));
    if (failures.count(client) >= MAX_FAILURES) {
      strapi.log.warn('admin.login-held', { client, account });
      ctx.set('retry-after', RETRY_AFTER_SECONDS);
      refuse(ctx, 429, 'RateLimitError', 'Too many attempts. Wait ten minutes.');
      return;
    }
    if (
      SIGN_IN.test(ctx.path) &&
      fieldOf(body, 'password') === PUBLISHED_PASSWORD &&
      !(publishedPasswordOpens(settings()) && HANDED_ON.every((name) => ctx.get(name) === ''))
    ) {
      strapi.log.warn('admin.published-password', { client, account });
      refuse(ctx, 403, 'ForbiddenError', PUBLISHED);
      return;
    }
    let status = 500;
    try {
      await next();
      status = ctx.status;
    } catch (error) {
      status = statusOf(error);
      throw error;
    } finally {
      if (status < 400) {
        if (SIGN_IN.test(ctx.path)) failures.forget(client);
      } else {
        const count = failures.add(client);
        strapi.log.warn('admin.login-failed', { client, account, count });
        if (account !== 'none' && accounts.add(account) === ALARM_FAILURES)
          strapi.log.error('admin.account-under-attack', { account });
      }
    }
  }) satisfies Core.MiddlewareHandler;

/** Answers as Strapi does, so that the sign-in page shows the message. */
function refuse(ctx: Context, status: number, name: string, message: string): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message } };
}

function statusOf(error: unknown): number {
  const { status, name } = (error ?? {}) as { status?: unknown; name?: unknown };
  if (typeof status === 'number') return status;
  return name === 'ApplicationError' || name === 'ValidationError'
    ? 400
    : name === 'RateLimitError'
      ? 429
      : 500;
}
