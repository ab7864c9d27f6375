import { durably } from '../kit/durably';
import { storedInstant } from '../kit/rows';
import { type Row, table } from '../kit/table';
import { searchTextOf } from '../submissions/search-text';
import { MAX_NAME, type SentReport } from './reports';

const BATCH = 200;
const FORMER = 'survey-report';

/** A row of the inbox. It was counted and read where there was no inbox for it: nothing of it waits for anybody. */
function moved(row: Row): Record<string, unknown> {
  const { documentId, survey, surveyName, slug, language, answers, source } = row;
  const { retainUntil, idempotencyKey, hash } = row;
  const createdAt = storedInstant(row.createdAt);
  const name = String(surveyName ?? '');
  const payload: SentReport = {
    surveyName: name,
    slug: String(slug ?? ''),
    answers: Array.isArray(answers) ? answers : [],
    source: typeof source === 'string' ? source : null,
  };
  return {
    ...{ documentId, survey, language, payload, retainUntil, idempotencyKey, hash, createdAt },
    ...{ kind: 'survey', state: 'done', readAt: createdAt, name: name.slice(0, MAX_NAME), email: null },
    searchText: searchTextOf({ name, email: null, payload }),
  };
}

/** Brings the answers to surveys into the inbox that earlier versions kept in a table of their own, each once. */
export async function moveSurveyReports(): Promise<void> {
  for (let count = 0; ; ) {
    const rows = await table(FORMER).findMany({ orderBy: [{ id: 'asc' }], limit: BATCH });
    if (rows.length === 0) {
      if (count > 0) strapi.log.info('surveys.moved', { count });
      return;
    }
    const keys = rows.map(({ idempotencyKey }) => idempotencyKey);
    await durably(async () => {
      // A version that was rolled back for a while may have stored one again that is here already.
      const known = await table('submission').findMany({ where: { idempotencyKey: { $in: keys } } });
      const there = new Set(known.map(({ idempotencyKey }) => idempotencyKey));
      for (const row of rows.filter(({ idempotencyKey }) => !there.has(idempotencyKey)))
        await table('submission').create({ data: moved(row) });
      await table(FORMER).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
    });
    count += rows.length;
  }
}
