import { clockAt, DEFAULT_LOCALE } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { isDocumentId } from '../kit/fields';
import { addLocalizations } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { type Reading, range, reading, sendList, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { type Row, table, uidOf } from '../kit/table';
import { settings } from '../settings';
import { takenHours } from './stylist-hours';
import { type AvailableDay, availableDays, type SpecialDay, type WorkingHours } from './stylist-times';

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

/** The special days of the first place, the centre itself: its own go before those of the whole centre. */
export function centreDays(times: Row | null): SpecialDay[] {
  const rows = (times?.opening_hours ?? []) as { for_what?: string; order?: number | null }[];
  const [centre] = [...rows].sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  const places = (times?.place_special_days ?? []) as { for_what?: string; days?: SpecialDay[] }[];
  const own = places.filter((place) => place.for_what === centre?.for_what).flatMap(({ days }) => days ?? []);
  const all = (times?.special_opening_days ?? []) as SpecialDay[];
  return [...own, ...all.filter((day) => !own.some(({ date }) => date === day.date))];
}

/** What the centre says of its days, for `offeredDays`: read once for many stylists. */
export async function specialDays(): Promise<SpecialDay[]> {
  const times = await single(
    'opening-time',
    { locale: DEFAULT_LOCALE, status: 'published' },
    populate.openingTime,
  );
  return centreDays(times);
}

/**
 * To whom times are offered: visitors from tomorrow on, so that the staff see what comes; the staff from now on, who
 * have to find another hour for somebody today when a stylist falls ill.
 */
export type OfferedTo = 'visitor' | 'staff';

/** The days on which a meeting with a stylist can begin. @param stylist with its `workingHours` @param taken see `takenHours` */
export function offeredDays(
  stylist: Row,
  special: readonly SpecialDay[],
  taken: readonly string[],
  now: Date,
  to: OfferedTo,
): AvailableDay[] {
  const { timeZone, bookingDays } = settings();
  const [today, time] = clockAt(now.getTime(), timeZone);
  const week = (stylist.workingHours ?? []) as WorkingHours[];
  return availableDays(today, week, special, taken, bookingDays, to === 'staff' ? time : undefined);
}

/** The same, as things stand. @param except a meeting that is to be moved: its own hours are free for it */
export async function freeTimes(
  stylist: Row,
  now: Date,
  to: OfferedTo,
  except?: string,
): Promise<AvailableDay[]> {
  const [special, taken] = await Promise.all([
    specialDays(),
    takenHours(stylist.documentId, centreDay(now), except),
  ]);
  return offeredDays(stylist, special, taken, now, to);
}

/** `/api/hair-stylists/available-times/{id}`: by row id or documentId; the same in every language. */
export async function findStylistTimes(ctx: Context) {
  const view = reading(ctx);
  const asked = String(ctx.params.id);
  const byRow = /^\d{1,9}$/.test(asked);
  if (!byRow && !isDocumentId(asked)) {
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
  const days = await freeTimes(row, new Date(), 'visitor');
  sendList(ctx, days, days.length, { offset: 0, limit: Math.max(days.length, 1) });
}

/** `/api/stylist-page` */
export async function findStylistPage(ctx: Context) {
  const row = await single('stylist-page', reading(ctx), { media: true, faq: true });
  sendOne(ctx, row && entry(uidOf('stylist-page'), row));
}
