import { type Row, type Table, table } from '../calls/table';
import { settings } from '../settings';
import { DELIVERY_KINDS, type DeliveryKind, isDeliveryKind } from './delivery-kinds';
import type { Job, Jobs } from './delivery-worker';

export const DELIVERY = 'delivery';

/** A row of the outbox. Nothing personal stands in it: what is sent is read from its subject when it is sent. */
export interface DeliveryJob extends Job {
  documentId: string;
  kind: DeliveryKind;
  /** documentId of the submission or subscriber that it is about. */
  subject: string;
  language: string;
  /** How often the staff had it sent again after it had arrived. */
  resends: number;
  idempotencyKey: string;
  createdAt: Date;
  held: string | null;
}

interface Counting {
  updateMany(query: { where: object; data: object }): Promise<{ count: number }>;
}

const rows = () => table(DELIVERY) as Table & Counting;

const instant = (value: unknown): Date => new Date(value as string | number | Date);

/** A row as a job; null for one that this version does not know how to deliver. */
export function jobOf(row: Row): DeliveryJob | null {
  if (!isDeliveryKind(row.kind)) return null;
  return {
    id: row.id,
    documentId: row.documentId,
    kind: row.kind,
    subject: String(row.subject),
    language: String(row.language),
    attempts: Number(row.attempts ?? 0),
    since: instant(row.since),
    resends: Number(row.resends ?? 0),
    idempotencyKey: String(row.idempotencyKey),
    createdAt: instant(row.createdAt),
    held: typeof row.lease === 'string' ? row.lease : null,
  };
}

/**
 * Notes a delivery, in the transaction that is open. Without a CRM nothing is noted for one.
 * @param key one delivery of a kind for each; by default one for each subject
 */
export async function queue(
  kind: DeliveryKind,
  subject: string,
  language: string,
  key: string = subject,
): Promise<void> {
  const channel = DELIVERY_KINDS[kind];
  if (channel === 'crm' && !settings().crm) return;
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
      nextAt: now,
    },
  });
}

const freed = { lease: null, leasedUntil: null };

/** The outbox in the database. Every change names its lease: a worker that was too slow changes nothing any more. */
export const deliveryJobs: Jobs<DeliveryJob> = {
  async due(now, most) {
    const found = await rows().findMany({
      where: {
        $or: [
          { state: 'waiting', nextAt: { $lte: now } },
          { state: 'sending', leasedUntil: { $lt: now } },
        ],
      },
      orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
      limit: most,
    });
    return found.map(jobOf).filter((job) => job !== null);
  },
  async claim(job, lease, until) {
    const { count } = await rows().updateMany({
      where: {
        id: job.id,
        state: { $in: ['waiting', 'sending'] },
        ...(job.held === null ? { lease: { $null: true } } : { lease: job.held }),
      },
      data: { state: 'sending', lease, leasedUntil: until },
    });
    return count === 1;
  },
  async deliver(job, lease, at) {
    await rows().updateMany({
      where: { id: job.id, lease },
      data: { ...freed, state: 'delivered', deliveredAt: at, fault: null },
    });
  },
  async postpone(job, lease, next, fault) {
    await rows().updateMany({
      where: { id: job.id, lease },
      data: { ...freed, state: 'waiting', attempts: job.attempts + 1, nextAt: next, fault },
    });
  },
  async bury(job, lease, fault) {
    await rows().updateMany({
      where: { id: job.id, lease },
      data: { ...freed, state: 'dead', attempts: job.attempts + 1, fault },
    });
  },
};

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
  const again = row.state === 'delivered' ? 1 : 0;
  const { count } = await rows().updateMany({
    where: { id: row.id, state: row.state },
    data: {
      ...freed,
      state: 'waiting',
      attempts: 0,
      since: now,
      nextAt: now,
      fault: null,
      resends: Number(row.resends ?? 0) + again,
    },
  });
  return count === 1;
}
