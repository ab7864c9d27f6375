import { type AskedQuestion, openQuestions, type SurveyAnswer, tidyText } from '@mall/contract';
import { errors } from '@strapi/utils';

/** Answers in the order of a survey's questions. Throws a 400 that names the number of the question. */
export function readAnswers(
  given: readonly SurveyAnswer[],
  questions: readonly AskedQuestion[],
): SurveyAnswer[] {
  const sent = given.map(({ question, answers }) => ({
    question,
    answers: answers.map(tidyText).filter((text) => text !== ''),
  }));
  const open = openQuestions(questions, sent);
  if (open.includes(-1)) throw new errors.ValidationError('answers must be to questions of this survey.');
  const [first] = open;
  if (first !== undefined)
    throw new errors.ValidationError(`answers: question ${first + 1} is not answered as it can be.`);
  return questions.map(({ question }) => ({
    question,
    answers: sent.filter((one) => one.question === question).flatMap(({ answers }) => answers),
  }));
}

const CHOSEN: ReadonlySet<unknown> = new Set(['single', 'multiple', 'rating']);

/** What somebody has written rather than chosen, as lines of one text. */
export function ownWords(answers: readonly SurveyAnswer[], questions: readonly AskedQuestion[]): string {
  const chosen = new Set(questions.filter(({ type }) => CHOSEN.has(type)).map(({ question }) => question));
  return answers
    .filter(({ question }) => !chosen.has(question))
    .flatMap((one) => one.answers)
    .join('\n');
}
