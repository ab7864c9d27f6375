import { isTag, type Tag } from '@mall/contract';
import { type Row, table } from '../kit/table';
import { settings } from '../settings';
import { OUTBOX, SENT_KEPT_MS, UNSENT } from './outbox';

const GATHER_MS = 100;
const DEADLINE_MS = 5_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** How often a program looks for what another one on the same database noted and did not live to send. */
const LOOK_MS = 2_000;
const ROWS_A_ROUND = 200;
/** The website takes at most 64 kB and a thousand tags a call. */
const TAGS_AN_ENDPOINT = 250;

let timer: NodeJS.Timeout | undefined;
let timerDue = Number.POSITIVE_INFINITY;
let running = false;
/** Somebody said during a round that there is more. */
let again = false;
let stopped = false;
let attempts = 0;

/** How long to wait after so many failures in a row: doubling from a second up to five minutes. */
export function backoff(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

function schedule(wait: number) {
  const due = Date.now() + wait;
  if (stopped || due >= timerDue) return;
  clearTimeout(timer);
  timerDue = due;
  timer = setTimeout(() => {
    timerDue = Number.POSITIVE_INFINITY;
    void deliver();
  }, wait);
  timer.unref();
}

/** Tells the worker that there is something to send; what comes within a tenth of a second goes out together. */
export function wakeWorker(): void {
  schedule(GATHER_MS);
}

async function post(tags: Tag[]): Promise<void> {
  const { websiteUrl, purgeToken } = settings();
  const response = await fetch(`${websiteUrl}/purge`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(purgeToken ? { authorization: `Bearer ${purgeToken}` } : {}),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the website answered ${response.status}`);
}

/**
 * Sends what waits, oldest first. A row counts as sent only after the website has said yes, and stays a while for
 * whoever did not hear of it (`recent-purges-route.ts`). A tag that an earlier version wrote and the contract has given
 * up is left out: the website would refuse all that stand with it.
 */
async function deliver(): Promise<void> {
  if (stopped) return;
  if (running) {
    again = true;
    return;
  }
  again = false;
  running = true;
  let rows: Row[] = [];
  try {
    rows = await table(OUTBOX).findMany({ where: UNSENT, orderBy: [{ id: 'asc' }], limit: ROWS_A_ROUND });
    if (rows.length > 0) {
      const tags = [...new Set(rows.flatMap(({ tags }) => (Array.isArray(tags) ? tags : [])).filter(isTag))];
      for (let start = 0; start < tags.length; start += TAGS_AN_ENDPOINT) {
        await post(tags.slice(start, start + TAGS_AN_ENDPOINT));
      }
      const now = Date.now();
      await table(OUTBOX).updateMany({
        where: { id: { $in: rows.map((row) => row.id) } },
        data: { sentAt: new Date(now) },
      });
      await table(OUTBOX).deleteMany({ where: { sentAt: { $lt: new Date(now - SENT_KEPT_MS) } } });
      strapi.log.info('purge sent', { tags: tags.length, changes: rows.length });
      attempts = 0;
    }
  } catch (error) {
    if (stopped) return;
    attempts += 1;
    const wait = backoff(attempts);
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    strapi.log.warn('purge not delivered', {
      reason: `${error instanceof Error ? error.message : error}${cause}`,
      attempt: attempts,
      waitMs: wait,
    });
    running = false;
    schedule(wait);
    return;
  }
  running = false;
  if (again || rows.length === ROWS_A_ROUND) schedule(0);
  else if (strapi.db.dialect.client === 'postgres') schedule(LOOK_MS);
}

/** Starts delivering, also what an earlier run left. Without WEBSITE_URL nothing is sent and nothing is kept. */
export async function startWorker(): Promise<void> {
  if (settings().websiteUrl) {
    wakeWorker();
    return;
  }
  stopped = true;
  await table(OUTBOX).deleteMany({ where: { id: { $notNull: true } } });
}

export function stopWorker(): void {
  stopped = true;
  clearTimeout(timer);
}
