import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { addLocalizations, fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { type Reading, range, reading, sendList, sendOne } from '../kit/request';
import { type Row, table, uidOf, type Where } from '../kit/table';

const UID = uidOf('offer');

/** Offers as payload entries; their shops get the room that a translation lacks. */
export async function offerEntries(rows: Row[], view: Reading) {
  const tenants = rows.map((row) => row.tenant as Row | null).filter((tenant) => tenant !== null);
  await fillRooms(tenants, view);
  return rows.map((row) => entry(UID, row));
}

/** Running and coming ones first, promoted before others, the newest first; then ended ones, the last to end first. */
function inOrder(rows: Row[], today: string): Row[] {
  const key = (row: Row) => ({
    ended: typeof row.endDate === 'string' && row.endDate < today,
    promoted: row.isPromoted === true,
    starts: String(row.startDate ?? ''),
    ends: String(row.endDate ?? ''),
  });
  return [...rows].sort((one, other) => {
    const a = key(one);
    const b = key(other);
    if (a.ended !== b.ended) return a.ended ? 1 : -1;
    if (a.ended) return b.ends.localeCompare(a.ends);
    if (a.promoted !== b.promoted) return a.promoted ? -1 : 1;
    return b.starts.localeCompare(a.starts) || a.ends.localeCompare(b.ends) || one.id - other.id;
  });
}

async function list(ctx: Context, where: Where) {
  const view = reading(ctx);
  const window = range(ctx);
  const all = await table('offer').findMany({
    select: ['id', 'documentId', 'isPromoted', 'startDate', 'endDate'],
    where: { locale: view.locale, ...populate.inState(view.status), ...where },
  });
  const ids = inOrder(all, centreDay(new Date()))
    .slice(window.offset, window.offset + window.limit)
    .map((row) => row.id);
  const rows = await table('offer').findMany({
    where: { id: { $in: ids } },
    populate: populate.offer(view.status),
  });
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const entries = await offerEntries(rows, view);
  await addLocalizations('offer', 'slug', entries, view);
  sendList(ctx, entries, all.length, window);
}

/** `/api/offers`: running, coming and ended ones, in that order. */
export async function findOffers(ctx: Context) {
  await list(ctx, {});
}

/** `/api/offers/promoted`: promoted ones that run today. */
export async function findPromotedOffers(ctx: Context) {
  const today = centreDay(new Date());
  await list(ctx, {
    isPromoted: true,
    startDate: { $lte: today },
    $or: [{ endDate: { $gte: today } }, { endDate: { $null: true } }],
  });
}

/** `/api/offers/offer/{slug}` */
export async function findOfferBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('offer').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: populate.offer(view.status),
  });
  const entries = row ? await offerEntries([row], view) : [];
  await addLocalizations('offer', 'slug', entries, view);
  sendOne(ctx, entries[0] ?? null);
}

/** `/api/offer-types` */
export async function findOfferTypes(ctx: Context) {
  const view = reading(ctx);
  const { locale } = view;
  const window = range(ctx);
  const rows = await table('offer-type').findMany({
    where: { locale },
    populate: { icon: true, background_image: true },
    orderBy: [{ id: 'asc' }],
    ...window,
  });
  const total = await table('offer-type').count({ where: { locale } });
  const entries = rows.map((row) => entry(uidOf('offer-type'), row));
  await addLocalizations('offer-type', 'slug', entries, view, false);
  sendList(ctx, entries, total, window);
}
