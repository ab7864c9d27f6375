import { DEFAULT_LOCALE, isLocale, type Locale } from '@mall/contract';
import { isNotice } from '../../mail/notices';
import { sharedNow } from '../kit/database/shared-clock';
import { storedInstant } from '../kit/rows';
import { type Row, type Table, table } from '../kit/table';
import { settings } from '../settings';
import { type Channel, DELIVERY_KINDS, type DeliveryKind, isDeliveryKind } from './delivery-kinds';
import { type Job, type Jobs, LONGEST_WAIT_MS } from './delivery-worker';

const DELIVERY = 'delivery';

/** A row of the outbox. Nothing personal stands in it: what is sent is read from its subject when it is sent. */
export interface DeliveryJob extends Job {
  documentId: string;
  kind: DeliveryKind;
  /** documentId of the submission or subscriber that it is about. */
  subject: string;
  language: Locale;
  /** How often the staff had it sent again after it had arrived. */
  resends: number;
  idempotencyKey: string;
  createdAt: Date;
  currentLease: string | null;
}

interface Counting {
  updateMany(query: { where: object; data: object }): Promise<{ count: number }>;
}

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

const rows = () => table(DELIVERY) as Table & Counting;

/** A row as a job; null for one that this version does not know how to deliver. */
export function jobOf(row: Row): DeliveryJob | null {
  if (!isDeliveryKind(row.kind)) return null;
  const language = String(row.language);
  return {
    id: row.id,
    documentId: row.documentId,
    kind: row.kind,
    subject: String(row.subject),
    // One that an earlier version took is written to in the default one.
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    attempts: Number(row.attempts ?? 0),
    since: storedInstant(row.since),
    resends: Number(row.resends ?? 0),
    idempotencyKey: String(row.idempotencyKey),
    createdAt: storedInstant(row.createdAt),
    currentLease: typeof row.lease === 'string' ? row.lease : null,
  };
}

/**
 * Notes a delivery, in the transaction that is open. Without a CRM nothing is noted for one.
 * @param key one delivery of a kind for each; by default one for each subject
 * @param dueAt not before it, by this program's clock; by default at once
 */
export async function queue(
  kind: DeliveryKind,
  subject: string,
  language: string,
  key: string = subject,
  dueAt?: Date,
): Promise<void> {
  const channel = DELIVERY_KINDS[kind];
  if (channel === 'crm' && !settings().crm) return;
  const shared = await sharedNow();
  const now = new Date();
  await rows().create({
    data: {
      kind,
      channel,
      subject,
      language,
      idempotencyKey: `${kind}-${key}`,
      state: 'waiting',
      attempts: 0,
      resends: 0,
      since: now,
      nextAt: after(shared, dueAt ? dueAt.getTime() - now.getTime() : 0),
    },
  });
}

/** Takes back what waits of a kind for a subject, in the transaction that is open. What is under way goes on. */
export async function withdraw(kind: DeliveryKind, subject: string): Promise<void> {
  await rows().deleteMany({ where: { kind, subject, state: 'waiting' } });
}

/** Letters to staff and to visitors do not wait for each other: one of the mailboxes may be broken. */
const lineOf = ({ subject, kind }: Pick<DeliveryJob, 'subject' | 'kind'>) => `${isNotice(kind)} ${subject}`;

/** Of rows those that have no older one of the same line before them: whoever reads them reads them in their order. */
async function inOrder(channel: Channel, page: readonly Row[]): Promise<DeliveryJob[]> {
  const jobs = page.map(jobOf).filter((job) => job !== null);
  if (jobs.length === 0) return [];
  const open = await rows().findMany({
    where: {
      ...{ channel, state: { $in: ['waiting', 'sending'] } },
      subject: { $in: [...new Set(jobs.map(({ subject }) => subject))] },
    },
    orderBy: [{ id: 'desc' }],
  });
  const first = new Map<string, number>();
  for (const job of open.map(jobOf)) if (job) first.set(lineOf(job), job.id);
  return jobs.filter((job) => (first.get(lineOf(job)) ?? job.id) >= job.id);
}

