import { type SurveyAnswer, textOf } from '@mall/contract';
import type { Row, Where } from '../kit/table';

/** Surveys as they were filled in: in the inbox among what else visitors sent, under their survey's documentId. */
export const REPORTS: Where = { kind: 'survey' };

/** Those that count: what staff take for a machine's, or have not looked at yet, does not. */
export const COUNTED: Where = { ...REPORTS, state: { $notIn: ['aside', 'spam'] } };

/** A name in the inbox, which of a survey's answers is the survey's. */
export const MAX_NAME = 170;

/** What was sent. */
export interface SentReport {
  /** As it was called then. */
  surveyName: string;
  /** Its slug then. */
  slug: string;
  answers: readonly SurveyAnswer[];
  source: string | null;
}

/** What a row of the inbox holds of a survey. */
export function sentReport({ payload, name }: Row): SentReport {
  const { surveyName, slug, answers, source } = (payload ?? {}) as Partial<Record<keyof SentReport, unknown>>;
  return {
    surveyName: textOf(surveyName) || textOf(name),
    slug: textOf(slug),
    answers: Array.isArray(answers) ? (answers as SurveyAnswer[]) : [],
    source: textOf(source) || null,
  };
}
