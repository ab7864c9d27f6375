import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../calls/subscription';
import { table } from '../calls/table';
import { mailFolder } from '../deliveries/send-delivery';
import { deleteSubmissions, sweepLog } from './erase';
import { DELIVERED_DAYS, daysAfter } from './retention';

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
  const delivered = daysAfter(now, -DELIVERED_DAYS);
  await table('delivery').deleteMany({
    where: { state: 'delivered', kind: 'newsletter', deliveredAt: { $lt: delivered } },
  });
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
