import type { FloorLevel } from '../../../ui/floors/floor.ts';
import {
  AMENITY_KINDS,
  type Amenity,
  type AmenityKind,
  type Building,
  type Entrance,
  type Floor,
  type Kiosk,
  type Point,
} from './building.ts';
import { type LonLat, type MapFeature, pointOf, readFeatures, roomOf, textOf } from './geojson.ts';
import { planeOf } from './plane.ts';
import { readEdges, readNodes } from './read-network.ts';
import { inside, labelSpaces, middleOf, nearestWall, openRing, pathOf } from './shapes.ts';

/** The longer side of a building on the sheet, and the room round it for entrances and their signs. */
const SHEET = 800;
/** Sizes in metres that a shopping centre may have. */
const SMALLEST = 5;
const LARGEST = 5_000;
/** Half an entrance's gap, and how far outside the wall its sign stands, in sheet units. */
const GAP = 27;
const SIGN_OUT = 36;
/** Half a door's width on the sheet, and how far from its wall its point may lie. */
const DOOR = 8;
const DOOR_NEAR = 12;

/** The storey that a feature is on; undefined for what is none. */
export function levelOf({ properties }: MapFeature): FloorLevel | undefined {
  const { level } = properties;
  return typeof level === 'number' && Number.isInteger(level) && Math.abs(level) < 100 ? level : undefined;
}

const made = new WeakMap<object, Building | null>();

/**
 * The building of a map source; null when it cannot be drawn: no floors, or nothing of a believable size. Features
 * that are wrong are left out. The same source gives the same object.
 */
export function readBuilding(source: unknown): Building | null {
  if (typeof source !== 'object' || source === null) return null;
  const known = made.get(source);
  if (known !== undefined) return known;
  const building = buildingOf(readFeatures(source));
  made.set(source, building);
  return building;
}

function buildingOf(features: readonly MapFeature[]): Building | null {
  const outlines = features.filter((feature) => feature.type === 'level' && levelOf(feature) !== undefined);
  const plane = planeOf(outlines.flatMap(({ lines }) => lines.flat()));
  const size = Math.max(plane.width, plane.height);
  if (!(size >= SMALLEST && size <= LARGEST)) return null;
  const scale = SHEET / size;
  const onSheet = (point: LonLat): Point => {
    const [x, y] = plane.toMetres(point);
    return [x * scale, y * scale];
  };
  const levels = [...new Set(outlines.map(levelOf))].filter((level) => level !== undefined);
  const floors = levels
    .sort((a, b) => b - a)
    .flatMap((level) => {
      const ofLevel = features.filter((one) => levelOf(one) === level);
      const floor = drawFloor(level, ofLevel, onSheet);
      return floor ? [floor] : [];
    });
  if (floors.every((floor) => floor.rooms.length === 0)) return null;
  const nodes = readNodes(features, plane.toMetres);
  const edges = readEdges(features);
  const stopped = new Set(
    edges.flatMap((edge) => (edge.outOfOrder && edge.equipment ? [edge.equipment] : [])),
  );
  const equipment = new Map(features.map((one) => [one.id, textOf(one.properties.equipment) ?? one.id]));
  return {
    sheet: [Math.round(plane.width * scale), Math.round(plane.height * scale)],
    scale,
    floors: floors.map((floor) => ({
      ...floor,
      amenities: floor.amenities.map((amenity) => ({
        ...amenity,
        outOfOrder: amenity.outOfOrder || stopped.has(equipment.get(amenity.id) ?? ''),
      })),
    })),
    atria: features.flatMap((feature) => {
      const level = levelOf(feature);
      const { category } = feature.properties;
      if (feature.type !== 'unit' || level === undefined || (category !== 'void' && category !== 'square'))
        return [];
      return feature.lines.map((line) => ({ level, edge: openRing(line.map(plane.toMetres)) }));
    }),
    nodes,
    edges,
    kiosks: readKiosks(features),
  };
}

type OnSheet = (point: LonLat) => Point;

