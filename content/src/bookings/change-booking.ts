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
import { heldAmong } from '../submissions/held';
import { Refusal } from '../submissions/refusal';
import { retainedUntil } from '../submissions/retention';
import { type Actor, type BookingAction, type BookingState, stepOf } from './booking-steps';
import { BOOKING, inTurn, noteStep, stylistFor, takeMeeting, timeTaken } from './calendar';

export interface Change {
  action: BookingAction;
  by: Actor;
  /** Who of the staff. */
  byName?: string | null;
  /** The last step that they have seen; undefined: whatever it was. */
  after?: number;
  /** Of a move. */
  date?: string;
  hour?: string;
  /** Who gets the meeting, of those who offer its time: documentId, null = whoever is free. Undefined: nobody else. */
  stylist?: string | null;
  /** What the staff tell the visitor. */
  word?: string | null;
}

/** The instant at which a meeting begins. */
export function beginsAt({ date, hour }: Record<string, unknown>): Date {
  return instantOf(String(date), String(hour), settings().timeZone);
}

/** The number of a meeting's last step. */
export const sequenceOf = ({ sequence }: Row): number => Number(sequence ?? 0);

/**
 * Does one step with a meeting: its row, its hours, its history and its mails, in one transaction. What the staff would
 * leave as it is stays so, without a step. A meeting that a machine may have asked for is only called off, without a
 * mail, until its form is sent on. Throws a refusal when it cannot be done as things stand, or the time is
 * taken or not offered. Null: there is no such meeting.
 */
export async function changeBooking(documentId: string, change: Change, now: Date): Promise<Row | null> {
  try {
    const changed = await inTurn(async () => {
      const booking = await table(BOOKING).findOne({ where: { documentId } });
      return booking && (await stepIn(booking, change, now));
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
  { action, by, byName = null, word = null, after, ...to }: Change,
  now: Date,
): Promise<Row | null> {
  if (after !== undefined && after !== sequenceOf(booking))
    throw new Refusal('Changed', 'sequence: the meeting has changed since. Read it again.');
  const begun = beginsAt(booking) <= now;
  const step = stepOf(action, booking.state as BookingState, by, begun);
  if (!step) throw new Refusal('NotNow', 'action: this cannot be done as things stand. Look again.');
  const submission = String(booking.submission);
  const held = (await heldAmong([submission])).has(submission);
  if (held && step.keeps)
    throw new Refusal(
      'PutAside',
      'action: a machine may have asked for this meeting. Send it on in the inbox first, or decline or cancel it.',
    );
  const language = String(booking.language);
  const date = action === 'move' && to.date ? to.date : String(booking.date);
  const hour = action === 'move' && to.hour ? to.hour : String(booking.hour);
  if (action === 'move' && beginsAt({ date, hour }) <= now) throw timeTaken();
  const isSameTime = date === booking.date && hour === booking.hour;
  if (by === 'staff' && isSameTime && to.stylist !== undefined && to.stylist === booking.stylist)
    return booking;
  const stylist =
    step.keeps && to.stylist !== undefined
      ? await stylistFor({ stylist: to.stylist, date, hour }, now, by, submission)
      : null;
  const who = stylist
    ? { stylist: stylist.documentId, stylistName: stylist.name }
    : { stylist: booking.stylist, stylistName: booking.stylistName };
  const moves = stylist !== null || !isSameTime;
  if (!step.keeps || moves) await freeHours({ submission });
  if (step.keeps && moves && who.stylist) await takeMeeting(String(who.stylist), { date, hour }, submission);
  const sequence = sequenceOf(booking) + 1;
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
  // Whose address it is nobody knows.
  if (held) await table('submission').update({ where: { documentId: submission }, data: { state: 'spam' } });
  else if (step.tells) await queue('bookingUpdate', submission, language, stepKey(submission, sequence));
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
