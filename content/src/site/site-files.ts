import type { Context } from 'koa';
import { entry } from '../kit/payload';
import { sendOne } from '../kit/request';
import { shared } from '../kit/singles';
import { uidOf } from '../kit/table';

/** `/api/favicon` */
export async function findFavicon(ctx: Context) {
  const row = await shared('favicon', {
    emptyPicture: true,
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
