import {
  type Area,
  areaOf,
  around,
  boxOf,
  difference,
  grown,
  inBox,
  intersection,
  meet,
  piecesOf,
  sizeOf,
  union,
} from '../geometry/polygons.ts';
import type { Space } from './spaces.ts';

/** The walls between two rooms are shared out in so many rounds, so that neither gets all. */
const ROUNDS = 4;
/** Then what is left is given away in at most so many more. */
const MAX_ROUNDS = 8;
/** Gaps of fewer square millimetres do not matter. */
const GAP = 10_000;
/** Added to what grows, so that rounding leaves no hair between neighbours, millimetres. */
const HAIR = 2;
/** Free space narrower than this is an error of rounding, millimetres. */
const NARROWEST = 50;

/** What of an area is at least so wide. */
function opened(area: Area, width: number): Area {
  return intersection(area, grown(grown(area, -width / 2), width / 2 + HAIR));
}

export const isSolid = ({ layer }: Space) => layer === 'rooms' || layer === 'staff' || layer === 'voids';

/** Where one walks: the floor without rooms, staff's places and voids. */
export function walkableOf(outline: Area, spaces: readonly Space[]): Area {
  return difference(outline, union(spaces.filter(isSolid).flatMap(({ area }) => area)));
}

/** What a space gets of the gaps beside it in one round. */
function claimOf({ area }: Space, gaps: Area, claimed: readonly Area[], reach: number): Area {
  const box = around(boxOf(area), reach);
  const beside = inBox(gaps, box);
  if (beside.length === 0) return [];
  const others = claimed.filter((other) => meet(boxOf(other), box)).flat();
  return difference(intersection(beside, grown(area, reach)), union(others));
}

/** A space with what it gets, as far as that touches it. */
function widened({ area }: Space, claim: Area): Area {
  const pieces = piecesOf(union(area, claim)).map(areaOf);
  return pieces.filter((piece) => sizeOf(intersection(piece, area)) > 0).flat();
}

function round(spaces: readonly Space[], gaps: Area, reach: number): { spaces: Space[]; gaps: Area } {
  const claimed: Area[] = [];
  const wider = spaces.map((space): Space => {
    const claim = isSolid(space) ? claimOf(space, gaps, claimed, reach) : [];
    if (claim.length === 0) return space;
    const area = widened(space, claim);
    claimed.push(intersection(claim, area));
    return { ...space, area };
  });
  return { spaces: wider, gaps: difference(gaps, union(claimed.flat())) };
}

/**
 * The spaces with the walls between them, which are drawn as gaps: what is free and narrower than `width` goes to
 * the rooms, staff's places and voids beside it.
 */
export function withoutGaps(outline: Area, spaces: readonly Space[], width: number): Space[] {
  const free = walkableOf(outline, spaces);
  let state = { spaces: [...spaces], gaps: difference(free, opened(free, width)) };
  for (let i = 0; i < MAX_ROUNDS && sizeOf(state.gaps) > GAP; i += 1) {
    state = round(state.spaces, state.gaps, width / ROUNDS + HAIR);
  }
  return state.spaces;
}

/** Free space without the hairs that rounding leaves between rooms. */
export const withoutHairs = (area: Area): Area => opened(area, NARROWEST);
