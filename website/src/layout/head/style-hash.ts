import { createHash } from 'node:crypto';

/** What the content policy calls an inline sheet. */
export function styleHash(sheet: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(sheet).digest('base64')}`;
}
