import { MAP_EDGE_KINDS, type MapFeatureType } from '@mall/contract';
import { type Feature, featuresOf } from './features';
import { issueOfRing, positionOf, positionsOf } from './geometry';
import { unreached, type Way } from './reach';

/** What the map is held against. */
interface Known {
  /** Numbers of rooms that the content system knows. */
  rooms: ReadonlySet<string>;
  tenantSlugs: ReadonlySet<string>;
}

/** What a type's geometry must be; other types of IMDF are kept and not looked at. */
const GEOMETRY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    level: ['Polygon', 'MultiPolygon'],
    unit: ['Polygon', 'MultiPolygon'],
    opening: ['Point', 'LineString'],
    fixture: ['LineString', 'MultiLineString', 'Polygon'],
    amenity: ['Point'],
    node: ['Point'],
    edge: ['LineString'],
    kiosk: ['Point'],
  } satisfies Record<MapFeatureType, readonly string[]>),
);
const KINDS: ReadonlySet<string> = new Set(MAP_EDGE_KINDS);

const propertiesOf = (feature: Feature) => feature.properties ?? {};
const labelOf = ({ feature_type: type, id }: Feature) => `${String(type)} ${String(id)}`;
const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : [null]);

function issueOfGeometry({ feature_type: type, geometry }: Feature): string | null {
  const allowed = GEOMETRY.get(String(type));
  if (!allowed) return null;
  const form = String(geometry?.type);
  if (!allowed.includes(form)) return `geometria musi być / geometry must be ${allowed.join(', ')}`;
  const coordinates = geometry?.coordinates;
  const bad = 'współrzędne nie są liczbami w zakresie / coordinates are no numbers in range';
  if (form === 'Point') return positionOf(coordinates) ? null : bad;
  if (form === 'LineString') return (positionsOf(coordinates)?.length ?? 0) >= 2 ? null : bad;
  if (form === 'MultiLineString') return each(coordinates).every((line) => positionsOf(line)) ? null : bad;
  const rings = form === 'Polygon' ? each(coordinates) : each(coordinates).flatMap(each);
  return rings.map(issueOfRing).find((issue) => issue !== null) ?? null;
}

function issuesOfFeatures(features: readonly Feature[]): string[] {
  const seen = new Set<unknown>();
  return features.flatMap((feature) => {
    const issues: string[] = [];
    const { id, feature_type: type } = feature;
    if (typeof id !== 'string' || id.trim() === '') issues.push('brak id / no id');
    else if (seen.has(id)) issues.push('id powtarza się / id stands twice');
    seen.add(id);
    const issue = issueOfGeometry(feature);
    if (issue) issues.push(issue);
    const { level } = propertiesOf(feature);
    if (GEOMETRY.has(String(type)) && type !== 'edge' && !Number.isInteger(level)) {
      issues.push('brak piętra / no level');
    }
    return issues.map((text) => `${labelOf(feature)}: ${text}`);
  });
}

function issuesOfEdges(edges: readonly Feature[], nodes: ReadonlySet<unknown>): string[] {
  return edges.flatMap((edge) => {
    const { from, to, kind, metres } = propertiesOf(edge);
    const unknown = [from, to]
      .filter((id) => !nodes.has(id))
      .map((id) => `nieznany węzeł / unknown node ${id}`);
    return [
      ...unknown,
      ...(KINDS.has(String(kind)) ? [] : [`nieznany rodzaj / unknown kind ${kind}`]),
      ...(typeof metres === 'number' && metres > 0 ? [] : ['brak długości / no length (metres)']),
    ].map((text) => `${labelOf(edge)}: ${text}`);
  });
}

function issuesOfUnits(units: readonly Feature[], doors: ReadonlySet<unknown>, known: Known): string[] {
  return units.flatMap((unit) => {
    const { room, tenantSlug } = propertiesOf(unit);
    const issues: string[] = [];
    if (typeof tenantSlug === 'string' && !known.tenantSlugs.has(tenantSlug)) {
      issues.push(`nieznany najemca / unknown tenant ${tenantSlug}`);
    }
    if (room !== undefined && room !== null) {
      if (!known.rooms.has(String(room))) issues.push(`nieznany lokal / unknown room ${room}`);
      if (!doors.has(room)) issues.push('brak drzwi w sieci dróg / no door in the network');
    }
    return issues.map((text) => `${labelOf(unit)}: ${text}`);
  });
}

/** Nodes that a way to somewhere ends at: doors, entrances, amenities, kiosks. */
function issuesOfWays(
  features: readonly Feature[],
  nodes: readonly Feature[],
  ways: readonly Way[],
): string[] {
  const categories = new Map(
    features
      .filter(({ feature_type: type }) => type === 'amenity')
      .map((amenity) => [amenity.id, propertiesOf(amenity).category]),
  );
  const kiosks = new Set(
    features.filter(({ feature_type: type }) => type === 'kiosk').map((kiosk) => propertiesOf(kiosk).node),
  );
  const entrances = nodes.filter((node) => propertiesOf(node).sign).map(({ id }) => String(id));
  if (entrances.length === 0) return ['brak wejścia w sieci dróg / no entrance in the network'];
  const places = nodes.filter((node) => {
    const { room, sign, amenity } = propertiesOf(node);
    return room || sign || amenity || kiosks.has(node.id);
  });
  const lost = unreached(
    places.map(({ id }) => String(id)),
    entrances,
    ways,
    false,
  );
  const lostWithoutSteps = unreached(
    places.map(({ id }) => String(id)),
    entrances,
    ways,
    true,
  );
  return places.flatMap((node) => {
    const { room, sign, amenity } = propertiesOf(node);
    const name = room ?? sign ?? amenity ?? node.id;
    if (lost.has(String(node.id))) return [`${name}: nie ma dojścia / cannot be reached`];
    const bySteps = ['stairs', 'escalator'].includes(String(categories.get(amenity)));
    return lostWithoutSteps.has(String(node.id)) && !bySteps
      ? [`${name}: nie ma dojścia bez schodów / cannot be reached without steps`]
      : [];
  });
}

/**
 * What is wrong with a map's source, a line each in Polish and English; none = it can be used whole. Shape first:
 * ways are only looked at when every feature can be read.
 */
export function issuesOf(source: unknown, known: Known): string[] {
  const features = featuresOf(source);
  if (features.length === 0 || (source as { type?: unknown }).type !== 'FeatureCollection') {
    return ['To nie jest GeoJSON FeatureCollection. / This is no GeoJSON FeatureCollection.'];
  }
  const of = (type: string) => features.filter((feature) => feature.feature_type === type);
  const nodes = of('node');
  const edges = of('edge');
  const ids = new Set(nodes.map(({ id }) => id));
  const shape = [
    ...issuesOfFeatures(features),
    ...issuesOfEdges(edges, ids),
    ...of('kiosk')
      .filter((kiosk) => !ids.has(propertiesOf(kiosk).node))
      .map((kiosk) => `${labelOf(kiosk)}: nieznany węzeł / unknown node ${propertiesOf(kiosk).node}`),
  ];
  const doors = new Set(nodes.map((node) => propertiesOf(node).room));
  const units = issuesOfUnits(of('unit'), doors, known);
  if (shape.length > 0) return [...shape, ...units];
  const ways = edges.map((edge): Way => {
    const { from, to, kind, oneWay } = propertiesOf(edge);
    return { from: String(from), to: String(to), kind: String(kind), oneWay: oneWay === true };
  });
  return [...units, ...issuesOfWays(features, nodes, ways)];
}
