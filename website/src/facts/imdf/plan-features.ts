import type { Point } from '../../features/map/building/building.ts';
import {
  type LonLat,
  type MapFeature,
  pointOf,
  roomOf,
  textOf,
} from '../../features/map/building/geojson.ts';
import { type Plane, planeOf } from '../../features/map/building/plane.ts';
import { amenityKind, levelOf } from '../../features/map/building/read-building.ts';
import { inside, isNear, nearestWall } from '../../features/map/building/shapes.ts';
import type { IdOf } from './feature-ids.ts';
import {
  AMENITY_CATEGORIES,
  type Geometry,
  type ImdfFeature,
  type ImdfType,
  type Labels,
  type Position,
  unitCategory,
} from './imdf.ts';
import { hullOf, innerPoint, polygonal, ringsOf, rounded } from './rings.ts';

type Ring = readonly Position[];

/** What a plan's parts are called, in each language. */
export interface PlanNames {
  floor(level: number): Labels;
  floorSign(level: number): Labels;
  room(room: string): Labels;
  entrance(sign: string): Labels;
  amenity(kind: keyof typeof AMENITY_CATEGORIES): Labels;
}

/** A room that somebody can be in. */
interface ImdfRoom {
  unit: string;
  at: Position;
}

export interface Plan {
  features: ImdfFeature[];
  /** The smallest outline without a dent round all floors. */
  extent: Ring;
  /** Outlines of the floor on the ground, or the nearest to it. */
  ground: { rings: readonly Ring[]; below: boolean };
  /** By the number on the door. */
  rooms: ReadonlyMap<string, ImdfRoom>;
}

/** How far something may stick out of its floor, metres: plans are drawn by hand. */
const SLACK = 0.5;
/** How far a door's or an entrance's point may lie from its wall, metres. */
const NEAR = 5;
/** Widths that plans do not say, metres. */
const DOOR = 2;
const ENTRANCE = 4;
/** Points of an archive: a large centre's plan has some thousands. */
const MAX_POINTS = 20_000;

interface Storey {
  level: number;
  id: string;
  rings: Ring[];
  /** The same in metres. */
  walls: readonly (readonly Point[])[];
}

/**
 * A plan's floors, rooms, doors and amenities in the manner of IMDF; undefined without a floor. What lies outside its
 * floor, encloses nothing or crosses itself is left out, and so is all that comes after `MAX_POINTS`.
 */
export function planFeatures(all: readonly MapFeature[], idOf: IdOf, names: PlanNames): Plan | undefined {
  const source = withinBudget(all);
  const outlines = source.filter((one) => one.type === 'level' && levelOf(one) !== undefined);
  const plane = planeOf(outlines.flatMap(({ lines }) => lines.flat()));
  const storeys = storeysOf(outlines, plane, idOf);
  const [ground] = storeys;
  if (!ground) return undefined;
  const features: ImdfFeature[] = storeys.map(({ level, id, rings }) =>
    feature('level', id, polygonal(rings), {
      category: 'unspecified',
      restriction: null,
      outdoor: false,
      ordinal: level,
      name: names.floor(level),
      short_name: names.floorSign(level),
      display_point: pointGeometry(innerPoint(rings[0] ?? [])),
      address_id: null,
      building_ids: [idOf('building', 'building')],
    }),
  );
  const rooms = new Map<string, ImdfRoom>();
  const known = new Set<string>();
  /** Two things of one name are one thing, the first. */
  const isNew = (id: string) => {
    const before = known.size;
    return known.add(id).size > before;
  };
  for (const storey of storeys) {
    const here = source.filter((one) => levelOf(one) === storey.level);
    const units = unitsOf(here, storey, { plane, idOf, names }).filter(({ id }) => isNew(id));
    for (const { room, id, at } of units) if (room !== undefined) rooms.set(room, { unit: id, at });
    const more = [
      ...openingsOf(here, storey, units, { plane, idOf, names }),
      ...amenitiesOf(here, storey, units, { plane, idOf, names }),
      ...detailsOf(here, storey, { plane, idOf, names }),
    ];
    features.push(...units.map((unit) => unit.feature), ...more.filter(({ id }) => isNew(id)));
  }
  return {
    features,
    extent: hullOf(storeys.flatMap(({ rings }) => rings.flat())),
    ground: { rings: ground.rings, below: ground.level < 0 },
    rooms,
  };
}

