import { z } from 'zod';
import { component, models, needed, text } from '../wire.ts';

const geometry = z.object({
  type: z.enum(['Point', 'LineString', 'Polygon', 'MultiPolygon']),
  /** Longitude before latitude, nested as the type asks. */
  coordinates: z.array(z.unknown()),
});

/**
 * One feature in the manner of IMDF: `level`, `unit`, `amenity` or `opening`. Properties of a unit: `level`, `room`,
 * and where a shop is in it `name`, `tenantSlug`, `menuCategorySlug`, all in the asked language.
 */
const feature = component('MapFeature', {
  type: z.literal('Feature'),
  id: needed,
  feature_type: needed,
  geometry: geometry.nullable(),
  properties: z.record(z.string(), z.unknown()),
});

/** `/api/map-source`: the building as GeoJSON. */
export const mapSource = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) });
models.add(mapSource, { id: 'MapSource' });

/** Who asks for the map: a visitor's browser, or a kiosk in the building. */
export const MAP_ROLES = ['visitor', 'kiosk'] as const;

/**
 * A shop on the map. `id` is the number of its room; `redirectId` the id of another location to be shown instead.
 */
export const mapLocation = component('MapLocation', {
  id: needed,
  title: needed,
  redirectId: text,
  menuCategorySlug: text,
  tenantSlug: text,
  menuSubCategorySlug: text,
});
