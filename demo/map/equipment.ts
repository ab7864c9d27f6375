import type { DemoLevel } from '../structure/shapes.ts';
import { distance, type Point } from './shapes.ts';

/** Metres of one unit of the sheet, and from floor to floor. */
export const METRES = 0.32;
const STOREY = 5;
/** An escalator rises at 30 degrees. */
const ESCALATOR_METRES = STOREY * 2;
const STAIRS_METRES = 10.5;

/** A way between floors: where it is entered on each, and how. */
interface Shaft {
  key: 'north' | 'south';
  kind: 'elevator' | 'escalator' | 'stairs';
  stops: readonly { level: DemoLevel; at: Point }[];
}

const on = (levels: readonly DemoLevel[], at: Point) => levels.map((level) => ({ level, at }));
const SHOPPING: readonly DemoLevel[] = [0, 1, 2, 3];

export const SHAFTS: readonly Shaft[] = [
  // in the car park the two stand behind walls and are entered from the south
  { key: 'north', kind: 'escalator', stops: [{ level: -1, at: [235, 228] }, ...on(SHOPPING, [235, 200])] },
  { key: 'north', kind: 'elevator', stops: [{ level: -1, at: [344, 228] }, ...on(SHOPPING, [340, 200])] },
  { key: 'south', kind: 'escalator', stops: on(SHOPPING, [235, 600]) },
  { key: 'south', kind: 'elevator', stops: on(SHOPPING, [340, 600]) },
  { key: 'north', kind: 'stairs', stops: on([-1, ...SHOPPING], [383.8, 331.3]) },
  { key: 'south', kind: 'stairs', stops: on(SHOPPING, [383.8, 468.7]) },
];

export const stopId = ({ key, kind }: Shaft, level: number) => `${kind}-${key}-${code(level)}`;

/** What moves, and may be out of order. `id` stands in the map's edges. */
interface Equipment {
  id: string;
  /** For the staff: Polish and English. */
  name: string;
}

interface Ride {
  from: string;
  to: string;
  kind: Shaft['kind'];
  ends: readonly [Point, Point];
  level: DemoLevel;
  metres: number;
  oneWay: boolean;
  equipment?: Equipment;
}

const code = (level: number) => (level < 0 ? `b${-level}` : String(level));
const SIDES = { north: ['północ', 'north'], south: ['południe', 'south'] } as const;

function lift({ key }: Shaft): Equipment {
  const [pl, en] = SIDES[key];
  return { id: `lift-${key}`, name: `Winda ${pl} / Lift ${en}` };
}

function escalator({ key }: Shaft, from: number, to: number): Equipment {
  const [pl, en] = SIDES[key];
  const up = to > from;
  return {
    id: `escalator-${key}-${up ? 'up' : 'down'}-${code(from)}`,
    name: `Schody ruchome ${pl} ${from} → ${to} / Escalator ${en} ${from} → ${to}`,
  };
}

/** Never shorter than the straight line in the air, which a search may take as the least. */
function lengthOf(kind: Shaft['kind'], storeys: number, ends: Ride['ends']): number {
  const straight = Math.hypot(distance(ends[0], ends[1]) * METRES, storeys * STOREY);
  const along = { elevator: storeys * STOREY, escalator: ESCALATOR_METRES, stairs: STAIRS_METRES }[kind];
  return Math.max(along, straight);
}

/** Every ride: a lift from each of its floors to each other at one go, escalators and stairs from floor to floor. */
export function rides(): Ride[] {
  return SHAFTS.flatMap((shaft) =>
    shaft.stops.flatMap((low, index) =>
      shaft.stops.slice(index + 1).flatMap((high, step): Ride[] => {
        const { kind } = shaft;
        if (kind !== 'elevator' && step > 0) return [];
        const ends = [low.at, high.at] as const;
        const ride = {
          from: stopId(shaft, low.level),
          to: stopId(shaft, high.level),
          kind,
          ends,
          level: low.level,
          metres: lengthOf(kind, high.level - low.level, ends),
          oneWay: false,
        };
        if (kind === 'stairs') return [ride];
        if (kind === 'elevator') return [{ ...ride, equipment: lift(shaft) }];
        return [
          { ...ride, oneWay: true, equipment: escalator(shaft, low.level, high.level) },
          {
            ...ride,
            from: ride.to,
            to: ride.from,
            ends: [high.at, low.at],
            level: high.level,
            oneWay: true,
            equipment: escalator(shaft, high.level, low.level),
          },
        ];
      }),
    ),
  );
}

/** Everything that moves in the building, each once. */
export function equipment(): Equipment[] {
  const all = rides().flatMap((ride) => (ride.equipment ? [ride.equipment] : []));
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
