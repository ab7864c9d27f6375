import { clockText, dateLanguage, dayText } from '@mall/contract';
import { filled, type Letter, letter, oneLine } from './letter';
import { type Calendar, type MeetingFacts, meetingCalendar, placeRows, whenText } from './meeting';
import { MEETING_WORDS } from './meeting-texts';
import { confirmationWords } from './texts';
import type { MeetingLetterKind } from './words';

const OFF: ReadonlySet<MeetingLetterKind> = new Set(['declined', 'cancelledByYou', 'calledOff']);

/**
 * What a visitor gets of a step of a meeting, in their language, and the file that puts their calendar right; a
 * reminder has none, since nothing has changed.
 * @param word what the staff say to this visitor
 */
export function meetingLetter(
  kind: MeetingLetterKind,
  facts: MeetingFacts,
  { sequence, word }: { sequence: number; word: string | null },
): { letter: Letter; calendar: Calendar | null } {
  const { date, hour, stylist, locale } = facts;
  const words = MEETING_WORDS[locale];
  const common = confirmationWords(locale);
  const off = OFF.has(kind);
  const values = {
    name: oneLine(facts.firstName),
    centre: oneLine(facts.centre),
    when: whenText(facts),
    stylist: oneLine(stylist ?? ''),
  };
  const { subject, text } = words.letters[kind];
  const rows: [string, string][] = [
    [common.centre, values.centre],
    [common.date, dayText(date, dateLanguage(locale))],
    [common.hour, clockText(hour)],
  ];
  if (stylist && !off) rows.push([common.stylist, values.stylist]);
  rows.push(...(off ? placeRows(facts).slice(-1) : placeRows(facts)));
  if (word) rows.push([words.word, word]);
  const calendar =
    kind === 'reminder'
      ? null
      : meetingCalendar(facts, filled(common.subject, values), {
          method: off ? 'CANCEL' : 'REQUEST',
          sequence,
          tentative: kind === 'movedByYou',
        });
  return {
    letter: letter({
      subject: filled(subject, values),
      locale,
      opening: [filled(common.greeting, values), filled(text, values)],
      rows,
      closing: [
        ...(calendar ? [off ? words.gone : common.calendar] : []),
        ...(off ? [] : [common.closing]),
        values.centre,
      ],
      ...(off ? {} : { link: { name: words.manage, href: facts.link } }),
    }),
    calendar,
  };
}
