import { DEFAULT_LOCALE, type Locale, trimmedOf } from '@mall/contract';
import { confirmation } from '../../mail/confirmation';
import type { Letter } from '../../mail/letter';
import type { Calendar, MeetingFacts, MeetingPlace } from '../../mail/meeting';
import { meetingLetter } from '../../mail/meeting-letter';
import type { MeetingLetterKind } from '../../mail/words';
import { signedFor } from '../kit/links/signed-links';
import { single } from '../kit/singles';
import { type Row, table } from '../kit/table';
import { settings } from '../settings';
import type { DeliveryJob } from './queue';
import { sequenceIn } from './step-key';

/** A letter about a meeting; null: it is not to be sent any more. */
type MeetingMail = { letter: Letter; calendar: Calendar | null } | null;

async function placeOf(locale: Locale): Promise<MeetingPlace> {
  const view = { locale, status: 'published' } as const;
  const [page, info] = await Promise.all([
    single('stylist-page', view, {}),
    single('info-page', view, { contact: true }),
  ]);
  const contact = Array.isArray(info?.contact) ? (info.contact as Record<string, unknown>[]) : [];
  const said = (pictogram: string) => trimmedOf(contact.find((one) => one.pictogram === pictogram)?.value);
  return {
    street: said('pin') || null,
    entrance: trimmedOf(page?.entrance) || null,
    studio: trimmedOf(page?.place) || null,
    phone: trimmedOf(page?.phone) || said('phone') || null,
  };
}

/** How the stylist is called in the visitor's language. */
async function stylistName(booking: Row, locale: Locale): Promise<string | null> {
  const rows = await table('hair-stylist').findMany({
    where: { documentId: String(booking.stylist ?? ''), locale: { $in: [locale, DEFAULT_LOCALE] } },
  });
  const row = rows.find((one) => one.locale === locale) ?? rows[0];
  return trimmedOf(row?.name) || trimmedOf(booking.stylistName) || null;
}

/** The website's page of a meeting, in the visitor's language, for whoever holds the link. */
function meetingAddress(booking: Row, locale: Locale): string {
  const query = new URLSearchParams({ locale, meeting: signedFor('meeting', booking.documentId) });
  return `${settings().frontendLink}/stylist-meeting?${query}`;
}

/** What the step's mail says; a step without one has no delivery. */
function letterOf({ action, actor }: Row): MeetingLetterKind | null {
  const byVisitor = actor === 'visitor';
  if (action === 'confirm') return 'confirmed';
  if (action === 'assign') return 'stylist';
  if (action === 'move') return byVisitor ? 'movedByYou' : 'moved';
  if (action === 'decline') return 'declined';
  if (action === 'cancel') return byVisitor ? 'cancelledByYou' : 'calledOff';
  return null;
}

/**
 * The letter of a delivery about a meeting, of the step that it was queued for: what came after it has a letter of its
 * own. A reminder is of the meeting as it stands, if it still does.
 */
export async function meetingMail(
  job: DeliveryJob,
  submission: Row,
  common: Pick<MeetingFacts, 'centre' | 'host' | 'staffEmail'>,
): Promise<MeetingMail> {
  const of = { submission: submission.documentId };
  const booking = await table('personal-stylist-calendar').findOne({ where: of });
  if (!booking) return null;
  const payload = (submission.payload ?? {}) as Record<string, unknown>;
  const locale = job.language;
  const known = {
    ...common,
    id: booking.documentId,
    locale,
    firstName: trimmedOf(payload.first_name),
    lastName: trimmedOf(payload.last_name),
    email: trimmedOf(submission.email),
    timeZone: settings().timeZone,
    place: await placeOf(locale),
    link: meetingAddress(booking, locale),
    made: job.createdAt,
  };
  if (job.kind === 'bookingConfirmation') {
    const alternate = payload.alternateDate
      ? { date: trimmedOf(payload.alternateDate), hour: trimmedOf(payload.alternateHour) }
      : null;
    const asked = { date: trimmedOf(payload.date), hour: trimmedOf(payload.hour) };
    return confirmation({ ...known, ...asked, stylist: trimmedOf(payload.stylistName) || null }, alternate);
  }
  const sequence = sequenceIn(job.idempotencyKey);
  if (job.kind === 'bookingReminder') {
    const stands = booking.state === 'confirmed' || booking.state === 'moved';
    if (!stands || Number(booking.sequence) !== sequence) return null;
    const { date, hour } = booking;
    const facts = { ...known, date: String(date), hour: String(hour) };
    return meetingLetter(
      'reminder',
      { ...facts, stylist: await stylistName(booking, locale) },
      { sequence, word: null },
    );
  }
  const step = await table('booking-step').findOne({ where: { ...of, sequence } });
  const kind = step && letterOf(step);
  if (!step || !kind) return null;
  const settled = booking.anyone !== true || step.state !== 'new';
  const named = Number(booking.sequence) === sequence ? await stylistName(booking, locale) : null;
  return meetingLetter(
    kind,
    {
      ...known,
      date: String(step.date),
      hour: String(step.hour),
      stylist: settled ? (named ?? (trimmedOf(step.stylistName) || null)) : null,
    },
    { sequence, word: trimmedOf(step.word) || null },
  );
}
