/** What a calendar reads off an .ics file with one meeting (RFC 5545). Throws where the file breaks the rules. */
export function readCalendar(text: string): Map<string, string> {
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('lines end with CRLF');
  const raw = text.split('\r\n');
  if (raw.at(-1) !== '') throw new Error('the last line is not ended');
  for (const line of raw)
    if (Buffer.byteLength(line) > 75) throw new Error(`a line of over 75 octets: ${line}`);
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const frame = [lines[0], lines[1], lines.at(-1)];
  if (frame.join() !== 'BEGIN:VCALENDAR,VERSION:2.0,END:VCALENDAR') throw new Error(`framed by ${frame}`);
  const [from, to] = [lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT')];
  if (from < 0 || to < from || lines.lastIndexOf('BEGIN:VEVENT') !== from)
    throw new Error('one event is wanted');
  const event = new Map<string, string>();
  for (const line of lines.slice(from + 1, to)) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/u.exec(line) ?? [];
    if (!name || value === undefined || event.has(name)) throw new Error(`not a property, or twice: ${line}`);
    event.set(
      name,
      value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)),
    );
  }
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY'])
    if (!event.get(name)) throw new Error(`${name} is missing`);
  return event;
}

/** "20261205T130000Z" as an instant. */
export function instantOf(stamp = ''): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
