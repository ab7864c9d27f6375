import type { Meeting } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readBody } from '../kit/fields';
import { signedId } from '../kit/links/signed-links';
import { type Row, table } from '../kit/table';
import { freeTimes } from '../stylists/stylists';
import { bodyOf, respondToWrite } from '../submissions/intake';
import { actionsFor, type BookingState } from './booking-steps';
import { BOOKING, stylistRows } from './calendar';
import { beginsAt, changeBooking } from './change-booking';

/** The meeting that a link lets its reader in to; 404 for what is no link of ours, or of one that is deleted. */
async function meetingOf(link: string): Promise<Row> {
  const documentId = signedId('meeting', link);
  const row = documentId === undefined ? null : await table(BOOKING).findOne({ where: { documentId } });
  if (!row) throw new errors.NotFoundError('Not Found');
  return row;
}

/** Times of the stylist, or of everybody where anyone will do. */
async function movableTo(booking: Row, now: Date): Promise<Meeting['days']> {
  const stylists = booking.anyone ? await stylistRows() : await stylistRows(String(booking.stylist ?? ''));
  const days = new Map<string, Set<string>>();
  for (const stylist of stylists) {
    for (const { date, hours } of await freeTimes(stylist, now, 'visitor', String(booking.submission)))
      days.set(date, new Set([...(days.get(date) ?? []), ...hours]));
  }
  const own = `${booking.date} ${booking.hour}`;
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, hours]) => ({ date, hours: [...hours].sort().filter((hour) => `${date} ${hour}` !== own) }))
    .filter(({ hours }) => hours.length > 0);
}

async function shown(booking: Row, now: Date): Promise<{ data: Meeting }> {
  const state = booking.state as BookingState;
  const open = actionsFor(state, 'visitor', beginsAt(booking) <= now).length > 0;
  const [submission] = await table('submission').findMany({
    where: { documentId: String(booking.submission) },
  });
  const { first_name } = (submission?.payload ?? {}) as { first_name?: unknown };
  // Whoever will do is a name only once it is agreed.
  const settled = booking.anyone !== true || state !== 'new';
  return {
    data: {
      state,
      first_name: typeof first_name === 'string' ? first_name : '',
      stylist: settled && typeof booking.stylistName === 'string' ? booking.stylistName : null,
      date: String(booking.date),
      hour: String(booking.hour),
      open,
      days: open ? await movableTo(booking, now) : [],
    },
  };
}

/** `POST /api/peronal-stylist-calendars/show`: what the link of a mail shows. POST, so that no log keeps the link. */
export function showMeeting(ctx: Context) {
  return respondToWrite(ctx, 'meeting', async () => {
    const { link } = readBody('showMeeting', bodyOf(ctx));
    return shown(await meetingOf(link), new Date());
  });
}

/**
 * `POST /api/peronal-stylist-calendars/change`: moves or cancels a meeting. Sent twice it is done once: what is so
 * already stays so.
 */
export function changeMeeting(ctx: Context) {
  return respondToWrite(ctx, 'meeting-change', async () => {
    const { link, action, date, hour } = readBody('changeMeeting', bodyOf(ctx));
    const booking = await meetingOf(link);
    const now = new Date();
    const to = action === 'move' ? { date: String(date), hour: String(hour) } : {};
    const same = action === 'move' && to.date === booking.date && to.hour === booking.hour;
    if (same || (action === 'cancel' && booking.state === 'cancelled')) return shown(booking, now);
    const stylist = booking.anyone ? null : (booking.stylist as string | null);
    const changed = await changeBooking(
      booking.documentId,
      { action, by: 'visitor', ...to, ...(action === 'move' && { stylist }) },
      now,
    );
    if (!changed) throw new errors.NotFoundError('Not Found');
    return shown(changed, now);
  });
}
