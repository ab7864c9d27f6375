import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { guardServer } from './slow-clients.ts';

let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function listening(maxConnections: number) {
  let full = 0;
  const held = createServer((request, answer) => {
    if (request.url === '/wait') return guard.watch(request, answer);
    answer.end('ok');
  });
  const guard = guardServer(held, { maxConnections, full: () => full++ });
  server = held;
  await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve));
  const { port } = held.address() as AddressInfo;
  return { port, times: () => full };
}

/** A connection that asks, and what became of it. */
function asking(port: number, path: string) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => {
    text += part.toString();
  });
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
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
