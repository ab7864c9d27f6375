import { bend, lengthOf, type Spot, simplified } from './line.ts';
import { BESIDE, CORNER, CURVE_GAP, NEXT_DOOR, SHARP, TURN_ANGLE, TURN_TOLERANCE } from './way-constants.ts';

type Side = 'left' | 'right';

/** A piece of a leg that one sentence tells: how it begins, and the line until the next one begins. */
export interface Stretch {
  /** `out`: from a door, which says how people stand; `off`: from where nothing says so. */
  begins: 'out' | 'off' | 'turn' | 'curve';
  side: Side | 'ahead';
  line: Spot[];
}

export interface Walk {
  stretches: Stretch[];
  /** On which side its end lies for someone who arrives. */
  arrives: Side | 'ahead';
}

interface Bend {
  index: number;
  degrees: number;
}

/** What a line begins at. Between a lift and the corridor lie fewer metres than between a shop's door and its middle. */
export type Origin = 'door' | 'lift' | 'open';

const DOORWAY: Record<Origin, number> = { door: BESIDE, lift: NEXT_DOOR, open: 0 };

/**
 * What someone who walks the line does, in order. A short last piece leads into a door and says on which side the end
 * lies; a short first one leads out of one: neither is a turn of its own.
 */
export function walkAlong(points: readonly Spot[], origin: Origin): Walk {
  const [first, second] = points;
  const end = points.at(-1);
  const beforeEnd = points.at(-2);
  if (!first || !second || !end || !beforeEnd) return { stretches: [], arrives: 'ahead' };
  const leavesDoor = points.length > 2 && lengthOf([first, second]) <= DOORWAY[origin];
  const entersDoor = points.length > (leavesDoor ? 3 : 2) && lengthOf([beforeEnd, end]) <= BESIDE;
  const line = simplified(points.slice(leavesDoor ? 1 : 0, entersDoor ? -1 : undefined), TURN_TOLERANCE);
  const next = line[1];
  const last = line.at(-2);
  const start = {
    begins: leavesDoor || origin === 'door' ? ('out' as const) : ('off' as const),
    side: leavesDoor && next ? sideOf(bend(first, second, next)) : ('ahead' as const),
    index: 0,
  };
  return {
    stretches: stretchesOf(line, start),
    arrives: entersDoor && last ? sideOf(bend(last, beforeEnd, end)) : 'ahead',
  };
}

function sideOf(degrees: number): Side | 'ahead' {
  if (Math.abs(degrees) < TURN_ANGLE) return 'ahead';
  return degrees > 0 ? 'right' : 'left';
}

interface Start {
  begins: Stretch['begins'];
  side: Stretch['side'];
  /** Of the corner that it begins at. */
  index: number;
}

function stretchesOf(line: readonly Spot[], first: Start): Stretch[] {
  const starts = [first, ...runs(line).flatMap((run) => turnsOf(run, line))];
  return starts.map(({ begins, side, index }, number) => ({
    begins,
    side,
    line: line.slice(index, (starts[number + 1]?.index ?? line.length) + 1),
  }));
}

/** Neighbouring bends to the same side. */
function runs(line: readonly Spot[]): Bend[][] {
  const found: Bend[][] = [];
  for (let index = 1; index < line.length - 1; index++) {
    const [before, here, after] = [line[index - 1], line[index], line[index + 1]];
    if (!before || !here || !after) continue;
    const degrees = bend(before, here, after);
    const run = found.at(-1);
    const sameSide = run?.[0] && Math.sign(run[0].degrees) === Math.sign(degrees);
    if (run && sameSide && lengthOf([before, here]) <= CURVE_GAP) run.push({ index, degrees });
    else found.push([{ index, degrees }]);
  }
  return found;
}

/** A corner, a curve that is followed, or several corners. */
function turnsOf(run: readonly Bend[], line: readonly Spot[]): Start[] {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  const total = sideOf(run.reduce((sum, { degrees }) => sum + degrees, 0));
  const length = lengthOf(line.slice(first.index, last.index + 1));
  if (length > CORNER && run.some(({ degrees }) => Math.abs(degrees) >= SHARP)) {
    return run.flatMap(({ index, degrees }) => {
      const side = sideOf(degrees);
      return side === 'ahead' ? [] : [{ begins: 'turn', side, index }];
    });
  }
  if (total === 'ahead') return [];
  return [{ begins: length > CORNER ? 'curve' : 'turn', side: total, index: first.index }];
}
