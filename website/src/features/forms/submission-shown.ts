import type { FormState } from './form-state.ts';
import type { SurveyQuestion } from './survey-question.ts';

export type SubmissionForm = 'booking' | 'enquiry' | 'lunch-card' | 'lead' | 'contact' | 'survey';

/** What the page shows that answers a posted form. */
export interface SubmissionShown {
  form: SubmissionForm;
  /** Which page sent it, in the form's own sense: a slug, or the name of one of the media-sale pages. */
  page: string;
  /** The questions of a survey. */
  asked?: SurveyQuestion[];
  state: FormState;
  /** Address of the page that the form stood on first. */
  source?: string;
  /** Files cannot be given back: they have to be chosen anew. */
  photosLost?: boolean;
}
