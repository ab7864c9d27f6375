import { createHmac } from 'node:crypto';
import { settings } from '../../settings';
import { sameSecret } from '../request';

/** What a link lets do: one for one purpose opens nothing else. */
type Purpose = 'meeting' | 'newsletter-confirm' | 'newsletter-leave';

const ownKey = () => settings().secrets.encryptionKey;

const mac = (purpose: Purpose, id: string, key: string) =>
  createHmac('sha256', key).update(`${purpose}\n${id}`).digest('base64url');

/**
 * What lets somebody in who has an account nowhere: `<id>.<mac>`, for one purpose and one thing.
 * @param key another one than the settings', for links that outlive a change of it
 */
export function signedFor(purpose: Purpose, id: string, key = ownKey()): string {
  return `${id}.${mac(purpose, id, key)}`;
}

/** The id of what `signedFor` made with that key; undefined for anything else. */
export function signedId(purpose: Purpose, signed: string, key = ownKey()): string | undefined {
  const [id = '', given = '', ...more] = signed.split('.');
  return more.length === 0 && sameSecret(given, mac(purpose, id, key)) ? id : undefined;
}
