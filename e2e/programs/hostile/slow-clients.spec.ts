import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { faultAlone, figure, inFull } from '../../faults/figures.ts';
import { long } from '../../length.ts';
import { get, startWebsite, until, type WebsiteProcess } from '../../processes/website-process.ts';

/** How many of each kind. */
const CLIENTS = inFull(40, 500);
const DROPPED_MS = 11_000;

let site: WebsiteProcess;

test.beforeAll(async () => {
  site = await startWebsite(contentUrl(), { env: { MAX_CONNECTIONS: String(CLIENTS * 4) } });
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

test(
  'slow heads, slow bodies and slow readers are dropped within 11 s, and others notice nothing',
  long(faultAlone(17)),
  async () => {
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
    const injected = `${CLIENTS} each: a byte a second of a head, of a body, nothing taken of an answer`;
    figure(17, injected, 'longest held: heads', Math.round(Math.max(...heads)), {
      atMost: DROPPED_MS,
      unit: 'ms',
    });
    figure(17, injected, 'longest held: bodies', Math.round(Math.max(...bodies)), {
      atMost: DROPPED_MS,
      unit: 'ms',
    });
    figure(
      17,
      injected,
      `readers not let go after ${DROPPED_MS} ms`,
      readers.filter((gone) => !gone).length,
      { atMost: 0 },
    );
    const odd = others.filter(({ status }) => status !== 200);
    figure(17, injected, `of ${others.length} answers to others not 200`, odd.length, { atMost: 0 });
    const times = others.map(({ took }) => took).sort((a, b) => a - b);
    const slow99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    figure(17, injected, 'p99 of the others', Math.round(slow99), { atMost: 500, unit: 'ms' });
  },
);
