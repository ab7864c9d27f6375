/** One event for a calendar file. Texts are plain. */
export interface CalendarEvent {
  /** Unique for good, e.g. `event-12@galeria.example`: a calendar that reads the file again updates its entry. */
  uid: string;
  name: string;
  /** YYYY-MM-DD for a whole day of the centre's calendar, or ISO 8601 with a time. */
  starts: string;
  /** Same forms; the last day itself, not the day after. */
  ends?: string | null;
  where?: string;
  description?: string;
  /** Absolute address of the event's page. */
  url?: string;
  /** Last change of the content. */
  updated: Date;
  /** Of a meeting that two have agreed on, or are about to. */
  meeting?: CalendarMeeting;
}

/** What makes an entry a meeting that its organizer may change later (RFC 5546). */
export interface CalendarMeeting {
  /** Of the file, and of the content type of the mail that it goes with. */
  method: 'REQUEST' | 'CANCEL';
  /** Counts the changes: calendars keep the entry with the highest. */
  sequence: number;
  /** Asked for and not confirmed yet. */
  tentative: boolean;
  /** Plain addresses. */
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

const LINE_OCTETS = 75;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/**
 * An iCalendar file (RFC 5545) with one event, times in UTC; type `text/calendar; charset=utf-8`.
 * Null when the start cannot be read. An end that cannot be read or lies before the start is left out.
 * @param producer who made it, for PRODID: the centre's name
 */
export function calendarFile(event: CalendarEvent, producer: string): string | null {
  const entry = entryLines(event);
  const method = event.meeting ? [`METHOD:${event.meeting.method}`] : [];
  return entry && fileOf([...method, ...entry], producer);
}

/** A calendar that people subscribe to. Texts are plain. */
export interface CalendarFeed {
  /** What the reader's calendar calls it. */
  name: string;
  /** Absolute address of the page that shows the same. */
  url?: string;
  events: readonly CalendarEvent[];
}

/** How often a calendar may ask again; pages are made anew about as often. */
const AGAIN = 'PT1H';

/** A calendar with any number of events (RFC 5545, RFC 7986); those whose start cannot be read are left out. */
export function calendarFeed({ name, url, events }: CalendarFeed, producer: string): string {
  const head = [
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    // What most calendars read instead of the two of RFC 7986.
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${AGAIN}`,
    `X-PUBLISHED-TTL:${AGAIN}`,
    ...(url && URL.canParse(url) ? [`URL:${new URL(url).href}`] : []),
  ];
  return fileOf([...head, ...events.flatMap((event) => entryLines(event) ?? [])], producer);
}

function fileOf(lines: readonly string[], producer: string): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(producer)}//EN`,
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${fold(line)}\r\n`).join('');
}

function entryLines(event: CalendarEvent): string[] | null {
  const starts = moment(event.starts);
  if (!starts) return null;
  const ends = moment(event.ends ?? '');
  const lines = [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(event.updated.getTime())}`,
    property('DTSTART', starts),
  ];
  if (ends && ends.at >= starts.at) lines.push(property('DTEND', endOf(starts, ends)));
  lines.push(`SUMMARY:${text(event.name)}`);
  if (event.where) lines.push(`LOCATION:${text(event.where)}`);
  if (event.description) lines.push(`DESCRIPTION:${text(event.description)}`);
  if (event.url && URL.canParse(event.url)) lines.push(`URL:${new URL(event.url).href}`);
  if (event.meeting) lines.push(...meetingLines(event.meeting));
  return [...lines, 'END:VEVENT'];
}

/** 3.2.2 and 3.2.5 of RFC 5546: who is asked has agreed already, so that no calendar answers for them. */
function meetingLines({ method, sequence, tentative, organizer, attendee }: CalendarMeeting): string[] {
  const status = method === 'CANCEL' ? 'CANCELLED' : tentative ? 'TENTATIVE' : 'CONFIRMED';
  return [
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:${mailTo(organizer.email)}`,
    `ATTENDEE;CN=${parameter(attendee.name)};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailTo(attendee.email)}`,
    'TRANSP:OPAQUE',
  ];
}

/** RFC 6068: what means nothing in it stands as it is, since programs compare it with the mailbox letter by letter. */
const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email).replace(/%(?:40|24|2B)/g, (sign) => decodeURIComponent(sign))}`;

/** 3.2: a value in quotation marks, which hold neither quotation marks nor controls. */
const parameter = (value: string) => `"${value.replace(/["\p{Cc}]/gu, ' ').trim()}"`;

interface Moment {
  at: number;
  wholeDay: boolean;
}

function moment(value: string): Moment | null {
  const day = DAY.exec(value);
  const at = Date.parse(value);
  if (Number.isNaN(at)) return null;
  // Date.parse takes 31 February for 3 March.
  if (day && new Date(at).toISOString().slice(0, 10) !== value) return null;
  return { at, wholeDay: day !== null };
}

/** DTEND is of DTSTART's form, and for whole days the first day that is free again (3.6.1). */
function endOf(starts: Moment, ends: Moment): Moment {
  if (!starts.wholeDay) return { at: ends.wholeDay ? ends.at + DAY_MS : ends.at, wholeDay: false };
  return { at: ends.at - (ends.at % DAY_MS) + DAY_MS, wholeDay: true };
}

const property = (name: string, { at, wholeDay }: Moment) =>
  wholeDay ? `${name};VALUE=DATE:${utc(at).slice(0, 8)}` : `${name}:${utc(at)}`;

const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** 3.3.11: backslash, semicolon, comma and line break are escaped; other controls are not allowed. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** 3.1: at most 75 octets a line, a continuation begins with a space; never in the middle of a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