interface Means {
  plane: Plane;
  idOf: IdOf;
  names: PlanNames;
}

function withinBudget(features: readonly MapFeature[]): MapFeature[] {
  let points = 0;
  // Ways are not in an archive; floors hold the rest.
  const wanted = features.filter(({ type }) => type !== 'edge' && type !== 'node');
  const first = wanted.filter(({ type }) => type === 'level');
  return [...first, ...wanted.filter(({ type }) => type !== 'level')].filter(({ lines }) => {
    points += lines.reduce((sum, line) => sum + line.length, 0);
    return points <= MAX_POINTS;
  });
}

/** From the ground up, then down. */
function storeysOf(outlines: readonly MapFeature[], plane: Plane, idOf: IdOf): Storey[] {
  const levels = [...new Set(outlines.map(levelOf))].filter((level) => level !== undefined);
  return levels
    .sort((a, b) => Number(a < 0) - Number(b < 0) || Math.abs(a) - Math.abs(b))
    .flatMap((level): Storey[] => {
      const rings = ringsOf(outlines.filter((one) => levelOf(one) === level).flatMap(({ lines }) => lines));
      const walls = rings.map((ring) => ring.map(plane.toMetres));
      return rings.length > 0 ? [{ level, id: idOf('level', String(level)), rings, walls }] : [];
    });
}

const covers = ({ walls }: Storey, point: Point) =>
  walls.some((ring) => inside(ring, point)) || walls.some((ring) => isNear(ring, point, SLACK));

/** Whether an outline stays on its floor, at its corners and half-way between them. */
const isOn = (storey: Storey, ring: readonly Point[]) =>
  ring.every(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return covers(storey, [x, y]) && covers(storey, [(x + nextX) / 2, (y + nextY) / 2]);
  });

interface Unit {
  id: string;
  room: string | undefined;
  at: Position;
  walls: readonly (readonly Point[])[];
  feature: ImdfFeature;
}

function unitsOf(here: readonly MapFeature[], storey: Storey, { plane, idOf, names }: Means): Unit[] {
  return here.flatMap((one): Unit[] => {
    if (one.type !== 'unit') return [];
    const rings = ringsOf(one.lines);
    const walls = rings.map((ring) => ring.map(plane.toMetres));
    const [first] = rings;
    if (!first || !walls.every((ring) => isOn(storey, ring))) return [];
    const room = one.properties.category === 'retail' ? roomOf(one) : undefined;
    const id = room === undefined ? idOf('unit', one.id) : idOf('room', room);
    const named = pointOf(one.properties.display_point);
    const at = named && inside(first, rounded(named)) ? rounded(named) : innerPoint(first);
    const properties = {
      category: unitCategory(one.properties.category),
      restriction: null,
      accessibility: null,
      name: room === undefined ? null : names.room(room),
      alt_name: null,
      level_id: storey.id,
      display_point: pointGeometry(at),
    };
    return [{ id, room, at, walls, feature: feature('unit', id, polygonal(rings), properties) }];
  });
}

