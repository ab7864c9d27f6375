import type { Context } from 'koa';
import { reasonOf } from '../kit/database-errors';
import { showsToken } from '../kit/request';
import { type Row, table, type Where } from '../kit/table';
import { UNSENT } from '../purge/outbox';
import { settings } from '../settings';
import { metrics } from './metrics';

const UNDER_WAY = { $in: ['waiting', 'sending'] };

async function ageOf(name: string, field: string, where: Where): Promise<number> {
  const [row] = await table(name).findMany({ where, orderBy: [{ [field]: 'asc' }], limit: 1 });
  return row ? Math.max(0, (Date.now() - instant(row, field)) / 1000) : 0;
}

const instant = (row: Row, field: string) => new Date(row[field] as string | number | Date).getTime();

/**
 * `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`: figures in Prometheus' text format. 404 where no token is
 * configured, 401 with another, 503 while the database does not answer.
 */
export function registerMetrics(): void {
  metrics.observe({
    deliveries: async (channel) => ({
      waiting: await table('delivery').count({ where: { channel, state: UNDER_WAY } }),
      dead: await table('delivery').count({ where: { channel, state: 'dead' } }),
      oldest: await ageOf('delivery', 'since', { channel, state: UNDER_WAY }),
    }),
    purges: async () => ({
      waiting: await table('purge-outbox').count({ where: UNSENT }),
      oldest: await ageOf('purge-outbox', 'createdAt', UNSENT),
    }),
  });
  strapi.server.router.get('/metrics', async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    const { metricsToken } = settings();
    if (!metricsToken) {
      ctx.status = 404;
      ctx.body = { error: 'Metrics are off: METRICS_TOKEN is not set.' };
      return;
    }
    if (!showsToken(ctx, metricsToken)) {
      ctx.status = 401;
      ctx.set('www-authenticate', 'Bearer');
      ctx.body = { error: 'The bearer token is missing or wrong.' };
      return;
    }
    try {
      ctx.body = await metrics.text();
      ctx.set('content-type', metrics.type);
    } catch (error) {
      strapi.log.error('metrics.failed', { reason: reasonOf(error) });
      ctx.status = 503;
      ctx.body = { error: 'The database does not answer.' };
    }
  });
}
