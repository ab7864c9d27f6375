import { z } from 'zod';
import { type Fields, isFields } from '../reading/coercions.ts';
import { pick, present } from '../reading/pick.ts';
import type { Json } from '../reading/unwrap.ts';
import { component, list, needed, text } from '../wire.ts';

const geometry = z.object({
  type: z.enum(['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']),
  /** Longitude before latitude (WGS 84), nested as the type asks. */
  coordinates: z.array(z.unknown()),
});

/**
 * One feature in the manner of IMDF. `properties` by `feature_type`, each with the `level` it is on:
 * level `ordinal`; unit `category`, `display_point`, `room`, and where a shop is in it `name`, `tenantSlug`,
 * `menuCategorySlug` in the asked language; opening `kind`, `room`, `sign`; fixture `kind`; amenity `category`,
 * `equipment`, `outOfOrder`; node `room`, `sign`, `amenity`; edge `from`, `to`, `kind`, `metres`, `oneWay`,
 * `equipment`, `outOfOrder` (and no level); kiosk `node`, `name`.
 */
const feature = component('MapFeature', {
  type: z.literal('Feature'),
  id: needed,
  feature_type: needed,
  geometry: geometry.nullable(),
  properties: z.record(z.string(), z.unknown()),
});

/** Who asks for the map: a visitor's browser, or a kiosk in the building, whose map has its own place. */
export const MAP_ROLES = ['visitor', 'kiosk'] as const;

/** By which a place is known from a feature of a plan, too. */
const PLACE_NAMES = {
  id: ['room', 'roomId', 'locationId', 'storeId'],
  title: ['tenantName'],
  tenantSlug: ['slug', 'tenant'],
};

/**
 * A place on the map. `id` is the number of its room; `redirectId` the id of another location to be shown instead.
 */
export const mapLocation = component(
  'MapLocation',
  {
    id: needed,
    title: needed,
    redirectId: text,
    menuCategorySlug: text,
    tenantSlug: text,
    menuSubCategorySlug: text,
  },
  {
    names: {
      ...PLACE_NAMES,
      menuCategorySlug: ['categorySlug', 'category'],
      menuSubCategorySlug: ['subCategorySlug', 'subCategory'],
    },
  },
);

/** What stands in the place of features, as places on the map: some systems list these where the plan is asked for. */
function placesInstead({ features }: Fields): Fields {
  const isPlace = (one: Json) =>
    isFields(one) &&
    one.geometry === undefined &&
    pick(one, ['id', ...PLACE_NAMES.id]) !== undefined &&
    pick(one, ['title', 'name', ...PLACE_NAMES.title, 'redirectId', ...PLACE_NAMES.tenantSlug]) !== undefined;
  if (!Array.isArray(features) || features.length === 0 || !features.every(isPlace)) return {};
  return { locations: features, features: [] };
}

/**
 * `/api/map-source`: the building as GeoJSON, with a network of ways. `locations` are those of `/api/map-locations`, from
 * systems that list them here.
 */
export const mapSource = component(
  'MapSource',
  {
    type: z.literal('FeatureCollection'),
    features: list(feature),
    locations: list(mapLocation).optional(),
  },
  {
    list: 'features',
    names: { locations: ['mapLocations', 'places'] },
    shape: placesInstead,
    complete: ({ type, features, locations }): Fields =>
      present(locations) && !present(type) ? { type: 'FeatureCollection', features: features ?? [] } : {},
  },
);
