import { createHmac } from 'node:crypto';
import { sameSecret } from '../kit/request';
import { settings } from '../settings';
import { users } from './people';

/** The word that opens the door of an admin without people: the same in all processes that share their secrets. */
function token(): string {
  const { adminJwtSecret } = settings().secrets;
  return createHmac('sha256', adminJwtSecret).update('first administrator').digest('base64url').slice(0, 32);
}

/** Whether somebody has read it in this system's log. */
export function isFirstToken(said = ''): boolean {
  return sameSecret(said, token());
}

/** Says in the log how to become the first administrator, as long as nobody can sign in. */
export async function tellFirstAdministrator(): Promise<void> {
  if (await users().exists({})) return;
  strapi.log.warn('nobody can sign in yet: open this address and become the first administrator', {
    address: `${settings().backendLink}/admin/first?token=${token()}`,
  });
}
