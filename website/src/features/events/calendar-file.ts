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
  const starts = moment(event.starts);
  if (!starts) return null;
  const ends = moment(event.ends ?? '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(producer)}//EN`,
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
  lines.push('END:VEVENT', 'END:VCALENDAR');
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

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
