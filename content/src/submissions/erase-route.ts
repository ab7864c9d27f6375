import { isEmail } from '@mall/contract';
import type { Context } from 'koa';
import { reasonOf } from '../kit/database-errors';
import { admitsToken } from '../kit/request';
import { tokenFile } from '../kit/token-file';
import { eraseAddress } from './erase';

/**
 * `POST /erase {email}` with the token of `DATA_DIR/content/erase-token`: what `npm run erase` calls. It goes through
 * the running program because SQLite has one writing process. 200 with counts; 401 without the token.
 */
export function registerErase(): void {
  const token = tokenFile('erase-token');
  strapi.server.router.post('/erase', async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    if (!admitsToken(ctx, token)) return;
    const email = (ctx.request as { body?: { email?: unknown } }).body?.email;
    if (typeof email !== 'string' || !isEmail(email.trim())) {
      ctx.status = 400;
      ctx.body = { error: 'Send {"email": "…"}.' };
      return;
    }
    try {
      const erased = await eraseAddress(email);
      strapi.log.info('address.erased', { ...erased });
      ctx.body = erased;
    } catch (error) {
      strapi.log.error('address.not-erased', { reason: reasonOf(error) });
      ctx.status = 503;
      ctx.body = { error: 'Not erased, or not all of it: try again.' };
    }
  });
}
