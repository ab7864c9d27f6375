import type { Context } from 'koa';
import { databaseAnswers } from '../observing/database-answers';

let ready = false;

/** True once everything is in place, false again when the process is about to end. */
export function setReady(is: boolean): void {
  ready = is;
}

/** `GET /healthz`: the process answers. `GET /readyz`: it is seeded and its database answers; 503 otherwise. */
export function registerHealth(): void {
  strapi.server.router.get('/healthz', (ctx: Context) => {
    ctx.body = { status: 'ok' };
  });
  strapi.server.router.get('/readyz', async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    ctx.status = (await databaseAnswers()) && ready ? 200 : 503;
    ctx.body = { status: ctx.status === 200 ? 'ready' : 'not ready' };
  });
}
