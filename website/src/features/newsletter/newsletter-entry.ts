import { isEmail, MAX_EMAIL, MAX_NAME, MAX_SOURCE, type NewsletterSubscription } from '@mall/contract';

/** Which of its optional parts the newsletter form has. */
export interface NewsletterSettings {
  firstName: boolean;
  lastName: boolean;
  /** What the content says when the age box is not ticked. */
  ageError?: string;
}

/** What somebody typed, cleaned: one line each, no control characters. */
export interface NewsletterValues {
  first_name: string;
  last_name: string;
  email: string;
  ageConsent: boolean;
  source: string;
}

export type NewsletterErrors = Partial<{ email: 'required' | 'invalid' | 'tooLong'; ageConsent: 'required' }>;

/** What the page that answers a post shows. */
export type NewsletterState =
  | {
      state: 'form' | 'confirm' | 'failed' | 'tooMany';
      values: NewsletterValues;
      errors: NewsletterErrors;
      /** Goes along when it is sent from here. */
      proof: string;
    }
  | { state: 'created' | 'updated' | 'mailed' };

export const NOTHING_TYPED: NewsletterValues = {
  first_name: '',
  last_name: '',
  email: '',
  ageConsent: false,
  source: '',
};

/** Longest text that is given back to be mended; the fields themselves take less. */
const MAX_KEPT = 1_000;

function line(text: string | undefined, most: number): string {
  const clean = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, most).join('');
}

/**
 * Reads posted fields. Email and age are checked (spec section 5); names are not, they are only cut to what can be
 * stored. Any address of a page is taken as the source, and nothing else.
 */
export function readNewsletter(fields: ReadonlyMap<string, string>): {
  values: NewsletterValues;
  errors: NewsletterErrors;
} {
  const source = line(fields.get('source'), MAX_SOURCE);
  const values: NewsletterValues = {
    first_name: line(fields.get('first_name'), MAX_NAME),
    last_name: line(fields.get('last_name'), MAX_NAME),
    // A line break inside an address is an attack or an accident: it must not be mended into another address.
    email: line(fields.get('email'), MAX_KEPT),
    ageConsent: fields.has('ageConsent'),
    source: /^(?:https?:\/)?\/[^\s<>"]*$/i.test(source) ? source : '',
  };
  const errors: NewsletterErrors = {};
  if (values.email === '') errors.email = 'required';
  else if (values.email.length > MAX_EMAIL) errors.email = 'tooLong';
  else if (!isEmail(values.email)) errors.email = 'invalid';
  if (!values.ageConsent) errors.ageConsent = 'required';
  return { values, errors };
}

/** The call's body of a form without errors. */
export function subscriptionOf({
  first_name,
  last_name,
  email,
  source,
}: NewsletterValues): NewsletterSubscription {
  return {
    first_name: first_name.slice(0, MAX_NAME),
    last_name: last_name.slice(0, MAX_NAME),
    email,
    phone_number: null,
    type: 'newsletter',
    source,
    ageConsent: true,
  };
}
