import type { Context } from 'koa';
import { addLocalizations, fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { pagination, type Reading, range, reading, sendList, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { type Query, type Row, table, uidOf, type Where } from '../kit/table';

/** The shops a story shows, as cards name them; those that are not published are left out. */
function shops(status: Reading['status']) {
  return { ...populate.offer(status).tenant };
}

/** Nobody but an editor in a preview knows of an inspiration before its publish date. */
function inspirationsOf(view: Reading): Where {
  const dated = view.status === 'draft' ? {} : { publishDate: { $lte: new Date().toISOString() } };
  return { locale: view.locale, ...populate.inState(view.status), ...dated };
}

async function inspirationEntries(rows: Row[], view: Reading) {
  await fillRooms(
    rows.flatMap((row) => (row.tenants as Row[] | undefined) ?? []),
    view,
  );
  const entries = rows.map((row) => entry(uidOf('inspiration'), row));
  await addLocalizations('inspiration', 'slug', entries, view);
  return entries;
}

/** `/api/inspirations`: promoted ones first, then the latest. */
export async function findInspirations(ctx: Context) {
  const view = reading(ctx);
  const window = ctx.query.pagination === undefined ? range(ctx) : pagination(ctx);
  const where = inspirationsOf(view);
  const [rows, total] = await Promise.all([
    table('inspiration').findMany({
      where,
      populate: { media: true, cardMedia: true, products: true, tenants: shops(view.status) },
      orderBy: [{ isPromoted: 'desc' }, { publishDate: 'desc' }, { id: 'asc' }],
      ...window,
    }),
    table('inspiration').count({ where }),
  ]);
  sendList(ctx, await inspirationEntries(rows, view), total, window);
}

/** `/api/inspirations/inspiration/{slug}` */
export async function findInspirationBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('inspiration').findOne({
    where: { ...inspirationsOf(view), slug: ctx.params.slug },
    populate: { media: true, cardMedia: true, products: true, tenants: shops(view.status) },
  });
  const entries = await inspirationEntries(row ? [row] : [], view);
  sendOne(ctx, entries[0] ?? null);
}

/** `/api/inspirations/lookbook` */
export async function findLookbook(ctx: Context) {
  const row = await single('lookbook', reading(ctx), {
    spreads: { populate: { media: true, products: true } },
  });
  sendOne(ctx, row && entry(uidOf('lookbook'), row));
}

/** `/api/instagram` */
export async function findInstagram(ctx: Context) {
  const row = await single('instagram', reading(ctx), {});
  sendOne(ctx, row && entry(uidOf('instagram'), row));
}

async function sendAll(ctx: Context, name: string, view: Reading, where: Where, query: Query) {
  const window = ctx.query.pagination === undefined ? range(ctx) : pagination(ctx);
  const asked = { locale: view.locale, ...where };
  const [rows, total] = await Promise.all([
    table(name).findMany({ where: asked, ...query, ...window }),
    table(name).count({ where: asked }),
  ]);
  await fillRooms(
    rows.map((row) => row.tenant as Row | null | undefined).filter((shop) => shop != null),
    view,
  );
  sendList(
    ctx,
    rows.map((row) => entry(uidOf(name), row)),
    total,
    window,
  );
}

/** `/api/marketplaces`, in the editors' order. */
export async function findMarketplaces(ctx: Context) {
  const view = reading(ctx);
  await sendAll(ctx, 'marketplace', view, populate.inState(view.status), {
    populate: {
      images: true,
      cover: true,
      tenant: shops(view.status),
    },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
}

/** `/api/instagram-posts`: the latest first. */
export async function findInstagramPosts(ctx: Context) {
  const view = reading(ctx);
  await sendAll(ctx, 'instagram-post', view, populate.inState(view.status), {
    populate: { media: true },
    orderBy: [{ publishDate: 'desc' }, { id: 'asc' }],
  });
}

/** `/api/special-promotions`: all of them, ended ones too; what ends first stands first. */
export async function findSpecialPromotions(ctx: Context) {
  await sendAll(
    ctx,
    'special-promotion',
    reading(ctx),
    {},
    {
      populate: { backgroundImage: true },
      orderBy: [{ valid_to: 'asc' }, { id: 'asc' }],
    },
  );
}
