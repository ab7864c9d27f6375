import { reasonOf } from '../kit/database-errors';
import { table } from '../kit/table';
import { settings } from '../settings';

const DAY_MS = 86_400_000;

let timer: NodeJS.Timeout | undefined;

/**
 * Deletes versions older than `VERSION_DAYS`, but never the newest `VERSIONS_KEPT` of an entry in a language: what
 * nobody has touched for years can be undone as well.
 */
export async function deleteOldVersions(now: Date): Promise<number> {
  const { versionDays, versionsKept } = settings();
  const old = await table('content-version').findMany({
    select: ['id', 'type', 'entry', 'language', 'number'],
    where: { createdAt: { $lt: new Date(now.getTime() - versionDays * DAY_MS) } },
    orderBy: [{ number: 'desc' }],
  });
  const kept = new Map<string, Promise<number>>();
  const leastKept = (type: unknown, entry: unknown, language: unknown) => {
    const key = JSON.stringify([type, entry, language]);
    const known =
      kept.get(key) ??
      table('content-version')
        .findMany({
          select: ['id', 'number'],
          where: { type, entry, language: language === null ? { $null: true } : language },
          orderBy: [{ number: 'desc' }],
          limit: versionsKept,
        })
        .then((rows) => Number(rows.at(-1)?.number ?? 0));
    kept.set(key, known);
    return known;
  };
  const ids: number[] = [];
  for (const { id, type, entry, language, number } of old)
    if (Number(number) < (await leastKept(type, entry, language))) ids.push(id);
  for (let at = 0; at < ids.length; at += 500)
    await table('content-version').deleteMany({ where: { id: { $in: ids.slice(at, at + 500) } } });
  return ids.length;
}

async function run(): Promise<void> {
  try {
    const versions = await deleteOldVersions(new Date());
    if (versions > 0) strapi.log.info('versions.deleted', { versions });
  } catch (error) {
    strapi.log.error('versions.failed', { reason: reasonOf(error) });
  }
}

/** Deletes old versions now and once a day. */
export function startVersionRetention(): void {
  void run();
  timer = setInterval(() => void run(), DAY_MS);
  timer.unref();
}

export function stopVersionRetention(): void {
  clearInterval(timer);
}
