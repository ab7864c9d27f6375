/**
 * Types of entries that are taken away by name once the folder has them no more. Whatever else a folder sends is always
 * there, such as the home page, and is written over.
 */
export const REMOVABLE: readonly string[] = [
  ...['tenant', 'menu-category', 'menu-sub-category', 'menu-cat-specialty', 'mall-room', 'location'],
  ...['map-source', 'terms-and-condtion', 'privacy-policy', 'cookie-policy'],
];
