/**
 * From here on a write is on the disk before its sender is told, also when the machine loses its power. Making the
 * tables and the demo's rows does without: thousands of small transactions would wait for the disk one by one.
 */
export async function ensureDurableWrites(): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('PRAGMA synchronous = FULL');
}
