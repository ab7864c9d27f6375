import { isText, MAX_SURVEY_TEXT } from './text.ts';

/** A question as far as its answers depend on it; `type` is single, multiple, rating or text. */
export interface AskedQuestion {
  question: string;
  type: string | null;
  isRequired: boolean | null;
  options: readonly { text: string | null }[];
}

/** What was answered to one question: texts of options, "1" to "5" of a rating, or words of one's own. */
export interface SurveyAnswer {
  question: string;
  answers: readonly string[];
}

const RATING = /^[1-5]$/;

/** Whether answers fit one question, whether or not it has to be answered. */
function isFitting({ type, options }: AskedQuestion, answers: readonly string[]): boolean {
  const offered = new Set(options.map(({ text }) => text));
  const distinct = new Set(answers).size === answers.length;
  if (type === 'multiple') return distinct && answers.every((answer) => offered.has(answer));
  if (answers.length > 1) return false;
  if (type === 'single') return answers.every((answer) => offered.has(answer));
  if (type === 'rating') return answers.every((answer) => RATING.test(answer));
  return answers.every((answer) => isText(answer, MAX_SURVEY_TEXT));
}

/**
 * The places in the list of questions that lack an answer or have one that does not fit. Empty = the survey can be
 * sent. Questions are told apart by their words; an answer to a question that is not asked makes -1 part of the list.
 */
export function openQuestions(questions: readonly AskedQuestion[], given: readonly SurveyAnswer[]): number[] {
  const open = questions.flatMap((asked, index) => {
    const answers = given
      .filter(({ question }) => question === asked.question)
      .flatMap((one) => one.answers)
      .filter((answer) => answer.trim() !== '');
    const missing = asked.isRequired === true && answers.length === 0;
    return missing || !isFitting(asked, answers) ? [index] : [];
  });
  const asked = new Set(questions.map(({ question }) => question));
  return given.every(({ question }) => asked.has(question)) ? open : [...open, -1];
}
