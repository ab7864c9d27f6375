import type { Remark } from '../../remark.ts';
import type { Figure, FloorDrawing, PlanSettings, Teller } from '../drawing.ts';
import { rounded } from '../geometry/geometry.ts';
import { readSvg } from '../svg/read-svg.ts';
import { tellerOf } from '../tell.ts';
import { type Floor, floorOf } from './floor.ts';

/** One floor with what is needed to find its places. */
export interface Storey {
  file: string;
  floor: Floor;
  /** All shapes of the drawing, in whole millimetres. */
  figures: readonly Figure[];
  tell: Teller;
}

/** How far a line may be from the curve it stands for, metres. */
const TOLERANCE = 0.05;
/** Metres up to which a gap is a wall. */
export const CLOSE_GAPS = 0.6;

/** From the lowest floor up; what is on a floor that was drawn before is left out. */
function sorted(drawings: readonly FloorDrawing[], remarks: Remark[]): FloorDrawing[] {
  const floors = new Map<number, FloorDrawing>();
  for (const drawing of drawings) {
    const { leftOut } = tellerOf(drawing.file, remarks);
    const { level } = drawing;
    const first = floors.get(level);
    if (!Number.isInteger(level))
      leftOut('the file', `Its level is ${level}.`, 'Give it a whole number, 0 on the ground.');
    else if (first)
      leftOut('the file', `Floor ${level} is drawn in ${first.file} already.`, 'Give it a level of its own.');
    else floors.set(level, drawing);
  }
  return [...floors.values()].sort((a, b) => a.level - b.level);
}

function storeyOf({ file, level, svg }: FloorDrawing, settings: PlanSettings, remarks: Remark[]): Storey[] {
  const tell = tellerOf(file, remarks);
  const scale = settings.metresPerUnit * 1000;
  const figures = readSvg(svg, TOLERANCE / settings.metresPerUnit, tell).map(
    (figure): Figure => ({
      ...figure,
      rings: figure.rings.map((ring) => ring.map(({ x, y }) => rounded({ x: x * scale, y: y * scale }))),
    }),
  );
  const gap = (settings.closeGapsMetres ?? CLOSE_GAPS) * 1000;
  const floor = floorOf(level, figures, gap, tell);
  return floor ? [{ file, floor, figures, tell }] : [];
}

/** The floors of a building from the lowest up, each once. */
export function storeysOf(
  drawings: readonly FloorDrawing[],
  settings: PlanSettings,
  remarks: Remark[],
): Storey[] {
  return sorted(drawings, remarks).flatMap((drawing) => storeyOf(drawing, settings, remarks));
}
