import type { Server, ServerResponse } from 'node:http';
import { DRAIN_MS } from '../settings/stopping.ts';

/** Whoever still queues to be connected by then is refused. */
const QUEUE_MS = 5_000;
/**
 * A caller's next request may be on its way while we stop: kept connections wait this long for it. A caller's machine may
 * be as busy as ours.
 */
const LINGER_MS = 2_000;

interface Drain {
  /** Whether every answer is the last on its connection. */
  draining: () => boolean;
  /** To be told of every answer that is not given at once. */
  watch: (response: ServerResponse) => void;
  /**
   * Takes no new connections, and answers what it has taken and what comes on kept ones within `lingerMs`; resolves when
   * no connection is left, which takes `DRAIN_MS` at most.
   */
  end: (lingerMs?: number) => Promise<void>;
}

/** Ends a server of Node's so that no request is lost. */
export function createDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  return {
    draining: () => draining,
    watch(response) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    end: (lingerMs = LINGER_MS) =>
      new Promise((resolve) => {
        draining = true;
        // From now on every answer is the last on its connection, so none of these is cut between two requests.
        for (const response of underWay) response.shouldKeepAlive = false;
        setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
        // What has arrived by then is read before (immediates come after the poll), and is idle no more.
        setTimeout(() => setImmediate(() => server.closeIdleConnections()), lingerMs).unref();
        // Not the HTTP server's own close(): that cuts idle connections at once, though a request may have arrived on one.
        // Nor an import: browsers load the contract too.
        const { close } = process.getBuiltinModule('node:net').Server.prototype;
        onceNobodyQueues(server, () => close.call(server, () => resolve()));
      }),
  };
}

/**
 * Connections that callers have made wait with the system until they are taken, one in each round of the event loop;
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
