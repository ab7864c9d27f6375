import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { fontOf, registerFaces, write } from '../../../src/map/pdf-text';

/** The fonts that a document asks for, in order. */
function fontsOf(text: string, style: Parameters<typeof write>[4]): string[] {
  const pdf = new PDFDocument();
  registerFaces(pdf);
  const asked: string[] = [];
  const font = pdf.font.bind(pdf);
  pdf.font = (name: string) => {
    if (asked.at(-1) !== name) asked.push(name);
    return font(name);
  };
  write(pdf, text, 0, 0, style);
  return asked;
}

describe('text of the printed plan', () => {
  it.each([
    ['d', 'latin'],
    ['Ł', 'latin-ext'],
    ['ő', 'latin-ext'],
    ['Ж', 'cyrillic'],
    ['Ә', 'cyrillic-ext'],
    ['電', 'latin'],
  ])('takes %s from the part of the face that has it: %s', (sign, script) => {
    expect(fontOf(sign, 400)).toBe(`${script} 400`);
    expect(fontOf(sign, 800)).toBe(`${script} 800`);
  });

  it('is written in as many pieces as its signs need, a blank with the word before it', () => {
    expect(fontsOf('Łódź to', { size: 12 })).toEqual([
      'latin-ext 400',
      'latin 400',
      'latin-ext 400',
      'latin 400',
    ]);
    expect(fontsOf('Ж A', { size: 12, weight: 800 })).toEqual(['cyrillic 800', 'latin 800']);
  });
});
