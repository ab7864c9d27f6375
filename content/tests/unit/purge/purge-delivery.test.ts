import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../scripts/tests/wait-for.ts';
import { openDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
let worker: typeof import('../../../src/purge/purge-worker');
let notePurge: typeof import('../../../src/purge/purges')['notePurge'];
let sent: string[];
let refused: number;
let asked: number;
let status: number;
/** While the website takes its time. */
let taken: Promise<void> | undefined;

beforeAll(async () => {
  process.env.WEBSITE_URL = 'http://website.example';
  database = await openDatabase(['purge-outbox']);
  Object.assign(globalThis.strapi.log, { warn: () => undefined });
  worker = await import('../../../src/purge/purge-worker');
  ({ notePurge } = await import('../../../src/purge/purges'));
});

beforeEach(async () => {
  await outbox().deleteMany({ where: {} });
  sent = [];
  refused = 0;
  asked = 0;
  status = 200;
  taken = undefined;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked += 1;
    await taken;
    if (status === 200) sent.push(...JSON.parse(String(init.body)).tags);
    else refused += 1;
    return new Response(null, { status });
  });
});

afterAll(async () => {
  worker.stopWorker();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(process.env, 'WEBSITE_URL');
  await database.close();
});

const outbox = () => globalThis.strapi.db.query('api::purge-outbox.purge-outbox');
const rows = async () =>
  ((await outbox().findMany({ orderBy: [{ id: 'asc' }] })) as { tags: string[]; sentAt: unknown }[]).map(
    ({ tags, sentAt }) => [tags.join(), sentAt !== null],
  );

it('what was sent is not sent again, and stays for who did not hear of it', async () => {
  await notePurge(['home']);
  worker.wakeWorker();
  await waitFor(async () => expect(await rows()).toEqual([['home', true]]));
  await notePurge(['map']);
  worker.wakeWorker();
  await waitFor(async () =>
    expect(await rows()).toEqual([
      ['home', true],
      ['map', true],
    ]),
  );
  expect(sent).toEqual(['home', 'map']);
});

it('what was sent a quarter of an hour ago goes with the next', async () => {
  const sentAt = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await outbox().create({ data: { tags: ['home'], sentAt: sentAt(14) } });
  await outbox().create({ data: { tags: ['map'], sentAt: sentAt(16) } });
  await notePurge(['offers']);
  worker.wakeWorker();
  await waitFor(async () =>
    expect(await rows()).toEqual([
      ['home', true],
      ['offers', true],
    ]),
  );
});

it('what is edited while the website takes its time is sent right after', async () => {
  let answer = () => {};
  taken = new Promise((resolve) => {
    answer = resolve;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await notePurge(['home']);
    worker.wakeWorker();
    await waitFor(() => expect(asked).toBe(1));
    await notePurge(['map']);
    worker.wakeWorker();
    // By then the worker has been woken, and still waits for its answer.
    await vi.advanceTimersByTimeAsync(1_000);
    answer();
    await waitFor(() => expect(sent).toEqual(['home', 'map']));
  } finally {
    vi.useRealTimers();
  }
});

it('what the website has not taken waits, and is sent with what comes later', async () => {
  status = 503;
  await notePurge(['csr']);
  worker.wakeWorker();
  await waitFor(() => expect(refused).toBe(1));
  expect((await rows()).at(-1)).toEqual(['csr', false]);
  status = 200;
  await notePurge(['press']);
  worker.wakeWorker();
  await waitFor(async () =>
    expect((await rows()).slice(-2).map(([, isSent]) => isSent)).toEqual([true, true]),
  );
  expect(sent.sort()).toEqual(['csr', 'press']);
});
