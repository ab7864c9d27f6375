import {
  areaPaths,
  booleanOp,
  booleanOpWithPolyTree,
  Clipper64,
  ClipType,
  EndType,
  FillRule,
  getBoundsPaths,
  inflatePaths,
  JoinType,
  type PolyPath64,
  PolyTree64,
  rectClip,
} from 'clipper2-ts';
import type { Point, Ring } from '../drawing.ts';
import { trimmed } from './clean-ring.ts';
import { nearestOf, type Segment, segmentsOf } from './geometry.ts';

/**
 * Any number of rings in whole millimetres, outer ones and holes, that neither cross themselves nor each other:
 * what clipper makes. Outer rings have a positive area, holes a negative one.
 */
export type Area = readonly Ring[];

/** One connected piece. */
export interface Piece {
  outer: Ring;
  holes: readonly Ring[];
}

/** Corners sharper than this are cut off when an area grows. */
const MITRE = 4;

const copied = (paths: readonly Ring[]): Point[][] => paths.map((path) => path.map(({ x, y }) => ({ x, y })));
/** Clipper may not end on a spike along a row, so it gets none. */
const plain = (rings: readonly Ring[]): Point[][] => rings.map(trimmed).filter((ring) => ring.length > 0);

const combined = (type: ClipType, a: Area, b: Area, rule = FillRule.NonZero): Area =>
  plain(booleanOp(type, plain(a), plain(b), rule));

export const union = (a: Area, b: Area = []): Area => combined(ClipType.Union, a, b);
export const difference = (a: Area, b: Area): Area => combined(ClipType.Difference, a, b);
export const intersection = (a: Area, b: Area): Area => combined(ClipType.Intersection, a, b);

/** What one ring encloses in whichever direction it runs; its loops count as inside. */
export const filled = (ring: Ring): Area => union([ring]);

/** What rings enclose by the rule of even and odd: rings within rings are holes. */
export const enclosed = (rings: readonly Ring[]): Area =>
  combined(ClipType.Union, rings, [], FillRule.EvenOdd);

/** Grown, or shrunk by a negative number, in millimetres; corners stay corners. */
export function grown(area: Area, by: number): Area {
  return plain(inflatePaths(plain(area), by, JoinType.Miter, EndType.Polygon, MITRE));
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxOf = (area: Area): Box => getBoundsPaths(plain(area));

export const around = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const meet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** What of an area lies in a box; far quicker than an intersection. */
export const inBox = (area: Area, box: Box): Area => plain(rectClip(box, plain(area)));

/** In square millimetres. */
export const sizeOf = (area: Area): number => areaPaths(plain(area));

export const areaOf = ({ outer, holes }: Piece): Area => [outer, ...holes];

/** The connected pieces, the largest first. */
export function piecesOf(area: Area): Piece[] {
  const tree = new PolyTree64();
  booleanOpWithPolyTree(ClipType.Union, plain(area), null, tree, FillRule.NonZero);
  const found: Piece[] = [];
  const collect = (parent: PolyPath64) => {
    for (let i = 0; i < parent.count; i += 1) {
      const outer = parent.child(i);
      const holes = Array.from({ length: outer.count }, (_, hole) => outer.child(hole));
      found.push({
        outer: plain([outer.poly ?? []])[0] ?? [],
        holes: plain(holes.map(({ poly }) => poly ?? [])),
      });
      holes.forEach(collect);
    }
  };
  collect(tree);
  return found.sort((a, b) => sizeOf(areaOf(b)) - sizeOf(areaOf(a)));
}

/** The pieces of lines that lie within an area. */
export function linesWithin(lines: readonly Ring[], area: Area): Ring[] {
  const clipper = new Clipper64();
  clipper.addOpenSubject(copied(lines));
  clipper.addClip(plain(area));
  const [closed, open]: [Point[][], Point[][]] = [[], []];
  clipper.execute(ClipType.Intersection, FillRule.NonZero, closed, open);
  return copied(open);
}

export const wallsOf = (area: Area): Segment[] => area.flatMap(segmentsOf);

/** Whether a point is within, the border left to chance. */
export function contains(area: Area, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of wallsOf(area)) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The point itself when it is within, else the nearest of the border; undefined for an empty area. */
export function nearestIn(area: Area, to: Point): Point | undefined {
  return contains(area, to) ? to : nearestOf(wallsOf(area), to);
}
