import { wallTime } from '../src/calls/centre-time';

/** A calendar entry (RFC 5545). Texts are plain. */
export interface CalendarEntry {
  /** The same for the same meeting, whatever is sent again. */
  uid: string;
  begins: Date;
  ends: Date;
  made: Date;
  summary: string;
  description: string;
  location: string;
}

const FOLD_OCTETS = 74;

function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function value(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/;/g, '\\;').replace(/,/g, '\\,').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > FOLD_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n');
}

/** The text of an .ics file; the meeting is provisional until the staff confirm it. */
export function calendar({ uid, begins, ends, made, summary, description, location }: CalendarEntry): string {
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mall-content//booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${value(uid)}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${value(summary)}`,
    `DESCRIPTION:${value(description)}`,
    `LOCATION:${value(location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;
}

/**
 * The instant of a wall-clock time in a zone. A time that a clock change skips reads as the one an hour later; of one
 * that comes twice the first is meant.
 * @param date "YYYY-MM-DD" @param hour "HH:mm"
 */
export function instantOf(date: string, hour: string, zone: string): Date {
  const wall = Date.parse(`${date}T${hour}:00Z`);
  const shown = (instant: number) => wallTime(instant, zone);
  const offsets = [wall - 86_400_000, wall + 86_400_000].map((near) => shown(near) - near);
  const fitting = offsets.map((offset) => wall - offset).filter((instant) => shown(instant) === wall);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wall - Math.min(...offsets));
}
