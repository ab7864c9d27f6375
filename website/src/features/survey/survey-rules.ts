import type { SurveyReport } from '@mall/contract';
import { MAX_SURVEY_TEXT } from '@mall/contract/validation/text.ts';
import type { FormRules, Values } from '../forms/form-rules.ts';
import type { SurveyQuestion } from '../forms/survey-question.ts';

export const SURVEY_FORM = 'survey';
/** Where the website takes it. */
export const SURVEY_PATH = '/survey-report';
/** Field with the questions that were asked, as JSON: the answering page can ask them again whatever is down. */
export const ASKED_FIELD = 'asked';

export const RATINGS = ['1', '2', '3', '4', '5'] as const;

type AskedQuestion = Pick<SurveyQuestion, 'question' | 'type' | 'required' | 'options'>;

/** Most of a form that claims to be a survey. */
const MAX_QUESTIONS = 100;
const MAX_OPTIONS = 50;
const MAX_WORDS = 500;

/** Name of the field that answers a question. @param index from 0 */
export function questionField(index: number): string {
  return `q${index}`;
}

export function askedField(questions: readonly AskedQuestion[]): string {
  return JSON.stringify(
    questions.map(({ question, type, required, options }) => [question, type, required, options]),
  );
}

const TYPES: readonly AskedQuestion['type'][] = ['single', 'multiple', 'rating', 'text'];
const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_WORDS;

function askedOf(entry: unknown): AskedQuestion | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [question, kind, required, options]: unknown[] = entry;
  const type = TYPES.find((one) => one === kind);
  if (!isWords(question) || !type || typeof required !== 'boolean') return undefined;
  if (!Array.isArray(options) || options.length > MAX_OPTIONS || !options.every(isWords)) return undefined;
  return { question, type, required, options };
}

/** What `askedField` wrote; undefined for anything else. The content system checks answers against its own questions. */
export function readAsked(text: string): AskedQuestion[] | undefined {
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries) || entries.length === 0 || entries.length > MAX_QUESTIONS) return undefined;
    const asked = entries.map(askedOf);
    return asked.every((one) => one !== undefined) ? asked : undefined;
  } catch {
    return undefined;
  }
}

/** One field a question. */
export function surveyRules(questions: readonly AskedQuestion[]): FormRules {
  return Object.fromEntries(
    questions.map(({ question, type, required, options }, index) => [
      questionField(index),
      type === 'text'
        ? { kind: 'text', label: question, most: MAX_SURVEY_TEXT, needed: required, missing: 'answer' }
        : {
            kind: type === 'multiple' ? 'choices' : 'choice',
            label: question,
            of: type === 'rating' ? RATINGS : options,
            needed: required,
          },
    ]),
  );
}

/** @param survey slug of the survey in the call's locale */
export function surveyReportOf(
  values: Values,
  source: string,
  survey: string,
  questions: readonly AskedQuestion[],
): SurveyReport {
  return {
    survey,
    answers: questions.flatMap(({ question }, index) => {
      const answers = [...(values[questionField(index)] ?? [])];
      return answers.length === 0 ? [] : [{ question, answers }];
    }),
    source,
  };
}
