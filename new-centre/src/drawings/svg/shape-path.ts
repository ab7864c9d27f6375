import type { Element } from '@xmldom/xmldom';

/** An attribute's number; 0 when it is absent, NaN when it is none. */
function number(element: Element, name: string): number {
  const value = element.getAttribute(name);
  return value === null ? 0 : Number.parseFloat(value);
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function rectangle(element: Element): string {
  const [x, y] = [number(element, 'x'), number(element, 'y')];
  const [width, height] = [number(element, 'width'), number(element, 'height')];
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function points(element: Element, closed: boolean): string {
  const numbers = element.getAttribute('points')?.trim() ?? '';
  return numbers === '' ? '' : `M${numbers}${closed ? 'z' : ''}`;
}

const PATHS: Readonly<Record<string, (element: Element) => string>> = {
  path: (element) => element.getAttribute('d') ?? '',
  rect: rectangle,
  circle: (element) => {
    const radius = number(element, 'r');
    return ellipse(number(element, 'cx'), number(element, 'cy'), radius, radius);
  },
  ellipse: (element) =>
    ellipse(number(element, 'cx'), number(element, 'cy'), number(element, 'rx'), number(element, 'ry')),
  polygon: (element) => points(element, true),
  polyline: (element) => points(element, false),
  line: (element) =>
    `M${number(element, 'x1')} ${number(element, 'y1')}L${number(element, 'x2')} ${number(element, 'y2')}`,
};

/** A shape as the `d` of a path; undefined for what is no shape. Round corners of a rectangle are taken as square. */
export function pathOf(element: Element): string | undefined {
  const name = element.localName ?? '';
  return Object.hasOwn(PATHS, name) ? PATHS[name]?.(element) : undefined;
}
