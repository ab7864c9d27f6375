import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readBody } from '../read-body.ts';
import { lingerAfter } from './lingering-close.ts';

const PIECE = Buffer.alloc(1024, 0x61);
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that refuses every body, as a rule before it has read one. */
async function refusing(
  limits: { bytes: number; ms: number },
  read: (request: IncomingMessage) => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const refuses = createServer(async (request, answer) => {
    lingerAfter(request, limits);
    await read(request);
    answer.writeHead(415, { connection: 'close', 'content-length': '2' }).end('no');
  });
  server = refuses;
  await new Promise<void>((resolve) => refuses.listen(0, '127.0.0.1', resolve));
  return (refuses.address() as AddressInfo).port;
}

/** Writes pieces, each a moment after the one before, and ends. */
function writeSlowly(socket: Socket, piece: Buffer, pieces: number, sent = () => {}) {
  let left = pieces;
  const next = () => {
    if (socket.destroyed) return;
    if (left === 0) return socket.end();
    left -= 1;
    sent();
    socket.write(piece, () => setImmediate(next));
  };
  next();
}

/** Sends a body of so many pieces, the first once the answer has come. @param before what is sent at once */
function sending(port: number, pieces: number, before = '') {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let sent = 0;
  let answer = '';
  let error = '';
  socket.on('data', (part) => {
    if (answer === '') writeSlowly(socket, PIECE, pieces, () => sent++);
    answer += part.toString();
  });
  socket.on('error', ({ message }) => {
    error = message;
  });
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${before.length + pieces * PIECE.length}\r\n\r\n${before}`,
  );
  return new Promise<{ answer: string; error: string; sent: number }>((resolve) =>
    socket.once('close', () => resolve({ answer: answer.split('\r\n')[0] ?? '', error, sent })),
  );
}

it('takes the rest of a body that was answered before it had come, and then ends', async () => {
  const port = await refusing({ bytes: 1_000_000, ms: 60_000 });
  expect(await sending(port, 200)).toEqual({
    answer: 'HTTP/1.1 415 Unsupported Media Type',
    error: '',
    sent: 200,
  });
});

it('does so after a body that had become too large, too', async () => {
  const port = await refusing({ bytes: 1_000_000, ms: 60_000 }, (request) => readBody(request, 100));
  const { answer, error, sent } = await sending(port, 200, 'a'.repeat(101));
  expect({ answer, error, sent }).toEqual({
    answer: 'HTTP/1.1 415 Unsupported Media Type',
    error: '',
    sent: 200,
  });
});

it('takes no more than it is told', async () => {
  const port = await refusing({ bytes: 20_000, ms: 60_000 });
  const { answer, sent } = await sending(port, 100_000);
  expect(answer).toContain('415');
  expect(sent).toBeLessThan(100_000);
});

it('waits no longer than it is told for a sender who has fallen silent', async () => {
  const port = await refusing({ bytes: 1_000_000, ms: 20 });
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n');
  const held = server;
  await new Promise((resolve) => socket.once('data', resolve));
  await expect
    .poll(() => new Promise((resolve) => held?.getConnections((_, count) => resolve(count))))
    .toBe(0);
  socket.destroy();
});

it('counts each request of a connection by itself, one without a body too', async () => {
  let answered = 0;
  const keeps = createServer((request, answer) => {
    lingerAfter(request, { bytes: 1_500, ms: 60_000 });
    const last = request.url === '/last';
    if (!last) request.resume();
    answer
      .writeHead(200, last ? { connection: 'close', 'content-length': '0' } : { 'content-length': '0' })
      .end();
    answered += 1;
  });
  server = keeps;
  await new Promise<void>((resolve) => keeps.listen(0, '127.0.0.1', resolve));
  const socket = connect({
    port: (keeps.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.resume();
  let error = '';
  socket.on('error', ({ message }) => {
    error = message;
  });
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => answered).toBe(1);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2048\r\n\r\n');
  socket.write(PIECE);
  socket.write(PIECE);
  await expect.poll(() => answered).toBe(2);
  socket.write('POST /last HTTP/1.1\r\nhost: x\r\ncontent-length: 1024\r\n\r\n');
  await expect.poll(() => answered).toBe(3);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  writeSlowly(socket, PIECE.subarray(0, 32), 32);
  await closed;
  expect(error).toBe('');
});
