import type { Mark } from '@mall/contract/mark.ts';

/** Of a centre that has no mark of its own: a door. */
const DOOR: Mark = { box: [0, 0, 570, 800], outline: 'M0 0H570V800H0ZM150 130V800H420V130Z' };

/** Marks are drawn into a box of this size, whatever units their own has. */
export const MARK_BOX = { width: 570, height: 800 } as const;

declare global {
  var mallMark: Mark | undefined;
}

/**
 * What the mark of this program's centre looks like: there is one. It hangs on the global object because the built
 * pages carry a copy of this module.
 */
export function describeMark(mark: Mark | undefined): void {
  globalThis.mallMark = mark;
}

/** Whether the mark is upright as its box is: a part of such a one, drawn large, still stands for the centre. */
export function isUpright(): boolean {
  const [, , width, height] = (globalThis.mallMark ?? DOOR).box;
  return width / height < 0.9;
}

/** The mark's outline with what puts it into a box, as large as it goes and in the middle. Filled by even-odd. */
export function markPath(room: { width: number; height: number } = MARK_BOX): {
  d: string;
  transform?: string;
} {
  const { box, outline } = globalThis.mallMark ?? DOOR;
  const [left, top, width, height] = box;
  const scale = Math.min(room.width / width, room.height / height);
  const x = (room.width - width * scale) / 2 - left * scale;
  const y = (room.height - height * scale) / 2 - top * scale;
  if (scale === 1 && x === 0 && y === 0) return { d: outline };
  const short = (value: number) => Number(value.toFixed(4));
  return { d: outline, transform: `translate(${short(x)} ${short(y)}) scale(${short(scale)})` };
}
