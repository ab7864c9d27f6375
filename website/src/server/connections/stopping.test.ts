import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { DRAIN_MS } from '@mall/contract/settings/stopping.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { roundsUntil } from '../../../../scripts/tests/wait-for.ts';
import { createStopping } from './stopping.ts';

const LAME_DUCK_MS = 30_000;
/** Longer than kept connections are waited for. */
const LINGER_MS = 2_001;

let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

/** A server as main.ts makes it, which answers at once or when a test does; time stands but for what a test lets pass. */
async function stoppable() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting: ServerResponse[] = [];
  const own = createServer((request, response) => {
    if (stopping.closing()) response.shouldKeepAlive = false;
    if (request.url === '/') return response.end('ok');
    stopping.watch(response);
    waiting.push(response);
  });
  const stopping = createStopping(own, LAME_DUCK_MS);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  return { own, stopping, waiting, visit: () => visiting(port) };
}

/** A visitor's connection: what came of it so far. */
function visiting(port: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  let over = '';
  socket.on('data', (part) => {
    text += part.toString();
  });
  socket.on('error', ({ message }) => {
    over = message;
  });
  socket.on('close', () => {
    over ||= 'closed';
  });
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
    answers: () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0,
    told: () => text,
    over: () => over,
  };
}

it('answers as before for the lame duck’s time, though it is not ready any more', async () => {
  const { stopping, visit } = await stoppable();
  let gone = false;
  stopping.stop(false).then(() => {
    gone = true;
  });
  expect([stopping.running(), stopping.closing()]).toEqual([false, false]);
  vi.advanceTimersByTime(LAME_DUCK_MS - 1);
  const visitor = visit();
  visitor.ask('/');
  await roundsUntil(() => visitor.answers() === 1);
  visitor.ask('/');
  await roundsUntil(() => visitor.answers() === 2);
  expect([visitor.over(), stopping.closing(), gone]).toEqual(['', false, false]);
});

it('then answers what it has taken and what comes on kept connections, each for the last time, and takes no new ones', async () => {
  const { own, stopping, waiting, visit } = await stoppable();
  const [busy, kept] = [visit(), visit()];
  busy.ask('/slow');
  kept.ask('/');
  await roundsUntil(() => waiting.length === 1 && kept.answers() === 1);
  const stopped = stopping.stop(false);
  vi.advanceTimersByTime(LAME_DUCK_MS);
  await roundsUntil(() => !own.listening);
  const late = visit();
  await roundsUntil(() => late.over() !== '');
  expect(late.over()).toContain('ECONNREFUSED');
  kept.ask('/');
  await roundsUntil(() => kept.over() !== '');
  expect([kept.answers(), kept.over()]).toEqual([2, 'closed']);
  expect([busy.answers(), busy.over()]).toEqual([0, '']);
  waiting[0]?.end('ok');
  await stopped;
  await roundsUntil(() => busy.over() !== '');
  expect([busy.answers(), busy.over()]).toEqual([1, 'closed']);
  for (const { told } of [busy, kept]) expect(told()).toMatch(/connection: close/i);
});

it('waits a moment for a next request on a kept connection, and not for who has not been answered after ten seconds', async () => {
  const { own, stopping, waiting, visit } = await stoppable();
  const [busy, kept] = [visit(), visit()];
  busy.ask('/slow');
  kept.ask('/');
  await roundsUntil(() => waiting.length === 1 && kept.answers() === 1);
  const stopped = stopping.stop(true);
  vi.advanceTimersByTime(0);
  await roundsUntil(() => !own.listening);
  expect(kept.over()).toBe('');
  vi.advanceTimersByTime(LINGER_MS);
  await roundsUntil(() => kept.over() !== '');
  expect(busy.over()).toBe('');
  vi.advanceTimersByTime(DRAIN_MS);
  await stopped;
  await roundsUntil(() => busy.over() !== '');
  expect(busy.answers()).toBe(0);
});
