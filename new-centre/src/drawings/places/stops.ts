import type { Storey } from '../floor/storey.ts';
import { distance, nearest, rounded } from '../geometry/geometry.ts';
import { codeOf, type KeyOf } from '../keys.ts';
import { type Mark, marksOf, standingNear, visitedPieces } from './marks.ts';
import type { Place } from './place.ts';
import { tooFar } from './places.ts';

export const SHAFTS = ['elevator', 'escalator', 'stairs', 'ramp'] as const;
export type ShaftKind = (typeof SHAFTS)[number];
type Direction = 'up' | 'down';

/** A floor at which a lift, stairs, a ramp or an escalator can be entered or left. */
export interface Stop {
  kind: ShaftKind;
  label: string;
  direction: Direction | undefined;
  place: Place;
  storey: Storey;
}

interface ShaftMark extends Mark {
  direction: Direction | undefined;
  storey: Storey;
}

const LAYER_OF = { elevator: 'elevators', escalator: 'escalators', stairs: 'stairs', ramp: 'ramps' } as const;
const DIRECTED = /^(.*?)[\s_-]*\b(up|down)$/i;
/** Marks of one shaft on two floors are no farther apart, millimetres. */
const SAME_SHAFT = 3_000;

/** "E1 up" is E1, and up. */
function directed(mark: Mark): Pick<ShaftMark, 'label' | 'direction'> {
  const [, label, word] = DIRECTED.exec(mark.label?.replaceAll('_', ' ') ?? '') ?? [];
  if (word === undefined) return { label: mark.label, direction: undefined };
  return { label: label || undefined, direction: word.toLowerCase() === 'up' ? 'up' : 'down' };
}

function shaftMarks(kind: ShaftKind, storeys: readonly Storey[]): ShaftMark[] {
  return storeys.flatMap((storey) =>
    marksOf(storey.figures, LAYER_OF[kind]).map((mark) => {
      const name = kind === 'escalator' ? directed(mark) : { label: mark.label, direction: undefined };
      return { ...mark, ...name, storey };
    }),
  );
}

type Named = ShaftMark & { label: string };
const isNamed = (mark: ShaftMark): mark is Named => mark.label !== undefined;

/** Gives marks without a name that of the mark above or below them, else a number. */
function named(kind: ShaftKind, marks: readonly ShaftMark[]): Named[] {
  const known: Named[] = marks.filter(isNamed);
  return marks.map((mark) => {
    if (isNamed(mark)) return mark;
    const others = known.filter(({ storey }) => storey !== mark.storey);
    const other = nearest(others, ({ at }) => distance(at, mark.at));
    const isSame = other !== undefined && distance(other.at, mark.at) <= SAME_SHAFT;
    const label = isSame ? other.label : freeLabel(new Set(known.map((one) => one.label)));
    mark.storey.tell.guessed(
      mark.called,
      `This ${kind} mark has no name; it is taken for "${label}"${isSame ? ', which is at the same place' : ''}.`,
      'Give the same name to its marks on all floors.',
    );
    const found = { ...mark, label };
    known.push(found);
    return found;
  });
}

function freeLabel(used: ReadonlySet<string>): string {
  let number = 1;
  while (used.has(`U${number}`)) number += 1;
  return `U${number}`;
}

/** One stop a floor: what comes again is told. */
function oneAFloor(marks: readonly Named[]): Named[] {
  const seen = new Set<string>();
  return marks.filter(({ label, called, storey }) => {
    const key = `${storey.floor.level} ${label}`;
    if (!seen.has(key)) return seen.add(key);
    storey.tell.leftOut(
      called,
      `"${label}" stands on this floor twice; the second is not on the map.`,
      'Give each a name of its own.',
    );
    return false;
  });
}

function stopOf(kind: ShaftKind, mark: Named, keyOf: KeyOf): Stop[] {
  const { storey, label, direction } = mark;
  const { level } = storey.floor;
  const at = standingNear(visitedPieces(storey.floor, storey.figures), mark.at);
  if (!at) {
    tooFar(mark, storey.tell);
    return [];
  }
  const place: Place = {
    key: keyOf(level, kind, label),
    level,
    file: storey.file,
    kind: 'amenity',
    name: kind,
    called: `${kind} ${label}`,
    mark: rounded(mark.at),
    at: rounded(at),
    ...(kind === 'elevator' ? { equipment: liftId(label) } : {}),
  };
  return [{ kind, label, direction, place, storey }];
}

const idPart = (label: string) => label.replace(/\s+/g, '-');
export const liftId = (label: string): string => `lift-${idPart(label)}`;
export const escalatorId = (label: string, direction: Direction, from: number): string =>
  `escalator-${idPart(label)}-${direction}-${codeOf(from)}`;

/**
 * Where lifts, escalators, stairs and ramps stop. Marks of one layer with the same label are one shaft; an
 * escalator's label may end in "up" or "down".
 * @param storeys from the lowest up
 */
export function stopsOf(storeys: readonly Storey[], keyOf: KeyOf): Stop[] {
  return SHAFTS.flatMap((kind) =>
    oneAFloor(named(kind, shaftMarks(kind, storeys))).flatMap((mark) => stopOf(kind, mark, keyOf)),
  );
}
