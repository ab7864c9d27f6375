/** What the page shows that a letter's link leads to. */
export interface LetterPage {
  /** Which press it is there for. */
  page: 'confirm' | 'leave';
  /** Of the link; "" when it had none. */
  token: string;
  /** What came of a press; `invalid`: the link is none of ours, or no more. */
  outcome: 'none' | 'done' | 'changed' | 'invalid' | 'failed';
}

/** Names of what the page's forms send. */
export const TOKEN_FIELD = 'token';
export const LANGUAGE_FIELD = 'language';
