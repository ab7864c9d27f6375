import type { Context } from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TOKEN = 'a-token-of-this-test';
let database: TestDatabase;
let answer: (ctx: Context) => Promise<void>;
/** What backups have told of themselves. */
const stored: Record<string, object> = {};
let metrics: typeof import('../../../src/observing/metrics')['metrics'];

beforeAll(async () => {
  process.env.METRICS_TOKEN = TOKEN;
  database = await openDatabase(['delivery', 'purge-outbox']);
  const router = {
    get: (_: string, handler: typeof answer) => {
      answer = handler;
    },
  };
  const store = () => ({ get: async ({ key }: { key: string }) => stored[key] ?? null });
  Object.assign(globalThis.strapi, { server: { router }, store });
  const { registerMetrics } = await import('../../../src/observing/metrics-route');
  ({ metrics } = await import('../../../src/observing/metrics'));
  registerMetrics();
});
afterAll(async () => {
  Reflect.deleteProperty(process.env, 'METRICS_TOKEN');
  await database.close();
});

/** What the route answers to whoever shows `authorization`. */
async function asked(authorization: string): Promise<{ status: number; text: string }> {
  const ctx = { status: 200, body: '' as unknown, get: () => authorization, set: () => undefined };
  await answer(ctx as unknown as Context);
  return { status: ctx.status, text: String(ctx.body) };
}
const figures = async () => (await asked(`Bearer ${TOKEN}`)).text;

async function put(key: string, data: { channel: string; state: string; since: Date }) {
  const row = { kind: 'bookingNotice', subject: 's', idempotencyKey: key, nextAt: data.since, ...data };
  await globalThis.strapi.db.query('api::delivery.delivery').create({ data: row });
}

describe('metrics', () => {
  it('are shown to nobody without the token', async () => {
    expect(await asked('')).toMatchObject({ status: 401 });
    expect(await asked('Bearer other')).toMatchObject({ status: 401 });
    expect(await asked(`Bearer ${TOKEN}`)).toMatchObject({ status: 200 });
  });

  it('tell of each channel how much waits and for how long, and what was given up', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000);
    await put('a', { channel: 'mail', state: 'waiting', since: hourAgo });
    await put('b', { channel: 'mail', state: 'sending', since: new Date() });
    await put('c', { channel: 'mail', state: 'delivered', since: new Date(0) });
    await put('d', { channel: 'crm', state: 'dead', since: new Date(0) });
    await globalThis.strapi.db.query('api::purge-outbox.purge-outbox').create({ data: { tags: ['home'] } });
    const text = await figures();
    expect(text).toContain('content_deliveries_waiting{channel="mail"} 2\n');
    expect(text).toContain('content_deliveries_waiting{channel="crm"} 0\n');
    expect(text).toContain('content_deliveries_dead{channel="crm"} 1\n');
    expect(text).toContain('content_deliveries_oldest_seconds{channel="crm"} 0\n');
    expect(text).toMatch(/content_deliveries_oldest_seconds\{channel="mail"\} 3[67]\d\d(\.|\n)/);
    expect(text).toContain('content_purges_waiting 1\n');
  });

  it('tell how old the last good backup is, and whether a later one failed', async () => {
    expect(await figures()).toContain('content_backup_age_seconds +Inf\n');
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    stored.backupMade = { at: hourAgo, bytes: 7 };
    stored.backupTried = { at: hourAgo, error: null };
    expect(await figures()).toMatch(/content_backup_age_seconds 3[67]\d\d(\.|\n)/);
    expect(await figures()).toContain('content_backup_failed 0\n');
    stored.backupTried = { at: new Date().toISOString(), error: 'No space left' };
    expect(await figures()).toMatch(/content_backup_age_seconds 3[67]\d\d(\.|\n)/);
    expect(await figures()).toContain('content_backup_failed 1\n');
  });

  it('count log lines by their event, and texts of libraries by their level alone', async () => {
    metrics.logged('error', 'delivery.dead');
    metrics.logged('error', 'Cannot read /home/someone');
    const text = await figures();
    expect(text).toContain('content_log_lines_total{level="error",event="delivery.dead"} 1\n');
    expect(text).toContain('content_log_lines_total{level="error",event="other"} 1\n');
    expect(text).not.toContain('someone');
  });

  it('time answers by who asks, and name no address', async () => {
    metrics.answered('/api/offers/secret-offer', 200, 0.02);
    metrics.answered('/content-manager/relations', 503, 0.02);
    const text = await figures();
    expect(text).toContain('content_response_seconds_count{for="website",status="2xx"} 1\n');
    expect(text).toContain('content_response_seconds_count{for="admin",status="5xx"} 1\n');
    expect(text).not.toContain('secret-offer');
  });
});
