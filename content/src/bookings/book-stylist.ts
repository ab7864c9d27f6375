import { instantOf, type Locale } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isUniqueViolation } from '../kit/database-errors';
import { documentId } from '../kit/fields';
import { reading } from '../kit/request';
import { type Row, table } from '../kit/table';
import { wakeWorker } from '../purge/purge-worker';
import { notePurge } from '../purge/purges';
import { settings } from '../settings';
import { bodyOf, keyHeader, respondToWrite } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import { type Booking, readBooking } from '../submissions/kinds';
import { looksMachineMade } from '../submissions/machine-made';
import type { Multipart } from '../submissions/multipart';
import { readPhotos } from '../submissions/photos';
import { Refusal } from '../submissions/refusal';
import { retainedUntil } from '../submissions/retention';
import { findByIdempotencyKey, storeSubmission } from '../submissions/store';
import { BOOKING, inTurn, isOn, noteStep, stylistFor, stylistRows, takeMeeting, timeTaken } from './calendar';

/** The stylist asked for, by name in the visitor's language; null = whoever is free. */
async function askedFor({ stylist }: Booking, locale: Locale): Promise<Row | null> {
  if (stylist === null) return null;
  const [row] = await stylistRows(stylist, locale);
  if (!row) throw new errors.NotFoundError('Not Found');
  return row;
}

const nameOf = (row: Row | null) => (typeof row?.name === 'string' ? row.name : null);

/** Refuses a second time that cannot be had, as the first is refused. In the transaction that is open. */
async function checkAlternate({ stylist, alternateDate: date, alternateHour: hour }: Booking, now: Date) {
  if (date === null || hour === null) return;
  try {
    await stylistFor({ stylist, date, hour }, now, 'visitor');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      'AlternateNotOffered',
      `alternateHour: ${hour} on ${date} cannot be had. Choose one of /api/hair-stylists/available-times/{id}, or none.`,
    );
  }
}

/** The day after the later of the two times asked for, from which the booking is kept no longer than it must be. */
function lastDay({ date, alternateDate }: Booking, now: Date): Date {
  const last = new Date(`${alternateDate && alternateDate > date ? alternateDate : date}T23:59:59Z`);
  return last > now ? last : now;
}

/**
 * What is stored already, and else under which key to store it. Without a key of its own a booking whose meeting is off
 * by now is a new one, under a key made of both, so that repeating this one is the same all the same.
 */
async function findKnown(key: string, hash: string, isNamed: boolean) {
  let known = await findByIdempotencyKey('submission', key, hash);
  let idempotencyKey = key;
  while (known && !isNamed && !(await isOn(known.documentId))) {
    idempotencyKey = `${key}:${known.documentId}`;
    known = await findByIdempotencyKey('submission', idempotencyKey, hash);
  }
  return { known, idempotencyKey };
}

async function bookingResponse(submission: Row) {
  const row = await table(BOOKING).findOne({ where: { submission: submission.documentId } });
  // The staff have deleted it meanwhile.
  if (!row) throw new errors.NotFoundError('Not Found');
  return { data: { id: row.id, attributes: { documentId: row.documentId, state: row.state } } };
}

/**
 * `POST /api/peronal-stylist-calendars`: a request for a meeting with its photos, its row in the stylist's calendar
 * and both mails, in one transaction. A time that somebody else has taken is a 409 `TimeTaken`, a second one that cannot be had an
 * `AlternateNotOffered`. What a machine may have filled in takes its hours all the same, and no mail goes.
 */
export function bookStylist(ctx: Context) {
  return respondToWrite(ctx, 'stylist', async () => {
    const view = reading(ctx);
    const parts = ctx.state.photos as Multipart | undefined;
    const booking = readBooking(parts ? parts.body : bodyOf(ctx));
    const photos = readPhotos(parts?.photos ?? []);
    const hash = bodyHash('stylist', { locale: view.locale, payload: booking }, parts?.photos);
    const header = keyHeader(ctx);
    // The first sending has taken the time that a repetition asks for.
    const { known, idempotencyKey } = await findKnown(keyOf('stylist', header, hash), hash, header !== '');
    if (known) return bookingResponse(known);

    const now = new Date();
    if (instantOf(booking.date, booking.hour, settings().timeZone) <= now) throw timeTaken();
    const asked = nameOf(await askedFor(booking, view.locale));
    const name = `${booking.first_name} ${booking.last_name}`;
    const { email, phone, date, hour, alternateDate, alternateHour } = booking;
    const write = async (submission: Row) => {
      const stylist = await stylistFor(booking, now, 'visitor');
      await checkAlternate(booking, now);
      const stylistName = nameOf(stylist);
      await takeMeeting(stylist.documentId, booking, submission.documentId);
      await table(BOOKING).create({
        data: {
          submission: submission.documentId,
          state: 'new',
          stylist: stylist.documentId,
          stylistName,
          anyone: booking.stylist === null,
          sequence: 0,
          changedAt: now,
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
      await noteStep(submission.documentId, {
        ...{ sequence: 0, action: 'ask', actor: 'visitor', state: 'new' },
        ...{ date, hour, stylistName, at: now },
      });
      await notePurge(['stylists']);
    };
    try {
      const incoming = {
        kind: 'stylist',
        payload: { ...booking, stylistName: asked, photoCount: photos.length },
        name,
        email,
        language: view.locale,
        idempotencyKey,
        hash,
        retainUntil: retainedUntil('stylist', lastDay(booking, now)),
        aside: looksMachineMade(booking),
      } as const;
      const { submission, code } = await storeSubmission(
        incoming,
        ['bookingConfirmation', 'bookingNotice'],
        write,
        inTurn,
      );
      if (code === 'created') wakeWorker();
      return await bookingResponse(submission);
    } catch (error) {
      // The index on a stylist's hours has the last word.
      if (isUniqueViolation(error)) throw timeTaken();
      if (!(error instanceof Refusal)) throw error;
      const winner = await findByIdempotencyKey('submission', idempotencyKey, hash);
      if (!winner) throw error;
      return bookingResponse(winner);
    }
  });
}

/**
 * `POST /api/hair-stylists/hair-stylist/send-email/`: the confirmation of a booking is in the outbox since the booking
 * was stored, so that it is never sent twice, nor forgotten by a website that ended between the two calls.
 */
export function sendStylistEmail(ctx: Context) {
  return respondToWrite(ctx, 'stylist-email', async () => {
    const where = {
      documentId: documentId((bodyOf(ctx) as { booking?: unknown } | null)?.booking, 'booking'),
    };
    if ((await table(BOOKING).count({ where })) === 0) throw new errors.NotFoundError('Not Found');
    return { code: 'queued' };
  });
}
