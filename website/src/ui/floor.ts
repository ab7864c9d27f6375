/** −1 underground, 0 ground, 1, 2, 3. */
export type FloorLevel = -1 | 0 | 1 | 2 | 3;

/** Null when the content does not say. */
export type Level = FloorLevel | null;

/**
 * The global class that sets `--f` (field), `--on` (text on it) and `--tint`. Something without a floor gets
 * the neutral `fx`: colour means floor, so nothing else may borrow one.
 */
export function floorClass(level: Level): string {
  return level === null ? 'fx' : `f${level}`;
}

/** The numeral as signed in the building, with a true minus: "−1". Empty without a floor. */
export function floorSign(level: Level): string {
  if (level === null) return '';
  return level < 0 ? `−${-level}` : String(level);
}

/** A room number as signed: the content writes "-1.03", the door says "−1.03". */
export function roomSign(room: string): string {
  return room.replace(/^-/, '−');
}
