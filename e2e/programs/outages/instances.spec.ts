import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tag } from '@mall/contract';
import { expect, test } from '../../base-test.ts';
import { type ContentProxy, startContentProxy } from '../../processes/content-proxy.ts';
import { get, purge, startWebsite, until, type WebsiteProcess } from '../../processes/website-process.ts';
import { type RedisProcess, startRedis } from '../../stores/redis-process.ts';

const TAGS: Tag[] = ['tenant:kolet'];
const PAGE = '/sklepy/moda/kolet';

let proxy: ContentProxy;
let redis: RedisProcess;
let sites: WebsiteProcess[];
let directory: string;

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'redis-'));
  redis = await startRedis(directory);
  proxy = await startContentProxy();
  const env = { REDIS_URL: redis.url };
  sites = await Promise.all([startWebsite(proxy.url, { env }), startWebsite(proxy.url, { env })]);
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.remove()));
  await proxy.close();
  await redis.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('a purge told to one instance reaches the other, also after Redis was away', async () => {
  const [one, other] = sites;
  if (!one || !other) throw new Error('two instances are needed');
  const warm = async () => {
    for (const site of sites) await until(site.url + PAGE, ({ cache }) => cache === 'hit');
  };
  await warm();
  await purge(one.url, TAGS);
  await until(other.url + PAGE, ({ cache }) => cache === 'stale');
  await warm();
  await purge(other.url, TAGS);
  await until(one.url + PAGE, ({ cache }) => cache === 'stale');
  await warm();

  await redis.stop();
  // Without Redis each instance still serves, and hears of what it is told itself.
  expect((await purge(one.url, TAGS)).status).toBe(200);
  expect((await get(one.url + PAGE)).cache).toBe('stale');
  expect((await get(other.url + PAGE)).cache).toBe('hit');
  // What could not be told is told then.
  await redis.start();
  await until(other.url + PAGE, ({ cache }) => cache === 'stale');
});
