import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { addLocalizations } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { pagination, type Reading, reading, record, sendList, sendOne, text } from '../kit/request';
import { single } from '../kit/singles';
import { table, uidOf, type Where } from '../kit/table';

const UID = uidOf('press-article');
const download = { populate: { downloadPdf: true, media: true } };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `/api/press` */
export async function findPress(ctx: Context) {
  const row = await single('press', reading(ctx), { kit: download, policy: download, contact: true });
  sendOne(ctx, row && entry(uidOf('press'), row));
}

/** Articles that may be known: dated today or earlier in the centre's calendar, unless an editor looks ahead. */
function known({ locale, status }: Reading): Where[] {
  const out = status === 'draft' ? [] : [{ publishDate: { $lte: centreDay(new Date()) } }];
  return [{ locale }, populate.inState(status), ...out];
}

/** `filters[publishDate][$gte]` and `[$lte]`, days of the centre's calendar: a year is its first to its last day. */
function filters(ctx: Context): Where[] {
  return Object.entries(record(ctx.query.filters, 'filters')).flatMap(([field, condition]) => {
    if (field !== 'publishDate') throw new errors.ValidationError(`filters[${field}] is not known here.`);
    return Object.entries(record(condition, `filters[${field}]`)).map(([operator, value]) => {
      const compares = operator === '$gte' || operator === '$lte';
      if (!compares || typeof value !== 'string' || !DAY.test(value)) {
        throw new errors.ValidationError(`filters[${field}] must compare with a day, YYYY-MM-DD.`);
      }
      return { publishDate: { [operator]: value } };
    });
  });
}

/** `/api/press-articles`: the latest first, optionally between two days. */
export async function findPressArticles(ctx: Context) {
  const view = reading(ctx);
  const window = pagination(ctx);
  const sort = text(ctx, 'sort');
  if (sort !== undefined && sort !== 'publishDate:desc') {
    throw new errors.ValidationError('sort must be publishDate:desc.');
  }
  const where = { $and: [...known(view), ...filters(ctx)] };
  const [rows, total] = await Promise.all([
    table('press-article').findMany({
      where,
      populate: { media: true },
      orderBy: [{ publishDate: 'desc' }, { id: 'desc' }],
      ...window,
    }),
    table('press-article').count({ where }),
  ]);
  const entries = rows.map((row) => entry(UID, row));
  await addLocalizations('press-article', 'slug', entries, view);
  sendList(ctx, entries, total, window);
}

/** `/api/press-articles/press-article/{slug}` */
export async function findPressArticleBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('press-article').findOne({
    where: { $and: [{ slug: ctx.params.slug }, ...known(view)] },
    populate: { media: true },
  });
  const entries = row ? [entry(UID, row)] : [];
  await addLocalizations('press-article', 'slug', entries, view);
  sendOne(ctx, entries[0] ?? null);
}
