import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

function rowsOf(text: string) {
  const told: string[] = [];
  const rows = csvRows(
    text,
    (title) => ['name', 'room', 'hours'].includes(title.toLowerCase()),
    (at, { problem }) => void told.push(`${at}: ${problem}`),
  );
  return { rows: rows.map(({ row, cells }) => [row, ...cells]), told };
}

describe('csvRows', () => {
  it.each([',', ';', '\t'])(
    'tells the delimiter %j by the titles, whatever else stands in them',
    (delimiter) => {
      const { rows, told } = rowsOf(
        `name${delimiter}"a,b;c\td"${delimiter}room\n"Zara"${delimiter}""${delimiter}1.10\n`,
      );
      expect(rows).toEqual([
        [1, 'name', 'a,b;c\td', 'room'],
        [2, 'Zara', '', '1.10'],
      ]);
      expect(told).toEqual([]);
    },
  );

  it('is not misled by a title full of another delimiter', () => {
    expect(rowsOf('name;note, or, what, else;room\nZara;;1.10\n').rows[1]).toEqual([2, 'Zara', '', '1.10']);
  });

  it('counts rows as a spreadsheet does: empty ones too, and cells of several lines once', () => {
    const { rows } = rowsOf('name,room\n\n"Za\nra",1.10\n,\nBrew,1.11\n');
    expect(rows).toEqual([
      [1, 'name', 'room'],
      [3, 'Za\nra', '1.10'],
      [5, 'Brew', '1.11'],
    ]);
  });

  it('knows how Excel says the delimiter, and the apostrophe before what looks like a formula', () => {
    expect(rowsOf("sep=;\nname;room\nZara;'-1.10\n").rows).toEqual([
      [2, 'name', 'room'],
      [3, 'Zara', '-1.10'],
    ]);
  });

  it('leaves out a row alone whose quotation mark is never closed', () => {
    const text = 'name,room,hours\nA,1.10,x\n"B,1.11,x\nC,1.12,"Mon, Tue"\n"D\nd",1.13,x\nE,1.14,x\n';
    const { rows, told } = rowsOf(text);
    expect(rows).toEqual([
      [1, 'name', 'room', 'hours'],
      [2, 'A', '1.10', 'x'],
      [4, 'C', '1.12', 'Mon, Tue'],
      [5, 'D\nd', '1.13', 'x'],
      [6, 'E', '1.14', 'x'],
    ]);
    expect(told).toEqual(['row 3: A quotation mark is never closed in ""B,1.11,x".']);
  });

  it('leaves out such a row too where a mark of the next one would close it', () => {
    const { rows, told } = rowsOf('name,room,hours\n"A,1.10,x\nB,1.11,"\nC,1.12,x\n');
    expect(rows.map(([row]) => row)).toEqual([1, 4]);
    expect(told).toHaveLength(2);
  });

  it('takes a mark within a cell as it is', () => {
    expect(rowsOf('name,room\n12" pizza,1.10\n').rows[1]).toEqual([2, '12" pizza', '1.10']);
  });
});
