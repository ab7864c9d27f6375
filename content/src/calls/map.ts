import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { fillRooms } from './localizations';
import { entry } from './payload';
import * as populate from './populate';
import { type Reading, range, reading, sendList, sendOne, text } from './request';
import { shared } from './singles';
import { type Row, table, uidOf } from './table';

const ROLES = new Set(['visitor', 'kiosk']);

interface Feature {
  properties?: Record<string, unknown>;
}

/** Shops by the number of their room, in the asked language. */
async function shopsByRoom(view: Reading): Promise<[room: string, shop: Row][]> {
  const rows = await table('tenant').findMany({
    select: ['id', 'documentId', 'locale', 'name', 'slug'],
    where: { locale: view.locale, ...populate.inState(view.status) },
    populate: {
      mall_room: { select: ['id', 'documentId', 'room_id'] },
      location: { select: ['id', 'documentId', 'floorName', 'level'] },
      menu_category: { select: ['id', 'documentId', 'categorySlug'] },
      menu_sub_category: { select: ['id', 'documentId', 'subCategorySlug'] },
    },
    orderBy: [{ name: 'asc' }],
  });
  await fillRooms(rows, view);
  return rows.flatMap((row) => {
    const room = (row.mall_room as Row | null)?.room_id;
    return typeof room === 'string' ? [[room, row]] : [];
  });
}

const slugOf = (of: unknown, field: string) => (of as Row | null)?.[field] ?? null;

/** `/api/map-source`: the stored building with the shops of the language put into its rooms. */
export async function findMapSource(ctx: Context) {
  const view = reading(ctx);
  const role = text(ctx, 'role') ?? 'visitor';
  if (!ROLES.has(role)) throw new errors.ValidationError('role must be visitor or kiosk.');
  const row = await table('map-source').findOne({ where: { role } });
  const stored = (row?.source as { features?: unknown } | null)?.features;
  const features = (Array.isArray(stored) ? stored : []) as Feature[];
  const shops = new Map(await shopsByRoom(view));
  ctx.body = {
    type: 'FeatureCollection',
    features: features.map((feature) => {
      const shop = shops.get(String(feature.properties?.room));
      if (!shop) return feature;
      return {
        ...feature,
        properties: {
          ...feature.properties,
          name: shop.name,
          tenantSlug: shop.slug,
          menuCategorySlug: slugOf(shop.menu_category, 'categorySlug'),
        },
      };
    }),
  };
}

/** `/api/map-locations` */
export async function findMapLocations(ctx: Context) {
  const window = range(ctx);
  const shops = await shopsByRoom(reading(ctx));
  const locations = shops.map(([room, shop]) => ({
    id: room,
    title: shop.name,
    redirectId: null,
    menuCategorySlug: slugOf(shop.menu_category, 'categorySlug'),
    tenantSlug: shop.slug,
    menuSubCategorySlug: slugOf(shop.menu_sub_category, 'subCategorySlug'),
  }));
  const part = locations.slice(window.offset, window.offset + window.limit);
  sendList(ctx, part, locations.length, window);
}

/** `/api/map-pdf`: the file itself; a 404 while the operator has uploaded none. */
export async function findMapPdf(ctx: Context) {
  const row = await shared('map-pdf', { pdf: true });
  const pdf = row && entry(uidOf('map-pdf'), row, reading(ctx).locale).attributes.pdf;
  sendOne(ctx, (pdf as { data: object | null } | null)?.data ?? null);
}
