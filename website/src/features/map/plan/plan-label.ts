import type { Space } from '../building/building.ts';

/** Mean advance of the sign weight, in em: wide enough for names in capitals not to touch the walls. */
const ADVANCE = 0.58;
const SIZES = [18, 16, 14] as const;
/** Height of a line, and of the room number that stands under the name, in units of the plan. */
const LEADING = 1.15;
export const NUMBER_SIZE = 16;

interface PlanLabel {
  lines: string[];
  size: number;
}

/**
 * A shop's name set on up to three lines within one of `spaces` above its room number, at the largest
 * size that fits; null when it does not, so that the number stands alone.
 * @param shrunk by how much text is drawn smaller when the plan is zoomed, 1 = not zoomed
 */
export function planLabel(name: string, spaces: readonly Space[], shrunk = 1): PlanLabel | null {
  const settings = splits(wordsOf(name), 3).sort((a, b) => a.length - b.length || longest(a) - longest(b));
  for (const size of SIZES) {
    const best = settings.find((lines) => {
      const width = longest(lines) * size * ADVANCE * shrunk;
      const height = (lines.length * size + NUMBER_SIZE) * LEADING * shrunk;
      return spaces.some(([w, h]) => width <= w && height <= h);
    });
    if (best) return { lines: best, size };
  }
  return null;
}

/** A word of one letter stays with the next. */
function wordsOf(name: string): string[] {
  return name
    .trim()
    .replace(/(?<=^|\s)(\S)\s+/gu, '$1\u00a0')
    .split(/[^\S\u00a0]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** Ways to break grow with the square of the words. */
const MAX_WORDS = 12;

/** Every way to set the words on at most `lines` lines. */
function splits(words: string[], lines: number): string[][] {
  if (words.length === 0) return [];
  const whole = [words.join(' ')];
  if (lines === 1) return [whole];
  const broken = words.slice(1).flatMap((_, i) => {
    const head = words.slice(0, i + 1).join(' ');
    return splits(words.slice(i + 1), lines - 1).map((rest) => [head, ...rest]);
  });
  return [whole, ...broken];
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => [...line].length));
}
