import { settings } from '../settings';
import { setReady } from './health';

/**
 * Lets SIGTERM wait: for LAME_DUCK_SECONDS everything is answered as before, but `/readyz` says 503, so that whoever
 * spreads requests looks elsewhere first. Then Strapi ends itself as it always does. Ctrl-C waits for nothing.
 */
export function registerLameDuck(): void {
  const { lameDuckMs } = settings();
  if (lameDuckMs === 0) return;
  const ends = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', (signal) => {
    setReady(false);
    strapi.log.info('content.leaving', { seconds: lameDuckMs / 1000 });
    setTimeout(() => {
      for (const end of ends) end(signal);
    }, lameDuckMs);
  });
}
