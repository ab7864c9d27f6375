import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { given, needed, slug, source } from '../submissions/fields';
import { bodyOf, keyHeader, taking } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import { retainedUntil } from '../submissions/retention';
import { once } from '../submissions/store';
import { type AskedQuestion, readAnswers, type SurveyAnswer } from '../submissions/survey-answers';
import { centreDate } from './centre-time';
import * as populate from './populate';
import { reading } from './request';
import { type Row, table } from './table';

function isRunning({ startDate, endDate }: Row, today: string): boolean {
  return (
    !(typeof startDate === 'string' && startDate > today) && !(typeof endDate === 'string' && endDate < today)
  );
}

const questionsOf = ({ questions }: Row): AskedQuestion[] =>
  Array.isArray(questions) ? (questions as AskedQuestion[]) : [];

/**
 * `POST /api/survey-reports/new-survey`: a filled-in survey. Nothing says who filled it in. A survey that does not run
 * is a 404, answers that do not fit its questions are a 400.
 */
export function reportSurvey(ctx: Context) {
  return taking(ctx, 'survey', async () => {
    const { locale } = reading(ctx);
    const body = given(bodyOf(ctx));
    const name = needed(slug)(body, 'survey');
    const page = source(body, 'source');
    const survey = await table('survey').findOne({
      where: { slug: name, locale, ...populate.inState('published') },
      populate: { questions: { populate: { options: true } } },
    });
    const now = new Date();
    if (!survey || !isRunning(survey, centreDate(now))) throw new errors.NotFoundError('Not Found');
    const answers: SurveyAnswer[] = readAnswers(body.answers, questionsOf(survey));
    const payload = { survey: name, answers };
    const hash = bodyHash('survey', { locale, ...payload });
    // Two visitors may well answer alike: only a key of their own makes two sendings one.
    const header = keyHeader(ctx);
    const key = header === '' ? keyOf('survey', crypto.randomUUID(), hash) : keyOf('survey', header, hash);
    const { row } = await once('survey-report', key, hash, () =>
      table('survey-report').create({
        data: {
          survey: survey.documentId,
          surveyName: survey.name,
          slug: name,
          language: locale,
          answers,
          source: page,
          idempotencyKey: key,
          hash,
          retainUntil: retainedUntil('survey', now),
        },
      }),
    );
    const questions = answers.filter((answer) => answer.answers.length > 0).length;
    return { data: { id: row.id, attributes: { survey: name, questions } } };
  });
}
