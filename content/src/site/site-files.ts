import type { Context } from 'koa';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { sendOne } from '../kit/request';
import { shared } from '../kit/singles';
import { uidOf } from '../kit/table';

/** `/api/favicon` */
export async function findFavicon(ctx: Context) {
  const row = await shared('favicon', populate.look);
  sendOne(ctx, row && entry(uidOf('favicon'), row));
}

/** `/api/script` */
export async function findScript(ctx: Context) {
  const row = await shared('script', {});
  sendOne(ctx, row && entry(uidOf('script'), row));
}
