import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { DRAIN_MS } from '@mall/contract/settings/stopping.ts';

/** Whoever still queues to be connected by then is refused. */
const QUEUE_MS = 5_000;
/**
 * A visitor's next request may be on its way while we stop: kept connections wait this long for it. A visitor's machine
 * may be as busy as ours.
 */
const LINGER_MS = 2_000;
const LINGER_IN_HURRY_MS = 100;

interface Stopping {
  /** False from the first signal on: `/readyz` says so, and whoever spreads requests looks elsewhere. */
  running: () => boolean;
  /** Whether every answer is the last on its connection. */
  closing: () => boolean;
  /** To be told of every answer that is not given at once. */
  watch: (response: ServerResponse) => void;
  /** Ends the server, `hurry` without the lame-duck time and waiting for hardly anybody; resolves when no connection is left. */
  stop: (hurry: boolean) => Promise<void>;
}

/**
 * Ends a server so that no request is lost. For `lameDuckMs` it answers as before, but is not ready any more; then it
 * takes no new connections, and every answer is the last on its connection.
 */
export function createStopping(server: Server, lameDuckMs: number): Stopping {
  let running = true;
  let closing = false;
  const underWay = new Set<ServerResponse>();

  function close(lingerMs: number, done: () => void) {
    closing = true;
    // From now on every answer is the last on its connection, so none of these is cut between two requests.
    for (const response of underWay) response.shouldKeepAlive = false;
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    // What has arrived by then is read before (immediates come after the poll), and is idle no more.
    setTimeout(() => setImmediate(() => server.closeIdleConnections()), lingerMs).unref();
    // Not the HTTP server's own close(): that cuts idle connections at once, though a request may have arrived on one.
    onceNobodyQueues(server, () => NetServer.prototype.close.call(server, done));
  }

  return {
    running: () => running,
    closing: () => closing,
    watch(response) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    stop(hurry) {
      running = false;
      return new Promise((resolve) => {
        const lingerMs = hurry ? LINGER_IN_HURRY_MS : LINGER_MS;
        setTimeout(() => close(lingerMs, () => resolve()), hurry ? 0 : lameDuckMs);
      });
    },
  };
}

/**
 * Connections that visitors have made wait with the system until they are taken, one in each round of the event loop;
 * a server that is closed cuts them. After a round without one (immediates come after the poll) nobody queues.
 */
function onceNobodyQueues(server: Server, done: () => void) {
  const end = performance.now() + QUEUE_MS;
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  const look = () => {
    if (came && performance.now() < end) {
      came = false;
      setImmediate(look);
    } else {
      server.off('connection', note);
      done();
    }
  };
  setImmediate(look);
}
