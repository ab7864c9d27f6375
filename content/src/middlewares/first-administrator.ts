import type { Core } from '@strapi/strapi';
import { isFirstToken } from '../start/first-administrator';

const COOKIE = 'first-administrator';
const HOUR_MS = 3_600_000;
const HOW =
  'Open the address that the log of the content system names at its start ("nobody can sign in yet").';

/**
 * Stands before the form that makes the first administrator, which Strapi shows to whoever comes first: only the address
 * in the log leads through, `GET /admin/first?token=…`. Once somebody can sign in, Strapi makes no other.
 */
export default () =>
  (async (ctx, next) => {
    const path = ctx.path.toLowerCase().replace(/\/+$/, '');
    if (path === '/admin/first') {
      const { token } = ctx.query;
      if (typeof token !== 'string' || !isFirstToken(token)) {
        ctx.status = 403;
        ctx.body = HOW;
        return;
      }
      ctx.cookies.set(COOKIE, token, {
        httpOnly: true,
        maxAge: HOUR_MS,
        path: '/admin',
        sameSite: 'strict',
        signed: false,
      });
      ctx.set('cache-control', 'no-store');
      ctx.redirect('/admin/auth/register-admin');
      return;
    }
    const registers = ctx.method === 'POST' && path === '/admin/register-admin';
    if (!registers || isFirstToken(ctx.cookies.get(COOKIE, { signed: false }))) return next();
    ctx.status = 403;
    ctx.body = { data: null, error: { status: 403, name: 'ForbiddenError', message: HOW } };
  }) satisfies Core.MiddlewareHandler;
