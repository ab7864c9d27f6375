import type { Context } from 'koa';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TOKEN = 'a-token-of-this-test';
let database: TestDatabase;
let answer: (ctx: Context) => Promise<void>;

beforeAll(async () => {
  process.env.PURGE_TOKEN = TOKEN;
  process.env.WEBSITE_URL = 'http://127.0.0.1:9';
  database = await openDatabase(['purge-outbox']);
  const router = {
    get: (_: string, handler: typeof answer) => {
      answer = handler;
    },
  };
  Object.assign(globalThis.strapi, { server: { router } });
  const { registerRecentPurges } = await import('../../../src/purge/recent-purges-route');
  registerRecentPurges();
});
afterAll(async () => {
  Reflect.deleteProperty(process.env, 'PURGE_TOKEN');
  Reflect.deleteProperty(process.env, 'WEBSITE_URL');
  await database.close();
});

async function asked(authorization: string, seconds?: string): Promise<{ status: number; body: unknown }> {
  const query = seconds === undefined ? {} : { seconds };
  const ctx = {
    status: 200,
    body: undefined as unknown,
    query,
    get: () => authorization,
    set: () => undefined,
  };
  await answer(ctx as unknown as Context);
  return { status: ctx.status, body: ctx.body };
}

describe('recent purges', () => {
  it('are shown to nobody without the token', async () => {
    expect(await asked('')).toMatchObject({ status: 401 });
    expect(await asked('Bearer other')).toMatchObject({ status: 401 });
  });

  it('are those of as many seconds, sent or not, the newest first', async () => {
    const outbox = globalThis.strapi.db.query('api::purge-outbox.purge-outbox');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T12:00:00Z') });
    try {
      await outbox.create({ data: { tags: ['home'] } });
      vi.setSystemTime(new Date('2026-05-10T12:01:00Z'));
      const sent = await outbox.create({ data: { tags: ['offers', 'shops'], sentAt: new Date() } });
      const waiting = await outbox.create({ data: { tags: ['map'] } });
      vi.setSystemTime(new Date('2026-05-10T12:01:20Z'));
      const two = [
        { id: waiting.id, tags: ['map'] },
        { id: sent.id, tags: ['offers'] },
      ];
      expect(await asked(`Bearer ${TOKEN}`, '30')).toEqual({ status: 200, body: { purges: two } });
      expect((await asked(`Bearer ${TOKEN}`)).body).toMatchObject({ purges: { length: 3 } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('are kept for ten minutes: who asks further back is told so', async () => {
    await expect(asked(`Bearer ${TOKEN}`, '601')).rejects.toThrow(/seconds must be .* from 1 to 600/);
  });
});