function drawFloor(level: FloorLevel, features: readonly MapFeature[], onSheet: OnSheet): Floor | null {
  const rings = (wanted: readonly MapFeature[]) =>
    wanted
      .flatMap(({ lines }) => lines.map((line) => openRing(line.map(onSheet))))
      .filter((ring) => ring.length > 2);
  const ofType = (type: string) => features.filter((feature) => feature.type === type);
  const units = (category: string) => ofType('unit').filter((unit) => unit.properties.category === category);
  const paths = (category: string) => rings(units(category)).map((ring) => pathOf(ring, true));
  const outlines = rings(ofType('level'));
  const walls = outlines[0];
  if (!walls) return null;
  const cores = rings(units('nonpublic'));
  const roomRings = units('retail').flatMap((unit) => {
    const room = roomOf(unit);
    const ring = rings([unit])[0];
    const sign = pointOf(unit.properties.display_point);
    if (room === undefined || !ring) return [];
    const named = sign && onSheet(sign);
    return [{ room, ring, centre: named && inside(ring, named) ? named : middleOf(ring) }];
  });
  const rooms = roomRings
    .filter(({ room }, index) => roomRings.findIndex((other) => other.room === room) === index)
    .map(({ room, ring, centre }) => ({
      room,
      path: pathOf(ring, true),
      centre: [Math.round(centre[0]), Math.round(centre[1])] as const,
      spaces: labelSpaces(ring, centre),
    }));
  const points = (wanted: readonly MapFeature[]) =>
    wanted.flatMap((feature) => {
      const first = feature.lines[0]?.[0];
      return first ? [{ feature, at: onSheet(first) }] : [];
    });
  const openings = points(ofType('opening'));
  return {
    level,
    outline: outlines.map((ring) => pathOf(ring, true)).join(''),
    walls,
    rooms,
    voids: paths('void'),
    squares: paths('square'),
    landings: paths('landing'),
    cores: cores.map((ring) => pathOf(ring, true)),
    doors: openings
      .filter(({ feature }) => feature.properties.kind === 'door')
      .map(({ at }) => doorPath(roomRings, at))
      .join(''),
    bays: ofType('fixture')
      .filter(({ properties }) => properties.kind === 'bays')
      .flatMap(({ lines }) => lines.map((line) => pathOf(line.map(onSheet), false)))
      .join(''),
    amenities: points(ofType('amenity')).flatMap(({ feature, at }): Amenity[] => {
      const kind = amenityKind(feature.properties.category);
      if (!kind) return [];
      const bare = cores.some((ring) => inside(ring, at));
      return [
        {
          id: feature.id,
          kind,
          level,
          at: [Math.round(at[0]), Math.round(at[1])],
          bare,
          outOfOrder: feature.properties.outOfOrder === true,
        },
      ];
    }),
    entrances: openings
      .filter(({ feature }) => feature.properties.kind === 'entrance')
      .flatMap(({ feature, at }) => entranceOf(textOf(feature.properties.sign), walls, at)),
  };
}

export function amenityKind(value: unknown): AmenityKind | undefined {
  return AMENITY_KINDS.find((kind) => kind === value);
}

function doorPath(rooms: readonly { ring: readonly Point[] }[], at: Point): string {
  const walls = rooms.map(({ ring }) => nearestWall(ring, at)).filter((wall) => wall !== undefined);
  const nearest = walls.reduce(
    (a, b) => (b.distance < a.distance ? b : a),
    walls[0] ?? { distance: Infinity },
  );
  if (!('on' in nearest) || nearest.distance > DOOR_NEAR) return '';
  return across(nearest.on, nearest.along, DOOR);
}

function across([x, y]: Point, [dx, dy]: Point, half: number): string {
  return pathOf(
    [
      [x - dx * half, y - dy * half],
      [x + dx * half, y + dy * half],
    ],
    false,
  );
}

function entranceOf(sign: string | undefined, walls: readonly Point[], at: Point): Entrance[] {
  const wall = nearestWall(walls, at);
  if (sign === undefined || sign.length > 3 || !wall) return [];
  const { on, along } = wall;
  const out = (side: number): Point => [
    Math.round(on[0] - along[1] * side * SIGN_OUT),
    Math.round(on[1] + along[0] * side * SIGN_OUT),
  ];
  return [{ sign, at: inside(walls, out(1)) ? out(-1) : out(1), gap: across(on, along, GAP) }];
}

function readKiosks(features: readonly MapFeature[]): Kiosk[] {
  return features.flatMap((feature): Kiosk[] => {
    const level = levelOf(feature);
    const node = textOf(feature.properties.node);
    if (feature.type !== 'kiosk' || level === undefined || node === undefined) return [];
    return [{ id: feature.id, level, node, name: textOf(feature.properties.name) }];
  });
}
