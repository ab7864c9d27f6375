import type { FloorPaint } from '@mall/contract/colours/floor-paint.ts';

/** The storey, counted from the ground: 0, −1 below it. A centre has any number of them. */
export type FloorLevel = number;

/** Null when the content does not say. */
export type Level = FloorLevel | null;

/** What a centre says of a floor of its own. */
export interface FloorLook {
  sign?: string;
  paint?: FloorPaint;
}

export type FloorLooks = ReadonlyMap<FloorLevel, FloorLook>;

/** Those whose colours the style sheet has (layout/tokens.css). */
const PAINTED: readonly FloorLevel[] = [3, 2, 1, 0, -1];

/** The element of the page that says to the browser what floors look like; its sheet paints them. */
export const FLOOR_SHEET = 'floor-sheet';

declare global {
  var mallFloors: FloorLooks | undefined;
}

/**
 * What the floors of this program's centre look like: there is one. It hangs on the global object because the built
 * pages carry a copy of this module.
 */
export function describeFloors(floors: FloorLooks): void {
  globalThis.mallFloors = floors;
}

/** What the server knows by `describeFloors`, the browser reads from the page, once. */
function looks(): FloorLooks {
  if (!globalThis.mallFloors && typeof document !== 'undefined')
    describeFloors(new Map(JSON.parse(document.getElementById(FLOOR_SHEET)?.dataset.looks ?? '[]')));
  return globalThis.mallFloors ?? new Map();
}

export function floorLook(level: Level): FloorLook {
  return (level === null ? undefined : looks().get(level)) ?? {};
}

/** Floors to show where nothing says which are meant: those of the centre, from the top down. */
export function allFloors(): FloorLevel[] {
  const own = [...looks().keys()];
  return own.length > 0 ? own.sort((a, b) => b - a) : [...PAINTED];
}

/** Whether the style sheet says all there is to say of a floor. */
const isPlain = (level: FloorLevel, { paint }: FloorLook) => PAINTED.includes(level) && !paint;

/**
 * The global classes that set `--f` (field), `--on` (text on it) and `--tint`. Something without a floor gets
 * the neutral `fx`: colour means floor, so nothing else may borrow one. A floor that the centre has painted, or that
 * the style sheet does not know, is `fx` with a class of its own beside it (`floorSheet`).
 */
export function floorClass(level: Level): string {
  if (level === null) return 'fx';
  return isPlain(level, floorLook(level)) ? `f${level}` : `fx c${level}`;
}

/** Whether the floor's field is as dark as ink. */
export function isInky(level: Level): boolean {
  return floorLook(level).paint?.inky ?? level === -1;
}

/** What is signed in the building: the centre's own sign, or the numeral with a true minus: "−1". Empty without a floor. */
export function floorSign(level: Level): string {
  if (level === null) return '';
  return floorLook(level).sign ?? (level < 0 ? `−${-level}` : String(level));
}

/** A room number as signed: the content writes "-1.03", the door says "−1.03". */
export function roomSign(room: string): string {
  return room.replace(/^-/, '−');
}

/**
 * The rules of the floors that the style sheet does not know: their colours are for screens, since paper has none.
 * Empty when it knows all.
 */
export function floorSheet(floors: FloorLooks): string {
  const own = [...floors].filter(([level, look]) => !isPlain(level, look));
  const order = own.map(([level]) => `.fx.c${level}{--storey:${-level}}`);
  const painted = own.flatMap(([level, { paint }]) => {
    if (!paint) return [];
    const { field, on, tint, lit, ring, inky } = paint;
    const rings = ring === 'ink' ? ';--ring:var(--focus-on-ink);--ring-gap:var(--ink)' : '';
    // The tint of a field like ink is the grey of rooms that are closed.
    const shut = inky ? ';--shut-ground:var(--stone)' : '';
    return [`.fx.c${level}{--f:${field};--on:${on};--tint:${tint};--lit:${lit}${rings}${shut}}`];
  });
  return order.join('') + (painted.length > 0 ? `@media screen{${painted.join('')}}` : '');
}
