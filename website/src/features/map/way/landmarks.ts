import { lengthOf, type Spot } from './line.ts';
import { distanceOf, type Place } from './places.ts';
import { BESIDE, IN_SIGHT, NAMED_ON_THE_WAY } from './way-constants.ts';

const AT_TURNS = ['shop', 'atrium', 'elevator', 'escalator', 'restroom', 'information'] as const;

/** A place that a turn can be told by. */
export type Landmark = Place & { kind: (typeof AT_TURNS)[number] };

const isLandmark = (place: Place): place is Landmark => AT_TURNS.some((kind) => kind === place.kind);

/** What may be named on a floor: the ends of the way are told in other ways. */
export function landmarksOn(level: number, places: readonly Place[], ends: readonly Place[]): Landmark[] {
  const isEnd = (place: Place) =>
    ends.some(({ kind, name, room }) => kind === place.kind && name === place.name && room === place.room);
  return places.filter((place) => place.level === level && !isEnd(place)).filter(isLandmark);
}

/** What a turn is told by: the nearest landmark beside it, a shop before an atrium, which is beside half a floor. */
export function landmarkAt(spot: Spot | undefined, landmarks: readonly Landmark[]): Landmark | null {
  const small = landmarks.filter(({ kind }) => kind !== 'atrium');
  return nearestTo(spot, small) ?? nearestTo(spot, landmarks);
}

/** The nearest place to a spot, at most `within` metres away. */
export function nearestTo<P extends Place>(
  spot: Spot | undefined,
  places: readonly P[],
  within = BESIDE,
): P | null {
  let nearest: P | null = null;
  let least = within;
  for (const place of spot ? places : []) {
    const away = spot ? distanceOf(place, spot) : least;
    if (away >= least) continue;
    least = away;
    nearest = place;
  }
  return nearest;
}

/**
 * Shops beside a line, in the order they are passed: at most two, from all of its length. Where a long line has none,
 * the atrium. Its first and last metres are left to the turns there, and what these name is not named again.
 */
export function passedBy(
  line: readonly Spot[],
  landmarks: readonly Landmark[],
  told: readonly (Place | null)[],
): Landmark[] {
  const spots = [...spotsAlong(line)];
  const beside = (kind: Place['kind']) => {
    const some = landmarks.filter((one) => one.kind === kind && !told.includes(one));
    return [...new Set(spots.map((spot) => nearestTo(spot, some)))].filter((one) => one !== null);
  };
  const shops = spread(beside('shop'));
  if (shops.length > 0 || lengthOf(line) < IN_SIGHT) return shops;
  return beside('atrium').slice(0, 1);
}

function spread(passed: readonly Landmark[]): Landmark[] {
  if (passed.length <= NAMED_ON_THE_WAY) return [...passed];
  return Array.from({ length: NAMED_ON_THE_WAY }, (_, index) =>
    passed.at(((index + 0.5) * passed.length) / NAMED_ON_THE_WAY),
  ).flatMap((place) => place ?? []);
}

/** A spot every few metres, without the ends. */
function* spotsAlong(line: readonly Spot[]): Generator<Spot> {
  const stride = 4;
  const end = lengthOf(line) - stride;
  let next = stride;
  let gone = 0;
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const length = lengthOf([from, to]);
    for (; next <= Math.min(gone + length, end); next += stride) {
      const part = (next - gone) / length;
      yield [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    gone += length;
  }
}
