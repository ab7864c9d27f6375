import { A4_LANDSCAPE, type PdfPage, pdfBox, pdfPath, pdfText } from '../pdf';
import { FLOOR_PAINT, INK, STONE, WHITE } from '../pictures/palette';
import type { DemoLevel } from '../types';

/**
 * The rooms of Galeria Borealis as outlines, for the map's source and for the plan to print. Units are those of
 * the plan's sheet, 570 × 800, y downwards; north is up.
 */
type Point = readonly [x: number, y: number];

interface Bend {
  centre: Point;
  inner: number;
  outer: number;
}

const NORTH: Bend = { centre: [370, 200], inner: 132, outer: 200 };
const SOUTH: Bend = { centre: [370, 600], inner: 132, outer: 200 };
const SOUTH_DEEP: Bend = { ...SOUTH, inner: 106 };

/** Degrees between two corners of a line that stands for an arc. */
const FINE = 9;

function arc({ centre: [cx, cy] }: Bend, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / FINE));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const turn = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
  });
}

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const part = (bend: Bend, from: number, to: number): Point[] => [
  ...arc(bend, bend.outer, from, to),
  ...arc(bend, bend.inner, to, from),
];
/** A band along the top from `x` that turns down through the bend. */
const fromTop = (bend: Bend, x: number, to: number): Point[] => [
  [x, bend.centre[1] - bend.outer],
  ...arc(bend, bend.outer, -90, to),
  ...arc(bend, bend.inner, to, -90),
  [x, bend.centre[1] - bend.inner],
];
/** A bend down to the bottom, then a band back to `x`. */
const toBottom = (bend: Bend, from: number, x: number): Point[] => [
  [x, bend.centre[1] + bend.inner],
  ...arc(bend, bend.inner, 90, from),
  ...arc(bend, bend.outer, from, 90),
  [x, bend.centre[1] + bend.outer],
];

export const OUTLINE: readonly Point[] = [
  [0, 0],
  ...arc(NORTH, 200, -90, 66),
  [394, 400],
  ...arc(SOUTH, 200, -66, 90),
  [0, 800],
];

