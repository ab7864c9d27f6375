import type { Context } from 'koa';
import { centreDate } from './centre-time';
import { addLocalizations, fillRooms } from './localizations';
import { entry } from './payload';
import * as populate from './populate';
import { type Reading, range, reading, sendList, sendOne } from './request';
import { type Row, table, uidOf, type Where } from './table';

const UID = uidOf('offer');

/** Offers as payload entries; their shops get the room that a translation lacks. */
export async function offerEntries(rows: Row[], view: Reading) {
  const tenants = rows.map((row) => row.tenant as Row | null).filter((tenant) => tenant !== null);
  await fillRooms(tenants, view);
  return rows.map((row) => entry(UID, row));
}

async function list(ctx: Context, where: Where) {
  const view = reading(ctx);
  const window = range(ctx);
  const all = { locale: view.locale, ...populate.inState(view.status), ...where };
  const [rows, total] = await Promise.all([
    // Endless offers have no end date and sort as null; the latest end first keeps ended ones out of the first page.
    table('offer').findMany({
      where: all,
      populate: populate.offer(view.status),
      orderBy: [{ isPromoted: 'desc' }, { endDate: 'desc' }, { startDate: 'desc' }],
      ...window,
    }),
    table('offer').count({ where: all }),
  ]);
  const entries = await offerEntries(rows, view);
  await addLocalizations('offer', 'slug', entries, view);
  sendList(ctx, entries, total, window);
}

/** `/api/offers`: running, coming and ended ones. */
export async function findOffers(ctx: Context) {
  await list(ctx, {});
}

/** `/api/offers/promoted`: promoted ones that run today. */
export async function findPromotedOffers(ctx: Context) {
  const today = centreDate(new Date());
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
  const { locale } = reading(ctx);
  const window = range(ctx);
  const rows = await table('offer-type').findMany({
    where: { locale },
    populate: { icon: true, background_image: true },
    orderBy: [{ id: 'asc' }],
    ...window,
  });
  const total = await table('offer-type').count({ where: { locale } });
  sendList(
    ctx,
    rows.map((row) => entry(uidOf('offer-type'), row)),
    total,
    window,
  );
}
