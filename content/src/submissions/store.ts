import { saysTaken } from '../calls/subscription';
import { type Row, table } from '../calls/table';
import type { DeliveryKind } from '../deliveries/delivery-kinds';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { queue } from '../deliveries/queue';
import { durably } from './durably';
import type { Kind } from './kinds';
import { Refusal } from './refusal';

/** Something a visitor sent, about to be stored. */
export interface Incoming {
  kind: Kind;
  payload: object;
  /** Of the visitor, for the staff's lists and for erasing. */
  name: string;
  email: string;
  language: string;
  idempotencyKey: string;
  hash: string;
  retainUntil: Date;
}

export interface Stored {
  code: 'created' | 'repeated';
  submission: Row;
}

/** What is stored under a key already. Throws when it is something else. */
export async function stored(name: string, key: string, hash: string): Promise<Row | null> {
  const row = await table(name).findOne({ where: { idempotencyKey: key } });
  if (row && row.hash !== hash)
    throw new Refusal('IdempotencyConflict', 'This Idempotency-Key belongs to another form.');
  return row;
}

/**
 * Stores rows under a key once, however many ask at once, in one transaction that is on disk when this resolves.
 * @param name content type whose `idempotencyKey` is unique in the database
 */
export async function once(
  name: string,
  key: string,
  hash: string,
  create: () => Promise<Row>,
): Promise<{ code: 'created' | 'repeated'; row: Row }> {
  const known = await stored(name, key, hash);
  if (known) return { code: 'repeated', row: known };
  try {
    return { code: 'created', row: await durably(create) };
  } catch (error) {
    if (!saysTaken(error)) throw error;
    const winner = await stored(name, key, hash);
    if (!winner) throw error;
    return { code: 'repeated', row: winner };
  }
}

/**
 * Stores a submission with everything that has to be delivered because of it. @param beside rows to write in the same
 * transaction
 */
export async function storeSubmission(
  incoming: Incoming,
  deliveries: readonly DeliveryKind[],
  beside: (submission: Row) => Promise<void> = async () => undefined,
): Promise<Stored> {
  const { code, row } = await once('submission', incoming.idempotencyKey, incoming.hash, async () => {
    const submission = await table('submission').create({ data: { ...incoming, state: 'new' } });
    await beside(submission);
    for (const kind of deliveries) await queue(kind, submission.documentId, incoming.language);
    return submission;
  });
  if (code === 'created') wakeDeliveries();
  return { code, submission: row };
}
