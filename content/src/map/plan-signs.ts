import { floorPaint } from '@mall/contract';

/** Pictograms of the printed plan on a 48 grid. `line` is drawn 5 wide, `fill` filled (holes by even-odd). */
type Sign = readonly (readonly ['line' | 'fill', string])[];

export const PLAN_SIGNS: Readonly<Record<string, Sign>> = {
  elevator: [
    ['line', 'M6 5h36v38H6z'],
    ['fill', 'M24 11l8 10H16zM24 37l8-10H16z'],
  ],
  escalator: [
    ['line', 'M3 41h12L33 16h12'],
    ['fill', 'M17 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM19 16h6v10l-6 7z'],
  ],
  stairs: [['line', 'M4 42h10V32h10V22h10V12h10']],
  ramp: [['fill', 'M4 42V38L44 14V42z']],
  restroom: [
    [
      'fill',
      'M8 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM6 15h14v14h-3v15H9V29H6zM30 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM31 15h8l6 17h-5v12H30V32h-5z',
    ],
  ],
  'restroom.wheelchair': [
    ['fill', 'M15 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
    ['line', 'M19 14v14h14l5 13 5-2M14 22a11 11 0 1 0 16 13'],
  ],
  atm: [['fill', 'M4 10h40v28H4zM24 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14z']],
  information: [['fill', 'M20 20h8v24h-8zM18 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0z']],
  parking: [['line', 'M15 44V7h11a10 10 0 0 1 0 20H15']],
  firstaid: [['fill', 'M18 4h12v14h14v12H30v14H18V30H4V18h14z']],
  strollers: [
    ['fill', 'M8 22h32a16 16 0 0 1-32 0zM8 19A16 16 0 0 1 22 5v14z'],
    ['fill', 'M12 41a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM28 41a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
  ],
};

/** Field and tint of a floor, and what is read on the field; floors without a colour go on in stone. */
export interface FloorPaint {
  field: string;
  tint: string;
  text: string;
}

export const INK = '#17130e';
export const WHITE = '#ffffff';
export const STONE = '#f1ede4';
export const STONE_DEEP = '#ddd6c8';

const PAINTS: Readonly<Record<number, FloorPaint>> = {
  [-1]: { field: INK, tint: STONE_DEEP, text: WHITE },
  0: { field: '#00664a', tint: '#cde5d8', text: WHITE },
  1: { field: '#ff5a36', tint: '#ffd5c9', text: INK },
  2: { field: '#ffa6c9', tint: '#ffe1ec', text: INK },
  3: { field: '#ffc926', tint: '#ffedb8', text: INK },
};

/** @param colour what staff chose for the floor */
export function paintOf(level: number, colour?: string | null): FloorPaint {
  const chosen = floorPaint(colour);
  if (chosen) return { field: chosen.field, tint: chosen.tint, text: chosen.on };
  return PAINTS[level] ?? { field: STONE_DEEP, tint: STONE, text: INK };
}
