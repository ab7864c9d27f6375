import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
type Weight = 400 | 800;

/** The face of the website comes in parts by script; a word may need letters of several ("Łódź"). */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;
const WEIGHTS: readonly Weight[] = [400, 800];

const FOLDER = join(require.resolve('@fontsource/golos-text/package.json'), '..', 'files');

const nameOf = (script: string, weight: Weight) => `${script} ${weight}`;

const fileOf = (script: string, weight: Weight) => join(FOLDER, `golos-text-${script}-${weight}-normal.woff`);

/** Makes the faces known to a document; only those that are used are read and embedded. */
export function registerFaces(pdf: Pdf): void {
  for (const weight of WEIGHTS) {
    for (const script of SCRIPTS) pdf.registerFont(nameOf(script, weight), fileOf(script, weight));
  }
}

const opened = new Map<string, Font>();

/** A face by its file, read once. */
function faceOf(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds more than one font`);
  opened.set(file, font);
  return font;
}

interface Piece {
  font: string;
  text: string;
}

const fonts = new Map<string, string>();

/** The part of the face that has a sign; the first one where none has. */
export function fontOf(sign: string, weight: Weight): string {
  const key = `${weight}${sign}`;
  const found =
    fonts.get(key) ??
    nameOf(
      SCRIPTS.find((script) =>
        faceOf(fileOf(script, weight)).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
      ) ?? SCRIPTS[0],
      weight,
    );
  fonts.set(key, found);
  return found;
}

function pieces(text: string, weight: Weight): Piece[] {
  const out: Piece[] = [];
  for (const sign of text.normalize('NFC')) {
    const last = out.at(-1);
    // a blank stays with the word before it
    const font = sign === ' ' && last ? last.font : fontOf(sign, weight);
    if (last?.font === font) last.text += sign;
    else out.push({ font, text: sign });
  }
  return out;
}

interface Written {
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'centre';
  /** Points; longer text ends in an ellipsis. */
  width?: number;
}

function widthOf(pdf: Pdf, parts: readonly Piece[], size: number): number {
  return parts.reduce((sum, { font, text }) => sum + pdf.font(font).fontSize(size).widthOfString(text), 0);
}

/** Writes one line. @param y of its baseline, in points from the top */
export function write(pdf: Pdf, text: string, x: number, y: number, style: Written): void {
  const { size, weight = 400, colour = '#000000', align = 'left', width } = style;
  let parts = pieces(text, weight);
  if (width !== undefined) {
    const signs = [...text];
    while (signs.length > 1 && widthOf(pdf, parts, size) > width) {
      signs.pop();
      parts = pieces(`${signs.join('').trimEnd()}…`, weight);
    }
  }
  let at = align === 'centre' ? x - widthOf(pdf, parts, size) / 2 : x;
  pdf.fillColor(colour);
  for (const { font, text: words } of parts) {
    pdf.font(font).fontSize(size).text(words, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(words);
  }
}
