import { type ShopMaking, shopMaking, tenantCard } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { LoadContext } from './load-context.ts';
import type { MapContent, MapShop } from './map-models.ts';
import { pdfOf } from './pictures.ts';
import { floorLevel } from './place.ts';
import { type Building, readBuilding } from './read-all.ts';
import { ContentUnavailable, type PayloadOf } from './reader.ts';
import { text, without } from './text.ts';

type Location = NonNullable<PayloadOf<'mapLocations'>>['items'][number];

/** Longer chains of redirects go in a circle. */
const MOST_STEPS = 8;

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
      // 400: there is no kiosk of that name. Otherwise nobody knows, and any other place to start is better than none.
      if (error.status !== 400) content.degrade(`${error.call}: ${error.reason}`);
    }
  }
  return orWithout(content, content.read('mapSource', { role: viewer.role }));
}

/** Everything of the map. Never throws: what cannot be had is left out and the page marked as degraded. */
export async function loadMap(context: LoadContext, viewer = VISITOR): Promise<MapContent> {
  const { content } = context;
  const [source, locations, building, file, make] = await Promise.all([
    loadMapSource(context, viewer),
    orWithout(content, content.read('mapLocations', {})),
    readBuilding(content),
    orWithout(content, content.read('mapPdf', {})),
    shopMaking(context),
  ]);
  const shops = shopsOf(building, make);
  return without({
    source,
    shops: withLocations(shops, locations?.items ?? []),
    redirects: redirectsOf(locations?.items ?? []),
    pdf: pdfOf(file),
  });
}

function shopsOf({ search }: Building, make: ShopMaking): MapShop[] {
  return (search?.tenants ?? []).flatMap((tenant): MapShop[] => {
    const card = tenantCard(tenant, make);
    const { level, room } = card.place;
    if (level === null || room === undefined) return [];
    const category = text(tenant.menu_category?.categorySlug);
    return [
      without({
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
            : { slug: category, name: text(tenant.menu_category?.name) ?? category },
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
    const shop = bySlug.get(text(location.tenantSlug) ?? '');
    const level = floorLevel(/^(-?\d)\./.exec(room)?.[1]);
    if (!shop || level === null || rooms.has(room) || text(location.redirectId) !== undefined) return [];
    rooms.add(room);
    return [{ ...shop, room, level }];
  });
  return [...shops, ...more].sort(
    (a, b) => b.level - a.level || a.room.localeCompare(b.room, 'en', { numeric: true }),
  );
}

const roomOf = (id: string | null | undefined) => (text(id) ?? '').replace('−', '-');

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
        if (step === MOST_STEPS) return [];
        last = next.get(last) ?? last;
      }
      return last === from ? [] : [[from, last] as const];
    }),
  );
}
