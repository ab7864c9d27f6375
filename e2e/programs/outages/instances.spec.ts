import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tag } from '@mall/contract';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { redisServerPath } from '../../../scripts/programs/redis.ts';
import { expect, test } from '../../base-test.ts';
import { type ContentProxy, startContentProxy } from '../../processes/content-proxy.ts';
import { get, purge, startWebsite, until, type WebsiteProcess } from '../../processes/website-process.ts';

/** A Redis of the test's own, keeping nothing. */
async function startRedis(port: number, directory: string): Promise<ChildProcess> {
  const child = spawn(
    redisServerPath(),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    child.stdout?.on('data', (part: Buffer) => {
      if (part.includes('Ready to accept connections')) resolve();
    });
  });
  return child;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const TAGS: Tag[] = ['tenant:kolet'];
const PAGE = '/sklepy/moda/kolet';

let proxy: ContentProxy;
let redis: ChildProcess;
let sites: WebsiteProcess[];
let directory: string;
let port: number;

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'redis-'));
  port = await freePort();
  redis = await startRedis(port, directory);
  proxy = await startContentProxy();
  const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
  sites = await Promise.all([startWebsite(proxy.url, { env }), startWebsite(proxy.url, { env })]);
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.remove()));
  await proxy.close();
  await ended(redis);
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

  await ended(redis);
  // Without Redis each instance still serves, and hears of what it is told itself.
  expect((await purge(one.url, TAGS)).status).toBe(200);
  expect((await get(one.url + PAGE)).cache).toBe('stale');
  expect((await get(other.url + PAGE)).cache).toBe('hit');
  redis = await startRedis(port, directory);
  // Clients come back by themselves: told again until the news arrives.
  await expect
    .poll(
      async () => {
        await purge(one.url, TAGS);
        return (await get(other.url + PAGE)).cache;
      },
      { timeout: scaled(15_000) },
    )
    .toBe('stale');
});
