import { clockText, dateLanguage, dayText } from '@mall/contract';
import { filled, type Letter, letter, oneLine } from './letter';
import { type Calendar, type MeetingFacts, meetingCalendar, placeRows } from './meeting';
import { MEETING_WORDS } from './meeting-texts';
import { confirmationWords } from './texts';

/**
 * What a visitor gets when they have asked for a meeting: centre, date and hour, where to come and whom to call, in
 * their language, with a calendar file and the link under which they change it.
 */
export function confirmation(
  facts: MeetingFacts,
  alternate: { date: string; hour: string } | null,
): { letter: Letter; calendar: Calendar | null } {
  const { date, hour, stylist, locale, link } = facts;
  const words = confirmationWords(locale);
  const values = { name: oneLine(facts.firstName), centre: oneLine(facts.centre) };
  const subject = filled(words.subject, values);
  const rows: [string, string][] = [
    [words.centre, values.centre],
    [words.date, dayText(date, dateLanguage(locale))],
    [words.hour, clockText(hour)],
  ];
  if (alternate)
    rows.push([
      words.alternate,
      `${dayText(alternate.date, dateLanguage(locale))}, ${clockText(alternate.hour)}`,
    ]);
  if (stylist) rows.push([words.stylist, oneLine(stylist)]);
  rows.push(...placeRows(facts));
  return {
    letter: letter({
      subject,
      locale,
      opening: [filled(words.greeting, values), filled(words.received, values)],
      rows,
      link: { name: MEETING_WORDS[locale].manage, href: link },
      closing: [...words.next, words.calendar, words.closing, values.centre],
    }),
    calendar: meetingCalendar(facts, subject, { method: 'REQUEST', sequence: 0, tentative: true }),
  };
}
