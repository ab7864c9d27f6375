import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { readBody } from '../kit/fields';
import { reading } from '../kit/request';
import type { Row } from '../kit/table';
import { bodyOf, keyHeader, respondToWrite } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import { looksMachineMade } from '../submissions/machine-made';
import { retainedUntil } from '../submissions/retention';
import { storeSubmission } from '../submissions/store';
import { questionsOf, surveyAt } from './asked';
import { MAX_NAME, type SentReport } from './reports';
import { ownWords, readAnswers } from './survey-answers';

function isRunning({ startDate, endDate }: Row, today: string): boolean {
  return (
    !(typeof startDate === 'string' && startDate > today) && !(typeof endDate === 'string' && endDate < today)
  );
}

/**
 * `POST /api/survey-reports/new-survey`: a filled-in survey. Nothing says who filled it in. A survey that does not run
 * is a 404, answers that do not fit its questions are a 400. Only what somebody has written waits for the staff: what was
 * chosen is counted.
 */
export function reportSurvey(ctx: Context) {
  return respondToWrite(ctx, 'survey', async () => {
    const { locale } = reading(ctx);
    const sent = readBody('reportSurvey', bodyOf(ctx));
    const name = sent.survey;
    const survey = await surveyAt(name, locale);
    const now = new Date();
    if (!survey || !isRunning(survey, centreDay(now))) throw new errors.NotFoundError('Not Found');
    const questions = questionsOf(survey);
    const answers = readAnswers(sent.answers, questions);
    const hash = bodyHash('survey', { locale, survey: name, answers });
    // Two visitors may well answer alike: only a key of their own makes two sendings one.
    const header = keyHeader(ctx);
    const key = header === '' ? keyOf('survey', crypto.randomUUID(), hash) : keyOf('survey', header, hash);
    const written = ownWords(answers, questions);
    const surveyName = String(survey.name ?? '');
    const payload: SentReport = { surveyName, slug: name, answers, source: sent.source || null };
    const { submission } = await storeSubmission(
      {
        kind: 'survey',
        payload,
        name: surveyName.slice(0, MAX_NAME),
        email: null,
        language: locale,
        idempotencyKey: key,
        hash,
        retainUntil: retainedUntil('survey', now),
        survey: survey.documentId,
        aside: looksMachineMade({ details: written }),
        settled: written === '',
      },
      [],
    );
    const answered = answers.filter((answer) => answer.answers.length > 0).length;
    return { data: { id: submission.id, attributes: { survey: name, questions: answered } } };
  });
}