function openingsOf(
  here: readonly MapFeature[],
  storey: Storey,
  units: readonly Unit[],
  { plane, idOf, names }: Means,
): ImdfFeature[] {
  return here.flatMap((one): ImdfFeature[] => {
    const { kind } = one.properties;
    const at = firstOf(one);
    if (one.type !== 'opening' || !at || (kind !== 'door' && kind !== 'entrance')) return [];
    const room = roomOf(one);
    const sign = kind === 'entrance' ? textOf(one.properties.sign) : undefined;
    const walls =
      kind === 'entrance'
        ? storey.walls
        : units.find((unit) => room !== undefined && unit.room === room)?.walls;
    const line = acrossWall(walls ?? [], at, kind === 'entrance' ? ENTRANCE : DOOR, plane);
    if (!line) return [];
    return [
      feature(
        'opening',
        idOf('opening', one.id),
        { type: 'LineString', coordinates: line.ends },
        {
          category: kind === 'entrance' ? 'pedestrian.principal' : 'pedestrian',
          accessibility: null,
          access_control: null,
          door: null,
          name: sign === undefined ? null : names.entrance(sign),
          alt_name: null,
          display_point: pointGeometry(line.middle),
          level_id: storey.id,
        },
      ),
    ];
  });
}

/** So wide along the wall that is nearest to a point. */
function acrossWall(walls: readonly (readonly Point[])[], at: LonLat, width: number, plane: Plane) {
  const found = walls
    .flatMap((ring) => nearestWall(ring, plane.toMetres(at)) ?? [])
    .reduce<ReturnType<typeof nearestWall>>((a, b) => (a && a.distance <= b.distance ? a : b), undefined);
  if (!found || found.distance > NEAR) return undefined;
  const { on, along } = found;
  const end = (side: number) =>
    rounded(plane.toLonLat([on[0] + (along[0] * side * width) / 2, on[1] + (along[1] * side * width) / 2]));
  return { ends: [end(-1), end(1)], middle: rounded(plane.toLonLat(on)) };
}

function amenitiesOf(
  here: readonly MapFeature[],
  storey: Storey,
  units: readonly Unit[],
  { plane, idOf, names }: Means,
): ImdfFeature[] {
  return here.flatMap((one): ImdfFeature[] => {
    const kind = amenityKind(one.properties.category);
    const at = firstOf(one);
    if (one.type !== 'amenity' || !kind || !at) return [];
    const point = plane.toMetres(at);
    if (!covers(storey, point)) return [];
    const equipment = textOf(one.properties.equipment);
    return [
      feature('amenity', idOf('amenity', one.id), pointGeometry(rounded(at)), {
        category: AMENITY_CATEGORIES[kind],
        accessibility: kind === 'restroom.wheelchair' ? ['wheelchair'] : null,
        name: names.amenity(kind),
        alt_name: null,
        hours: null,
        phone: null,
        website: null,
        unit_ids: units.filter(({ walls }) => walls.some((ring) => inside(ring, point))).map(({ id }) => id),
        address_id: null,
        correlation_id: equipment === undefined ? null : idOf('equipment', equipment),
      }),
    ];
  });
}

/** Lines on the floor: the bays of a car park. */
function detailsOf(here: readonly MapFeature[], storey: Storey, { plane, idOf }: Means): ImdfFeature[] {
  return here.flatMap((one): ImdfFeature[] => {
    if (one.type !== 'fixture' || one.properties.kind !== 'bays') return [];
    const lines = one.lines
      .filter((line) => line.length > 1 && line.every((point) => covers(storey, plane.toMetres(point))))
      .map((line) => line.map(rounded));
    if (lines.length === 0) return [];
    const geometry: Geometry = { type: 'MultiLineString', coordinates: lines };
    return [feature('detail', idOf('detail', one.id), geometry, { level_id: storey.id })];
  });
}

const firstOf = ({ lines }: MapFeature): LonLat | undefined => lines[0]?.[0];

export const pointGeometry = (coordinates: Position): Geometry => ({ type: 'Point', coordinates });

export const feature = (
  feature_type: ImdfType,
  id: string,
  geometry: Geometry | null,
  properties: ImdfFeature['properties'],
): ImdfFeature => ({ id, type: 'Feature', feature_type, geometry, properties });
