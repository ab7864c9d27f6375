import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { DRAIN_MS } from '@mall/contract';
import { leaveDeliveries } from '../deliveries/delivery-loop';
import { settings } from '../settings';
import { setReady } from './health';

/** Whoever still queues to be connected by then is refused. */
const QUEUE_MS = 5_000;
/** A caller's next request may be on its way while we stop: kept connections wait this long for it. */
const LINGER_MS = 2_000;

/**
 * Lets SIGTERM wait. For LAME_DUCK_SECONDS everything is answered as before, but `/readyz` says 503, so that whoever
 * spreads requests looks elsewhere first, and no mail is begun; then nothing new is taken, and what was taken is answered. Only then Strapi
 * ends itself as it always does, which cuts every connection. Ctrl-C waits for nothing.
 */
export function registerLameDuck(): void {
  const { lameDuckMs } = settings();
  const drain = registerDrain();
  const ends = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', (signal) => {
    setReady(false);
    leaveDeliveries();
    strapi.log.info('content.leaving', { seconds: lameDuckMs / 1000 });
    setTimeout(async () => {
      await drain();
      for (const end of ends) end(signal);
    }, lameDuckMs);
  });
}

/** Watches answers, and gives what ends the server so that none of them is cut off. */
function registerDrain(): () => Promise<void> {
  const server = strapi.server.httpServer;
  const underWay = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('request', (_, response) => {
    if (draining) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return () =>
    new Promise((resolve) => {
      draining = true;
      // From now on every answer is the last on its connection, so none of these is cut between two requests.
      for (const response of underWay) response.shouldKeepAlive = false;
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
      setTimeout(() => setImmediate(() => server.closeIdleConnections()), LINGER_MS).unref();
      // Not the HTTP server's own close(): that cuts idle connections at once, though a request may have arrived on one.
      onceNobodyQueues(server, () => NetServer.prototype.close.call(server, () => resolve()));
    });
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
