import type { Server, ServerResponse } from 'node:http';
import { createDrain } from '@mall/contract/connections/drain.ts';

/** So long kept connections wait for a visitor's next request where whoever ends us waits for hardly anybody. */
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
  const drain = createDrain(server);
  let running = true;
  return {
    running: () => running,
    closing: drain.draining,
    watch: drain.watch,
    stop(hurry) {
      running = false;
      return new Promise((resolve) => {
        const end = () => drain.end(hurry ? LINGER_IN_HURRY_MS : undefined).then(resolve);
        setTimeout(end, hurry ? 0 : lameDuckMs);
      });
    },
  };
}
