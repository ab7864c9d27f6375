import { createDrain } from '@mall/contract';
import { leaveDeliveries } from '../deliveries/delivery-loop';
import { settings } from '../settings';
import { setReady } from './health';

/**
 * Lets SIGTERM wait. For LAME_DUCK_SECONDS everything is answered as before, but `/readyz` says 503, so that whoever
 * spreads requests looks elsewhere first, and no mail is begun; then nothing new is taken, and what was taken is answered. Only then Strapi
 * ends itself as it always does, which cuts every connection. Ctrl-C waits for nothing.
 */
export function registerLameDuck(): void {
  const { lameDuckMs } = settings();
  const drain = createDrain(strapi.server.httpServer);
  strapi.server.httpServer.prependListener('request', (_, response) => {
    if (drain.draining()) response.shouldKeepAlive = false;
    drain.watch(response);
  });
  const ends = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', (signal) => {
    setReady(false);
    leaveDeliveries();
    strapi.log.info('content.leaving', { seconds: lameDuckMs / 1000 });
    setTimeout(async () => {
      await drain.end();
      for (const end of ends) end(signal);
    }, lameDuckMs);
  });
}
