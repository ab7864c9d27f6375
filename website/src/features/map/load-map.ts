import { roomNumber } from '@mall/contract/fields.ts';
import { type ShopCardContext, shopCardContext, tenantCard } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { type Building, readBuildingData } from '../../content/client/read-all.ts';
import { type ContentReader, ContentUnavailable, type PayloadOf } from '../../content/client/reader.ts';
import { pdfOf } from '../../content/fields/pictures.ts';
import { floorLevel, isInRoom } from '../../content/fields/place.ts';
import { omitUndefined, trimToUndefined } from '../../content/fields/text.ts';
import type { MapContent, MapShop } from './map-models.ts';

type Location = NonNullable<PayloadOf<'mapLocations'>>['items'][number];

/** Longer chains of redirects go in a circle. */
const MAX_STEPS = 8;

/** Who looks at the map: a visitor, or a kiosk, by its id or else the first of the building. */
export type MapViewer = { role: 'visitor' } | { role: 'kiosk'; kiosk?: string };

const VISITOR: MapViewer = { role: 'visitor' };

/** The map's source alone, for pages that show a part of it; null when it is not to be had. */
export async function loadMapSource({ content }: LoadContext, viewer = VISITOR): Promise<object | null> {
  const named = viewer.role === 'kiosk' && /^[\w-]{1,60}$/.test(viewer.kiosk ?? '');
  if (named) {
    try {
      const own = await content.read('mapSource', viewer);
      if (own) return own;
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      // Nobody knows whether there is a kiosk of that name, and any other place to start is better than none.
      content.degrade(`${error.endpoint}: ${error.reason}`);
    }
  }
  return orWithout(content, content.read('mapSource', { role: viewer.role }));
}

/** Everything of the map. Never throws: what cannot be had is left out and the page marked as degraded. */
export async function loadMap(context: LoadContext, viewer = VISITOR): Promise<MapContent> {
  const { content } = context;
  const [source, placed, file] = await Promise.all([
    loadMapSource(context, viewer),
    loadPlacedShops(context),
    orWithout(content, content.read('mapPdf', {})),
  ]);
  return omitUndefined({ source, ...placed, pdf: pdfOf(file) });
}

/** The shops in their rooms, and which room stands for which. Never throws, like `loadMap`. */
export async function loadPlacedShops(
  context: LoadContext,
): Promise<Pick<MapContent, 'shops' | 'redirects'>> {
  const { content } = context;
  const [locations, building, make] = await Promise.all([
    orWithout(content, content.read('mapLocations', {})),
    readBuildingData(content),
    shopCardContext(context),
  ]);
  const items = locations?.items ?? (await listedWithPlan(content));
  return { shops: withLocations(shopsOf(building, make), items), redirects: redirectsOf(items) };
}

/** Locations of a system that lists them where the plan is asked for. */
async function listedWithPlan(content: ContentReader): Promise<readonly Location[]> {
  const source = await orWithout(content, content.read('mapSource', { role: 'visitor' }));
  return source?.locations ?? [];
}

function shopsOf({ search }: Building, make: ShopCardContext): MapShop[] {
  return (search?.tenants ?? []).flatMap((tenant): MapShop[] => {
    const card = tenantCard(tenant, make);
    const { place } = card;
    if (!isInRoom(place)) return [];
    const { level, room } = place;
    const category = trimToUndefined(tenant.menu_category?.categorySlug);
    return [
      omitUndefined({
        room,
        level,
        name: card.name,
        href: card.href,
        slug: tenant.slug.trim(),
        hours: card.hours,
        openingSoon: card.openingSoon,
        logo: card.logo,
        category:
          category === undefined
            ? undefined
            : { slug: category, name: trimToUndefined(tenant.menu_category?.name) ?? category },
      }),
    ];
  });
}

/** A location may give a shop a second room: that room shows the shop too. Rooms as people count them. */
function withLocations(shops: readonly MapShop[], locations: readonly Location[]): MapShop[] {
  const rooms = new Set(shops.map((shop) => shop.room));
  const bySlug = new Map(shops.map((shop) => [shop.slug, shop]));
  const more = locations.flatMap((location): MapShop[] => {
    const room = roomOf(location.id);
    const shop = bySlug.get(trimToUndefined(location.tenantSlug) ?? '');
    const level = floorLevel(/^(-?\d{1,2})\./.exec(room)?.[1]);
    if (!shop || level === null || rooms.has(room) || trimToUndefined(location.redirectId) !== undefined)
      return [];
    rooms.add(room);
    return [{ ...shop, room, level }];
  });
  return [...shops, ...more].sort(
    (a, b) => b.level - a.level || a.room.localeCompare(b.room, 'en', { numeric: true }),
  );
}

const roomOf = (id: string | null | undefined) => roomNumber(trimToUndefined(id) ?? '');

function redirectsOf(locations: readonly Location[]): ReadonlyMap<string, string> {
  const next = new Map(
    locations.flatMap(({ id, redirectId }) => {
      const to = roomOf(redirectId);
      return to === '' || to === roomOf(id) ? [] : [[roomOf(id), to] as const];
    }),
  );
  return new Map(
    [...next].flatMap(([from, to]) => {
      let last = to;
      for (let step = 0; next.has(last); step += 1) {
        if (step === MAX_STEPS) return [];
        last = next.get(last) ?? last;
      }
      return last === from ? [] : [[from, last] as const];
    }),
  );
}
