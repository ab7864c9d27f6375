import type { Locale } from '../../i18n/locales.ts';
import { AGAIN, CONFIRM, PAGE_FIELD } from '../forms/form-constants.ts';
import type { SubmissionForm, SubmissionShown } from '../forms/submission-shown.ts';
import { CONTACT_PATH, ENQUIRY_PATH, LEAD_PATH, LUNCH_CARD_PATH } from '../leads/lead-rules.ts';
import { BOOKING_PATH } from '../stylists/booking-rules.ts';
import { SURVEY_PATH } from '../survey/survey-rules.ts';

const PATHS: Readonly<Record<SubmissionForm, string>> = {
  booking: BOOKING_PATH,
  enquiry: ENQUIRY_PATH,
  'lunch-card': LUNCH_CARD_PATH,
  lead: LEAD_PATH,
  contact: CONTACT_PATH,
  survey: SURVEY_PATH,
};

/** Forms of one entry among many, which is called otherwise in another language. */
const OF_AN_ENTRY: readonly SubmissionForm[] = ['lunch-card', 'lead', 'survey'];

/**
 * Address of the page that answers a form; what was typed and not sent comes along with the browser. Undefined for what
 * cannot be sent from another language.
 */
export function submissionHref({ form, page, state }: SubmissionShown, locale: Locale): string | undefined {
  const done = state.state === 'done';
  if (!done && OF_AN_ENTRY.includes(form)) return undefined;
  const again = state.state === 'confirm' || state.state === 'retype' ? CONFIRM : '1';
  const answer: Record<string, string> = done
    ? { done: '1' }
    : { [AGAIN]: again, ...(page && { [PAGE_FIELD]: page }) };
  return `${PATHS[form]}?${new URLSearchParams({ locale, ...answer })}`;
}
