import { DEFAULT_LOCALE } from '@mall/contract';
import { fillRooms } from '../kit/localizations';
import * as populate from '../kit/populate';
import type { Reading } from '../kit/request';
import { type Row, table } from '../kit/table';

/** `/api/map-locations` gives these. `id` is the number of a room. */
interface MapLocation {
  id: string;
  title: string;
  redirectId: string | null;
  menuCategorySlug: string | null;
  tenantSlug: string | null;
  menuSubCategorySlug: string | null;
}

const slugOf = (of: unknown, field: string) => {
  const slug = (of as Row | null)?.[field];
  return typeof slug === 'string' ? slug : null;
};

const said = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

async function tenantsOf(view: Reading): Promise<Row[]> {
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
  return rows;
}

/** What staff have written of a place; words they have not translated yet are those of the default language. */
interface Written {
  id: string;
  title: string | null;
  originalTitle: string | null;
  redirectId: string | null;
  tenant: string | null;
}

async function writtenLocations({ locale }: Reading): Promise<Written[]> {
  const rows = await table('map-location').findMany({
    where: { locale: { $in: [locale, DEFAULT_LOCALE] } },
    populate: { tenant: { select: ['id', 'documentId'] } },
    orderBy: [{ locationId: 'asc' }],
  });
  return [...new Set(rows.map((row) => row.documentId))].flatMap((documentId): Written[] => {
    const versions = rows.filter((row) => row.documentId === documentId);
    const own = versions.find((row) => row.locale === locale);
    const original = versions.find((row) => row.locale === DEFAULT_LOCALE);
    const first = (field: string) => said(own?.[field]) ?? said(original?.[field]);
    const id = first('locationId');
    if (!id) return [];
    const tenant = (own?.tenant ?? original?.tenant) as Row | null | undefined;
    return [
      {
        id,
        title: said(own?.title),
        originalTitle: said(original?.title),
        redirectId: first('redirectId'),
        tenant: tenant?.documentId ?? null,
      },
    ];
  });
}

function location(
  id: string,
  title: string,
  redirectId: string | null,
  tenant: Row | undefined,
): MapLocation {
  return {
    id,
    title,
    redirectId,
    menuCategorySlug: slugOf(tenant?.menu_category, 'categorySlug'),
    tenantSlug: slugOf(tenant, 'slug'),
    menuSubCategorySlug: slugOf(tenant?.menu_sub_category, 'subCategorySlug'),
  };
}

/** Every place on the map in a language: a room for each shop, and over that what staff have written. */
export async function mapLocations(view: Reading): Promise<MapLocation[]> {
  const tenants = await tenantsOf(view);
  const places = new Map<string, MapLocation>();
  for (const tenant of tenants) {
    const room = (tenant.mall_room as Row | null)?.room_id;
    if (typeof room === 'string') places.set(room, location(room, String(tenant.name), null, tenant));
  }
  for (const { id, title, originalTitle, redirectId, tenant: documentId } of await writtenLocations(view)) {
    const tied = tenants.find((tenant) => tenant.documentId === documentId);
    const found = places.get(id);
    const fallback = tied ? String(tied.name) : (found?.title ?? originalTitle ?? id);
    places.set(
      id,
      found && !tied
        ? { ...found, title: title ?? fallback, redirectId }
        : location(id, title ?? fallback, redirectId, tied),
    );
  }
  return [...places.values()].map((place) =>
    place.title === place.id && place.redirectId
      ? { ...place, title: places.get(place.redirectId)?.title ?? place.id }
      : place,
  );
}
