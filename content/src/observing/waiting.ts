import type { Channel } from '../deliveries/delivery-kinds';
import { storedInstant } from '../kit/rows';
import { table, type Where } from '../kit/table';
import { UNSENT } from '../purge/outbox';

/** What waits in an outbox. */
export interface Waiting {
  waiting: number;
  /** Since when the oldest of those that wait has been tried; undefined where none waits. */
  oldest: Date | undefined;
}

export interface WaitingDeliveries extends Waiting {
  /** Given up: somebody has to look. */
  dead: number;
}

const UNDER_WAY = { $in: ['waiting', 'sending'] };

async function oldestOf(name: string, field: string, where: Where): Promise<Date | undefined> {
  const [row] = await table(name).findMany({ where, orderBy: [{ [field]: 'asc' }], limit: 1 });
  return row && storedInstant(row[field]);
}

/** Mails or calls of the CRM that have not gone out. */
export async function waitingDeliveries(channel: Channel): Promise<WaitingDeliveries> {
  return {
    waiting: await table('delivery').count({ where: { channel, state: UNDER_WAY } }),
    dead: await table('delivery').count({ where: { channel, state: 'dead' } }),
    oldest: await oldestOf('delivery', 'since', { channel, state: UNDER_WAY }),
  };
}

/** Changes of which the website has not heard yet. */
export async function waitingPurges(): Promise<Waiting> {
  return {
    waiting: await table('purge-outbox').count({ where: UNSENT }),
    oldest: await oldestOf('purge-outbox', 'createdAt', UNSENT),
  };
}

/** Seconds since then; 0 for nothing, and where a clock has been set back. */
export const secondsSince = (then: Date | undefined, now: Date): number =>
  then ? Math.max(0, (now.getTime() - then.getTime()) / 1000) : 0;
