import { instantOf } from '@mall/contract';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { queue, withdraw } from '../deliveries/queue';
import { stepKey } from '../deliveries/step-key';
import { isUniqueViolation } from '../kit/database-errors';
import { type Row, table } from '../kit/table';
import { wakeWorker } from '../purge/purge-worker';
import { notePurge } from '../purge/purges';
import { settings } from '../settings';
import { freeHours } from '../stylists/stylist-hours';
import { Refusal } from '../submissions/refusal';
import { retainedUntil } from '../submissions/retention';
import { type Actor, type BookingAction, type BookingState, stepOf } from './booking-steps';
import { BOOKING, inTurn, noteStep, takeMeeting, timeTaken } from './calendar';

export interface Change {
  action: BookingAction;
  by: Actor;
  /** Who of the staff. */
  byName?: string | null;
  /** Of a move. */
  date?: string;
  hour?: string;
  /** What the staff tell the visitor. */
  word?: string | null;
}

/** The instant at which a meeting begins. */
export function beginsAt({ date, hour }: Record<string, unknown>): Date {
  return instantOf(String(date), String(hour), settings().timeZone);
}

/**
 * Does one step with a meeting: its row, its hours, its history and its mails, in one transaction.
 * @param stylistFor who gets it from now on; asked within the transaction. Undefined: nobody else
 * Throws a refusal when it cannot be done as things stand, or the time is taken. Null: there is no such meeting.
 */
export async function changeBooking(
  documentId: string,
  change: Change,
  now: Date,
  stylistFor?: (booking: Row) => Promise<Row>,
): Promise<Row | null> {
  try {
    const changed = await inTurn(async () => {
      const booking = await table(BOOKING).findOne({ where: { documentId } });
      return booking && (await stepIn(booking, change, now, stylistFor));
    });
    if (changed) {
      wakeDeliveries();
      wakeWorker();
    }
    return changed;
  } catch (error) {
    // The index on a stylist's hours has the last word.
    if (isUniqueViolation(error)) throw timeTaken();
    throw error;
  }
}

async function stepIn(
  booking: Row,
  { action, by, byName = null, word = null, ...to }: Change,
  now: Date,
  stylistFor: ((booking: Row) => Promise<Row>) | undefined,
): Promise<Row | null> {
  const begun = beginsAt(booking) <= now;
  const step = stepOf(action, booking.state as BookingState, by, begun);
  if (!step) throw new Refusal('NotNow', 'action: this cannot be done as things stand. Look again.');
  const submission = String(booking.submission);
  const language = String(booking.language);
  const date = action === 'move' && to.date ? to.date : String(booking.date);
  const hour = action === 'move' && to.hour ? to.hour : String(booking.hour);
  if (action === 'move' && beginsAt({ date, hour }) <= now) throw timeTaken();
  const stylist = step.keeps && stylistFor ? await stylistFor(booking) : null;
  const who = stylist
    ? { stylist: stylist.documentId, stylistName: stylist.name }
    : { stylist: booking.stylist, stylistName: booking.stylistName };
  const moves = stylist !== null || date !== booking.date || hour !== booking.hour;
  if (!step.keeps || moves) await freeHours({ submission });
  if (step.keeps && moves && who.stylist) await takeMeeting(String(who.stylist), { date, hour }, submission);
  const sequence = Number(booking.sequence ?? 0) + 1;
  const changed = await table(BOOKING).update({
    where: { id: booking.id },
    data: { ...who, state: step.state, date, hour, sequence, changedAt: now },
  });
  await noteStep(submission, {
    ...{ sequence, action, actor: by, actorName: byName, state: step.state },
    ...{ date, hour, stylistName: who.stylistName, word, at: now },
  });
  if (moves) await keepUntil(submission, date, now);
  // Whatever was to remind of the meeting as it was.
  await withdraw('bookingReminder', submission);
  if (step.tells) await queue('bookingUpdate', submission, language, stepKey(submission, sequence));
  if (by === 'visitor')
    await queue('bookingChangeNotice', submission, language, stepKey(submission, sequence));
  await notePurge(['stylists']);
  return changed;
}

/** A meeting that is moved to a later day is kept as long after it as any. */
async function keepUntil(submission: string, date: string, now: Date): Promise<void> {
  const day = new Date(`${date}T23:59:59Z`);
  const until = retainedUntil('stylist', day > now ? day : now);
  await table('submission').update({
    where: { documentId: submission, retainUntil: { $lt: until } },
    data: { retainUntil: until },
  });
}
