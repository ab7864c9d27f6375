import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { addLocalizations, fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { pagination, type Reading, range, reading, record, sendList, sendOne, text } from '../kit/request';
import { type Row, table, uidOf, type Where } from '../kit/table';
import { nameSpecialDays } from '../opening-times/hour-words';

const UID = uidOf('tenant');

const DAY_MS = 86_400_000;
/** How far lists look ahead: enough to say when a shop opens next, without the year's holidays sixty times over. */
const LIST_DAYS_AHEAD = 31;

/** Drops special days that are over, and those too far off for a list. */
function keepDaysInSight(rows: Row[], daysAhead: number) {
  const now = Date.now();
  const yesterday = centreDay(new Date(now - DAY_MS));
  const last = centreDay(new Date(now + daysAhead * DAY_MS));
  for (const row of rows) {
    if (!Array.isArray(row.specialOpeningDays)) continue;
    row.specialOpeningDays = row.specialOpeningDays.filter(
      (day) => day.date >= yesterday && day.date <= last,
    );
  }
}

/**
 * Rows as payload entries, with rooms filled in and the languages each exists in.
 * @param daysAhead special days are given until so many days from now
 */
export async function tenantEntries(rows: Row[], view: Reading, daysAhead = LIST_DAYS_AHEAD) {
  keepDaysInSight(rows, daysAhead);
  await Promise.all([fillRooms(rows, view), nameSpecialDays(rows, view)]);
  const entries = rows.map((row) => entry(UID, row));
  await addLocalizations('tenant', 'slug', entries, view);
  return entries;
}

async function list(ctx: Context, where: Where, window: { offset: number; limit: number }) {
  const view = reading(ctx);
  const all = { locale: view.locale, ...populate.inState(view.status), ...where };
  const [rows, total] = await Promise.all([
    table('tenant').findMany({
      where: all,
      populate: populate.tenant,
      orderBy: [{ name: 'asc' }],
      ...window,
    }),
    table('tenant').count({ where: all }),
  ]);
  sendList(ctx, await tenantEntries(rows, view), total, window);
}

async function one(ctx: Context, where: Where, view: Reading) {
  const row = await table('tenant').findOne({
    where: { ...populate.inState(view.status), ...where },
    populate: populate.tenantWithOffers(view.status),
  });
  const [found] = row ? await tenantEntries([row], view, 400) : [];
  sendOne(ctx, found ?? null);
}

/** `/api/tenants`, optionally `filters[acceptsGiftCard]`; sorted by name. */
export async function findTenants(ctx: Context) {
  const filters = record(ctx.query.filters, 'filters');
  const where: Where = {};
  for (const [field, condition] of Object.entries(filters)) {
    if (field !== 'acceptsGiftCard') throw new errors.ValidationError(`filters[${field}] is not known here.`);
    const value = typeof condition === 'string' ? condition : record(condition, `filters[${field}]`).$eq;
    if (value !== 'true' && value !== 'false') {
      throw new errors.ValidationError('filters[acceptsGiftCard] must be true or false.');
    }
    where.acceptsGiftCard = value === 'true';
  }
  const sort = text(ctx, 'sort');
  if (sort !== undefined && sort !== 'name' && sort !== 'name:asc') {
    throw new errors.ValidationError('sort must be name:asc.');
  }
  await list(ctx, where, pagination(ctx));
}

/** `/api/tenants/tenantCategories/{category}`; a category that does not exist is a 404, an empty one is not. */
export async function findTenantsOfCategory(ctx: Context) {
  const { locale } = reading(ctx);
  const window = range(ctx);
  const category = await table('menu-category').findOne({
    select: ['id'],
    where: { categorySlug: ctx.params.category, locale },
  });
  if (!category) throw new errors.NotFoundError('Not Found');
  await list(ctx, { menu_category: { id: category.id } }, window);
}

/** `/api/tenants/promoted` */
export async function findPromotedTenants(ctx: Context) {
  await list(ctx, { isPromoted: true }, range(ctx));
}

/** `/api/tenants/specialHours`: only those with special days, and no more of them than name and days. */
export async function findSpecialHours(ctx: Context) {
  const view = reading(ctx);
  const { locale, status } = view;
  const window = range(ctx);
  const where = { locale, ...populate.inState(status), specialOpeningDays: { id: { $notNull: true } } };
  const all = await table('tenant').findMany({
    select: ['id', 'documentId', 'name', 'slug', 'locale'],
    where,
    populate: { specialOpeningDays: true },
    orderBy: [{ name: 'asc' }],
  });
  // The join on days gives a shop once for each of its days.
  const rows = [...new Map(all.map((row) => [row.id, row])).values()];
  const page = rows.slice(window.offset, window.offset + window.limit);
  await nameSpecialDays(page, view);
  sendList(
    ctx,
    page.map((row) => entry(UID, row)),
    rows.length,
    window,
  );
}

/** `/api/tenants/tenant/{slug}` */
export async function findTenantBySlug(ctx: Context) {
  const view = reading(ctx);
  await one(ctx, { slug: ctx.params.slug, locale: view.locale }, view);
}

/**
 * `/api/tenants/{id}`: by the id of a payload or by documentId. An id names one language's version; the version
 * of the asked language answers. A draft's id finds what is published of it, so ids stay good after publishing.
 */
export async function findTenantById(ctx: Context) {
  const view = reading(ctx);
  const asked = String(ctx.params.id);
  let documentId = asked;
  if (/^\d{1,9}$/.test(asked)) {
    const row = await table('tenant').findOne({ select: ['id', 'documentId'], where: { id: Number(asked) } });
    if (!row) throw new errors.NotFoundError('Not Found');
    documentId = row.documentId;
  } else if (!/^[a-z0-9]{20,32}$/.test(asked)) {
    throw new errors.ValidationError('id must be a number or a documentId.');
  }
  await one(ctx, { documentId, locale: view.locale }, view);
}
