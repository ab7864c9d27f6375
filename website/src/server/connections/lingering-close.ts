import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './has-body.ts';

/** No form of ours is larger, so no more than that of a body is read in all. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Who has not finished sending by then will not read the answer either. */
const MAX_MS = 10_000;

/** What a connection was asked last, and how much it had read before. */
const asked = new WeakMap<Socket, { request: IncomingMessage; before: number }>();

/**
 * Has a connection that ends with its answer read on until the request has come whole. Closed at once, it would answer
 * the next piece of the body with a reset, and a browser that is still sending would show an error of the network
 * instead of the reason. To be called for each request before it is answered.
 * @param limits bytes of the body, and milliseconds after the answer, past which the connection is closed all the same
 */
export function lingerAfter(request: IncomingMessage, { bytes = MAX_BYTES, ms = MAX_MS } = {}): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const known = asked.has(socket);
  asked.set(socket, { request, before: socket.bytesRead });
  if (known) return;
  const close = socket.destroySoon;
  // What the HTTP server calls after the last answer of a connection.
  socket.destroySoon = () => {
    const last = asked.get(socket);
    if (!last || last.request.complete || tooMuch(last.before)) return close.call(socket);
    socket.end();
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.once('close', () => clearTimeout(timer));
    last.request.once('end', () => socket.destroy());
    socket.on('data', () => {
      if (tooMuch(last.before)) socket.destroy();
    });
    last.request.resume();
  };

  function tooMuch(before: number): boolean {
    return socket.bytesRead - before > bytes;
  }
}
