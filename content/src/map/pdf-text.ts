import { join } from 'node:path';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Weight = 400 | 800;

/** The face of the website comes in parts by script; a word may need letters of several ("Łódź"). */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;
const WEIGHTS: readonly Weight[] = [400, 800];

const FOLDER = join(require.resolve('@fontsource/golos-text/package.json'), '..', 'files');

interface Face {
  hasGlyphForCodePoint(code: number): boolean;
}

const nameOf = (script: string, weight: Weight) => `${script} ${weight}`;

/** Makes the faces known to a document; only those that are used are read and embedded. */
export function registerFaces(pdf: Pdf): void {
  for (const weight of WEIGHTS) {
    for (const script of SCRIPTS) {
      pdf.registerFont(nameOf(script, weight), join(FOLDER, `golos-text-${script}-${weight}-normal.woff`));
    }
  }
}

function hasGlyph(pdf: Pdf, font: string, code: number): boolean {
  const { _font: used } = pdf.font(font) as unknown as { _font: { font: Face } };
  return used.font.hasGlyphForCodePoint(code);
}

interface Piece {
  font: string;
  text: string;
}

const known = new WeakMap<Pdf, Map<string, string>>();

function fontOf(pdf: Pdf, sign: string, weight: Weight): string {
  const fonts = known.get(pdf) ?? new Map<string, string>();
  known.set(pdf, fonts);
  const key = `${weight}${sign}`;
  const found =
    fonts.get(key) ??
    SCRIPTS.map((script) => nameOf(script, weight)).find((font) =>
      hasGlyph(pdf, font, sign.codePointAt(0) ?? 0),
    ) ??
    nameOf('latin', weight);
  fonts.set(key, found);
  return found;
}

function pieces(pdf: Pdf, text: string, weight: Weight): Piece[] {
  const out: Piece[] = [];
  for (const sign of text.normalize('NFC')) {
    const last = out.at(-1);
    // a blank stays with the word before it
    const font = sign === ' ' && last ? last.font : fontOf(pdf, sign, weight);
    if (last?.font === font) last.text += sign;
    else out.push({ font, text: sign });
  }
  return out;
}

export interface Written {
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
  let parts = pieces(pdf, text, weight);
  if (width !== undefined) {
    const signs = [...text];
    while (signs.length > 1 && widthOf(pdf, parts, size) > width) {
      signs.pop();
      parts = pieces(pdf, `${signs.join('').trimEnd()}…`, weight);
    }
  }
  let at = align === 'centre' ? x - widthOf(pdf, parts, size) / 2 : x;
  pdf.fillColor(colour);
  for (const { font, text: words } of parts) {
    pdf.font(font).fontSize(size).text(words, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(words);
  }
}
