import type { DeliveryKind } from '../deliveries/delivery-kinds';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { queue } from '../deliveries/queue';
import { isUniqueViolation } from '../kit/database-errors';
import { durably } from '../kit/durably';
import { type Row, table } from '../kit/table';
import type { Kind } from './kind-names';
import { Refusal } from './refusal';
import { searchTextOf } from './search-text';

/** Something a visitor sent, about to be stored. */
interface Incoming {
  kind: Kind;
  payload: object;
  /** Of the visitor, for the staff's lists and for erasing. */
  name: string;
  /** null = nobody can be written to. */
  email: string | null;
  language: string;
  idempotencyKey: string;
  hash: string;
  retainUntil: Date;
  /** documentId of the survey that it answers. */
  survey?: string;
  /** Looks as if a machine had filled it in: a person looks at it before anything goes out. */
  aside?: boolean;
  /** Nobody has to do anything about it. */
  settled?: boolean;
}

interface Stored {
  code: 'created' | 'repeated';
  submission: Row;
}

/** What is stored under a key already. Throws when it is something else. */
export async function findByIdempotencyKey(name: string, key: string, hash: string): Promise<Row | null> {
  const row = await table(name).findOne({ where: { idempotencyKey: key } });
  if (row && row.hash !== hash)
    throw new Refusal('IdempotencyConflict', 'This Idempotency-Key belongs to another form.');
  return row;
}

/**
 * Stores rows under a key once, however many ask at once, in one transaction that is on disk when this resolves.
 * @param name content type whose `idempotencyKey` is unique in the database
 */
async function storeOnce(
  name: string,
  key: string,
  hash: string,
  create: () => Promise<Row>,
  transaction: <T>(work: () => Promise<T>) => Promise<T> = durably,
): Promise<{ code: 'created' | 'repeated'; row: Row }> {
  const known = await findByIdempotencyKey(name, key, hash);
  if (known) return { code: 'repeated', row: known };
  try {
    return { code: 'created', row: await transaction(create) };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const winner = await findByIdempotencyKey(name, key, hash);
    if (!winner) throw error;
    return { code: 'repeated', row: winner };
  }
}

/**
 * Stores a submission with everything that has to be delivered because of it. @param beside rows to write in the same
 * transaction @param transaction how that one is begun, where it has to wait for others
 */
export async function storeSubmission(
  incoming: Incoming,
  deliveries: readonly DeliveryKind[],
  beside: (submission: Row) => Promise<void> = async () => undefined,
  transaction?: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Stored> {
  const { idempotencyKey, hash } = incoming;
  const create = async () => {
    const { aside, settled, ...sent } = incoming;
    const work = settled ? { state: 'done', readAt: new Date() } : { state: 'new' };
    const submission = await table('submission').create({
      data: { ...sent, ...work, ...(aside && { state: 'aside' }), searchText: searchTextOf(sent) },
    });
    await beside(submission);
    if (aside) strapi.log.warn('submission.aside', { kind: sent.kind });
    else for (const kind of deliveries) await queue(kind, submission.documentId, incoming.language);
    return submission;
  };
  const { code, row } = await storeOnce('submission', idempotencyKey, hash, create, transaction);
  if (code === 'created') wakeDeliveries();
  return { code, submission: row };
}
