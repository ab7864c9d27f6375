import { SHARE_HEIGHT, SHARE_WIDTH } from '../../features/share/share-address.ts';
import { allFloors, isInky } from '../../ui/floors/floor.ts';
import { floorColours, INK, WHITE } from '../../ui/floors/floor-colours.ts';
import { markPath } from '../../ui/Logo/mark.ts';

interface Size {
  width: number;
  height: number;
}

/** Icons are drawn in units of this square. */
const ICON = 1000;
const MARK_ON_ICON: Size = { width: 680, height: 800 };
/** What a system cuts to a shape of its own keeps a circle of 80 % of the width: the corners of the mark lie in it. */
const SAFE = 0.76;
/** The mark's wall on the shared picture; the floors have the rest. */
const WALL = 520;
const MARK_ON_WALL: Size = { width: 360, height: 456 };

/** The centre's mark on ink, square; `maskable` for what a system cuts to a shape of its own. */
export function iconDrawing(maskable = false): string {
  const size = maskable ? scaled(MARK_ON_ICON, SAFE) : MARK_ON_ICON;
  return svg({ width: ICON, height: ICON }, [
    rect(0, 0, { width: ICON, height: ICON }, INK),
    mark(size, { width: ICON, height: ICON }),
  ]);
}

/** What is shared of pages without a picture: the centre's mark beside its floors, the highest on top. */
export function sharedDrawing(): string {
  const whole = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
  const floors = allFloors().filter((level) => !isInky(level));
  const edge = (index: number) => Math.round((index * SHARE_HEIGHT) / floors.length);
  return svg(whole, [
    rect(0, 0, whole, INK),
    ...floors.map((level, index) =>
      rect(
        WALL,
        edge(index),
        { width: SHARE_WIDTH - WALL, height: edge(index + 1) - edge(index) },
        floorColours(level).field,
      ),
    ),
    mark(MARK_ON_WALL, floors.length === 0 ? whole : { ...whole, width: WALL }),
  ]);
}

const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });

const svg = ({ width, height }: Size, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

const rect = (x: number, y: number, { width, height }: Size, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

/** In the middle of its room, as large as its own size lets it be. */
function mark(size: Size, room: Size): string {
  const { d, transform = '' } = markPath(size);
  const placed = `translate(${(room.width - size.width) / 2} ${(room.height - size.height) / 2}) ${transform}`;
  return `<path fill="${WHITE}" fill-rule="evenodd" transform="${placed.trimEnd()}" d="${d}"/>`;
}
