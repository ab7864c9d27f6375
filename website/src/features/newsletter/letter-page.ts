import type { Locale } from '../../i18n/locales.ts';
import { CONFIRM_PATH, LEAVE_PATH } from './newsletter-constants.ts';

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

/** Address of the page, with what came of a press. */
export function letterHref({ page, token, outcome }: LetterPage, locale: Locale): string {
  const query = new URLSearchParams({
    locale,
    ...(token && { [TOKEN_FIELD]: token }),
    ...(outcome !== 'none' && { outcome }),
  });
  return `${page === 'confirm' ? CONFIRM_PATH : LEAVE_PATH}?${query}`;
}