// biome-ignore format: one room a line
export const ROOMS: Readonly<Record<string, readonly Point[]>> = {
  '-1.01': [[178, 496], [370, 496], [423.7, 479.4], ...arc(SOUTH, 200, -66, 90), [178, 800]],
  '-1.02': box(0, 0, 168, 104),
  '-1.03': box(0, 664, 128, 136),
  '0.01': box(0, 0, 128, 164),
  '0.02': box(128, 0, 72, 68),
  '0.03': box(262, 0, 108, 68),
  '0.04': part(NORTH, -90, -44),
  '0.05': part(NORTH, -44, 6),
  '0.06': part(NORTH, 6, 66),
  '0.07': box(0, 164, 128, 104),
  '0.08': box(0, 332, 128, 116),
  '0.09': box(0, 448, 128, 92),
  '0.10': box(172, 332, 96, 68),
  '0.11': box(172, 400, 196, 68),
  '0.12': box(268, 332, 100, 68),
  '0.13': part(SOUTH, -66, -18),
  '0.14': part(SOUTH, -18, 34),
  '0.15': toBottom(SOUTH, 34, 262),
  '0.16': box(0, 540, 128, 112),
  '0.17': [[0, 652], [128, 652], [128, 732], [200, 732], [200, 800], [0, 800]],
  '1.01': box(0, 0, 128, 120),
  '1.02': box(128, 0, 74, 68),
  '1.03': box(202, 0, 58, 68),
  '1.04': box(260, 0, 110, 68),
  '1.05': part(NORTH, -90, -52),
  '1.06': part(NORTH, -52, -22),
  '1.07': part(NORTH, -22, 14),
  '1.08': part(NORTH, 14, 42),
  '1.09': part(NORTH, 42, 66),
  '1.10': box(0, 120, 128, 92),
  '1.11': box(0, 212, 128, 62),
  '1.12': box(0, 274, 128, 126),
  '1.13': box(0, 400, 128, 110),
  '1.14': box(0, 510, 128, 70),
  '1.15': box(0, 580, 128, 80),
  '1.16': box(172, 332, 72, 68),
  '1.17': box(244, 332, 64, 68),
  '1.18': box(308, 332, 60, 68),
  '1.19': box(172, 400, 96, 68),
  '1.24': box(268, 400, 100, 68),
  '1.25': part(SOUTH, -66, -38),
  '1.26': part(SOUTH, -38, -8),
  '1.27': part(SOUTH, -8, 24),
  '1.28': part(SOUTH, 24, 56),
  '1.29': part(SOUTH, 56, 90),
  '1.30': box(0, 660, 128, 140),
  '1.31': box(128, 732, 92, 68),
  '1.32': box(220, 732, 70, 68),
  '1.33': box(290, 732, 80, 68),
  '2.01': box(0, 0, 128, 196),
  '2.02': box(128, 0, 124, 68),
  '2.03': box(252, 0, 118, 68),
  '2.04': part(NORTH, -90, -38),
  '2.05': part(NORTH, -38, 12),
  '2.06': part(NORTH, 12, 66),
  '2.07': box(0, 196, 128, 108),
  '2.08': box(0, 304, 128, 112),
  '2.09': box(0, 416, 128, 84),
  '2.10': box(0, 500, 128, 82),
  '2.11': box(172, 332, 196, 68),
  '2.12': box(172, 400, 96, 68),
  '2.13': box(268, 400, 100, 68),
  '2.14': part(SOUTH, -66, -14),
  '2.15': part(SOUTH, -14, 36),
  '2.16': toBottom(SOUTH, 36, 128),
  '2.30': box(0, 582, 128, 218),
  '3.01': fromTop(NORTH, 128, 66),
  '3.02': box(0, 0, 128, 128),
  '3.03': box(0, 128, 128, 92),
  '3.04': box(0, 220, 128, 84),
  '3.05': box(0, 304, 128, 84),
  '3.06': box(0, 388, 128, 80),
  '3.07': box(0, 468, 128, 80),
  '3.08': box(0, 548, 128, 80),
  '3.09': box(172, 332, 196, 68),
  '3.10': box(172, 400, 196, 68),
  '3.11': part(SOUTH_DEEP, -66, 26),
  '3.12': toBottom(SOUTH_DEEP, 26, 286),
  '3.13': box(128, 706, 158, 94),
  '3.14': box(0, 628, 128, 172),
};

export const LEVELS: readonly DemoLevel[] = [3, 2, 1, 0, -1];

const levelOf = (room: string) => Number(room.slice(0, room.indexOf('.')));

/** What is found beside the shops, with the floors it is on. */
const AMENITIES: readonly { category: string; at: Point; levels: readonly number[] }[] = [
  { category: 'escalator', at: [235, 200], levels: LEVELS },
  { category: 'escalator', at: [235, 600], levels: [0, 1, 2, 3] },
  { category: 'elevator', at: [340, 200], levels: LEVELS },
  { category: 'elevator', at: [340, 600], levels: [0, 1, 2, 3] },
  { category: 'restroom', at: [412, 355], levels: LEVELS },
  { category: 'restroom.wheelchair', at: [412, 445], levels: [0, 1, 2, 3] },
  { category: 'information', at: [288, 256], levels: [0] },
];

/** Doors from the street, on the ground floor: signs A, B and C. */
const DOORS: readonly { sign: string; from: Point; to: Point }[] = [
  { sign: 'A', from: [204, 0], to: [258, 0] },
  { sign: 'B', from: [0, 272], to: [0, 328] },
  { sign: 'C', from: [204, 800], to: [258, 800] },
];

