/**
 * A small writer of PDF files for the demo's downloads: filled shapes, lines and text in Helvetica, which every
 * reader has. Text is WinAnsi: Latin letters of western Europe; what lies outside is written without its accent,
 * or as a question mark.
 */

/** Red, green and blue as `#rrggbb`. */
type PdfColour = string;

/** Sizes in points (1/72 inch); y runs downwards from the top edge. */
export interface PdfPage {
  width: number;
  height: number;
  /** Operators from `pdfBox`, `pdfPath` and `pdfText`, from back to front. */
  parts: readonly string[];
}

/** Turned so that it reads top down: a page of paper lying on its long side. */
export const A4_LANDSCAPE = { width: 842, height: 595 } as const;
export const A4 = { width: 595, height: 842 } as const;

const number = (n: number) => String(Math.round(n * 100) / 100);

function paint(colour: PdfColour): string {
  const [r, g, b] = [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return `${r} ${g} ${b}`;
}

export function pdfBox(x: number, y: number, w: number, h: number, fill: PdfColour): string {
  return `${paint(fill)} rg ${[x, y, w, h].map(number).join(' ')} re f`;
}

/** A closed outline, filled or drawn. @param line width of the line; 0 = filled */
export function pdfPath(points: readonly (readonly [number, number])[], colour: PdfColour, line = 0): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const at = ([x, y]: readonly [number, number]) => `${number(x)} ${number(y)}`;
  const outline = `${at(first)} m ${rest.map((point) => `${at(point)} l`).join(' ')}`;
  return line > 0
    ? `${paint(colour)} RG ${number(line)} w ${outline} h S`
    : `${paint(colour)} rg ${outline} h f`;
}

export function pdfLine(
  from: readonly [number, number],
  to: readonly [number, number],
  colour: PdfColour,
  width: number,
): string {
  return `${paint(colour)} RG ${number(width)} w ${from.map(number).join(' ')} m ${to.map(number).join(' ')} l S`;
}

/** Letters that have no accented form to fall back on by decomposition. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '−': '\u2013' };
/** WinAnsi's own places for signs outside Latin-1. */
const SIGNS: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
  '„': 0x84,
  '”': 0x94,
  '€': 0x80,
  '…': 0x85,
};

/** Bytes of a PDF string, written in octal where they are no plain ASCII. */
function literal(words: string): string {
  let out = '';
  for (const raw of words) {
    const given = PLAIN[raw] ?? raw;
    const known = given.charCodeAt(0) <= 0xff || given in SIGNS;
    const sign = known ? given : (given.normalize('NFD')[0] ?? '?');
    const code = SIGNS[sign] ?? sign.charCodeAt(0);
    const safe = code <= 0xff ? code : 0x3f;
    out +=
      safe < 0x20 || safe > 0x7e || '()\\'.includes(sign) ? `\\${safe.toString(8).padStart(3, '0')}` : sign;
  }
  return `(${out})`;
}

/** One line of text; `y` is its baseline. */
export function pdfText(
  x: number,
  y: number,
  words: string,
  { size = 12, bold = false, colour = '#000000' }: { size?: number; bold?: boolean; colour?: PdfColour } = {},
): string {
  return `BT ${paint(colour)} rg /${bold ? 'B' : 'R'} ${number(size)} Tf 1 0 0 -1 ${number(x)} ${number(y)} Tm ${literal(words)} Tj ET`;
}

/** A whole PDF 1.4 file. Everything in it is ASCII, so characters and bytes are the same in number. */
export function pdfFile(title: string, pages: readonly PdfPage[]): string {
  const FIRST_PAGE = 6;
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap(({ width, height, parts }, index) => {
      // Turns the page over once, so that y runs downwards as in the drawings.
      const content = `1 0 0 -1 0 ${number(height)} cm\n${parts.join('\n')}`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] /Contents ${FIRST_PAGE + 1 + index * 2} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let out = '%PDF-1.4\n';
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(out.length);
    out += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${out}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${out.length}\n%%EOF\n`;
}
