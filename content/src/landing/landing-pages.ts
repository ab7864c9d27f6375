import type { Context } from 'koa';
import { addLocalizations, fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { type Reading, reading, sendOne } from '../kit/request';
import { type Row, table, uidOf } from '../kit/table';

const media = { populate: { media: true } };

/** The blocks with all that they show; what they feature only in the asked publication state. */
function page(status: Reading['status']) {
  const where = populate.inState(status);
  const on = {
    'landing.hero': media,
    'landing.rich-text': true,
    'landing.picture': media,
    'landing.gallery': media,
    'landing.tenants': { populate: { tenants: { where, populate: populate.tenant } } },
    'landing.offers': { populate: { offers: { where, populate: populate.offer(status) } } },
    'landing.events': { populate: { events: { where, populate: populate.event } } },
    'landing.figures': { populate: { figures: true } },
    'landing.faq': { populate: { questions: true } },
    'landing.video': media,
    'landing.campaign': media,
    'landing.downloads': { populate: { files: media } },
    'landing.call-to-action': true,
    'landing.crm-form': true,
  };
  return { media: true, blocks: { on } };
}

const rows = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** `/api/page/page/{slug}` */
export async function findLandingPageBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('page').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: page(view.status),
  });
  if (!row) return sendOne(ctx, null);
  const blocks = rows(row.blocks);
  const ofOffers = blocks.flatMap((block) => rows(block.offers)).map((offer) => offer.tenant as Row | null);
  await fillRooms(
    [...blocks.flatMap((block) => rows(block.tenants)), ...ofOffers].filter((tenant) => tenant !== null),
    view,
  );
  const entries = [entry(uidOf('page'), row)];
  await addLocalizations('page', 'slug', entries, view);
  sendOne(ctx, entries[0] ?? null);
}
