import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { DEFAULT_LOCALE } from '../settings';
import { centreDate } from './centre-time';
import { addLocalizations } from './localizations';
import { entry } from './payload';
import * as populate from './populate';
import { type Reading, range, reading, sendList, sendOne } from './request';
import { single } from './singles';
import { type AvailableDay, availableDays, type SpecialDay, type WorkingHours } from './stylist-times';
import { type Row, table, uidOf } from './table';

const UID = uidOf('hair-stylist');

async function entries(rows: Row[], view: Reading) {
  const list = rows.map((row) => entry(UID, row));
  await addLocalizations('hair-stylist', 'slug', list, view);
  return list;
}

/** `/api/hair-stylists` */
export async function findStylists(ctx: Context) {
  const view = reading(ctx);
  const window = range(ctx);
  const where = { locale: view.locale, ...populate.inState(view.status) };
  const [rows, total] = await Promise.all([
    table('hair-stylist').findMany({
      where,
      populate: { media: true },
      orderBy: [{ order: 'asc' }, { id: 'asc' }],
      ...window,
    }),
    table('hair-stylist').count({ where }),
  ]);
  sendList(ctx, await entries(rows, view), total, window);
}

/** `/api/hair-stylists/hair-stylist/{slug}` */
export async function findStylistBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('hair-stylist').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: { media: true },
  });
  const [found] = row ? await entries([row], view) : [];
  sendOne(ctx, found ?? null);
}

/** Beginnings of the meetings that a stylist has or is asked for, "YYYY-MM-DD HH:mm". */
async function bookedTimes(documentId: string, today: string): Promise<string[]> {
  const rows = await table('personal-stylist-calendar').findMany({
    select: ['date', 'hour'],
    where: { stylist: documentId, state: { $in: ['new', 'confirmed'] }, date: { $gte: today } },
  });
  return rows.map(({ date, hour }) => `${date} ${hour}`);
}

/** The special days of the first place, the centre itself: its own go before those of the whole centre. */
export function centreDays(times: Row | null): SpecialDay[] {
  const rows = (times?.opening_hours ?? []) as { for_what?: string; order?: number | null }[];
  const [centre] = [...rows].sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  const places = (times?.place_special_days ?? []) as { for_what?: string; days?: SpecialDay[] }[];
  const own = places.filter((place) => place.for_what === centre?.for_what).flatMap(({ days }) => days ?? []);
  const all = (times?.special_opening_days ?? []) as SpecialDay[];
  return [...own, ...all.filter((day) => !own.some(({ date }) => date === day.date))];
}

/** The days on which a meeting with a stylist can begin. @param stylist with its `workingHours` */
export async function freeTimes(stylist: Row, now: Date): Promise<AvailableDay[]> {
  const today = centreDate(now);
  const [times, booked] = await Promise.all([
    single('opening-time', { locale: DEFAULT_LOCALE, status: 'published' }, populate.openingTime),
    bookedTimes(stylist.documentId, today),
  ]);
  return availableDays(today, (stylist.workingHours ?? []) as WorkingHours[], centreDays(times), booked);
}

/** `/api/hair-stylists/available-times/{id}`: by row id or documentId; the same in every language. */
export async function findStylistTimes(ctx: Context) {
  const view = reading(ctx);
  const asked = String(ctx.params.id);
  const byRow = /^\d{1,9}$/.test(asked);
  if (!byRow && !/^[a-z0-9]{20,32}$/.test(asked)) {
    throw new errors.ValidationError('id must be a number or a documentId.');
  }
  const row = await table('hair-stylist').findOne({
    where: {
      ...(byRow ? { id: Number(asked) } : { documentId: asked, locale: view.locale }),
      ...populate.inState(view.status),
    },
    populate: { workingHours: true },
  });
  if (!row) throw new errors.NotFoundError('Not Found');
  const days = await freeTimes(row, new Date());
  sendList(ctx, days, days.length, { offset: 0, limit: Math.max(days.length, 1) });
}

/** `/api/stylist-page` */
export async function findStylistPage(ctx: Context) {
  const row = await single('stylist-page', reading(ctx), { media: true, faq: true });
  sendOne(ctx, row && entry(uidOf('stylist-page'), row));
}
