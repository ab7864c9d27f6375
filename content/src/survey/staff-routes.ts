import type { Context } from 'koa';
import { permitted, registerAdminRoutes } from '../kit/admin-routes';
import { centreDay } from '../kit/centre-time';
import { rowsOf, storedInstant } from '../kit/rows';
import { table, uidOf } from '../kit/table';
import { askedIn } from './asked';
import { COUNTED, REPORTS, sentReport } from './reports';
import { type AnsweredSurvey, type Report, resultsOf, type SentResults } from './results';

/** What the surveys are called that somebody has answered: those that are there by their name now, the newest first. */
async function namesOfAnswered(): Promise<Map<string, string>> {
  const found: { survey: string }[] = await strapi.db
    .connection('submissions')
    .where(REPORTS)
    .whereNotNull('survey')
    .distinct('survey');
  const answered = found.map(({ survey }) => survey);
  const rows = await table('survey').findMany({
    where: { documentId: { $in: answered } },
    orderBy: [{ id: 'desc' }],
  });
  const names = new Map(rows.map(({ documentId, name }) => [documentId, String(name ?? '')]));
  for (const survey of answered.filter((one) => !names.has(one))) {
    const [last] = await table('submission').findMany({
      where: { ...REPORTS, survey },
      orderBy: [{ id: 'desc' }],
      limit: 1,
    });
    if (last) names.set(survey, sentReport(last).surveyName);
  }
  return names;
}

/** `GET /admin/mall/surveys`: the surveys that somebody has answered, also those that are deleted by now. */
async function listSurveys(ctx: Context) {
  const names = await namesOfAnswered();
  ctx.body = {
    data: await Promise.all(
      [...names].map(
        async ([documentId, name]): Promise<AnsweredSurvey> => ({
          ...{ documentId, name },
          answered: await table('submission').count({ where: { ...COUNTED, survey: documentId } }),
        }),
      ),
    ),
  };
}

/** `GET /admin/mall/surveys/{documentId}`: its results, and how many answers are not among them. */
async function showResults(ctx: Context) {
  const survey = String(ctx.params.id);
  const [rows, sent, asked] = await Promise.all([
    rowsOf('submission', { ...COUNTED, survey }),
    table('submission').count({ where: { ...REPORTS, survey } }),
    askedIn(survey),
  ]);
  const reports = rows.map(
    (row): Report => ({
      answers: sentReport(row).answers,
      day: centreDay(storedInstant(row.createdAt)),
      language: String(row.language ?? ''),
    }),
  );
  const leftOut = sent - reports.length;
  ctx.body = { data: { ...resultsOf(reports, asked), leftOut } satisfies SentResults };
}

/** What the admin's page about surveys asks for. */
export function registerSurveyStaff(): void {
  const config = permitted(uidOf('submission'), 'read');
  registerAdminRoutes([
    { method: 'GET', path: '/surveys', handler: listSurveys, config },
    { method: 'GET', path: '/surveys/:id', handler: showResults, config },
  ]);
}
