import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { addLocalizations } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { equalText, pagination, reading, record, sendList, sendOne } from '../kit/request';
import { table, uidOf, type Where } from '../kit/table';

const UID = uidOf('event');
const SORTABLE = new Set(['isPromoted', 'startDate', 'endDate', 'publishDate', 'name']);
const DATE_OPERATORS = new Set(['$gt', '$gte', '$lt', '$lte']);

function dateCondition(field: string, condition: unknown): Where {
  const out: Where = {};
  for (const [operator, value] of Object.entries(record(condition, `filters[${field}]`))) {
    const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    if (!DATE_OPERATORS.has(operator) || Number.isNaN(date.getTime())) {
      throw new errors.ValidationError(`filters[${field}] must compare with a date.`);
    }
    out[operator] = date.toISOString();
  }
  return out;
}

/** An event without an end lasts as long as its start: it is past once it has begun. */
function endCondition(condition: unknown): Where {
  const ends = dateCondition('endDate', condition);
  return { $or: [{ endDate: ends }, { endDate: { $null: true }, startDate: ends }] };
}

function isTrue(condition: unknown): boolean {
  const value = typeof condition === 'string' ? condition : record(condition, 'filters[isPromoted]').$eq;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new errors.ValidationError('filters[isPromoted] must be true or false.');
}

function filters(ctx: Context): Where[] {
  return Object.entries(record(ctx.query.filters, 'filters')).map(([field, condition]) => {
    if (field === 'isPromoted') return { isPromoted: isTrue(condition) };
    if (field === 'endDate') return endCondition(condition);
    if (field === 'publishDate' || field === 'startDate') return { [field]: dateCondition(field, condition) };
    if (field === 'menu_sub_category') {
      const { subCategorySlug } = record(condition, `filters[${field}]`);
      return {
        [field]: {
          subCategorySlug: equalText(subCategorySlug, 'filters[menu_sub_category][subCategorySlug]'),
        },
      };
    }
    throw new errors.ValidationError(`filters[${field}] is not known here.`);
  });
}

function sorting(ctx: Context): Record<string, string>[] {
  const { sort } = ctx.query;
  if (sort === undefined) return [{ isPromoted: 'desc' }, { startDate: 'desc' }];
  const asked: unknown[] = Array.isArray(sort)
    ? sort
    : typeof sort === 'string'
      ? sort.split(',')
      : [undefined];
  return asked.map((part) => {
    const [field = '', direction = 'asc'] = typeof part === 'string' ? part.split(':') : [];
    if (!SORTABLE.has(field) || (direction !== 'asc' && direction !== 'desc')) {
      throw new errors.ValidationError('sort must be a field of events with :asc or :desc.');
    }
    return { [field]: direction };
  });
}

/** `/api/events` in its promoted, active and past forms: filters and sorts are the caller's (spec section 7). */
export async function findEvents(ctx: Context) {
  const view = reading(ctx);
  const window = pagination(ctx);
  const where = { $and: [{ locale: view.locale }, populate.inState(view.status), ...filters(ctx)] };
  const [rows, total] = await Promise.all([
    table('event').findMany({ where, populate: populate.event, orderBy: sorting(ctx), ...window }),
    table('event').count({ where }),
  ]);
  const entries = rows.map((row) => entry(UID, row));
  await addLocalizations('event', 'slug', entries, view);
  sendList(ctx, entries, total, window);
}

/** `/api/events/event/{slug}` */
export async function findEventBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('event').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: populate.event,
  });
  const entries = row ? [entry(UID, row)] : [];
  await addLocalizations('event', 'slug', entries, view);
  sendOne(ctx, entries[0] ?? null);
}
