import { WEEKDAYS } from '@mall/contract';
import type { Context } from 'koa';
import { addLocalizations, fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { reading, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { type Row, table, uidOf } from '../kit/table';

const LUNCH_CARD = uidOf('lunch-card');

/** The dishes of a restaurant by day, Monday first; days without any are left out. */
function weekOf(menu: Row) {
  const dishes = Array.isArray(menu.dishes) ? (menu.dishes as Row[]) : [];
  return WEEKDAYS.map((day) => ({
    day,
    dishes: dishes
      .filter((dish) => dish.day === day)
      .map(({ id, name, price, vegetarian }) => ({
        id,
        name,
        price: price === null || price === undefined ? null : Number(price),
        vegetarian: vegetarian === true,
      })),
  })).filter(({ dishes }) => dishes.length > 0);
}

/** `/api/daily-menu`. Answers as long as a restaurant has a menu, even before the page itself was written. */
export async function findDailyMenu(ctx: Context) {
  const view = reading(ctx);
  const state = populate.inState(view.status);
  const { tenant } = populate.offer(view.status);
  const [page, menus] = await Promise.all([
    single('daily-menu', view, { lunch_cards: { where: { ...state, locale: view.locale } } }),
    table('restaurant-menu').findMany({
      where: { locale: view.locale, ...state },
      populate: { tenant, dishes: true },
      orderBy: [{ order: 'asc' }, { id: 'asc' }],
    }),
  ]);
  if (!page && menus.length === 0) return sendOne(ctx, null);
  const tenants = menus.map((menu) => menu.tenant as Row | null).filter((row) => row !== null);
  await fillRooms(tenants, view);
  const whole = page
    ? entry(uidOf('daily-menu'), page)
    : { id: 0, attributes: { heading: null, text: null, lunch_cards: { data: [] } } };
  sendOne(ctx, {
    id: whole.id,
    attributes: {
      ...whole.attributes,
      menus: menus.map((menu) => ({
        id: menu.id,
        tenant: entry(uidOf('restaurant-menu'), menu).attributes.tenant ?? { data: null },
        currency: menu.currency ?? null,
        servedFrom: menu.servedFrom ?? null,
        servedTo: menu.servedTo ?? null,
        week: weekOf(menu),
      })),
    },
  });
}

/** `/api/lunch-cards/card/{slug}` */
export async function findLunchCardBySlug(ctx: Context) {
  const view = reading(ctx);
  const { tenant } = populate.offer(view.status);
  const row = await table('lunch-card').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: { media: true, steps: true, tenants: tenant },
  });
  if (!row) return sendOne(ctx, null);
  if (Array.isArray(row.tenants)) await fillRooms(row.tenants as Row[], view);
  const card = entry(LUNCH_CARD, row);
  await addLocalizations('lunch-card', 'slug', [card], view);
  sendOne(ctx, card);
}
