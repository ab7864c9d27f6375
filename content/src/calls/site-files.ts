import type { Context } from 'koa';
import { entry } from './payload';
import { sendOne } from './request';
import { shared } from './singles';
import { uidOf } from './table';

/** `/api/favicon` */
export async function findFavicon(ctx: Context) {
  const row = await shared('favicon', {
    favicon: true,
    favicon_16x16: true,
    favicon_32x32: true,
    apple_icon: true,
    manifest: true,
  });
  sendOne(ctx, row && entry(uidOf('favicon'), row));
}

/** `/api/script` */
export async function findScript(ctx: Context) {
  const row = await shared('script', {});
  sendOne(ctx, row && entry(uidOf('script'), row));
}
