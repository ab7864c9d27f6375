import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { roundsUntil } from '../../../../scripts/tests/wait-for.ts';
import { guardServer, serverOptions } from './slow-clients.ts';

/** More than the system takes of an answer by itself. */
const LARGE = Buffer.alloc(24_000_000);
const PATIENT = { headMs: 60_000, silenceMs: 60_000, checkMs: 1_000 };
const POST = 'POST /body HTTP/1.1\r\nhost: x\r\ncontent-length: 50000\r\n\r\n';

let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

/** @param limits shorter ones where a test waits for them */
async function listening(maxConnections: number, limits = PATIENT) {
  let full = 0;
  const waiting: ServerResponse[] = [];
  const large: ServerResponse[] = [];
  const bodies: IncomingMessage[] = [];
  const held = createServer(serverOptions(0, limits), (request, answer) => {
    if (request.url === '/') return answer.end('ok');
    guard.watch(request, answer);
    if (request.url === '/wait') waiting.push(answer);
    else if (request.url === '/large') large.push(answer.end(LARGE));
    else bodies.push(request.resume().once('end', () => answer.end('ok')));
  });
  const guard = guardServer(held, { maxConnections, full: () => full++ }, limits);
  server = held;
  await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve));
  const { port } = held.address() as AddressInfo;
  return { port, times: () => full, waiting, large, bodies };
}

/** A connection that asks, and what became of it. @param takes whether it takes what it is answered */
function asking(port: number, path: string, head = `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`, takes = true) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  if (takes)
    socket.on('data', (part) => {
      text += part.toString();
    });
  socket.on('error', () => undefined);
  socket.write(head);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, closed, answered: () => text.startsWith('HTTP/1.1 200') };
}

it('closes an idle connection for a new one', async () => {
  const { port, times } = await listening(1);
  const first = asking(port, '/');
  await expect.poll(first.answered).toBe(true);
  const second = asking(port, '/');
  await expect.poll(second.answered).toBe(true);
  await first.closed;
  expect(times()).toBe(0);
});

it('refuses a new connection where all are busy, says so once, and takes new ones afterwards', async () => {
  const { port, times } = await listening(2);
  const busy = [asking(port, '/wait'), asking(port, '/wait')];
  await expect.poll(() => busy.every(({ socket }) => !socket.connecting)).toBe(true);
  const refused = [asking(port, '/wait'), asking(port, '/wait')];
  await Promise.all(refused.map(({ closed }) => closed));
  expect(refused.some(({ answered }) => answered())).toBe(false);
  expect(times()).toBe(1);
  for (const { socket } of busy) socket.destroy();
  await expect
    .poll(() => {
      const next = asking(port, '/');
      return new Promise((resolve) => {
        next.socket.once('data', () => resolve(true));
        next.socket.once('close', () => resolve(next.answered()));
      });
    })
    .toBe(true);
});

/** From here on time stands for the guard, but for what a test lets pass. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });

it('drops a head that does not come to its end', async () => {
  const { port } = await listening(9, { ...PATIENT, headMs: 50, checkMs: 10 });
  const slow = asking(port, '/', 'GET / HTTP/1.1\r\nhost: x\r\n');
  await slow.closed;
  expect(slow.answered()).toBe(false);
});

it('drops a body that comes slower than any line, and waits for one that comes faster', async () => {
  holdTime();
  const { port, bodies } = await listening(9);
  const slow = asking(port, '/body', POST);
  const fast = asking(port, '/body', POST);
  await roundsUntil(() => bodies.length === 2);
  slow.socket.write('a');
  fast.socket.write('a'.repeat(40_000));
  const read = () => bodies.reduce((sum, { socket }) => sum + socket.bytesRead, 0);
  await roundsUntil(() => read() === 2 * POST.length + 40_001);
  vi.advanceTimersByTime(9_000);
  await slow.closed;
  fast.socket.write('a'.repeat(10_000));
  await roundsUntil(fast.answered);
  expect(slow.answered()).toBe(false);
});

it('drops who takes nothing of an answer, and nobody whose answer is still being made', async () => {
  const { port, waiting, large } = await listening(9, { ...PATIENT, silenceMs: 50 });
  const patient = asking(port, '/wait');
  await roundsUntil(() => waiting.length === 1);
  asking(port, '/large', undefined, false);
  await roundsUntil(() => large[0]?.closed === true);
  expect(large[0]?.writableFinished).toBe(false);
  waiting[0]?.end('ok');
  await roundsUntil(patient.answered);
});

it('drops who takes a large answer a little at a time, when that has lasted longer than on any line', async () => {
  holdTime();
  const { port, waiting, large } = await listening(9);
  const patient = asking(port, '/wait');
  asking(port, '/large', undefined, false);
  await roundsUntil(() => waiting.length === 1 && large.length === 1);
  vi.advanceTimersByTime(60_000 + (LARGE.length / 16_384) * 1_000);
  expect(large[0]?.closed).toBe(false);
  vi.advanceTimersByTime(3_000);
  await roundsUntil(() => large[0]?.closed === true);
  expect(large[0]?.writableFinished).toBe(false);
  waiting[0]?.end('ok');
  await roundsUntil(patient.answered);
});
