import type { Entry, EntryName } from './entry.ts';

/**
 * Types of entries that are taken away by name once the folder has them no more. Whatever else a folder sends is always
 * there, such as the home page, and is written over.
 */
export const REMOVABLE: readonly string[] = [
  ...['tenant', 'menu-category', 'menu-sub-category', 'menu-cat-specialty', 'mall-room', 'location'],
  ...['map-source', 'terms-and-condtion', 'privacy-policy', 'cookie-policy'],
];

/** What an earlier sending has made and this one has no more: it stays on the site until it is removed by name. */
export function leftBehind(there: readonly EntryName[], sent: readonly Entry[]): EntryName[] {
  const named = new Set(sent.map(({ type, key }) => `${type}:${key}`));
  return there.filter(({ type, key }) => REMOVABLE.includes(type) && !named.has(`${type}:${key}`));
}
