import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { instantOf } from '../../mail/calendar';
import { notePurge } from '../outbox/outbox';
import { wakeWorker } from '../outbox/worker';
import { settings } from '../settings';
import { documentId, given, needed } from '../submissions/fields';
import { bodyOf, keyHeader, taking } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import { type Booking, readBooking } from '../submissions/kinds';
import type { Multipart } from '../submissions/multipart';
import { readPhotos } from '../submissions/photos';
import { Refusal } from '../submissions/refusal';
import { retainedUntil } from '../submissions/retention';
import { stored, storeSubmission } from '../submissions/store';
import * as populate from './populate';
import { type Reading, reading } from './request';
import { freeTimes } from './stylists';
import { saysTaken } from './subscription';
import { type Row, table } from './table';

export const BOOKING = 'personal-stylist-calendar';

const taken = () => new Refusal('TimeTaken', 'This time is not free any more.');

async function stylistOf({ stylist }: Booking, view: Reading): Promise<Row | null> {
  if (stylist === null) return null;
  const rows = await table('hair-stylist').findMany({
    where: { documentId: stylist, ...populate.inState('published') },
    populate: { workingHours: true },
  });
  const row = rows.find(({ locale }) => locale === view.locale) ?? rows[0];
  if (!row) throw new errors.NotFoundError('Not Found');
  return row;
}

async function requireFree(booking: Booking, stylist: Row | null, now: Date): Promise<void> {
  if (instantOf(booking.date, booking.hour, settings().timeZone) <= now) throw taken();
  if (!stylist) return;
  const days = await freeTimes(stylist, now);
  if (!days.find(({ date }) => date === booking.date)?.hours.includes(booking.hour)) throw taken();
}

/** The day after the later of the two times asked for, from which the booking is kept no longer than it must be. */
function lastDay({ date, alternateDate }: Booking, now: Date): Date {
  const last = new Date(`${alternateDate && alternateDate > date ? alternateDate : date}T23:59:59Z`);
  return last > now ? last : now;
}

async function answer(submission: Row) {
  const row = await table(BOOKING).findOne({ where: { submission: submission.documentId } });
  // The staff have deleted it meanwhile.
  if (!row) throw new errors.NotFoundError('Not Found');
  return { data: { id: row.id, attributes: { documentId: row.documentId, state: row.state } } };
}

/**
 * `POST /api/peronal-stylist-calendars`: a request for a meeting with its photos, its row in the stylist's calendar
 * and both mails, in one transaction. A time that somebody else has taken is a 409 `TimeTaken`.
 */
export function bookStylist(ctx: Context) {
  return taking(ctx, 'stylist', async () => {
    const view = reading(ctx);
    const parts = ctx.state.photos as Multipart | undefined;
    const booking = readBooking(parts ? parts.body : bodyOf(ctx));
    const photos = readPhotos(parts?.photos ?? []);
    const hash = bodyHash('stylist', { locale: view.locale, payload: booking }, parts?.photos);
    const idempotencyKey = keyOf('stylist', keyHeader(ctx), hash);
    // The first sending has taken the time that a repetition asks for.
    const known = await stored('submission', idempotencyKey, hash);
    if (known) return answer(known);

    const now = new Date();
    const stylist = await stylistOf(booking, view);
    const stylistName = typeof stylist?.name === 'string' ? stylist.name : null;
    const name = `${booking.first_name} ${booking.last_name}`;
    const { email, phone, date, hour, alternateDate, alternateHour } = booking;
    const write = async (submission: Row) => {
      await requireFree(booking, stylist, now);
      await table(BOOKING).create({
        data: {
          submission: submission.documentId,
          state: 'new',
          stylist: booking.stylist,
          stylistName,
          name,
          email,
          phone,
          language: view.locale,
          date,
          hour,
          alternateDate,
          alternateHour,
        },
      });
      for (const [position, { mime, bytes }] of photos.entries()) {
        await table('submission-photo').create({
          data: { submission: submission.documentId, position, mime, base64: bytes.toString('base64') },
        });
      }
      if (booking.stylist) await notePurge(['stylists']);
    };
    try {
      const { submission, code } = await storeSubmission(
        {
          kind: 'stylist',
          payload: { ...booking, stylistName, photoCount: photos.length },
          name,
          email,
          language: view.locale,
          idempotencyKey,
          hash,
          retainUntil: retainedUntil('stylist', lastDay(booking, now)),
        },
        ['bookingConfirmation', 'bookingNotice'],
        write,
      );
      if (code === 'created') wakeWorker();
      return await answer(submission);
    } catch (error) {
      // Two visitors at once: the index on stylist, date and hour has let one of them in.
      if (saysTaken(error)) throw taken();
      if (!(error instanceof Refusal)) throw error;
      const winner = await stored('submission', idempotencyKey, hash);
      if (!winner) throw error;
      return answer(winner);
    }
  });
}

/**
 * `POST /api/hair-stylists/hair-stylist/send-email/`: the confirmation of a booking is in the outbox since the booking
 * was stored, so that it is never sent twice, nor forgotten by a website that ended between the two calls.
 */
export function sendStylistEmail(ctx: Context) {
  return taking(ctx, 'stylist-email', async () => {
    const where = { documentId: needed(documentId)(given(bodyOf(ctx)), 'booking') };
    if ((await table(BOOKING).count({ where })) === 0) throw new errors.NotFoundError('Not Found');
    return { code: 'queued' };
  });
}
