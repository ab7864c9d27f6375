import { addDays } from '@mall/contract';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { queue } from '../deliveries/queue';
import { stepKey } from '../deliveries/step-key';
import { centreDay } from '../kit/centre-time';
import { isUniqueViolation, reasonOf } from '../kit/database-errors';
import { durably } from '../kit/durably';
import { table } from '../kit/table';
import { type BookingState, reminderDue, STANDING_STATES } from './booking-steps';
import { BOOKING } from './calendar';
import { beginsAt } from './change-booking';

const LOOK_MS = 60_000;

let timer: NodeJS.Timeout | undefined;
let halted = false;

/**
 * Queues the reminders that are due; to be run at any time, any number of times and by several processes: the database
 * takes one for each step of a meeting. @returns how many were queued
 */
export async function queueReminders(now: Date): Promise<number> {
  const today = centreDay(now);
  const rows = await table(BOOKING).findMany({
    where: { state: { $in: STANDING_STATES }, date: { $gte: today, $lte: addDays(today, 2) } },
  });
  const due = rows.filter((row) =>
    reminderDue(
      {
        state: row.state as BookingState,
        begins: beginsAt(row),
        changedAt: new Date(String(row.changedAt ?? 0)),
      },
      now,
    ),
  );
  const keys = due.map(({ submission, sequence }) => stepKey(String(submission), Number(sequence ?? 0)));
  const known = await table('delivery').findMany({
    select: ['id', 'idempotencyKey'],
    where: { idempotencyKey: { $in: keys.map((key) => `bookingReminder-${key}`) } },
  });
  const queued = new Set(known.map(({ idempotencyKey }) => idempotencyKey));
  let count = 0;
  for (const [at, { submission, language }] of due.entries()) {
    const key = keys[at] ?? '';
    if (queued.has(`bookingReminder-${key}`)) continue;
    try {
      await durably(() => queue('bookingReminder', String(submission), String(language), key));
      count += 1;
    } catch (error) {
      // Another process was faster.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  if (count > 0) wakeDeliveries();
  return count;
}

async function look(): Promise<void> {
  try {
    await queueReminders(new Date());
    halted = false;
  } catch (error) {
    if (!halted) strapi.log.error('bookings.no-reminders', { reason: reasonOf(error) });
    halted = true;
  }
}

/** Looks for reminders now and every minute: one that fell due while nothing was running is not forgotten. */
export function startReminders(): void {
  void look();
  timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
}

export function stopReminders(): void {
  clearInterval(timer);
}
