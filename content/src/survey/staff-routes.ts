import type { Context } from 'koa';
import { permitted, registerAdminRoutes } from '../kit/admin-routes';
import { centreDay } from '../kit/centre-time';
import { rowsOf, storedInstant } from '../kit/rows';
import { table, uidOf } from '../kit/table';
import { type Report, resultsOf } from './results';

/** `GET /admin/mall/surveys`: the surveys that somebody has answered, the newest first. */
async function listSurveys(ctx: Context) {
  const surveys = await table('survey').findMany({ orderBy: [{ id: 'desc' }] });
  const names = new Map(surveys.map(({ documentId, name }) => [documentId, String(name ?? '')]));
  const counted = await Promise.all(
    [...names].map(async ([documentId, name]) => ({
      ...{ documentId, name },
      answered: await table('survey-report').count({ where: { survey: documentId } }),
    })),
  );
  ctx.body = { data: counted.filter(({ answered }) => answered > 0) };
}

/** `GET /admin/mall/surveys/{documentId}`: its results. */
async function showResults(ctx: Context) {
  const rows = await rowsOf('survey-report', { survey: String(ctx.params.id) });
  const reports = rows.map(
    ({ answers, createdAt, language }): Report => ({
      answers: Array.isArray(answers) ? answers : [],
      day: centreDay(storedInstant(createdAt)),
      language: String(language ?? ''),
    }),
  );
  ctx.body = { data: resultsOf(reports) };
}

/** What the admin's page about surveys asks for. */
export function registerSurveyStaff(): void {
  const config = permitted(uidOf('survey-report'), 'read');
  registerAdminRoutes([
    { method: 'GET', path: '/surveys', handler: listSurveys, config },
    { method: 'GET', path: '/surveys/:id', handler: showResults, config },
  ]);
}
