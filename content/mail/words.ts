/** The texts of the confirmation that a visitor gets of a booking. `{name}` and the like are filled in. */
export interface ConfirmationWords {
  /** Of the mail and of the calendar entry; `{centre}`. */
  subject: string;
  greeting: string;
  /** `{centre}` */
  received: string;
  centre: string;
  date: string;
  hour: string;
  alternate: string;
  stylist: string;
  /** What happens next. */
  next: string[];
  calendar: string;
  closing: string;
}

/** The letters that follow a confirmation, one for each step of a meeting; `reminder` comes a day before. */
export type MeetingLetterKind =
  | 'confirmed'
  | 'moved'
  | 'movedByYou'
  | 'stylist'
  | 'declined'
  | 'cancelledByYou'
  | 'calledOff'
  | 'reminder';

/** Their texts, and those about the place, which the confirmation uses too. */
export interface MeetingWords {
  street: string;
  entrance: string;
  /** Where in the building, with its floor. */
  studio: string;
  phone: string;
  /** Before what the staff say to this visitor alone. */
  word: string;
  /** Of the link under which the meeting is. */
  manage: string;
  /** Of the calendar file of a meeting that is off. */
  gone: string;
  /** `{when}`, `{centre}`, `{stylist}` */
  letters: Record<MeetingLetterKind, { subject: string; text: string }>;
}
