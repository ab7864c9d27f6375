import type { Teller } from '../drawing.ts';
import { type Area, boxOf, difference, grown, intersection, meet, union } from '../geometry/polygons.ts';
import { namesOf } from '../tell.ts';
import { AREA_LAYERS, inOnePiece, type Space } from './spaces.ts';

/** Drawings overlap by less than this without meaning it, millimetres. */
const SLOPPY = 200;

const isThick = (area: Area) => grown(area, -SLOPPY / 2).length > 0;

/** Whether two uses exclude each other; squares and car parks lie beneath all else, and bridges cross voids. */
function clash(upper: Space, lower: Space): boolean {
  if (lower.layer === 'squares' || lower.layer === 'parking') return false;
  if (upper.layer === lower.layer) return lower.layer === 'rooms';
  return !(upper.layer === 'landings' && lower.layer === 'voids');
}

function tellOverlap(space: Space, others: readonly Space[], { guessed }: Teller): void {
  const box = boxOf(space.area);
  const names = others
    .filter((other) => clash(other, space) && meet(boxOf(other.area), box))
    .filter((other) => isThick(intersection(other.area, space.area)))
    .map(({ called }) => called);
  if (names.length === 0) return;
  guessed(
    space.called,
    `It lies partly under ${namesOf(names)}, and is cut there.`,
    'Draw them side by side.',
  );
}

/** Within one layer what is drawn later lies on top. */
function topFirst(spaces: readonly Space[]): Space[] {
  return AREA_LAYERS.flatMap((layer) => spaces.filter((space) => space.layer === layer).reverse());
}

/** What of a space lies on its floor; undefined, with a remark, when nothing does. */
function onFloor(space: Space, outline: Area, { guessed, leftOut }: Teller): Space | undefined {
  const area = intersection(space.area, outline);
  if (area.length === 0) {
    leftOut(
      space.called,
      'It lies outside the outline of the floor.',
      'Move it, or draw the outline round it.',
    );
    return undefined;
  }
  if (isThick(difference(space.area, outline))) {
    guessed(
      space.called,
      'It reaches beyond the outline of the floor, and is cut there.',
      'Draw the outline round it.',
    );
  }
  return { ...space, area };
}

/** The spaces within the outline, none over another, in the order they were drawn. */
export function apart(spaces: readonly Space[], outline: Area, tell: Teller): Space[] {
  let taken: Area = [];
  const placed = new Map<Space, Space>();
  const upper: Space[] = [];
  for (const drawn of topFirst(spaces)) {
    const space = onFloor(drawn, outline, tell);
    if (!space) continue;
    if (isThick(intersection(space.area, taken))) tellOverlap(space, upper, tell);
    const rest = inOnePiece({ ...space, area: difference(space.area, taken) }, tell);
    upper.push(space);
    taken = union(taken, rest.area);
    if (rest.area.length > 0) placed.set(drawn, rest);
    else
      tell.leftOut(
        space.called,
        'Nothing of it is left beside what lies on top of it.',
        'Draw them side by side.',
      );
  }
  return spaces.flatMap((space) => placed.get(space) ?? []);
}
