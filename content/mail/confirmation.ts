import { clockText, dayText } from '../formats';
import { calendar, instantOf } from './calendar';
import { filled, type Letter, letter, oneLine } from './letter';
import { confirmationWords, mailLocale } from './texts';

/** A meeting lasts two hours (spec section 9). */
const MEETING_MS = 2 * 60 * 60_000;

export interface ConfirmedBooking {
  /** documentId of the booking. */
  id: string;
  locale: string;
  firstName: string;
  centre: string;
  /** Host that the calendar entry's id ends with. */
  host: string;
  timeZone: string;
  /** "YYYY-MM-DD" and "HH:mm" in the centre's zone. */
  date: string;
  hour: string;
  alternate: { date: string; hour: string } | null;
  stylist: string | null;
  made: Date;
}

/** What a visitor gets when they have asked for a meeting: centre, date and hour, in their language, and a calendar file. */
export function confirmation(booking: ConfirmedBooking): { letter: Letter; ics: string } {
  const { date, hour, alternate, stylist, made } = booking;
  const locale = mailLocale(booking.locale);
  const words = confirmationWords(locale);
  const values = { name: oneLine(booking.firstName), centre: oneLine(booking.centre) };
  const subject = filled(words.subject, values);
  const begins = instantOf(date, hour, booking.timeZone);
  const rows: [string, string][] = [
    [words.centre, values.centre],
    [words.date, dayText(date, locale)],
    [words.hour, clockText(hour)],
  ];
  if (alternate)
    rows.push([words.alternate, `${dayText(alternate.date, locale)}, ${clockText(alternate.hour)}`]);
  if (stylist) rows.push([words.stylist, oneLine(stylist)]);
  return {
    letter: letter({
      subject,
      locale,
      opening: [filled(words.greeting, values), filled(words.received, values)],
      rows,
      closing: [...words.next, words.calendar, words.closing, values.centre],
    }),
    ics: calendar({
      uid: `${booking.id}@${booking.host}`,
      begins,
      ends: new Date(begins.getTime() + MEETING_MS),
      made,
      summary: subject,
      description: words.next.join('\n'),
      location: values.centre,
    }),
  };
}
