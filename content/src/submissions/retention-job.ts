import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '../deliveries/send-delivery';
import { centreDay } from '../kit/centre-time';
import { reasonOf } from '../kit/database-errors';
import { durably } from '../kit/durably';
import { table } from '../kit/table';
import { deleteSubmissions, sweepLog } from './erase';
import { DELIVERED_DAYS, daysAfter, EMPTY_SEARCH_DAYS, LEFT_DAYS, PENDING_DAYS } from './retention';

const DAY_MS = 86_400_000;
const BATCH = 200;

let timer: NodeJS.Timeout | undefined;

async function removeOldMails(before: Date): Promise<void> {
  for (const file of await readdir(mailFolder()).catch(() => [])) {
    const path = join(mailFolder(), file);
    const { mtime } = await stat(path).catch(() => ({ mtime: before }));
    if (mtime < before) await unlink(path).catch(() => undefined);
  }
}

/** Whose sign-up nobody confirmed, and who has left: but for the mark of their address nothing is left of them. */
async function deleteFormerSubscribers(now: Date): Promise<void> {
  const over = [
    { state: 'pending', requestedAt: { $lt: daysAfter(now, -PENDING_DAYS) } },
    { state: 'left', leftAt: { $lt: daysAfter(now, -LEFT_DAYS) } },
  ];
  const rows = await table('newsletter-subscriber').findMany({
    select: ['id', 'documentId'],
    where: { $or: over },
  });
  if (rows.length === 0) return;
  await durably(async () => {
    await table('delivery').deleteMany({
      where: { subject: { $in: rows.map(({ documentId }) => documentId) } },
    });
    await table('newsletter-subscriber').deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
  });
}

/** Deletes what has been kept long enough. To be run at any time and any number of times. @returns submissions deleted */
export async function deleteOutdated(now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await table('submission').findMany({
      select: ['id', 'documentId'],
      where: { retainUntil: { $lt: now } },
      limit: BATCH,
    });
    if (rows.length === 0) break;
    await deleteSubmissions(rows.map(({ documentId }) => documentId));
    deleted += rows.length;
  }
  const over = { where: { retainUntil: { $lt: now } } };
  await table('survey-report').deleteMany(over);
  await table('coupon-stat').deleteMany(over);
  const searched = centreDay(daysAfter(now, -EMPTY_SEARCH_DAYS));
  await table('empty-search').deleteMany({ where: { day: { $lt: searched } } });
  const delivered = daysAfter(now, -DELIVERED_DAYS);
  await table('delivery').deleteMany({
    where: {
      state: 'delivered',
      kind: { $in: ['newsletter', 'newsletterConfirmation', 'newsletterWelcome'] },
      deliveredAt: { $lt: delivered },
    },
  });
  await deleteFormerSubscribers(now);
  await removeOldMails(delivered);
  await sweepLog();
  return deleted;
}

async function run(): Promise<void> {
  try {
    const submissions = await deleteOutdated(new Date());
    if (submissions > 0) strapi.log.info('retention.deleted', { submissions });
  } catch (error) {
    strapi.log.error('retention.failed', { reason: reasonOf(error) });
  }
}

/** Deletes outdated submissions now and once a day: a system that is restarted often forgets none. */
export function startRetention(): void {
  void run();
  timer = setInterval(() => void run(), DAY_MS);
  timer.unref();
}

export function stopRetention(): void {
  clearInterval(timer);
}
