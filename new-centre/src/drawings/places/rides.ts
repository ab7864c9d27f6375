import { distance } from '../geometry/geometry.ts';
import { escalatorId, liftId, SHAFTS, type ShaftKind, type Stop } from './stops.ts';

/** A way between two floors. */
export interface Ride {
  kind: ShaftKind;
  from: Stop;
  to: Stop;
  /** Along it, no shorter than the straight line in the air. */
  metres: number;
  oneWay: boolean;
  equipment?: string;
}

/** Metres from floor to floor: drawings do not say. */
const STOREY = 5;
/** Metres along each for one storey: an escalator rises at 30 degrees, a moving ramp at 12. */
const ALONG: Readonly<Record<ShaftKind, number>> = {
  elevator: STOREY,
  escalator: 10,
  stairs: 10.5,
  ramp: 24,
};

function ride(kind: ShaftKind, from: Stop, to: Stop): Ride {
  const storeys = Math.abs(to.place.level - from.place.level);
  const straight = Math.hypot(distance(from.place.at, to.place.at) / 1000, storeys * STOREY);
  return { kind, from, to, metres: Math.max(ALONG[kind] * storeys, straight), oneWay: false };
}

const pairsOf = (stops: readonly Stop[]) =>
  stops.slice(1).flatMap((high, index): [Stop, Stop][] => {
    const low = stops[index];
    return low ? [[low, high]] : [];
  });

/** From each floor of a lift to each other. */
function liftRides(stops: readonly Stop[]): Ride[] {
  return stops.flatMap((low, index) =>
    stops.slice(index + 1).map((high) => ({ ...ride('elevator', low, high), equipment: liftId(low.label) })),
  );
}

/** Directions on marks of both kinds are two escalators side by side. */
function escalatorRides(stops: readonly Stop[]): Ride[] {
  const [first] = stops;
  const directions = new Set(stops.flatMap(({ direction }) => direction ?? []));
  if (first && directions.size === 0 && stops.length > 1) {
    first.storey.tell.guessed(
      first.place.called,
      'The escalator has no direction; it is taken to lead up.',
      `Name it "${first.label} up" or "${first.label} down" on the floor where one steps on.`,
    );
    directions.add('up');
  }
  return pairsOf(stops).flatMap(([low, high]) =>
    [...directions].map((direction) => {
      const [from, to] = direction === 'up' ? [low, high] : [high, low];
      const equipment = escalatorId(low.label, direction, from.place.level);
      return { ...ride('escalator', from, to), oneWay: true, equipment };
    }),
  );
}

function tellSingle(kind: ShaftKind, stops: readonly Stop[]): void {
  const [only] = stops;
  if (!only || stops.length > 1 || kind === 'ramp') return;
  only.storey.tell.leftOut(
    only.place.called,
    'It stands on one floor only, so it leads nowhere.',
    'Give the same name to its mark on the other floors.',
  );
}

/** Every ride of a building. @param stops those of a shaft from the lowest up */
export function ridesOf(stops: readonly Stop[]): Ride[] {
  return SHAFTS.flatMap((kind) => {
    const ofKind = stops.filter((stop) => stop.kind === kind);
    const labels = [...new Set(ofKind.map(({ label }) => label))];
    return labels.flatMap((label) => {
      const shaft = ofKind.filter((stop) => stop.label === label);
      tellSingle(kind, shaft);
      if (kind === 'elevator') return liftRides(shaft);
      if (kind === 'escalator') return escalatorRides(shaft);
      return pairsOf(shaft).map(([low, high]) => ride(kind, low, high));
    });
  });
}
