import { isTag, MAX_RECENT_PURGES, RECENT_PURGES_PATH, type RecentPurges } from '@mall/contract';
import type { Context } from 'koa';
import { reasonOf } from '../kit/database-errors';
import { admitsToken, whole } from '../kit/request';
import { table } from '../kit/table';
import { settings } from '../settings';
import { OUTBOX } from './outbox';

/** The newest; whoever missed more finds the rest when pages have aged. */
const MAX_ROWS = 2_000;

async function since(instant: Date): Promise<RecentPurges> {
  const rows = await table(OUTBOX).findMany({
    where: { createdAt: { $gte: instant } },
    orderBy: [{ id: 'desc' }],
    limit: MAX_ROWS,
  });
  return {
    purges: rows.map(({ id, tags }) => ({ id, tags: Array.isArray(tags) ? tags.filter(isTag) : [] })),
  };
}

/**
 * `GET /purges?seconds=60` with `Authorization: Bearer PURGE_TOKEN`: what has changed since, whether sent or not. 404
 * where purges are off, 400 for another number of seconds than is kept, 401 without the token, 503 while the database does not answer.
 */
export function registerRecentPurges(): void {
  strapi.server.router.get(RECENT_PURGES_PATH, async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    const { purgeToken, websiteUrl } = settings();
    if (!purgeToken || !websiteUrl) {
      ctx.status = 404;
      ctx.body = { error: 'Purges are off: WEBSITE_URL and PURGE_TOKEN are not both set.' };
      return;
    }
    if (!admitsToken(ctx, purgeToken)) return;
    const seconds = whole(ctx.query.seconds, 'seconds', MAX_RECENT_PURGES, 1, MAX_RECENT_PURGES);
    try {
      ctx.body = await since(new Date(Date.now() - seconds * 1000));
    } catch (error) {
      strapi.log.error('purges.not-read', { reason: reasonOf(error) });
      ctx.status = 503;
      ctx.body = { error: 'The database does not answer.' };
    }
  });
}
