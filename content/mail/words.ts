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
