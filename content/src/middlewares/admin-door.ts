import type { Core } from '@strapi/strapi';
import { accountMark, clientOf } from '../limits/client';
import { createWindowCounter } from '../limits/window-counter';

const WINDOW_MS = 10 * 60_000;
/** Wrong passwords of one client, whatever accounts it names: Strapi's own limit counts each account for itself. */
const MAX_FAILURES = 20;
/** From here on somebody tries an account from many addresses; nobody is locked out by strangers for that. */
const ALARM_FAILURES = 30;
const RETRY_AFTER_SECONDS = '600';

const DOOR = /^\/admin\/(?:login|forgot-password|reset-password|register|register-admin)\/?$/i;

const SIGN_IN = /^\/admin\/login\/?$/i;

const failures = createWindowCounter(WINDOW_MS);
const accounts = createWindowCounter(WINDOW_MS);

/**
 * Stands before the admin's sign-in: a client (by its true address, TRUST_PROXY) that failed too often waits, and every
 * failure is logged, without address or name. Signing in wipes the client's count; nothing else does, since asking for
 * a new password succeeds whatever is sent.
 */
export default () =>
  (async (ctx, next) => {
    if (ctx.method !== 'POST' || !DOOR.test(ctx.path)) return next();
    const client = clientOf(ctx);
    const body: unknown = (ctx.request as { body?: unknown }).body;
    const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
    const account = accountMark(email);
    if (failures.count(client) >= MAX_FAILURES) {
      strapi.log.warn('admin.login-held', { client, account });
      ctx.set('retry-after', RETRY_AFTER_SECONDS);
      ctx.status = 429;
      ctx.body = {
        data: null,
        error: { status: 429, name: 'RateLimitError', message: 'Too many attempts. Wait ten minutes.' },
      };
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

function statusOf(error: unknown): number {
  const { status, name } = (error ?? {}) as { status?: unknown; name?: unknown };
  if (typeof status === 'number') return status;
  return name === 'ApplicationError' || name === 'ValidationError'
    ? 400
    : name === 'RateLimitError'
      ? 429
      : 500;
}
