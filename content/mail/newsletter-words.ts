/** The texts of the letters about the newsletter itself. `{centre}` is filled in. */
export interface NewsletterMailWords {
  confirmation: {
    subject: string;
    /** Why this mail has come. */
    asked: string;
    /** What the press agrees to: kept as the proof of consent. */
    consent: string;
    /** Before the link. */
    press: string;
    /** Who has not asked for it. */
    ignore: string;
  };
  welcome: { subject: string; text: string };
  /** Below every letter, before the link. */
  leave: string;
}
