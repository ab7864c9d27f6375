import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scaled } from '../../scripts/timeouts.ts';
import { expect, test } from '../base-test.ts';
import { CONTENT_URL } from '../content-calls.ts';
import { copyDemo, startContent } from '../content-process.ts';
import { get, startWebsite, until, type WebsiteProcess } from '../website-process.ts';

/** How many of each kind; the whole suite of faults takes more. */
const CLIENTS = Number(process.env.SLOW_CLIENTS ?? 40);
const DROPPED_MS = 11_000;

let site: WebsiteProcess;

test.beforeAll(async () => {
  site = await startWebsite(CONTENT_URL, { env: { MAX_CONNECTIONS: String(CLIENTS * 4) } });
  await until(`${site.url}/`, ({ cache }) => cache === 'hit');
});

test.afterAll(() => site.remove());

/** A connection that begins with some bytes and then drips; how long it was held (ms). */
async function held(head: string, drip?: string): Promise<number> {
  const { hostname, port } = new URL(site.url);
  const socket: Socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const began = performance.now();
  socket.resume();
  socket.write(head);
  const timer = drip === undefined ? undefined : setInterval(() => socket.write(drip), 1_000);
  await once(socket, 'close');
  clearInterval(timer);
  return performance.now() - began;
}

/** A connection that asks for a page and takes nothing of it; whether the site had let go of it in time. */
async function letGo(): Promise<boolean> {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await pause(DROPPED_MS);
  // What the site had sent lies in the system's buffers, and behind it the end, if there was one.
  socket.resume();
  const end = await Promise.race([once(socket, 'end'), once(socket, 'close'), pause(1_000)]);
  socket.destroy();
  return end !== undefined;
}

const crowd = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: CLIENTS }, one));

test('slow heads, slow bodies and slow readers are dropped within 11 s, and others notice nothing', async () => {
  test.setTimeout(scaled(60_000));
  const slow = Promise.all([
    crowd(() => held('GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n')),
    crowd(() =>
      held(
        'POST /newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n',
        'a',
      ),
    ),
    crowd(letGo),
  ]);
  let over = false;
  const others: { status: number; took: number }[] = [];
  const asking = (async () => {
    while (!over) {
      const { status, took } = await get(`${site.url}/`);
      others.push({ status, took });
      await pause(20);
    }
  })();
  const [heads, bodies, readers] = await slow;
  over = true;
  await asking;
  expect(Math.max(...heads), 'heads').toBeLessThan(scaled(DROPPED_MS));
  expect(Math.max(...bodies), 'bodies').toBeLessThan(scaled(DROPPED_MS));
  expect(
    readers.filter((gone) => !gone),
    'readers',
  ).toEqual([]);
  expect(others.filter(({ status }) => status !== 200)).toEqual([]);
  const times = others.map(({ took }) => took).sort((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.99)], 'p99 of the others').toBeLessThan(scaled(500));
});

test('a program that is told to end says so at /readyz first, and answers as before until then', async () => {
  test.setTimeout(scaled(60_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'duck-'));
  copyDemo(dataDir);
  const duck = { LAME_DUCK_SECONDS: '2' };
  const [website, content] = await Promise.all([
    startWebsite(CONTENT_URL, { env: duck }),
    startContent(dataDir, duck),
  ]);
  try {
    await until(`${website.url}/readyz`, ({ status }) => status === 200);
    for (const [program, path] of [
      [website, '/'],
      [content, '/api/header/static?locale=pl-PL'],
    ] as const) {
      const began = performance.now();
      const gone = program.stop();
      const { status } = await until(`${program.url}/readyz`, (answer) => answer.status === 503);
      expect(status).toBe(503);
      expect((await get(program.url + path)).status, path).toBe(200);
      await gone;
      expect(performance.now() - began, path).toBeGreaterThan(1_900);
    }
  } finally {
    await Promise.all([website.remove(), content.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
