import {
  type CalendarMeeting,
  calendarFile,
  clockText,
  dateLanguage,
  dayText,
  instantOf,
  type Locale,
} from '@mall/contract';
import { oneLine } from './letter';
import { MEETING_WORDS } from './meeting-texts';
import { confirmationWords } from './texts';

/** A meeting lasts two hours (spec section 9). */
const MEETING_MS = 2 * 60 * 60_000;

/** Where a meeting begins, as the content says it; what it does not say is left out. */
export interface MeetingPlace {
  street: string | null;
  entrance: string | null;
  studio: string | null;
  phone: string | null;
}

/** What every letter about a meeting knows. */
export interface MeetingFacts {
  /** documentId of the booking: the calendar entry's for good. */
  id: string;
  locale: Locale;
  firstName: string;
  lastName: string;
  /** Of the visitor, and of the studio. */
  email: string;
  staffEmail: string;
  centre: string;
  /** Host that the calendar entry's id ends with. */
  host: string;
  timeZone: string;
  /** "YYYY-MM-DD" and "HH:mm" in the centre's zone. */
  date: string;
  hour: string;
  stylist: string | null;
  place: MeetingPlace;
  /** Address under which the visitor sees and changes the meeting. */
  link: string;
  /** Of the step that the letter is about. */
  made: Date;
}

/** A calendar file and what a mail has to say of it. */
export interface Calendar {
  content: string;
  method: CalendarMeeting['method'];
}

/** "5 grudnia 2026, 14:00" */
export function whenText({ date, hour, locale }: Pick<MeetingFacts, 'date' | 'hour' | 'locale'>): string {
  return `${dayText(date, dateLanguage(locale))}, ${clockText(hour)}`;
}

/** Where to come, and whom to call. */
export function placeRows({ place, locale }: Pick<MeetingFacts, 'place' | 'locale'>): [string, string][] {
  const words = MEETING_WORDS[locale];
  return (['street', 'entrance', 'studio', 'phone'] as const).flatMap((part): [string, string][] => {
    const said = place[part];
    return said ? [[words[part], oneLine(said)]] : [];
  });
}

/** The file by which calendars enter, update or remove a meeting. @param sequence of the step: later ones win */
export function meetingCalendar(
  facts: MeetingFacts,
  summary: string,
  { method, sequence, tentative }: Pick<CalendarMeeting, 'method' | 'sequence' | 'tentative'>,
): Calendar | null {
  const begins = instantOf(facts.date, facts.hour, facts.timeZone);
  const { street, entrance, studio, phone } = facts.place;
  const centre = oneLine(facts.centre);
  const content = calendarFile(
    {
      uid: `${facts.id}@${facts.host}`,
      name: summary,
      starts: begins.toISOString(),
      ends: new Date(begins.getTime() + MEETING_MS).toISOString(),
      where: [centre, street, entrance, studio].filter(Boolean).join(', '),
      description: [facts.stylist && `${confirmationWords(facts.locale).stylist}: ${facts.stylist}`, phone]
        .filter(Boolean)
        .join('\n'),
      ...(method === 'REQUEST' ? { url: facts.link } : {}),
      updated: facts.made,
      meeting: {
        ...{ method, sequence, tentative },
        organizer: { name: centre, email: facts.staffEmail },
        attendee: { name: oneLine(`${facts.firstName} ${facts.lastName}`), email: facts.email },
      },
    },
    centre,
  );
  return content === null ? null : { content, method };
}
