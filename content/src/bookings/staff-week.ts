import type { BookingState } from './booking-steps';

/** What the staff's routes about meetings answer, as JSON: held by `staff-bookings.ts`, read by the admin. */
export interface Meeting {
  documentId: string;
  submission: string;
  state: BookingState;
  stylist: string | null;
  stylistName: string | null;
  /** Whether the stylist is on the website no longer. */
  stylistGone: boolean;
  anyone: boolean;
  /** YYYY-MM-DD and HH:mm of the centre. */
  date: string;
  hour: string;
  name: string;
  phone: string;
  email: string;
  /** Code of the visitor's language. */
  language: string | null;
  staffNote: string | null;
  /** The number of the last step: what the staff have seen when they take the next. */
  sequence: number;
  /** Whether a machine may have asked for it, so that nothing has been mailed. */
  held: boolean;
  actions: string[];
  /** Of these actions, those of which the visitor gets a mail. */
  tells: string[];
}

/** What was done with a meeting, by whom, and how it stood then. */
export interface MeetingStep {
  sequence: number;
  action: string;
  actor: string;
  actorName: string | null;
  state: string;
  date: string;
  hour: string;
  stylistName: string | null;
  word: string | null;
  /** ISO 8601. */
  at: string;
}

interface Block {
  documentId: string;
  stylist: string;
  firstDay: string;
  lastDay: string;
  note: string | null;
}

export interface Stylist {
  documentId: string;
  name: string;
}

export interface Week {
  today: string;
  days: string[];
  stylists: Stylist[];
  meetings: Meeting[];
  waiting: Meeting[];
  blocks: Block[];
}

export interface MeetingDetails extends Meeting {
  payload: Record<string, unknown>;
  /** Of the submission, for the staff. */
  note: string | null;
  free: (Stylist & { days: { date: string; hours: string[] }[] })[];
  steps: MeetingStep[];
}
