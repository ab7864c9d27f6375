import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFeed, calendarFile } from './calendar-file.ts';

const choir: CalendarEvent = {
  uid: 'event-12@borealis.example',
  name: 'Chór Praga śpiewa w atrium',
  starts: '2026-12-04T17:00:00.000Z',
  ends: '2026-12-04T19:30:00.000Z',
  where: 'Atrium, piętro 0',
  url: 'https://borealis.example/wydarzenia/chór',
  updated: new Date('2026-11-21T09:05:07.123Z'),
};
const lines = (event: Partial<CalendarEvent>) =>
  calendarFile({ ...choir, ...event }, 'Galeria Borealis')?.split('\r\n') ?? [];

describe('a calendar file', () => {
  it('says what, when in UTC and where', () => {
    expect(lines({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Galeria Borealis//EN',
      'BEGIN:VEVENT',
      'UID:event-12@borealis.example',
      'DTSTAMP:20261121T090507Z',
      'DTSTART:20261204T170000Z',
      'DTEND:20261204T193000Z',
      'SUMMARY:Chór Praga śpiewa w atrium',
      'LOCATION:Atrium\\, piętro 0',
      'URL:https://borealis.example/wydarzenia/ch%C3%B3r',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says that a meeting is not confirmed, and in a mail what the file is for', () => {
    const meeting = {
      method: 'REQUEST',
      sequence: 2,
      tentative: true,
      organizer: { name: 'Galeria "B"\r\nX', email: 'styl@borealis.example' },
      attendee: { name: 'Ewa; Lis', email: 'ewa+a@people.example' },
    } as const;
    const made = lines({ meeting });
    expect(made.at(3)).toBe('METHOD:REQUEST');
    expect(made).toContain('SEQUENCE:2');
    expect(made).toContain('STATUS:TENTATIVE');
    expect(made).toContain('ORGANIZER;CN="Galeria  B   X":mailto:styl@borealis.example');
    expect(made.join('').replace(/\r?\n /g, '')).toContain('ATTENDEE;CN="Ewa; Lis"');
    expect(lines({ meeting: { ...meeting, tentative: false } })).toContain('STATUS:CONFIRMED');
    expect(lines({ meeting: { ...meeting, method: 'CANCEL' } })).toContain('STATUS:CANCELLED');
  });

  it.each([
    ['ewa+a@people.example', 'ewa+a@people.example'],
    ["o'neil!$*.x~@people.example", "o'neil!$*.x~@people.example"],
    // What an address of this kind takes for its own signs.
    ['a&b=c/d?e#f%g@people.example', 'a%26b%3Dc%2Fd%3Fe%23f%25g@people.example'],
  ])('writes %s as calendars compare it with their mailbox', (email, written) => {
    const person = { name: 'Ewa', email };
    const meeting = { method: 'REQUEST', sequence: 0, tentative: false } as const;
    const file = calendarFile(
      { ...choir, meeting: { ...meeting, organizer: person, attendee: person } },
      'x',
    );
    const event = new ICAL.Component(ICAL.parse(file ?? '')).getFirstSubcomponent('vevent');
    for (const name of ['organizer', 'attendee'])
      expect(event?.getFirstPropertyValue(name)).toBe(`mailto:${written}`);
  });

  it('reads times with an offset', () => {
    expect(lines({ starts: '2026-12-04T18:00:00+01:00' })).toContain('DTSTART:20261204T170000Z');
  });

  it('gives whole days, the last one included', () => {
    const days = lines({ starts: '2026-12-30', ends: '2026-12-31' });
    expect(days).toContain('DTSTART;VALUE=DATE:20261230');
    expect(days).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines({ starts: '2026-12-30', ends: '2026-12-31T20:00:00Z' })).toContain(
      'DTEND;VALUE=DATE:20270101',
    );
    expect(lines({ ends: '2026-12-04' }).join()).not.toContain('VALUE=DATE');
  });

  it.each([null, '', 'soon', '2026-12-03T10:00:00Z'])('leaves out an end of %s', (ends) => {
    expect(lines({ ends }).join()).not.toContain('DTEND');
  });

  it.each(['', 'soon', '2026-02-31', '2026-13-01'])('is none for a start of "%s"', (starts) => {
    expect(calendarFile({ ...choir, starts }, 'x')).toBeNull();
  });

  it('lets no text become a property', () => {
    const made = lines({
      name: 'a\r\nATTACH:http://evil\nx;y\\z\u0000\u0007',
      where: '',
      description: '1, 2\r3',
    });
    expect(made).toContain('SUMMARY:a\\nATTACH:http://evil\\nx\\;y\\\\z');
    expect(made).toContain('DESCRIPTION:1\\, 2\\n3');
    expect(made.join('\n')).not.toMatch(/^(ATTACH|LOCATION)/m);
  });

  it('folds at 75 octets, between characters', () => {
    const name = 'Żółć 🎄'.repeat(40);
    const made = calendarFile({ ...choir, name }, 'x') ?? '';
    for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(made.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}\r\n`);
    expect(made).not.toContain('\ufffd');
  });
});

describe('a calendar to subscribe to', () => {
  const feed = (events: CalendarEvent[]) =>
    calendarFeed(
      { name: 'Wydarzenia', url: 'https://borealis.example/wydarzenia', events },
      'Galeria Borealis',
    );

  it('holds every event that has a day, under a name, and says how often to ask again', () => {
    const file = feed([
      choir,
      { ...choir, uid: 'b', starts: '2026-12-05', ends: '2026-12-06' },
      { ...choir, starts: '' },
    ]);
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('name')).toBe('Wydarzenia');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Wydarzenia');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ uid, startDate, endDate }) => [uid, String(startDate), String(endDate)])).toEqual([
      ['event-12@borealis.example', '2026-12-04T17:00:00Z', '2026-12-04T19:30:00Z'],
      ['b', '2026-12-05', '2026-12-07'],
    ]);
  });

  it('is a calendar also when nothing is on', () => {
    expect(new ICAL.Component(ICAL.parse(feed([]))).getAllSubcomponents('vevent')).toEqual([]);
  });
});
