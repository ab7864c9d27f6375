import { createHmac, randomBytes } from 'node:crypto';
import { durably } from '../durably';

const STORE_KEY = 'letterKey';
let known: string | undefined;

const store = () => strapi.store({ type: 'core', name: 'mall' });

/** Makes the key in a database that has none. Of processes that start at once, one makes it. */
export async function ensureLetterKey(): Promise<void> {
  await durably(async (trx) => {
    if (strapi.db.dialect.client === 'postgres')
      await trx?.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [STORE_KEY]);
    if (typeof (await store().get({ key: STORE_KEY })) === 'string') return;
    await store().set({ key: STORE_KEY, value: randomBytes(32).toString('base64url') });
  });
}

/**
 * The key of everything that letters carry out of the house. It lies in the database, not in the settings: links in old
 * letters and the marks of who has left must outlive a change of secrets, and hold for every process.
 */
export async function letterKey(): Promise<string> {
  known ??= (await store().get({ key: STORE_KEY })) as string | undefined;
  if (typeof known !== 'string')
    throw new Error('The key of letters is made at the start, and is not there.');
  return known;
}

/** An address as a mark from which nobody reads it back. @param email in lower case */
export function addressMark(key: string, email: string): string {
  return createHmac('sha256', key).update(`address\n${email}`).digest('base64url');
}
