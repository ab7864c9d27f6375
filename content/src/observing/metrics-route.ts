import type { Context } from 'koa';
import { reasonOf } from '../kit/database-errors';
import { admitsToken } from '../kit/request';
import { settings } from '../settings';
import { backupAge, lastBackup } from './last-backup';
import { metrics } from './metrics';
import { secondsSince, waitingDeliveries, waitingPurges } from './waiting';

/**
 * `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`: figures in Prometheus' text format. 404 where no token is
 * configured, 401 with another, 503 while the database does not answer.
 */
export function registerMetrics(): void {
  metrics.observe({
    deliveries: async (channel) => {
      const { oldest, ...counts } = await waitingDeliveries(channel);
      return { ...counts, oldest: secondsSince(oldest, new Date()) };
    },
    purges: async () => {
      const { waiting, oldest } = await waitingPurges();
      return { waiting, oldest: secondsSince(oldest, new Date()) };
    },
    backup: async () => {
      const last = await lastBackup();
      return { age: backupAge(last, new Date()), failed: Boolean(last.tried?.error) };
    },
  });
  strapi.server.router.get('/metrics', async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    const { metricsToken } = settings();
    if (!metricsToken) {
      ctx.status = 404;
      ctx.body = { error: 'Metrics are off: METRICS_TOKEN is not set.' };
      return;
    }
    if (!admitsToken(ctx, metricsToken)) return;
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
