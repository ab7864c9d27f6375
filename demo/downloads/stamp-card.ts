import { CENTRE } from '../structure/centre.ts';
import { FLOOR_PAINT, INK, WHITE } from '../structure/palette.ts';
import { A4_LANDSCAPE, pdfBox, pdfFile, pdfPath, pdfText } from './pdf.ts';

const FLOORS = [-1, 0, 1, 2, 3] as const;

/** The card for five stamps, to print and fold: numerals and colours, so that it needs no language. */
export function stampCard(): string {
  const { width, height } = A4_LANDSCAPE;
  const column = width / FLOORS.length;
  const parts = FLOORS.flatMap((level, index) => {
    const x = index * column;
    const on = level === -1 || level === 0 ? WHITE : INK;
    return [
      pdfBox(x, 0, column, height, FLOOR_PAINT[level]),
      pdfText(x + 18, 130, level < 0 ? `\u2013${-level}` : String(level), {
        size: 120,
        bold: true,
        colour: on,
      }),
      pdfBox(x + 18, 220, column - 36, column - 36, WHITE),
      pdfPath(
        [
          [x + 18, 220],
          [x + column - 18, 220],
          [x + column - 18, 220 + column - 36],
          [x + 18, 220 + column - 36],
        ],
        INK,
        3,
      ),
    ];
  });
  return pdfFile(CENTRE.name, [
    {
      width,
      height,
      parts: [...parts, pdfText(18, height - 24, CENTRE.name, { size: 22, bold: true, colour: WHITE })],
    },
  ]);
}
