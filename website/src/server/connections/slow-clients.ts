import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './has-body.ts';

const LIMITS = {
  /** A whole request head takes milliseconds. */
  headMs: 8_000,
  /** An answer of which nothing is taken for so long is given up. */
  silenceMs: 10_000,
  checkMs: 1_000,
};
/** From here on a body has to come at `MIN_BYTES_PER_SECOND` on the whole. */
const BODY_MS = 8_000;
const MIN_BYTES_PER_SECOND = 1_024;
/** Three photos over a slow line take their time; silence ends sooner (forms/intake/multipart.ts). */
const WHOLE_REQUEST_MS = 180_000;
/**
 * From here on an answer has to be taken at `MIN_TAKEN_PER_SECOND` on the whole: a picture of 100 kB has more than a minute,
 * so that a line of 128 kbit/s may bring six at once; the largest file of the library has 22.
 */
const TAKING_MS = 60_000;
const MIN_TAKEN_PER_SECOND = 16_384;
/** What closed connections take to be gone. */
const CLOSING_MS = 5;
/** Between two requests of a visitor. */
const IDLE_MS = 10_000;
/** A proxy keeps its connections; ours must outlast it, or it writes into one that is closing. */
const IDLE_BEHIND_PROXY_MS = 65_000;

/** What `createServer` is told. @param proxies how many of ours stand in front */
export function serverOptions(proxies: number, { headMs, checkMs } = LIMITS) {
  return {
    headersTimeout: headMs,
    requestTimeout: WHOLE_REQUEST_MS,
    keepAliveTimeout: proxies > 0 ? IDLE_BEHIND_PROXY_MS : IDLE_MS,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize: 16_384,
  };
}

/**
 * Drops who takes an answer too slowly, and holds the number of connections: past it idle ones are closed for new
 * ones, and where none is idle the new one is refused. `full` is told once for each time that it comes to that.
 * Whatever is not answered at once has to be given to `watch`.
 */
export function guardServer(
  server: Server,
  { maxConnections, full }: { maxConnections: number; full: () => void },
  { silenceMs, checkMs } = LIMITS,
): { watch: (request: IncomingMessage, answer: ServerResponse) => void } {
  const answers = new WeakMap<Socket, ServerResponse>();
  let open = 0;
  let told = false;
  server.setTimeout(silenceMs, (socket) => {
    const answer = answers.get(socket);
    // Still being made: what the content system may take is said elsewhere.
    if (!answer || answer.headersSent) socket.destroy();
  });
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      if (open < maxConnections) told = false;
    });
    if (open <= maxConnections) return;
    server.closeIdleConnections();
    setTimeout(() => {
      if (open <= maxConnections) return;
      socket.destroy();
      if (!told) full();
      told = true;
    }, CLOSING_MS);
  });
  return {
    watch(request, answer) {
      answers.set(request.socket, answer);
      answer.once('close', () => answers.delete(request.socket));
      dropSlowBody(request, checkMs);
      dropSlowReader(request, answer, checkMs);
    },
  };
}

/** Ends the connection of a body that comes slower than any line. */
function dropSlowBody(request: IncomingMessage, checkMs: number) {
  if (!hasBody(request)) return;
  const { socket } = request;
  const [began, before] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const passed = performance.now() - began;
    if (passed < BODY_MS) return;
    if (((socket.bytesRead - before) * 1000) / passed < MIN_BYTES_PER_SECOND) request.destroy();
  }, checkMs).unref();
  request.once('close', () => clearInterval(timer));
}

/** Ends the connection of who takes an answer a little at a time: to the timer of silence every little is a sign of life. */
function dropSlowReader({ socket }: IncomingMessage, answer: ServerResponse, checkMs: number) {
  const before = socket.bytesWritten;
  let began: number | undefined;
  const timer = setInterval(() => {
    // Still being made, or all of it is taken.
    if (socket.writableLength === 0) return;
    began ??= performance.now();
    const bytes = socket.bytesWritten - before;
    const allowed = TAKING_MS + (bytes / MIN_TAKEN_PER_SECOND) * 1000;
    if (performance.now() - began > allowed) socket.destroy();
  }, checkMs).unref();
  answer.once('close', () => clearInterval(timer));
}
