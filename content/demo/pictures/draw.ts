import { INK, type Paint } from './palette';

/**
 * Primitives of the drawings: each returns one SVG element as text. The sheet is 400 × 400 units with
 * y downwards. Rooms crop pictures hard and to
 * any shape: the idea stands in the middle, about y 90 to 310, and art runs over the edges.
 */
export interface Look {
  opacity?: number;
  transform?: string;
  /** Outline of a filled form. */
  stroke?: Paint;
  width?: number;
  /** Round line ends. */
  round?: boolean;
  dash?: string;
  evenOdd?: boolean;
}

/** A drawing: elements from back to front; the first one is its ground. */
export type Drawing = readonly string[];

function attributes(look: Look): string {
  const out: string[] = [];
  if (look.opacity !== undefined) out.push(`opacity="${look.opacity}"`);
  if (look.transform) out.push(`transform="${look.transform}"`);
  if (look.stroke) out.push(`stroke="${look.stroke}"`);
  if (look.width !== undefined) out.push(`stroke-width="${look.width}"`);
  if (look.round) out.push('stroke-linecap="round"');
  if (look.dash) out.push(`stroke-dasharray="${look.dash}"`);
  if (look.evenOdd) out.push('fill-rule="evenodd"');
  return out.length > 0 ? ` ${out.join(' ')}` : '';
}

/** One decimal is finer than any screen shows at these sizes. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export function ground(fill: Paint): string {
  return box(0, 0, 400, 400, fill);
}

export function box(x: number, y: number, w: number, h: number, fill: Paint, look: Look = {}): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${attributes(look)}/>`;
}

export function disc(cx: number, cy: number, r: number, fill: Paint, look: Look = {}): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${attributes(look)}/>`;
}

export function ring(cx: number, cy: number, r: number, stroke: Paint, width: number): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: Paint, look: Look = {}): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(look)}/>`;
}

/** A filled path. */
export function shape(d: string, fill: Paint, look: Look = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(look)}/>`;
}

/** A drawn path without fill. */
export function line(
  d: string,
  stroke: Paint = INK,
  width = 6,
  look: Omit<Look, 'stroke' | 'width'> = {},
): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${attributes(look)}/>`;
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** `count` items in a row: `draw(index)`. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** Strokes round a centre, as on a clock face or a sun. */
export function rays(
  cx: number,
  cy: number,
  count: number,
  from: number,
  to: number,
  stroke: Paint,
  width: number,
): string {
  const strokes = repeat(count, (i) => {
    const a = (2 * Math.PI * i) / count;
    const at = (r: number) => `${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}`;
    return `M${at(from)}L${at(to)}`;
  });
  return line(strokes, stroke, width);
}

/** Half of a disc standing on its flat side: heads, hills, hats, awning scallops. */
export function dome(cx: number, base: number, r: number, fill: Paint): string {
  return shape(`M${round(cx - r)} ${round(base)}A${r} ${r} 0 0 1 ${round(cx + r)} ${round(base)}Z`, fill);
}

/** Half of a disc hanging from its flat side: bowls, smiles. */
export function cup(cx: number, top: number, r: number, fill: Paint): string {
  return shape(`M${round(cx - r)} ${round(top)}A${r} ${r} 0 0 0 ${round(cx + r)} ${round(top)}Z`, fill);
}

/** The building seen from above, which is also its mark (570 × 800). */
export const BUILDING =
  'M0 0H370A200 200 0 0 1 451 382.7L394 400L451 417.3A200 200 0 0 1 370 800H0ZM150 130V270H370A70 70 0 0 0 370 130ZM150 530V670H370A70 70 0 0 0 370 530Z';

export function building(x: number, y: number, scale: number, fill: Paint): string {
  return shape(BUILDING, fill, { transform: `translate(${x} ${y}) scale(${scale})`, evenOdd: true });
}

/** A whole SVG file; where a room has another shape, what overhangs is cut on both sides alike. */
export function sheet(drawing: Drawing, width = 400, height = 400): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawing.join('')}</svg>`;
}
