import { table } from './table';

/** Whether there is any content yet: a database in use is neither seeded nor written over. */
export async function isInUse(): Promise<boolean> {
  for (const type of ['tenant', 'menu-category', 'offer', 'event', 'header', 'plugin::upload.file']) {
    if ((await table(type).count({})) > 0) return true;
  }
  return false;
}
