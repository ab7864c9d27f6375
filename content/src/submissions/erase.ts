import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { namesAddress } from '@mall/contract';
import { withoutDeliveries } from '../deliveries/delivery-loop';
import { mailFolder } from '../deliveries/send-delivery';
import { durably } from '../kit/durably';
import { type Row, type Table, table } from '../kit/table';
import { wakeWorker } from '../purge/purge-worker';
import { notePurge } from '../purge/purges';
import { type ReadMail, readEml } from './eml';
import { redacted } from './redacted';
import { suppress } from './suppression';

interface Updating {
  updateMany(query: { where: object; data: object }): Promise<unknown>;
}

const BATCH = 200;

/** Removes the copies of mails that a system without a mail server has written of these deliveries. */
async function removeMails(deliveries: readonly Row[]): Promise<void> {
  const ids = new Set(deliveries.map(({ documentId }) => documentId));
  const files = await readdir(mailFolder()).catch(() => []);
  for (const file of files) {
    const id = /^([a-z0-9]+)(?:-\d+)?\.eml(?:\.part)?$/.exec(file)?.[1];
    if (id && ids.has(id)) await unlink(join(mailFolder(), file)).catch(() => undefined);
  }
}

/** All that a mail says. Receipts part addresses with a sign that does not show. */
const textOf = (mail: ReadMail) => Object.values(mail).flat().join('\n').replaceAll('\u200C', '');

/** Removes the copies of mails about others that name an address, however it is encoded there. */
async function removeMailsNaming(email: string): Promise<void> {
  for (const file of await readdir(mailFolder()).catch(() => [])) {
    const path = join(mailFolder(), file);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes && namesAddress(textOf(await readEml(bytes)), email)) await unlink(path).catch(() => undefined);
  }
}

async function deliveriesOf(subjects: readonly string[]): Promise<Row[]> {
  return table('delivery').findMany({ where: { subject: { $in: subjects } } });
}

/**
 * Deletes submissions with all that hangs on them: calendar rows, photos, deliveries, copies of mails. All or
 * nothing; files go after the rows.
 */
export async function deleteSubmissions(documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const of = { submission: { $in: documentIds } };
  const messages = await table('submission-message').findMany({ select: ['id', 'documentId'], where: of });
  const subjects = [...documentIds, ...messages.map(({ documentId }) => documentId)];
  const deliveries = await deliveriesOf(subjects);
  await durably(async () => {
    await table('submission-photo').deleteMany({ where: of });
    await table('stylist-hour').deleteMany({ where: of });
    await table('booking-step').deleteMany({ where: of });
    await table('personal-stylist-calendar').deleteMany({ where: of });
    await table('submission-message').deleteMany({ where: of });
    await table('delivery').deleteMany({ where: { subject: { $in: subjects } } });
    await table('submission').deleteMany({ where: { documentId: { $in: documentIds } } });
    // The times of meetings that are not any more are free again.
    await notePurge(['stylists']);
  });
  wakeWorker();
  await removeMails(deliveries);
}

async function deleteSubscriber(email: string): Promise<number> {
  const rows = await table('newsletter-subscriber').findMany({ where: { email } });
  const ids = rows.map(({ documentId }) => documentId);
  if (ids.length === 0) return 0;
  await durably(async () => {
    await table('delivery').deleteMany({ where: { subject: { $in: ids } } });
    await table('newsletter-subscriber').deleteMany({ where: { email } });
    // Whoever wants to be forgotten wants no letters from an old list that is imported again.
    await suppress(email, new Date());
  });
  return ids.length;
}

/** Takes an address out of a column of other people's rows, where somebody has written it into a text. */
async function redact(name: string, field: string, email: string): Promise<number> {
  let changed = 0;
  for (let last = 0; ; ) {
    const rows = await table(name).findMany({
      select: ['id', 'documentId', field],
      where: { id: { $gt: last } },
      orderBy: [{ id: 'asc' }],
      limit: BATCH,
    });
    for (const row of rows) {
      const clean = redacted(row[field], email);
      if (clean === row[field]) continue;
      await (table(name) as Table & Updating).updateMany({ where: { id: row.id }, data: { [field]: clean } });
      changed += 1;
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return changed;
  }
}

/** A view of the inbox that looks for an address, or is called by it, is of no use without it. */
async function deleteViewsNaming(email: string): Promise<number> {
  const views = await table('inbox-view').findMany({});
  const naming = views.filter(({ name, filter }) => namesAddress(JSON.stringify([name, filter]), email));
  if (naming.length === 0) return 0;
  const { count } = await table('inbox-view').deleteMany({
    where: { id: { $in: naming.map(({ id }) => id) } },
  });
  return count;
}

const PERSONAL_TABLES = [
  'submissions',
  'personal_stylist_calendars',
  'submission_photos',
  'booking_steps',
  'submission_messages',
  'survey_reports',
  'newsletter_subscribers',
  'deliveries',
  'inbox_views',
];

/** What SQLite's log of changes still holds of deleted rows; the rows themselves are overwritten (secure_delete). */
export async function sweepLog(): Promise<void> {
  const { connection, dialect } = strapi.db;
  if (dialect.client === 'sqlite') await connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Writes the tables anew: pages that rows have moved away from may keep copies of them in their gaps. */
async function rewriteTables(): Promise<void> {
  const { connection, dialect } = strapi.db;
  if (dialect.client === 'sqlite') await connection.raw('VACUUM');
  else for (const name of PERSONAL_TABLES) await connection.raw(`VACUUM FULL ${name}`);
  await sweepLog();
}

interface Erased {
  submissions: number;
  subscribers: number;
  /** Texts of other people's rows, and views of the inbox, in which the address stood. */
  redacted: number;
}

/** Where visitors and staff write freely, and an address may stand in a row that is somebody else's. */
const FREE_TEXTS = [
  ['submission', 'payload'],
  ['submission', 'searchText'],
  ['submission', 'note'],
  ['submission-message', 'text'],
  ['submission-message', 'title'],
  ['survey-report', 'answers'],
  ['survey-report', 'source'],
  ['newsletter-subscriber', 'source'],
  ['personal-stylist-calendar', 'staffNote'],
  ['booking-step', 'word'],
] as const;

async function eraseNow(email: string): Promise<Erased> {
  const rows = await table('submission').findMany({ select: ['id', 'documentId'], where: { email } });
  await deleteSubmissions(rows.map(({ documentId }) => documentId));
  const subscribers = await deleteSubscriber(email);
  let changed = 0;
  for (const [name, field] of FREE_TEXTS) changed += await redact(name, field, email);
  changed += await deleteViewsNaming(email);
  await removeMailsNaming(email);
  await rewriteTables();
  return { submissions: rows.length, subscribers, redacted: changed };
}

/** Leaves nothing of an address in database and files. Nothing of it is ever in a log. @param address in any case */
export function eraseAddress(address: string): Promise<Erased> {
  return withoutDeliveries(() => eraseNow(address.trim().toLowerCase()));
}
