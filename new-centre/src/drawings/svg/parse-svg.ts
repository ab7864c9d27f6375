import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Teller } from '../drawing.ts';

export interface SvgFile {
  root: Element;
  byId: ReadonlyMap<string, Element>;
  /** Classes that a style sheet of the file hides. */
  hiddenClasses: ReadonlySet<string>;
}

const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const HIDING_RULE = /([^{}]+)\{[^{}]*display\s*:\s*none[^{}]*\}/g;
const CLASS = /\.([\w-]+)/g;

/** Illustrator names its namespaces by entities, which the parser does not know. */
function withEntities(svg: string): string {
  const entities = new Map([...svg.matchAll(ENTITY)].map(([, name, a, b]) => [name ?? '', a ?? b ?? '']));
  if (entities.size === 0) return svg;
  const end = svg.indexOf(']>');
  const body = end < 0 ? svg : svg.slice(end + 2);
  return body.replace(/&([\w.-]+);/g, (whole, name: string) => entities.get(name) ?? whole);
}

const deep = (element: Element): Element[] => [element, ...[...element.children].flatMap(deep)];

function hiddenClassesOf(elements: readonly Element[]): Set<string> {
  const sheets = elements
    .filter(({ localName }) => localName === 'style')
    .map(({ textContent }) => textContent);
  const rules = sheets.flatMap((sheet) => [...(sheet ?? '').matchAll(HIDING_RULE)]);
  return new Set(
    rules.flatMap(([, names]) => [...(names ?? '').matchAll(CLASS)].map(([, name]) => name ?? '')),
  );
}

function rootOf(svg: string): Element {
  const parser = new DOMParser({ onError: () => {} });
  const root = parser.parseFromString(
    withEntities(svg.replace(/^\uFEFF/, '')),
    'image/svg+xml',
  ).documentElement;
  if (root?.localName !== 'svg') throw new Error(`its first element is <${root?.tagName}>, not <svg>`);
  return root;
}

/** The elements of a file; null, with a remark, for what is no SVG. */
export function parseSvg(svg: string, { leftOut }: Teller): SvgFile | null {
  try {
    const root = rootOf(svg);
    const elements = deep(root);
    const named = elements.flatMap((element) => {
      const id = element.getAttribute('id');
      return id === null ? [] : [[id, element] as const];
    });
    return { root, byId: new Map(named.reverse()), hiddenClasses: hiddenClassesOf(elements) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    leftOut('the file', `It cannot be read as SVG: ${reason}`, 'Export the drawing again as plain SVG.');
    return null;
  }
}
