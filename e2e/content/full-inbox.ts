import { DatabaseSync } from 'node:sqlite';
import { databaseOf } from '../processes/content-process.ts';

/** As many submissions as fill 429 pages of the inbox. */
export const SUBMISSIONS = 429 * 50;
/** Of these, the newest that nobody has read. */
export const UNREAD = 60;
const APART_MS = 20 * 60_000;
const LAST = Date.now();

/** One that lies deep in the list, found by nothing but its words. */
export const LOST = {
  at: 7_000,
  name: 'Łucja Gęślarska',
  email: 'lucja@archiwum.example',
  details: 'Zgubiłam parasol w żółte groszki.',
};

/** When the one of a number was sent; the last one a moment ago. */
export const sentAt = (number: number): Date => new Date(LAST - (SUBMISSIONS - number) * APART_MS);

/** Fills the inbox of a content system that is still to be started. */
export function fillInbox(dataDir: string): void {
  const database = new DatabaseSync(databaseOf(dataDir));
  try {
    const insert = database.prepare(
      `INSERT INTO submissions (document_id, kind, state, name, email, language, payload, retain_until,
         idempotency_key, hash, search_text, read_at, created_at, updated_at)
       VALUES (?, 'contact', ?, ?, ?, 'pl-PL', ?, ?, ?, '-', ?, ?, ?, ?)`,
    );
    const kept = Date.now() + 365 * 86_400_000;
    database.exec('BEGIN');
    // What other tests had sent when the demo was copied.
    database.exec('DELETE FROM deliveries; DELETE FROM submissions');
    for (let number = 0; number < SUBMISSIONS; number++) {
      const isLost = number === LOST.at;
      const name = isLost ? LOST.name : `Osoba ${number}`;
      const email = isLost ? LOST.email : `osoba-${number}@archiwum.example`;
      const details = isLost ? LOST.details : `Pytanie ${number}`;
      const isNew = isLost || number >= SUBMISSIONS - UNREAD;
      const sent = sentAt(number).getTime();
      insert.run(
        `archive${String(number).padStart(17, '0')}`,
        isNew ? 'new' : 'done',
        name,
        email,
        JSON.stringify({ name, email, details }),
        kept,
        `archive-${number}`,
        `${name}\n${email}\n${details}`.toLowerCase(),
        isLost || !isNew ? sent : null,
        sent,
        sent,
      );
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}
