import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** Golos Text in one weight, for drawings that take their letters with them as outlines. */
export interface Typeface {
  /** Only what the face can set, in one form: no control signs, no picture letters, single spaces. Cut when endless. */
  settable(text: string): string;
  /** Width in ems. @param tracking between letters, in ems */
  width(text: string, tracking: number): number;
  /** SVG of a line. @param x of its left edge @param y of its baseline */
  outline(text: string, at: { x: number; y: number; size: number; tracking: number; fill: string }): string;
}

export interface Typefaces {
  sign: Typeface;
  strong: Typeface;
}

/** A letter is taken from the first file that has it. */
const SUBSETS = ['cyrillic', 'latin-ext', 'latin'] as const;
const WEIGHTS = { sign: 900, strong: 700 } as const;

/** Of a text, UTF-16; nothing that is drawn has room for as many. */
const MAX_UNITS = 1_000;

/** Height of capitals, in ems. */
export const CAPITAL = 0.7;

let loaded: Promise<Typefaces> | undefined;

/** Loaded when first needed, since most processes never draw; then kept. */
export function loadTypefaces(): Promise<Typefaces> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Typefaces> {
  const fontkit = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const face = async (weight: number) =>
    typeface(
      await Promise.all(
        SUBSETS.map(async (subset) => {
          const file = resolve(`@fontsource/golos-text/files/golos-text-${subset}-${weight}-normal.woff2`);
          const font = fontkit.create(await readFile(file));
          if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
          return font;
        }),
      ),
    );
  const [sign, strong] = await Promise.all([face(WEIGHTS.sign), face(WEIGHTS.strong)]);
  return { sign, strong };
}

interface Run {
  font: Font;
  text: string;
}

function typeface(fonts: readonly Font[]): Typeface {
  const fontOf = (sign: string) => fonts.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

  function runs(text: string): Run[] {
    const made: Run[] = [];
    for (const sign of text) {
      const font = fontOf(sign);
      if (!font) continue;
      const last = made.at(-1);
      if (last?.font === font) last.text += sign;
      else made.push({ font, text: sign });
    }
    return made;
  }

  const widths = new Map<string, number>();

  /** Of one run, without tracking; the same words are measured at many sizes. */
  function runWidth({ font, text }: Run): number {
    const key = `${fonts.indexOf(font)} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (widths.size > 5_000) widths.clear();
    const width = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
    return width;
  }

  return {
    settable: (text) =>
      [
        ...text
          .slice(0, MAX_UNITS)
          .toWellFormed()
          .normalize('NFC')
          .replace(/[\s\p{Cc}]+/gu, ' '),
      ]
        .filter((sign) => !/\p{C}/u.test(sign) && fontOf(sign) !== undefined)
        .join('')
        .replace(/ +/g, ' ')
        .trim(),

    width(text, tracking) {
      const gaps = Math.max(0, [...text].length - 1);
      return runs(text).reduce((sum, run) => sum + runWidth(run), 0) + gaps * tracking;
    },

    outline(text, { x, y, size, tracking, fill }) {
      let left = 0;
      let paths = '';
      for (const { font, text: part } of runs(text)) {
        const scale = 1 / font.unitsPerEm;
        const { glyphs, positions } = font.layout(part);
        glyphs.forEach((glyph, i) => {
          const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
          const at = `translate(${left + xOffset * scale} ${-yOffset * scale})`;
          paths += `<path transform="${at} scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
          left += xAdvance * scale + tracking;
        });
      }
      return `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}">${paths}</g>`;
    },
  };
}
