import { PUBLISHED_PASSWORD } from '../seed/demo-accounts';
import type { Settings } from '../settings';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Whether nobody but this machine reaches the admin, so far as the settings say: behind a proxy it listens there too. */
function isPrivate({ host, proxies, backendLink }: Settings): boolean {
  return proxies === 0 && [host, new URL(backendLink).hostname].every((name) => LOOPBACK.includes(name));
}

/** Whether the published password may open the admin: only where somebody tries the demo and says so (DEMO_PASSWORD). */
export function publishedPasswordOpens(of: Settings): boolean {
  return of.demoPassword === PUBLISHED_PASSWORD && isPrivate(of);
}

/** The password that the demo's accounts are made with. Undefined: by chance, and said once. */
export function knownPassword(of: Settings): string | undefined {
  return of.demoPassword === PUBLISHED_PASSWORD && !publishedPasswordOpens(of) ? undefined : of.demoPassword;
}
