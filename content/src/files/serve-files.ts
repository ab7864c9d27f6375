import type { Context, Next } from 'koa';
import { reasonOf } from '../kit/database-errors';
import { settings } from '../settings';
import { files } from './files';

/** As what lies on the disk is given out: a changed file has another address. */
const FRESH = 'public, max-age=60';

/**
 * Gives out the bucket's files under the addresses that they would have on the disk, so that no page holds an address
 * that ends, and the bucket can stay closed. What is not there is looked for on the disk: it may not have been moved yet.
 */
export function serveFiles(): void {
  if (!settings().bucket) return;
  strapi.server.router.get('/uploads/:file', async (ctx: Context, next: Next) => {
    const name = String(ctx.params.file);
    const found = await files()
      .read(`uploads/${name}`)
      .catch((error: unknown) => {
        strapi.log.error('files.unavailable', { reason: reasonOf(error) });
        return undefined;
      });
    if (found === undefined) {
      ctx.status = 503;
      ctx.set('retry-after', '5');
      return;
    }
    if (found === null) return next();
    ctx.type = name.slice(name.lastIndexOf('.'));
    ctx.set('cache-control', FRESH);
    if (found.etag !== undefined) ctx.set('etag', found.etag);
    ctx.status = 200;
    // Whoever asks this way means it, also where it says no-cache beside it, as fetch does.
    if (
      found.etag !== undefined &&
      ctx
        .get('if-none-match')
        .split(/\s*,\s*/)
        .includes(found.etag)
    ) {
      found.body.destroy();
      ctx.status = 304;
      return;
    }
    if (found.length !== undefined) ctx.length = found.length;
    ctx.body = found.body;
  });
}
