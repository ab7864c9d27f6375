import type { Element } from '@xmldom/xmldom';

const numberOf = (element: Element, name: string) => {
  const value = Number.parseFloat(element.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : undefined;
};

/** What a `<use>` is a copy of, when that is in the file. */
export function sourceOf(use: Element, byId: ReadonlyMap<string, Element>): Element | undefined {
  const link = use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '';
  return link.startsWith('#') ? byId.get(link.slice(1)) : undefined;
}

/** A symbol with a `viewBox` fills the size of its copy, as far as both say one. */
function fitting(use: Element, symbol: Element): string {
  const [x, y, width, height] = (symbol.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [toWidth, toHeight] = [numberOf(use, 'width'), numberOf(use, 'height')];
  if (x === undefined || y === undefined || !width || !height) return '';
  const scales = [(toWidth ?? width) / width, (toHeight ?? height) / height];
  return `scale(${Math.min(...scales)}) translate(${-x} ${-y})`;
}

/** The transform of what a `<use>` shows. */
export function transformOf(use: Element, source: Element, outer: string): string {
  const [x, y] = [numberOf(use, 'x') ?? 0, numberOf(use, 'y') ?? 0];
  const own = `${use.getAttribute('transform') ?? ''} translate(${x} ${y})`;
  const fit = source.localName === 'symbol' ? fitting(use, source) : '';
  return `${outer} ${own} ${fit}`.trim();
}
