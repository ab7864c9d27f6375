import type { Locale } from '../../i18n/locales.ts';
import { AGAIN } from '../forms/form-constants.ts';
import { NEWSLETTER_PATH } from './newsletter-constants.ts';
import type { NewsletterState } from './newsletter-entry.ts';

/** Address of the page that answers a sign-up: what was typed and not sent comes along with the browser. */
export function newsletterHref(state: NewsletterState | undefined, locale: Locale): string {
  const typed = state !== undefined && 'values' in state;
  const answer: Record<string, string> | undefined = typed
    ? { [AGAIN]: '1' }
    : state && { done: state.state };
  return `${NEWSLETTER_PATH}?${new URLSearchParams({ locale, ...answer })}`;
}
