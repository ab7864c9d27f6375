import { createHash } from 'node:crypto';

/**
 * Names of built files with eight other signs in place of their hash, which follow from the rest of the name alone. A hash
 * follows from the whole content of its file, so a change of two bytes in one file would change what another one weighs
 * that names it: these signs are as hard to compress, and stay.
 */
export function steadyNames(text: string): string {
  return text.replace(
    /([\w.-]+)\.[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g,
    (_, name: string) => `${name}.${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  );
}