/** Where the sheet's corner lies in Warsaw, and how many metres one unit is. */
const CORNER = { longitude: 20.9405, latitude: 52.2923 };
const METRES = 0.32;
const METRES_A_DEGREE = 111_320;

function place([x, y]: Point): [longitude: number, latitude: number] {
  const narrowing = Math.cos((CORNER.latitude * Math.PI) / 180);
  const round = (n: number) => Math.round(n * 1e6) / 1e6;
  return [
    round(CORNER.longitude + (x * METRES) / (METRES_A_DEGREE * narrowing)),
    round(CORNER.latitude - (y * METRES) / METRES_A_DEGREE),
  ];
}

function area(points: readonly Point[]) {
  const ring = points.map(place);
  const [first] = ring;
  return { type: 'Polygon', coordinates: [first ? [...ring, first] : ring] };
}

function feature(id: string, feature_type: string, geometry: object, properties: Record<string, unknown>) {
  return { type: 'Feature', id, feature_type, geometry, properties };
}

/**
 * The building as GeoJSON in the manner of IMDF: levels, units, openings and amenities, without any words: the
 * content system puts the shops of a language into the units. The kiosk's version knows where the kiosk stands.
 */
export function mapSource(role: 'visitor' | 'kiosk') {
  const kiosk = feature(
    'kiosk',
    'kiosk',
    { type: 'Point', coordinates: place([300, 244]) },
    { level: 0, category: 'kiosk' },
  );
  return {
    type: 'FeatureCollection',
    features: [
      ...LEVELS.map((level) => feature(`level${level}`, 'level', area(OUTLINE), { level, ordinal: level })),
      ...Object.entries(ROOMS).map(([room, points]) =>
        feature(`unit${room}`, 'unit', area(points), { level: levelOf(room), room, category: 'retail' }),
      ),
      ...DOORS.map(({ sign, from, to }) =>
        feature(
          `opening${sign}`,
          'opening',
          { type: 'LineString', coordinates: [place(from), place(to)] },
          { level: 0, sign, category: 'pedestrian' },
        ),
      ),
      ...AMENITIES.flatMap(({ category, at, levels }, index) =>
        levels.map((level) =>
          feature(
            `amenity${index}.${level}`,
            'amenity',
            { type: 'Point', coordinates: place(at) },
            { level, category },
          ),
        ),
      ),
      ...(role === 'kiosk' ? [kiosk] : []),
    ],
  };
}

/** The five floors with the numbers of their rooms, a page each: numbers need no language. */
export function planPages(): PdfPage[] {
  const scale = 0.62;
  const [left, top] = [330, 50];
  return LEVELS.map((level) => {
    const put = (points: readonly Point[]) =>
      points.map(([x, y]): Point => [left + x * scale, top + y * scale]);
    const rooms = Object.entries(ROOMS).filter(([room]) => levelOf(room) === level);
    const onFloor = level === 0 || level === -1 ? WHITE : INK;
    const sign = level < 0 ? `\u2013${-level}` : String(level);
    return {
      ...A4_LANDSCAPE,
      parts: [
        pdfBox(0, 0, 290, A4_LANDSCAPE.height, FLOOR_PAINT[level]),
        pdfText(36, 64, 'Galeria Borealis', { size: 22, bold: true, colour: onFloor }),
        pdfText(36, 546, sign, { size: 250, bold: true, colour: onFloor }),
        pdfPath(put(OUTLINE), STONE),
        ...rooms.flatMap(([, points]) => [pdfPath(put(points), WHITE), pdfPath(put(points), INK, 1.2)]),
        pdfPath(put(OUTLINE), INK, 2.4),
        ...rooms.map(([room, points]) => {
          const inside = put(points);
          const middle = (axis: 0 | 1) => inside.reduce((sum, point) => sum + point[axis], 0) / inside.length;
          return pdfText(middle(0) - 11, middle(1) + 4, room.replace('-', '\u2013'), {
            size: 10,
            bold: true,
          });
        }),
      ],
    };
  });
}
