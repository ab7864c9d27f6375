import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { roundsUntil } from '../../../scripts/tests/wait-for.ts';
import { DRAIN_MS } from '../settings/stopping.ts';
import { createDrain } from './drain.ts';
import { visiting } from './visiting.fixture.ts';

/** Longer than kept connections are waited for. */
const LINGER_MS = 2_001;

let server: Server | undefined;
const visitors: ReturnType<typeof visiting>[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const visitor of visitors.splice(0)) visitor.leave();
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers at once or when a test does; time stands but for what a test lets pass. */
async function drainable() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting: ServerResponse[] = [];
  // No connection is cut but by what is tested.
  const own = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (drain.draining()) response.shouldKeepAlive = false;
    drain.watch(response);
    if (request.url === '/') response.end('ok');
    else waiting.push(response);
  });
  const drain = createDrain(own);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  const visit = () => {
    const visitor = visiting(port);
    visitors.push(visitor);
    return visitor;
  };
  const [busy, kept] = [visit(), visit()];
  busy.ask('/slow');
  kept.ask('/');
  await roundsUntil(() => waiting.length === 1 && kept.answers() === 1);
  return { own, drain, waiting, visit, busy, kept };
}

it('answers what it has taken and what comes on kept connections, each for the last time, and takes no new ones', async () => {
  const { own, drain, waiting, visit, busy, kept } = await drainable();
  expect(drain.draining()).toBe(false);
  const ended = drain.end();
  expect(drain.draining()).toBe(true);
  await roundsUntil(() => !own.listening);
  const late = visit();
  await roundsUntil(() => late.over() !== '');
  expect(late.over()).toContain('ECONNREFUSED');
  kept.ask('/');
  await roundsUntil(() => kept.over() !== '');
  expect([kept.answers(), kept.over()]).toEqual([2, 'closed']);
  expect([busy.answers(), busy.over()]).toEqual([0, '']);
  waiting[0]?.end('ok');
  await ended;
  await roundsUntil(() => busy.over() !== '');
  expect([busy.answers(), busy.over()]).toEqual([1, 'closed']);
  for (const { told } of [busy, kept]) expect(told()).toMatch(/connection: close/i);
});

it.each([
  ['two seconds', undefined, LINGER_MS],
  ['as long as it is told', 100, 101],
])(
  'waits %s for a next request on a kept connection, and not for who has not been answered after ten',
  async (_, lingerMs, passed) => {
    const { own, drain, busy, kept } = await drainable();
    const ended = drain.end(lingerMs);
    await roundsUntil(() => !own.listening);
    expect(kept.over()).toBe('');
    vi.advanceTimersByTime(passed);
    await roundsUntil(() => kept.over() !== '');
    expect(busy.over()).toBe('');
    vi.advanceTimersByTime(DRAIN_MS);
    await ended;
    await roundsUntil(() => busy.over() !== '');
    expect(busy.answers()).toBe(0);
  },
);
