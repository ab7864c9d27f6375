import type { AskedQuestion } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { readBody } from '../kit/fields';
import * as populate from '../kit/populate';
import { reading } from '../kit/request';
import { type Row, table } from '../kit/table';
import { bodyOf, keyHeader, respondToWrite } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import { retainedUntil } from '../submissions/retention';
import { storeOnce } from '../submissions/store';
import { readAnswers } from './survey-answers';

function isRunning({ startDate, endDate }: Row, today: string): boolean {
  return (
    !(typeof startDate === 'string' && startDate > today) && !(typeof endDate === 'string' && endDate < today)
  );
}

const questionsOf = ({ questions }: Row): AskedQuestion[] =>
  (Array.isArray(questions) ? (questions as AskedQuestion[]) : []).map((one) => ({
    ...one,
    options: one.options ?? [],
  }));

/**
 * `POST /api/survey-reports/new-survey`: a filled-in survey. Nothing says who filled it in. A survey that does not run
 * is a 404, answers that do not fit its questions are a 400.
 */
export function reportSurvey(ctx: Context) {
  return respondToWrite(ctx, 'survey', async () => {
    const { locale } = reading(ctx);
    const sent = readBody('reportSurvey', bodyOf(ctx));
    const name = sent.survey;
    const survey = await table('survey').findOne({
      where: { slug: name, locale, ...populate.inState('published') },
      populate: { questions: { populate: { options: true } } },
    });
    const now = new Date();
    if (!survey || !isRunning(survey, centreDay(now))) throw new errors.NotFoundError('Not Found');
    const answers = readAnswers(sent.answers, questionsOf(survey));
    const payload = { survey: name, answers };
    const hash = bodyHash('survey', { locale, ...payload });
    // Two visitors may well answer alike: only a key of their own makes two sendings one.
    const header = keyHeader(ctx);
    const key = header === '' ? keyOf('survey', crypto.randomUUID(), hash) : keyOf('survey', header, hash);
    const { row } = await storeOnce('survey-report', key, hash, () =>
      table('survey-report').create({
        data: {
          survey: survey.documentId,
          surveyName: survey.name,
          slug: name,
          language: locale,
          answers,
          source: sent.source || null,
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
