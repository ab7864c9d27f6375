import { addDays } from '@mall/contract';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { centreDay } from '../kit/centre-time';
import { isUniqueViolation } from '../kit/database-errors';
import { readBody } from '../kit/fields';
import { reading } from '../kit/request';
import { table } from '../kit/table';
import { bodyOf, respondToWrite } from '../submissions/intake';
import { EMPTY_SEARCH_DAYS } from '../submissions/retention';

const EMPTY_SEARCH = 'empty-search';
/** What fewer have searched for may be one person's words: nobody is shown them. */
const SHOWN_FROM = 10;
const MAX_SHOWN = 100;
/** Different words a day: whoever sends made-up ones fills no disk. */
const ROWS_A_DAY = 2_000;

const rows = () => strapi.db.connection('empty_searches');

/** Counts one. The database has one row a day, language and words (`empty_searches_row`). */
export async function countEmptySearch(query: string, language: string, day: string): Promise<void> {
  const where = { day, language, query };
  const more = () => rows().where(where).increment('times', 1);
  if ((await more()) > 0) return;
  if ((await table(EMPTY_SEARCH).count({ where: { day } })) >= ROWS_A_DAY) return;
  try {
    await table(EMPTY_SEARCH).create({ data: { ...where, times: 1 } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await more();
  }
}

/** `POST /api/search/empty`: each sending is one search; nothing is kept of who searched. */
export function takeEmptySearch(ctx: Context) {
  return respondToWrite(ctx, 'empty-search', async () => {
    const { query } = readBody('countEmptySearch', bodyOf(ctx));
    await countEmptySearch(query, reading(ctx).locale, centreDay(new Date()));
    return { code: 'created' as const };
  });
}

export interface EmptySearch {
  query: string;
  language: string;
  times: number;
  /** The last day on which it was searched for, YYYY-MM-DD. */
  day: string;
}

/** What at least `SHOWN_FROM` searches within the days that are kept did not find, the most frequent first. */
export async function frequentEmptySearches(today: string): Promise<EmptySearch[]> {
  const found = await rows()
    .where('day', '>=', addDays(today, -EMPTY_SEARCH_DAYS))
    .groupBy('query', 'language')
    .havingRaw('sum(??) >= ?', ['times', SHOWN_FROM])
    .select('query', 'language')
    .sum('times as times')
    .max('day as day')
    .orderBy([{ column: 'times', order: 'desc' }, { column: 'query' }])
    .limit(MAX_SHOWN);
  return found.map(({ query, language, times, day }) => ({
    ...{ query: String(query), language: String(language), day: String(day) },
    times: Number(times),
  }));
}

/** `GET /admin/mall/empty-searches`, for everybody of the staff: the words are nobody's. */
export function registerEmptySearches(): void {
  registerAdminRoutes([
    {
      method: 'GET',
      path: '/empty-searches',
      handler: async (ctx) => {
        ctx.body = { data: await frequentEmptySearches(centreDay(new Date())) };
      },
    },
  ]);
}
