import { FLOOR_PAINT, ICE, INK, STONE, WHITE } from '../structure/palette.ts';
import { SURFACES } from '../structure/services.ts';
import { A4_LANDSCAPE, pdfBox, pdfFile, pdfLine, pdfPath, pdfText } from './pdf.ts';

/** Of the person who stands beside each surface. */
const PERSON = 1.7;

const metres = (n: number) => n.toFixed(2);

/** The technical sheet of the surfaces, a page each, to scale beside a person: it has numbers and no words. */
export function technicalSheet(): string {
  const pages = SURFACES.map(({ code, size: [width, height], pieces, level, reach }) => {
    const scale = Math.min(480 / (width + 1.6), 400 / Math.max(height, PERSON), 120);
    const [w, h] = [width * scale, height * scale];
    const [left, floor] = [300, 500];
    const top = floor - h;
    const personAt = left + w + 0.9 * scale;
    const head = 0.14 * scale;
    const field = level === null ? ICE : FLOOR_PAINT[level];
    const onField = level === -1 || level === 0 ? WHITE : INK;
    return {
      ...A4_LANDSCAPE,
      parts: [
        pdfBox(0, 0, 240, A4_LANDSCAPE.height, field),
        pdfText(32, 60, 'Galeria Borealis', { size: 18, bold: true, colour: onField }),
        pdfText(30, 200, code, { size: 84, bold: true, colour: onField }),
        pdfText(32, 470, `${metres(width)} \u00d7 ${metres(height)} m`, {
          size: 20,
          bold: true,
          colour: onField,
        }),
        pdfText(32, 500, `\u00d7 ${pieces}`, { size: 20, bold: true, colour: onField }),
        pdfText(32, 530, `${reach / 1000} 000 / 7 d`, { size: 20, bold: true, colour: onField }),
        pdfBox(left, top, w, h, STONE),
        pdfPath(
          [
            [left, top],
            [left + w, top],
            [left + w, floor],
            [left, floor],
          ],
          INK,
          2,
        ),
        pdfLine([270, floor], [800, floor], INK, 3),
        pdfLine([left, top - 14], [left + w, top - 14], INK, 1),
        pdfText(left + w / 2 - 18, top - 20, metres(width), { size: 12, bold: true }),
        pdfText(left + 8, top + h / 2, metres(height), { size: 12, bold: true }),
        pdfBox(personAt - 0.2 * scale, floor - 1.36 * scale, 0.4 * scale, 1.36 * scale, INK),
        pdfBox(personAt - head, floor - PERSON * scale, head * 2, head * 2, INK),
      ],
    };
  });
  return pdfFile('Galeria Borealis', pages);
}
