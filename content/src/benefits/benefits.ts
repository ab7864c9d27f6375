import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { addLocalizations, fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { pagination, type Reading, reading, sendList, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { type Row, table, uidOf } from '../kit/table';
import { votesOf } from './coupon-stats';

/** Everything of a coupon but its code, which no list gives away. */
const LISTED = [
  'id',
  'documentId',
  'locale',
  'updatedAt',
  'name',
  'description',
  'type',
  'value',
  'validFrom',
  'validTo',
  'vote',
];

const badge = { populate: { image: true } };
const seo = { populate: { image: true } };
const giftCard = { media: true, values: true, steps: true, salePoints: true, faq: true, seo };
const csr = {
  figures: true,
  projects: { populate: { media: true, figures: true } },
  partners: true,
  seo,
};
const mobileApp = {
  media: true,
  features: true,
  rewards: true,
  appleDownload: badge,
  googleDownload: badge,
  faq: true,
  seo,
};

/** Ids of coupons, those with the most votes first, then those that end first; one without an end comes last. */
function mostWanted(rows: readonly Row[], votes: ReadonlyMap<string, number>): number[] {
  const end = ({ validTo }: Row) => (typeof validTo === 'string' ? validTo : '9');
  return [...rows]
    .sort(
      (a, b) =>
        (votes.get(b.documentId) ?? 0) - (votes.get(a.documentId) ?? 0) ||
        end(a).localeCompare(end(b)) ||
        a.documentId.localeCompare(b.documentId),
    )
    .map(({ id }) => id);
}

/**
 * `/api/coupons` with `pagination[page]` and `pagination[pageSize]`: what is or will be good, the most wanted
 * first. `voted` is null here: a list is the same for everybody.
 */
export async function findCoupons(ctx: Context) {
  const view = reading(ctx);
  const window = pagination(ctx);
  const today = centreDay(new Date());
  const all = await table('coupon').findMany({
    select: ['id', 'documentId', 'vote', 'validTo'],
    where: {
      locale: view.locale,
      ...populate.inState(view.status),
      $or: [{ validTo: { $gte: today } }, { validTo: { $null: true } }],
    },
  });
  const votes = await votesOf(all);
  const ids = mostWanted(all, votes).slice(window.offset, window.offset + window.limit);
  const found = await table('coupon').findMany({
    select: LISTED,
    where: { id: { $in: ids } },
    populate: { tenant: populate.offer(view.status).tenant },
  });
  const rows = ids.map((id) => found.find((row) => row.id === id)).filter((row) => row !== undefined);
  await fillRooms(
    rows.map((row) => row.tenant as Row | null).filter((tenant) => tenant !== null),
    view,
  );
  const entries = rows.map((row) => {
    const { id, attributes } = entry(uidOf('coupon'), row);
    return { id, attributes: { ...attributes, vote: votes.get(row.documentId) ?? 0, voted: null } };
  });
  sendList(ctx, entries, all.length, window);
}

async function sendSingle(ctx: Context, name: string, populated: (view: Reading) => Record<string, unknown>) {
  const view = reading(ctx);
  const row = await single(name, view, populated(view));
  sendOne(ctx, row && entry(uidOf(name), row));
}

/** `/api/coupons-page` */
export async function findCouponsPage(ctx: Context) {
  await sendSingle(ctx, 'coupons-page', ({ status }) => ({
    app: { select: ['id', 'documentId', 'name', 'slug'], where: populate.inState(status) },
    seo,
  }));
}

/** `/api/gift-card` */
export async function findGiftCard(ctx: Context) {
  await sendSingle(ctx, 'gift-card', () => giftCard);
}

/** `/api/csr` */
export async function findCsr(ctx: Context) {
  await sendSingle(ctx, 'csr', () => csr);
}

/** `/api/mobile-apps/mobile-app/{slug}` */
export async function findMobileAppBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('mobile-app').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: mobileApp,
  });
  const entries = row ? [entry(uidOf('mobile-app'), row)] : [];
  await addLocalizations('mobile-app', 'slug', entries, view);
  sendOne(ctx, entries[0] ?? null);
}
