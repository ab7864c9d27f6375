import type { Meeting } from '@mall/contract';

/** Where a visitor sees, moves and cancels a meeting, by the link of its mail. */
export const MEETING_PATH = '/stylist-meeting';
/** What the link lets in with, in its address and in the forms beneath. */
export const MEETING_FIELD = 'meeting';
export const ACTION_FIELD = 'action';
/** "YYYY-MM-DDTHH:mm" */
export const TIME_FIELD = 'time';

/** What the page has to say first; each stands in its address. */
export const MEETING_NOTES = [
  'moved',
  'cancelled',
  'taken',
  'failed',
  'notNow',
  'choose',
  'tooMany',
] as const;
export type MeetingNote = (typeof MEETING_NOTES)[number];

/** A meeting for whoever holds its link. */
export interface MeetingShown {
  link: string;
  /** Missing: there is none, or the content system shows none. */
  meeting?: Meeting;
  note?: MeetingNote;
  /** Nobody could say. */
  failed?: boolean;
}

/** Address of a meeting's page. */
export function meetingHref(link: string, locale: string, note?: MeetingNote): string {
  const query = new URLSearchParams({ locale, [MEETING_FIELD]: link, ...(note && { note }) });
  return `${MEETING_PATH}?${query}`;
}
