import type { Context } from 'koa';
import { fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { reading } from '../kit/request';
import { toWords } from '../kit/rich-text';
import { type Row, table, uidOf } from '../kit/table';
import { offerEntries } from '../offers/offers';

const SEARCHED = [
  ...['id', 'documentId', 'name', 'slug', 'description', 'keywords', 'brands'],
  ...['opening_soon', 'acceptsGiftCard'],
];

/** A rich text as plain words, so that search does not find its markup. */
function inWords(row: Row): Row {
  return typeof row.description === 'string' ? { ...row, description: toWords(row.description) } : row;
}

/** `/api/search/data`: all tenants, offers and events of the locale; tenants by name, events by start. */
export async function findSearchData(ctx: Context) {
  const view = reading(ctx);
  const where = { locale: view.locale, ...populate.inState(view.status) };
  const [tenants, offers, events] = await Promise.all([
    table('tenant').findMany({
      select: SEARCHED,
      where,
      populate: populate.tenantCard,
      orderBy: [{ name: 'asc' }],
    }),
    table('offer').findMany({
      where,
      populate: populate.offer(view.status),
      orderBy: [{ isPromoted: 'desc' }, { startDate: 'desc' }],
    }),
    table('event').findMany({ where, populate: populate.event, orderBy: [{ startDate: 'desc' }] }),
  ]);
  await fillRooms(tenants, view);
  ctx.body = {
    tenants: tenants.map((row) => entry(uidOf('tenant'), inWords(row))),
    offers: await offerEntries(offers.map(inWords), view),
    events: events.map((row) => entry(uidOf('event'), inWords(row))),
  };
}
