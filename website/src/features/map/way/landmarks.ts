import { lengthOf, type Spot } from './line.ts';
import { distanceOf, type Place } from './places.ts';
import { BESIDE, NAMED_ON_THE_WAY } from './way-constants.ts';

type NamedAtTurns = Exclude<Place['kind'], 'entrance' | 'kiosk'>;

/** A place that a turn can be told by. */
export type Landmark = Place & { kind: NamedAtTurns };

/** What may be named on a floor: the ends of the way are told in other ways. */
export function landmarksOn(level: number, places: readonly Place[], ends: readonly Place[]): Landmark[] {
  const isEnd = (place: Place) =>
    ends.some(({ kind, name, room }) => kind === place.kind && name === place.name && room === place.room);
  return places.filter(
    (place): place is Landmark =>
      place.level === level && place.kind !== 'entrance' && place.kind !== 'kiosk' && !isEnd(place),
  );
}

/** The nearest landmark to a spot, at most `within` metres away: beside it unless told otherwise. */
export function landmarkAt(
  spot: Spot | undefined,
  landmarks: readonly Landmark[],
  within = BESIDE,
): Landmark | null {
  let nearest: Landmark | null = null;
  let least = within;
  for (const landmark of spot ? landmarks : []) {
    const away = spot ? distanceOf(landmark, spot) : least;
    if (away >= least) continue;
    least = away;
    nearest = landmark;
  }
  return nearest;
}

/** Shops and atria beside a line, in the order they are passed. Its first and last metres are left to the turns there. */
export function passedBy(line: readonly Spot[], landmarks: readonly Landmark[]): Landmark[] {
  const named = landmarks.filter(({ kind }) => kind === 'shop' || kind === 'atrium');
  const passed = new Set<Landmark>();
  for (const spot of spotsAlong(line)) {
    const nearest = landmarkAt(spot, named);
    if (nearest) passed.add(nearest);
  }
  return [...passed];
}

/** At most two, from the whole of the line. */
export function spread(passed: readonly Landmark[]): Landmark[] {
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