const freed = { lease: null, leaseEnds: null };

/**
 * Of a lease. It ends at an instant in milliseconds: PostgreSQL keeps dates as the clock on a machine's wall shows them,
 * which shows some twice. One without an end is of an earlier version.
 */
const hasEnded = (now: Date) => ({
  $and: [{ $or: [{ leaseEnds: { $null: true } }, { leaseEnds: { $lt: now.getTime() } }] }],
});

/**
 * What goes one way, of the outbox in the database: about one subject in the order in which it was queued, unless one is
 * a dead letter. Every change names its lease: a worker that was too slow changes
 * nothing any more.
 * @param clock that all programs on the database go by
 */
export const deliveryJobs = (channel: Channel, clock = sharedNow): Jobs<DeliveryJob> => ({
  async due(most, includeExpired) {
    const now = await clock();
    const waiting = [
      { state: 'waiting', nextAt: { $lte: now } },
      // Nothing is ever put off for as long: the clock has been set back.
      { state: 'waiting', nextAt: { $gt: after(now, LONGEST_WAIT_MS) } },
    ];
    const left = { state: 'sending', ...hasEnded(now) };
    const where = { channel, $or: includeExpired ? [...waiting, left] : waiting };
    const found: DeliveryJob[] = [];
    for (let offset = 0; found.length < most; offset += most) {
      const page = await rows().findMany({
        ...{ where, offset, limit: most },
        orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
      });
      found.push(...(await inOrder(channel, page)));
      if (page.length < most) break;
    }
    return found.slice(0, most);
  },
  async claim(job, lease, ms) {
    const now = await clock();
    const { count } = await rows().updateMany({
      where: {
        id: job.id,
        state: { $in: ['waiting', 'sending'] },
        $or: [
          job.currentLease === null
            ? { lease: { $null: true } }
            : { lease: job.currentLease, ...hasEnded(now) },
          { lease },
        ],
      },
      data: { state: 'sending', lease, leaseEnds: after(now, ms).getTime() },
    });
    return count === 1;
  },
  async renew(job, lease, ms) {
    const leaseEnds = after(await clock(), ms).getTime();
    await rows().updateMany({ where: { id: job.id, lease }, data: { leaseEnds } });
  },
  async deliver(job, lease, at, fault) {
    await rows().updateMany({
      where: { id: job.id, lease },
      data: { ...freed, state: 'delivered', deliveredAt: at, fault },
    });
  },
  async postpone(job, lease, ms, fault) {
    const nextAt = after(await clock(), ms);
    await rows().updateMany({
      where: { id: job.id, lease },
      data: { ...freed, state: 'waiting', attempts: job.attempts + 1, nextAt, fault },
    });
  },
  async bury(job, lease, fault) {
    await rows().updateMany({
      where: { id: job.id, lease },
      data: { ...freed, state: 'dead', attempts: job.attempts + 1, fault },
    });
  },
});

/**
 * Frees what a worker that was killed held. Only SQLite, which one process has to itself: elsewhere another instance may
 * hold it rightly, and its lease decides.
 */
export async function freeAbandoned(): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  await rows().updateMany({ where: { state: 'sending' }, data: { ...freed, state: 'waiting' } });
}

/** Puts a delivery back into the outbox; one that had arrived goes out as a new message. False = no such one. */
export async function resend(documentId: string): Promise<boolean> {
  const row = await rows().findOne({ where: { documentId } });
  if (!row || row.state === 'sending') return false;
  const now = new Date();
  const nextAt = await sharedNow();
  const again = row.state === 'delivered' ? 1 : 0;
  const { count } = await rows().updateMany({
    where: { id: row.id, state: row.state },
    data: {
      ...freed,
      state: 'waiting',
      attempts: 0,
      since: now,
      nextAt,
      fault: null,
      resends: Number(row.resends ?? 0) + again,
    },
  });
  return count === 1;
}
