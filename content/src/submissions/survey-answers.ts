import { errors } from '@strapi/utils';

/** A question of a survey; `type` is single, multiple, rating or text. */
export interface AskedQuestion {
  question: string;
  type: string | null;
  isRequired: boolean | null;
  options?: { text: string | null }[] | null;
}

export interface SurveyAnswer {
  question: string;
  answers: string[];
}

const TEXT_MOST = 2_000;
const ANSWERS_MOST = 100;
const RATING = /^[1-5]$/;

function fits({ type, options }: AskedQuestion, answers: readonly string[]): boolean {
  const offered = new Set((options ?? []).map(({ text }) => text));
  if (type === 'multiple')
    return new Set(answers).size === answers.length && answers.every((answer) => offered.has(answer));
  if (answers.length > 1) return false;
  if (type === 'single') return answers.every((answer) => offered.has(answer));
  if (type === 'rating') return answers.every((answer) => RATING.test(answer));
  return answers.every((answer) => answer.length <= TEXT_MOST && !/(?![\t\n])\p{Cc}/u.test(answer));
}

function readOne(value: unknown): SurveyAnswer {
  const { question, answers } = (value ?? {}) as { question?: unknown; answers?: unknown };
  const whole =
    typeof question === 'string' && Array.isArray(answers) && answers.every((one) => typeof one === 'string');
  if (!whole) throw new errors.ValidationError('answers must be a list of {question, answers}.');
  const texts = answers as string[];
  return {
    question,
    answers: texts.map((text) => text.replace(/\r\n?/g, '\n').trim()).filter((text) => text !== ''),
  };
}

/**
 * Answers in the order of a survey's questions, by the rules of the contract (contract/src/validation/survey-answers).
 * Throws a 400 that names the number of the question.
 */
export function readAnswers(value: unknown, questions: readonly AskedQuestion[]): SurveyAnswer[] {
  if (!Array.isArray(value) || value.length > ANSWERS_MOST)
    throw new errors.ValidationError(`answers must be a list of at most ${ANSWERS_MOST}.`);
  const sent = value.map(readOne);
  const asked = new Set(questions.map(({ question }) => question));
  if (!sent.every(({ question }) => asked.has(question)))
    throw new errors.ValidationError('answers must be to questions of this survey.');
  return questions.map((one, index) => {
    const answers = sent
      .filter(({ question }) => question === one.question)
      .flatMap((answer) => answer.answers);
    if ((one.isRequired === true && answers.length === 0) || !fits(one, answers))
      throw new errors.ValidationError(`answers: question ${index + 1} is not answered as it can be.`);
    return { question: one.question, answers };
  });
}
