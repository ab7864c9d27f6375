import { readMark } from '@mall/contract';

/** What signs are painted with, and what they stand on. */
const INK = '#17130e';
const PAPER = '#fff';
/** Room around the mark on a ground, as a share of its longer side. */
const MARGIN = 0.125;

/**
 * The centre's mark as a square picture, an address that holds all of it; undefined for what is no mark.
 * @param svg as the content has it
 * @param ground for a place of unknown colour, such as a browser's tab: ink on paper with a margin
 */
export function markPicture(svg: string | null | undefined, { ground = false } = {}): string | undefined {
  const mark = readMark(svg);
  if (!mark) return undefined;
  const [left, top, width, height] = mark.box;
  const longer = Math.max(width, height);
  const side = ground ? longer * (1 + 2 * MARGIN) : longer;
  const [x, y] = [left - (side - width) / 2, top - (side - height) / 2];
  const paper = ground ? `<path fill="${PAPER}" d="M${x} ${y}h${side}v${side}h${-side}z"/>` : '';
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="${x} ${y} ${side} ${side}">${paper}<path fill="${INK}" fill-rule="evenodd" d="${mark.outline}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
