import type { Alternates } from '../../content/fields/alternates.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { SurveyQuestion } from '../forms/survey-question.ts';

type SurveyState = 'running' | 'coming' | 'ended';

export interface SurveyPage {
  name: string;
  href: string;
  lead?: string;
  /** Sanitised. */
  html?: string;
  /** As in the content; empty and null where it names none. */
  starts: string;
  ends: string | null;
  state: SurveyState;
  /** One question at a time. */
  stepped: boolean;
  questions: SurveyQuestion[];
  alternates: Alternates;
  seo: Seo;
}
