import type { DirectionWords } from './direction-words.ts';
import type { Leg, Via, Way } from './find-way.ts';
import { landmarksOn } from './landmarks.ts';
import { lengthOf } from './line.ts';
import type { Place } from './places.ts';
import { type Origin, type Stretch, walkAlong } from './turns.ts';
import { NEXT_DOOR } from './way-constants.ts';
import { sayIn, tellArrival, tellChange, tellStretch } from './way-text.ts';

export type DirectionKind =
  | 'start'
  | 'left'
  | 'right'
  | 'curve-left'
  | 'curve-right'
  | 'elevator'
  | 'escalator'
  | 'stairs'
  | 'ramp'
  | 'arrive';

interface Direction {
  /** A whole sentence. */
  text: string;
  /** The floor it is followed on; a change of floor belongs to the floor it leaves. */
  level: number;
  kind: DirectionKind;
  /** Index of its leg. */
  leg: number;
}

export interface Ends {
  from: Place;
  to: Place;
  /** All that may be named on the way, of all floors. */
  landmarks: readonly Place[];
}

/**
 * The way in words, in order; the last one says on which side the end is. Pure: server and browser tell the same.
 * Names come as they are in content: whoever shows the text must escape it.
 */
export function directions(way: Way, words: DirectionWords, { from, to, landmarks }: Ends): Direction[] {
  const say = sayIn(words);
  return way.legs.flatMap((leg, index) => {
    const origin = way.legs[index - 1]?.via ?? from;
    const { stretches, arrives } = walkAlong(leg.points, originOf(origin.kind));
    const setting = { words, say, origin, landmarks: landmarksOn(leg.level, landmarks, [from, to]) };
    const goalOf = (stretch: Stretch) => (leg.via || stretch !== stretches.at(-1) ? null : to);
    const told = (kind: DirectionKind, text: string) => ({
      kind,
      text: /[.!?]$/.test(text) ? text : `${text}.`,
      level: leg.level,
      leg: index,
    });
    const list = isLanding(way.legs, index)
      ? []
      : stretches.map((stretch) => told(kindOf(stretch), tellStretch(stretch, goalOf(stretch), setting)));
    if (leg.via && !ridesOn(way.legs, index - 1)) {
      list.push(
        told(leg.via.kind, tellChange(leg.level, lastFlight(way.legs, index) ?? leg.via, say, words)),
      );
    }
    if (!leg.via) list.push(told('arrive', tellArrival(to, arrives, say)));
    return list;
  });
}

function originOf(kind: Place['kind'] | Via['kind']): Origin {
  if (kind === 'shop' || kind === 'entrance') return 'door';
  return kind === 'elevator' ? 'lift' : 'open';
}

function kindOf({ begins, side }: Stretch): DirectionKind {
  if (begins === 'out' || begins === 'off' || side === 'ahead') return 'start';
  return begins === 'curve' ? `curve-${side}` : side;
}

/** Between two changes of floor, with no walk worth a sentence. */
function isLanding(legs: readonly Leg[], index: number): boolean {
  const leg = legs[index];
  return index > 0 && leg?.via !== undefined && lengthOf(leg.points) < NEXT_DOOR;
}

/** The same kind of steps goes on in the same direction: told once, at the first flight. */
function ridesOn(legs: readonly Leg[], index: number): boolean {
  const [leg, next, after] = index < 0 ? [] : legs.slice(index, index + 3);
  if (!leg?.via || !next?.via || !after || !isLanding(legs, index + 1)) return false;
  if (leg.via.kind !== next.via.kind || leg.via.kind === 'elevator') return false;
  return Math.sign(next.level - leg.level) === Math.sign(after.level - next.level);
}

function lastFlight(legs: readonly Leg[], index: number): Via | undefined {
  let last = index;
  while (ridesOn(legs, last)) last++;
  return legs[last]?.via;
}
