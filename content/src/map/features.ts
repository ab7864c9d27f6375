/** The map's source as it is stored: GeoJSON in the manner of IMDF (docs/map-data.md). Values may be anything. */
export interface Feature {
  id?: unknown;
  feature_type?: unknown;
  geometry?: { type?: unknown; coordinates?: unknown } | null;
  properties?: Record<string, unknown> | null;
}

export type Role = 'visitor' | 'kiosk';

/** What a room's shop adds to the map, in one language. */
interface ShopInRoom {
  name: string;
  tenantSlug: string | null;
  menuCategorySlug: string | null;
}

interface Additions {
  shops: ReadonlyMap<string, ShopInRoom>;
  /** Ids of equipment that is out of order. */
  broken: ReadonlySet<string>;
  /** Kiosks that the answer knows; null = none. */
  kiosk: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The features of a stored source; what is no feature is left out. */
export function featuresOf(source: unknown): Feature[] {
  const features = isRecord(source) ? source.features : null;
  return Array.isArray(features) ? features.filter(isRecord) : [];
}

/** Ids of the kiosks of a source, in its order. */
export function kiosksOf(features: readonly Feature[]): string[] {
  return features.filter(({ feature_type: type }) => type === 'kiosk').map(({ id }) => String(id));
}

/** Ids of the lifts and escalators of a source, each once. */
export function equipmentOf(features: readonly Feature[]): Set<string> {
  const ids = features
    .filter(({ feature_type: type }) => type === 'edge')
    .map(({ properties }) => properties?.equipment);
  return new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''));
}

/** Amenities none of whose lifts and escalators run: every edge of theirs at that stop is out of order. */
function stoppedAmenities(features: readonly Feature[], isBroken: (edge: Feature) => boolean): Set<unknown> {
  const running = new Map<unknown, boolean>();
  for (const feature of features) {
    if (feature.feature_type !== 'edge' || !feature.properties?.equipment) continue;
    for (const end of [feature.properties.from, feature.properties.to]) {
      running.set(end, running.get(end) === true || !isBroken(feature));
    }
  }
  return new Set(
    features
      .filter(({ feature_type: type, id }) => type === 'node' && running.get(id) === false)
      .map(({ properties }) => properties?.amenity)
      .filter((amenity) => amenity !== undefined),
  );
}

/** The source with the shops of a language in its units, and with what is out of order marked in its edges. */
export function withAdditions(features: readonly Feature[], { shops, broken, kiosk }: Additions): Feature[] {
  const isBroken = ({ properties }: Feature) =>
    properties?.outOfOrder === true || broken.has(String(properties?.equipment));
  const stopped = stoppedAmenities(features, isBroken);
  return features.flatMap((feature): Feature[] => {
    const { feature_type: type, id, properties } = feature;
    if (type === 'kiosk') return id === kiosk ? [feature] : [];
    if (type === 'edge')
      return [{ ...feature, properties: { ...properties, outOfOrder: isBroken(feature) } }];
    if (type === 'amenity' && stopped.has(id)) {
      return [{ ...feature, properties: { ...properties, outOfOrder: true } }];
    }
    const shop = type === 'unit' ? shops.get(String(properties?.room)) : undefined;
    return [shop ? { ...feature, properties: { ...properties, ...shop } } : feature];
  });
}
