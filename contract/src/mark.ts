/** The centre's mark: one outline in one colour, filled by even-odd, in the units of its box. */
export interface Mark {
  box: readonly [left: number, top: number, width: number, height: number];
  outline: string;
}

/** A mark stands in every page up to three times: more than this would weigh on all of them. */
const MAX_OUTLINE = 3000;

const PARTS = /<([a-z][\w:-]*)\b([^>]*)>/gi;
/** What may stand around paths without changing how they look. */
const QUIET = new Set(['svg', 'g', 'path', 'title', 'desc', 'metadata', 'defs']);
const STILL =
  /^(?:\s|translate\(0(?:[ ,]+0)?\)|scale\(1(?:[ ,]+1)?\)|matrix\(1[ ,]+0[ ,]+0[ ,]+1[ ,]+0[ ,]+0\))*$/;
const PATH = /^[\d\s,.eE+\-MmLlHhVvCcSsQqTtAaZz]+$/;

const attribute = (text: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(text)?.slice(1).find(Boolean);

/** Reads the mark out of an SVG; a string says what is wrong with it. */
function read(svg: string): Mark | string {
  const paths: string[] = [];
  let box: number[] | undefined;
  for (const [, tag = '', attributes = ''] of svg.replace(/<!--.*?-->/gs, '').matchAll(PARTS)) {
    const name = tag.toLowerCase();
    // What drawing programs note for themselves has names with a colon.
    if (name.includes(':')) continue;
    if (!QUIET.has(name)) return `<${tag}>: only paths can be read; turn shapes and text into paths`;
    if (!STILL.test(attribute(attributes, 'transform') ?? ''))
      return 'transform: apply it to the paths (in Inkscape: ungroup, then save as plain SVG)';
    if (name === 'svg') {
      const [width, height] = ['width', 'height'].map((side) => attribute(attributes, side) ?? '');
      box ??= (attribute(attributes, 'viewBox') ?? `0 0 ${width} ${height}`)
        .trim()
        .split(/[\s,]+/)
        .map(Number);
    }
    if (name === 'path') paths.push((attribute(attributes, 'd') ?? '').trim());
  }
  const [left, top, width, height] = box ?? [];
  if (left === undefined || top === undefined || !width || !height || !(width > 0) || !(height > 0))
    return 'viewBox: it must say left, top, width and height';
  const outline = paths.filter(Boolean).join('');
  if (outline === '') return 'path: there is none';
  if (!PATH.test(outline)) return 'path: its data cannot be read';
  if (outline.length > MAX_OUTLINE)
    return `path: ${outline.length} characters, at most ${MAX_OUTLINE}; simplify it, it stands in every page`;
  return { box: [left, top, width, height], outline };
}

/** The mark of an SVG of paths; undefined for anything else. */
export function readMark(svg: string | null | undefined): Mark | undefined {
  const mark = svg ? read(svg) : undefined;
  return typeof mark === 'object' ? mark : undefined;
}

/** What keeps an SVG from being a mark, with its mend; undefined when nothing does. */
export function markIssue(svg: string): string | undefined {
  const mark = read(svg);
  return typeof mark === 'string' ? mark : undefined;
}
