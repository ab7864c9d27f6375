import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { csv, readCsv } from './csv.ts';

const sign = fc.constantFrom(
  ...['a', 'ż', '"', "'", ',', ';', '\t', '\n', '=', '+', '-', '@', '＝', '|', '%', ' ', '1', '漢', '\u200b'],
);
/** Signs that matter to some program, and any sign at all. What `csv` and `readCsv` say that they change is left out. */
const word = fc
  .oneof(
    fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary' }),
  )
  .map((text) => text.replace(/[\0\r\uFFFD]/g, ''));

/** As a spreadsheet writes what it has read: other commas, quotes only where they are needed. */
function saved(file: string, comma: string): string {
  const rows = readRaw(file);
  const needs = (cell: string) => cell.includes(comma) || /["\n]/.test(cell);
  const cell = (text: string) => (needs(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(cell).join(comma)).join('\r\n');
}

/** Cells as they stand in the file, before anything is taken for a guard. */
function readRaw(file: string): string[][] {
  const rows: string[][] = [];
  for (const [, line = ''] of file.replace(/^\uFEFF/, '').matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g))
    rows.push([...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
  return rows;
}

const cells = (file: string) => readCsv(file)?.rows.map((row) => row.cells);

describe('a file for spreadsheets', () => {
  it('comes back sign for sign, also out of a spreadsheet, and no cell of it is a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ field: word.map((text) => `f${text}`), translation: word }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.constantFrom(',', ';', '\t'),
        (rows, comma) => {
          const file = csv(rows);
          for (const row of readRaw(file))
            for (const cell of row) expect(cell).not.toMatch(/^[\s\u200b]*[=+\-@＝|%]/);
          expect(cells(file)).toEqual(rows);
          expect(cells(saved(file, comma))).toEqual(rows);
        },
      ),
      drawing(300),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    // What was typed with an apostrophe keeps it.
    ["'=1+1", "''=1+1"],
    ["''=1+1", "'''=1+1"],
    ["'quoted'", "'quoted'"],
    // Spreadsheets skip what nobody sees, and know the signs of full width.
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\u00ad\u2060＝1', "'\u00ad\u2060＝1"],
    ["'\u200b＋1", "''\u200b＋1"],
    ['\u0001|x', "'\u0001|x"],
    ['\tx', "'\tx"],
    [' x', ' x'],
  ])('%j stands in it as %j and comes back', (text, stands) => {
    const file = csv([{ a: text, b: 'b' }]);
    expect(readRaw(file)[1]?.[0]).toBe(stands);
    expect(cells(file)).toEqual([{ a: text, b: 'b' }]);
  });

  it.each([
    ['a,b\n1,2', [{ a: '1', b: '2' }]],
    ['\uFEFFa;b\r\n1;2\r\n', [{ a: '1', b: '2' }]],
    ['a\tb\n1\t2\n\n', [{ a: '1', b: '2' }]],
    ['"a, ""x""",b\n"1\n2",3', [{ 'a, "x"': '1\n2', b: '3' }]],
    ['"a,c,d";b\n1;2', [{ 'a,c,d': '1', b: '2' }]],
    ['\na,b\n,\n1,', [{ a: '1', b: '' }]],
    ['a,b\n1', [{ a: '1', b: '' }]],
    ['a', []],
  ])('reads %j', (file, rows) => expect(cells(file)).toEqual(rows));

  it('numbers rows as a spreadsheet does', () => {
    const file = 'field,translation\r\na,"one\ntwo"\r\n\r\nb,three\r\n';
    expect(readCsv(file)?.rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  it.each(['', '\n', 'a,b\n1,"never closed', 'a,b\n1,\uFFFD', 'a,b\n1,\0'])('%j is none', (file) =>
    expect(readCsv(file)).toBeUndefined(),
  );
});
