import { z } from 'zod';
import { component, entity, flag, list, many, moment, needed, text } from '../../wire.ts';
import { localization } from '../tenant.ts';

const surveyQuestion = component('SurveyQuestion', {
  question: needed,
  help: text,
  /** single, multiple, rating (1 to 5) or text; a kind that a reader does not know reads as text. */
  type: text,
  isRequired: flag,
  options: list(component('SurveyOption', { text })),
});

/** `/api/surveys/survey/{slug}`. `description` is HTML; `isStepped` = one question at a time. */
export const survey = entity('Survey', {
  name: needed,
  slug: needed,
  lead: z.string().nullish(),
  description: text,
  startDate: moment,
  endDate: moment,
  isStepped: flag,
  questions: list(surveyQuestion),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type Survey = z.output<typeof survey>;
