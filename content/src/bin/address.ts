import type { Attribute } from '../versions/state';

/** Of a file, in `/uploads/`. */
export interface Address {
  hash: string;
  ext: string;
}

/** Of fields that hold an address and nothing else: `href`, `applyLink`, `balanceURL`. */
const ADDRESS = /(?:href|url|link|website)$/i;

/** Whether the address of a file may stand in a field. */
export const holdsAddress = (name: string, { type }: Pick<Attribute, 'type'>): boolean =>
  type === 'richtext' || (type === 'string' && ADDRESS.test(name));

const nameOf = ({ hash, ext }: Address) => `/${hash}${ext}`;

/** Has a text name a file by another address. */
export const renaming =
  (from: Address, to: Address) =>
  (text: string): string =>
    text.replaceAll(nameOf(from), nameOf(to));
