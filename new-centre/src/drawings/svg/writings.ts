import type { Element } from '@xmldom/xmldom';
import svgpath from 'svgpath';
import type { Figure, Point } from '../drawing.ts';
import { contains } from '../geometry/polygons.ts';

/** A line of a text, and where it begins, in units of the sheet. */
export interface Writing {
  text: string;
  at: Point;
}

/** A room's number as plans have it: one word with a digit in it ("1.24", "A-12", "U101b"). */
const ROOM_NUMBER = /^\p{L}{0,3}[-.]?\d[\p{L}\d]*(?:[-./]\p{L}{0,2}\d[\p{L}\d]*)*$/u;
/** What else plans have in a room: how large it is. */
const SIZE = /\d\s*(?:m|m2|m²|qm|mm|cm)$/iu;

const coordinate = (element: Element, name: 'x' | 'y', before: number): number => {
  const value = Number.parseFloat(element.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : before;
};

function lines(element: Element, before: Point): Writing[] {
  const at = { x: coordinate(element, 'x', before.x), y: coordinate(element, 'y', before.y) };
  const inner = [...element.children].filter(({ localName }) => localName === 'tspan');
  if (inner.length > 0) return inner.flatMap((line) => lines(line, at));
  return [{ text: element.textContent?.replace(/\s+/g, ' ').trim() ?? '', at }];
}

function moved(point: Point, transform: string): Point {
  let at = point;
  svgpath(`M${point.x} ${point.y}`)
    .transform(transform)
    .iterate((segment) => {
      if (segment[0] === 'M') at = { x: segment[1], y: segment[2] };
    });
  return at;
}

/** The lines of a `<text>`. @param transform of the text itself, its own included */
export const writingsOf = (element: Element, transform: string): Writing[] =>
  lines(element, { x: 0, y: 0 }).map(({ text, at }) => ({ text, at: moved(at, transform) }));

/** The one number that is written in a shape; undefined where there are several, or none. */
function numberIn({ rings }: Figure, writings: readonly Writing[]): string | undefined {
  const [number, another] = writings.filter(
    ({ text, at }) => ROOM_NUMBER.test(text) && !SIZE.test(text) && contains(rings, at),
  );
  return another ? undefined : number?.text;
}

/** Rooms that nobody named, by the number that is written in them: a plan out of a CAD program has no other names. */
export const namedByWriting = (figures: readonly Figure[], writings: readonly Writing[]): Figure[] =>
  figures.map((figure) => {
    if (figure.layer !== 'rooms' || figure.label !== undefined) return figure;
    const label = numberIn(figure, writings);
    return label === undefined ? figure : { ...figure, label, called: label };
  });
