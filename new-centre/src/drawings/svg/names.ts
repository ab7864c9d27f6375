import type { Element } from '@xmldom/xmldom';

/** What programs call a shape that nobody named: "path123", "Rectangle 4", "Vector_2". */
const MADE_UP =
  /^(path|rect|rectangle|circle|ellipse|polygon|polyline|line|arc|star|vector|group|frame|union|subtract|intersect|exclude|use|symbol|image|text|tspan|layer|svg|xmlid)([\s_-]*\d+)*_?$/i;

/** Inkscape's groups: "g10". A capital letter is a room's: "G10". */
const GROUP = /^g\d+([-_]\d+)*$/;

/** Illustrator writes characters that an id may not hold by their code: "_x2E_" is a dot. */
const ESCAPED = /_x([0-9A-F]{2,4})_/gi;
/** Illustrator's mark of a second shape of a name: "A_1_". */
const ILLUSTRATOR_TWIN = /_\d+_$/;
/** Figma's: "A_2". Only when an "A" is in the file: a name of one's own may end so. */
const FIGMA_TWIN = /^(.+)_\d+$/;

const unescaped = (id: string) =>
  id.replace(ESCAPED, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** @param ids all ids of the file, by which a twin is known */
function nameOfId(id: string, ids: ReadonlySet<string>): string {
  const first = FIGMA_TWIN.exec(id)?.[1];
  return unescaped(first !== undefined && ids.has(first) ? first : id).replace(ILLUSTRATOR_TWIN, '');
}

function titleOf(element: Element): string | null {
  const title = [...element.children].find(({ localName }) => localName === 'title');
  return title?.textContent ?? null;
}

const tidy = (name: string | null) => {
  const text = name?.replace(/\s+/g, ' ').trim();
  return text === '' || text === undefined || MADE_UP.test(text) || GROUP.test(text) ? undefined : text;
};

/**
 * The name that somebody gave to an element: its label in Inkscape, `data-name`, its id without what programs add,
 * or its title. Undefined when all of them are made up by a program.
 */
export function nameOf(element: Element, ids: ReadonlySet<string>): string | undefined {
  const id = element.getAttribute('id');
  return (
    tidy(element.getAttribute('inkscape:label')) ??
    tidy(element.getAttribute('data-name')) ??
    tidy(id === null ? null : nameOfId(id, ids)) ??
    tidy(titleOf(element))
  );
}
