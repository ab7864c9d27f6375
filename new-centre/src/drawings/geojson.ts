import { type Drafting, type FeatureCollection, feature, type MapFeature } from './features.ts';
import type { Floor } from './floor/floor.ts';
import type { AreaLayer } from './floor/spaces.ts';
import { innerPoint } from './geometry/inner-point.ts';
import { type Piece, piecesOf } from './geometry/polygons.ts';
import { codeOf, type KeyOf } from './keys.ts';
import type { Place } from './places/place.ts';
import type { Graph } from './routes/graph.ts';

const CATEGORY: Readonly<Record<AreaLayer, string>> = {
  rooms: 'retail',
  voids: 'void',
  squares: 'square',
  landings: 'landing',
  staff: 'nonpublic',
  parking: 'parking',
};

function levels({ level, outline }: Floor, drafting: Drafting): MapFeature[] {
  return outline.flatMap((piece, index) => {
    const geometry = drafting.polygon(piece);
    const id = `level-${codeOf(level)}${index > 0 ? `-${index + 1}` : ''}`;
    return geometry ? [feature(id, 'level', geometry, { level, ordinal: level })] : [];
  });
}

function unit(
  id: string,
  piece: Piece,
  drafting: Drafting,
  properties: MapFeature['properties'],
): MapFeature[] {
  const geometry = drafting.polygon(piece);
  const display_point = drafting.position(innerPoint(piece));
  return geometry ? [feature(id, 'unit', geometry, { ...properties, display_point })] : [];
}

/** @param open rooms that have a door in the network: the others are drawn and have no number */
function units(floor: Floor, open: ReadonlySet<string>, keyOf: KeyOf, drafting: Drafting): MapFeature[] {
  const { level } = floor;
  const spaces = floor.spaces.flatMap(({ layer, label, area }) =>
    piecesOf(area).flatMap((piece) => {
      const isRoom = layer === 'rooms' && label !== undefined;
      const room = isRoom && open.has(label) ? { room: label } : {};
      const category = isRoom && !open.has(label) ? 'nonpublic' : CATEGORY[layer];
      const key = keyOf(level, isRoom ? 'room' : category, label);
      return unit(`unit-${key}`, piece, drafting, { level, category, ...room });
    }),
  );
  const walkways = floor.walkways.flatMap((piece) =>
    unit(`unit-${keyOf(level, 'walkway')}`, piece, drafting, { level, category: 'walkway' }),
  );
  return [...spaces, ...walkways];
}

function opening({ key, level, kind, name, mark, at }: Place, { point }: Drafting): MapFeature[] {
  if (kind === 'door')
    return [feature(`opening-${key}`, 'opening', point(mark), { level, kind, room: name })];
  return kind === 'entrance'
    ? [feature(`opening-${key}`, 'opening', point(at), { level, kind, sign: name })]
    : [];
}

function amenity({ key, level, kind, name, mark, equipment }: Place, { point }: Drafting): MapFeature[] {
  if (kind !== 'amenity') return [];
  const properties = { level, category: name, ...(equipment ? { equipment } : {}) };
  return [feature(`amenity-${key}`, 'amenity', point(mark), properties)];
}

function kiosk({ key, level, kind, name, mark }: Place, { point }: Drafting): MapFeature[] {
  if (kind !== 'kiosk') return [];
  return [feature(`kiosk-${key}`, 'kiosk', point(mark), { level, node: `node-${key}`, name })];
}

function meaning(place: Place | undefined): MapFeature['properties'] {
  if (place?.kind === 'door') return { room: place.name };
  if (place?.kind === 'entrance') return { sign: place.name };
  return place?.kind === 'amenity' ? { amenity: `amenity-${place.key}` } : {};
}

function routing({ nodes, edges }: Graph, drafting: Drafting): MapFeature[] {
  return [
    ...nodes.map(({ id, level, at, place }) =>
      feature(id, 'node', drafting.point(at), { level, ...meaning(place) }),
    ),
    ...edges.map(({ id, from, to, kind, metres, oneWay, equipment }) =>
      feature(id, 'edge', drafting.line([from.at, to.at]), {
        from: from.id,
        to: to.id,
        kind,
        metres: drafting.metres(metres, from.at, to.at),
        oneWay,
        ...(equipment ? { equipment } : {}),
        outOfOrder: false,
      }),
    ),
  ];
}

/** The map source of docs/map-data.md. Places that are not in the network are not in it either. */
export function collectionOf(
  floors: readonly Floor[],
  graph: Graph,
  keyOf: KeyOf,
  drafting: Drafting,
): FeatureCollection {
  const places = graph.nodes.flatMap(({ place }) => place ?? []);
  const openOn = (floor: Floor) =>
    new Set(
      places.filter(({ level, kind }) => level === floor.level && kind === 'door').map(({ name }) => name),
    );
  return {
    type: 'FeatureCollection',
    features: [
      ...floors.flatMap((floor) => levels(floor, drafting)),
      ...floors.flatMap((floor) => units(floor, openOn(floor), keyOf, drafting)),
      ...places.flatMap((place) => opening(place, drafting)),
      ...places.flatMap((place) => amenity(place, drafting)),
      ...routing(graph, drafting),
      ...places.flatMap((place) => kiosk(place, drafting)),
    ],
  };
}
