import { z } from 'zod';
import { isText, MAX_LINE, MAX_SURVEY_TEXT } from '../../validation/text.ts';
import { slug, source } from './submission-parts.ts';

/** Most questions of a survey and most answers to one of them. */
const MAX_SURVEY_QUESTIONS = 100;
const MAX_ANSWERS = 50;

/**
 * A filled-in survey (spec section 7). `question` is the question's words as the survey has them in the endpoint's locale;
 * `answers` the texts of the options chosen, "1" to "5" of a rating, or one's own words. Nothing says who answered.
 */
export const surveyReport = z.object({
  /** Slug of the survey in the endpoint's locale. */
  survey: slug,
  answers: z
    .array(
      z.object({
        question: z
          .string()
          .min(1)
          .max(MAX_LINE + 300),
        answers: z
          .array(z.string().refine((text) => isText(text, MAX_SURVEY_TEXT), 'not text of this length'))
          .max(MAX_ANSWERS),
      }),
    )
    .max(MAX_SURVEY_QUESTIONS),
  source,
});
export type SurveyReport = z.output<typeof surveyReport>;

/** Read as `data.attributes`. `questions` counts what was answered. */
export const surveyReportResponse = z.object({
  data: z.object({
    id: z.number().int(),
    attributes: z.object({ survey: z.string(), questions: z.number().int() }),
  }),
});
export type SurveyReportResponse = z.output<typeof surveyReportResponse>;
