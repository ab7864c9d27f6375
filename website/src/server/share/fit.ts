/** Width of a text in ems of its face, tracking included. */
type Measure = (text: string) => number;

export interface TextBox {
  width: number;
  height: number;
  /** Largest and smallest size, px. */
  most: number;
  least: number;
  lines: number;
  /** Line height as a share of the size. */
  leading: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** No name needs more; what is longer could not be shown anyway. */
const MAX_SIGNS = 240;
const STEP = 2;
const ELLIPSIS = '…';
/** Behind the hyphen of two long words; "20%-kal" and "T-shirt" stay whole. */
const SEAM = /(?<=\p{L}{3}[-–—/])(?=\p{L}{4})/u;

/** A word, a part of one, or a line of them. Widths are in ems, measured once, since a text is tried in many sizes. */
interface Piece {
  text: string;
  width: number;
  /** Set apart from the piece before by a space; the second half of a long word is not. */
  spaced: boolean;
}

/** What two pieces of a line have between them, in ems. */
interface Gaps {
  space: number;
  seam: number;
}

/**
 * The largest setting of a text that fits its box, in lines of about one length: of whole words while they can be
 * had, then of broken ones, at worst with an ellipsis. Never more lines or wider ones than the box has; no text
 * gives no lines.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const words = pieces(text, measure);
  if (words.length === 0) return { size: box.least, lines: [] };
  const gaps = {
    space: measure('n n') - 2 * measure('n'),
    seam: measure('nn') - 2 * measure('n'),
  };
  const brokenLines = (size: number) => {
    const room = box.width / size;
    return wrap(
      words.flatMap((word) => broken(word, room, measure)),
      room,
      gaps,
    );
  };
  const fitted =
    largest(box, (size) => {
      const room = box.width / size;
      const lines = wrap(words, room, gaps);
      return lines.every(({ width }) => width <= room) ? balanced(words, lines, room, gaps) : undefined;
    }) ?? largest(box, brokenLines);
  return fitted ?? { size: box.least, lines: cut(brokenLines(box.least), box, measure) };
}

function linesOf({ lines, height, leading }: TextBox, size: number): number {
  return Math.max(1, Math.min(lines, Math.floor(height / (size * leading))));
}

/** The largest size at which the lines are as many as the box takes. */
function largest(box: TextBox, set: (size: number) => Piece[] | undefined): FittedText | undefined {
  for (let size = box.most; size >= box.least; size -= STEP) {
    const lines = set(size);
    if (lines && lines.length <= linesOf(box, size)) return { size, lines: lines.map(({ text }) => text) };
  }
  return undefined;
}

function wrap(words: readonly Piece[], room: number, { space, seam }: Gaps): Piece[] {
  const lines: Piece[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = (last?.width ?? 0) + (word.spaced ? space : seam) + word.width;
    if (last === undefined || width > room) lines.push({ ...word });
    else {
      last.text += (word.spaced ? ' ' : '') + word.text;
      last.width = width;
    }
  }
  return lines;
}

/** The narrowest setting in as many lines. */
function balanced(words: readonly Piece[], lines: Piece[], room: number, gaps: Gaps): Piece[] {
  let best = lines;
  for (let narrower = room * 0.97; narrower > room * 0.4; narrower *= 0.97) {
    const next = wrap(words, narrower, gaps);
    if (next.length > lines.length || next.some(({ width }) => width > room)) break;
    best = next;
  }
  return best;
}

/** A word that is wider than the room in parts, each but the last with a hyphen. */
function broken(word: Piece, room: number, measure: Measure): Piece[] {
  if (word.width <= room) return [word];
  const hyphen = measure('-');
  const parts: Piece[] = [];
  let part: Piece = { text: '', width: 0, spaced: word.spaced };
  for (const sign of word.text) {
    const width = measure(sign);
    if (part.text !== '' && part.width + width + hyphen > room) {
      parts.push({ ...part, text: `${part.text}-`, width: part.width + hyphen });
      part = { text: '', width: 0, spaced: false };
    }
    part.text += sign;
    part.width += width;
  }
  return [...parts, part];
}

/** As many lines as the box takes, the last one with an ellipsis. */
function cut(lines: readonly Piece[], box: TextBox, measure: Measure): string[] {
  const room = box.width / box.least;
  const most = linesOf(box, box.least);
  let last = [...(lines[most - 1]?.text ?? '')];
  while (last.length > 0 && measure(last.join('') + ELLIPSIS) > room) last = last.slice(0, -1);
  const kept = lines.slice(0, most - 1).map(({ text }) => text);
  return [...kept, last.join('').replace(/[\s–—-]+$/, '') + ELLIPSIS];
}

/** Words, and parts of long ones. What belongs together stays so: "w środę", "19 zł". */
function pieces(text: string, measure: Measure): Piece[] {
  return [...text]
    .slice(0, MAX_SIGNS)
    .join('')
    .replace(/(?<![\p{L}\p{N}])(\p{L})[ \t\n]+(?=\S)/gu, '$1\u00a0')
    .replace(/(\p{N})[ \t\n]+(?=\p{L}{1,3}(?!\p{L}))/gu, '$1\u00a0')
    .split(/[ \t\n]+/)
    .filter(Boolean)
    .flatMap((word) =>
      word.split(SEAM).map((part, at) => ({ text: part, width: measure(part), spaced: at === 0 })),
    );
}
