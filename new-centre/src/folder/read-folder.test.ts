import { describe, expect, it } from 'vitest';
import { readFolder } from './read-folder.ts';
import type { Row } from './sample-folder.fixture.ts';
import {
  csvOf,
  HEADER,
  memoryFiles,
  NAMES,
  SETTINGS,
  sampleFolder,
  shopRows,
} from './sample-folder.fixture.ts';

const read = (changes: Parameters<typeof sampleFolder>[0] = {}) =>
  readFolder(memoryFiles(sampleFolder(changes)));

/** Remarks as lines, but for the counted ones that every test folder has. */
async function told(changes: Parameters<typeof sampleFolder>[0]) {
  const { remarks } = await read(changes);
  return remarks
    .filter(({ at }) => at !== 'column Picture' && at !== 'column Logo')
    .map(({ file, at, problem, mend, weight }) => `${file}, ${at}: ${problem} ${mend} (${weight})`);
}

type Change = readonly [row: number, column: (typeof HEADER)[number], text: string];

/** The sheet of shops with one cell changed. Rows are counted as in the file, columns go by their title. */
function shopsWith([row, column, text]: Change): string {
  const rows: Row[] = [[...HEADER], ...shopRows()];
  const cells = rows[row - 1];
  if (cells) cells[HEADER.indexOf(column)] = text;
  return csvOf(rows);
}

describe('readFolder', () => {
  it('reads a folder with 24 shops in three languages', async () => {
    const { centre, remarks } = await read();
    expect(remarks.map(({ file, at, problem }) => `${file}, ${at}: ${problem}`)).toEqual([
      "shops.csv, column Picture: 23 shops without a picture: Café Łódź, Пятёрочка, McDonald's, H&M, Ąsotis and 18 more.",
      "shops.csv, column Logo: 23 shops without a logo: Café Łódź, Пятёрочка, McDonald's, H&M, Ąsotis and 18 more.",
    ]);
    expect(centre?.name).toEqual({ 'lt-LT': 'Ąžuolas', en: 'Oak', ru: 'Дуб' });
    expect(centre?.floors.map(({ key, drawing, colour }) => [key, drawing, colour])).toEqual([
      ['level-0', 'floors/ground.svg', '#b3202c'],
      ['level-1', 'floors/first.svg', '#aabbcc'],
    ]);
    expect(centre?.theme).toEqual({ mark: 'mark.svg' });
    expect(centre?.hours.special.map(({ date, opens }) => [date, opens])).toEqual([
      ['2026-12-24', '10:00'],
      ['2026-12-25', null],
    ]);
    expect(centre?.shops.map(({ name }) => name['lt-LT'])).toEqual(NAMES);
    expect(centre?.shops[0]).toMatchObject({
      key: 'zara',
      logo: 'pictures/zara-logo.svg',
      picture: 'pictures/zara.jpg',
    });
    expect(centre?.shops[1]).toEqual({
      key: 'cafe-lodz',
      name: { 'lt-LT': 'Café Łódź' },
      room: '1.11',
      category: 'mada',
      subCategory: 'moterims',
      specialties: ['sukneles', 'paltai'],
      phone: '+370 600 00001',
      email: 'shop1@oak.example',
      website: 'https://www.shop1.example',
      description: { 'lt-LT': 'Apie Café Łódź', en: 'About Café Łódź', ru: 'О Café Łódź' },
      keywords: { 'lt-LT': 'geras', en: 'good', ru: 'хороший' },
      hours: {
        week: [
          { days: [1, 2, 3, 4, 5], label: 'Monday-Friday', opens: '10:00', closes: '20:00' },
          { days: [6], label: 'Saturday', opens: '10:00', closes: '18:00' },
          { days: [7], label: 'Sunday', opens: null, closes: null },
        ],
        special: [],
      },
      row: 3,
    });
  });

  it('is no centre without centre.yaml, or where that names no language', async () => {
    for (const yaml of [
      undefined,
      'Oak',
      SETTINGS.replace(/^languages.*$/m, ''),
      SETTINGS.replace('lt-LT, en, ru', 'xx'),
    ]) {
      const { centre, remarks } = await read({ 'centre.yaml': yaml });
      expect(centre).toBeUndefined();
      expect(remarks[0]?.file).toBe('centre.yaml');
    }
  });

  it.each([
    [
      [5, 'Room', '1,1'],
      /^shops\.csv, row 5, column Room: The spreadsheet has made a number of the room: 1,1 may have been 1,10\. Format the column as text/,
    ],
    [
      [5, 'Room', '0.10'],
      /^shops\.csv, row 5, column Room: The shop in row 2 has the room 0\.10 too; .*\(guessed\)$/,
    ],
    [
      [5, 'Name', 'ŽARA'],
      /^shops\.csv, row 5, column Name: The shop in row 2 has the same name; this one is at the address "zara-1-13"\..*\(guessed\)$/,
    ],
    [
      [5, 'Name', ''],
      /^shops\.csv, row 5, column Name: The shop has no name; its row was left out\. Write its name\. \(left-out\)$/,
    ],
    [
      [5, 'Category', 'Fashon'],
      /^shops\.csv, row 5, column Category: There is no category "Fashon" in centre\.yaml; food was taken, as the sub-category has it\. Did you mean "Fashion"\? \(guessed\)$/,
    ],
    [
      [6, 'Sub-category', 'Womn'],
      /^shops\.csv, row 6, column Sub-category: There is no sub-category "Womn" in the category mada\. Its specialties were left out too\. Did you mean "Women"\? \(left-out\)$/,
    ],
    [
      [6, 'Sub-category', 'Cafés'],
      /^shops\.csv, row 6, column Sub-category: There is no sub-category "Cafés" in the category mada\. .* It belongs to the category food\. \(left-out\)$/,
    ],
    [
      [6, 'Category', ''],
      /^shops\.csv, row 6, column Category: There is no category; mada was taken, as the sub-category has it\..*\(guessed\)$/,
    ],
    [
      [6, 'Specialties', 'Paltai, Hats'],
      /^shops\.csv, row 6, column Specialties: The sub-category moterims has no specialty "Hats"\..*\(left-out\)$/,
    ],
    [[6, 'Phone', 'call'], /^shops\.csv, row 6, column Phone: "call" is no phone number\..*\(left-out\)$/],
    [[6, 'E-mail', 'a@b'], /^shops\.csv, row 6, column E-mail: "a@b" is no email address\..*\(left-out\)$/],
    [
      [6, 'Website', 'none yet'],
      /^shops\.csv, row 6, column Website: "none yet" is no address of a website\..*\(left-out\)$/,
    ],
    [[6, 'Opening', 'soon'], /^shops\.csv, row 6, column Opening: "soon" is no date\..*\(left-out\)$/],
    [
      [6, 'Hours', 'Mon-Fri 10-20; Sat ?'],
      /^shops\.csv, row 6, column Hours: "Sat \?" names no days\..*\(left-out\)$/,
    ],
    [
      [6, 'Hours', 'Mon 20-10'],
      /^shops\.csv, row 6, column Hours: 20:00-10:00 closes before it opens\..*\(left-out\)$/,
    ],
    [
      [6, 'Logo', 'zara-lgo.svg'],
      /^shops\.csv, row 6, column Logo: There is no file "zara-lgo\.svg" in pictures\/\. Did you mean "zara-logo\.svg"\? \(left-out\)$/,
    ],
    [
      [6, 'Picture', 'x.tiff'],
      /^shops\.csv, row 6, column Picture: There is no file "x\.tiff" in pictures\/\..*\(left-out\)$/,
    ],
    [
      [6, 'Keywords EN', ''],
      /^shops\.csv, column Keywords EN: No text in en for 1 entry: H&M\. .*\(left-out\)$/,
    ],
    [
      [6, 'Description', ''],
      /^shops\.csv, row 6, column Description: There is no text in lt-LT, the default language; the one in en was taken\..*\(guessed\)$/,
    ],
  ] as const)('tells of %j, and keeps all other rows', async (change, said) => {
    const shops = shopsWith(change);
    expect(await told({ 'shops.csv': shops })).toEqual([expect.stringMatching(said)]);
    const before = (await read()).centre?.shops ?? [];
    const after = (await read({ 'shops.csv': shops })).centre?.shops ?? [];
    const others = (all: typeof before) => all.filter(({ row }) => row !== change[0]);
    expect(others(after)).toEqual(others(before));
  });

  it('tells once for each column and language which texts are missing', async () => {
    const without = shopRows().map((row) =>
      row.map((cell, at) => (HEADER[at] === 'description_ru' ? '' : cell)),
    );
    expect(await told({ 'shops.csv': csvOf([[...HEADER], ...without]) })).toEqual([
      "shops.csv, column description_ru: No text in ru for 24 entries: Žara, Café Łódź, Пятёрочка, McDonald's, H&M and 19 more. Add it; until then visitors read it in lt-LT. (left-out)",
    ]);
  });

  it('leaves out a row that stands twice', async () => {
    const { centre } = await read({
      'shops.csv': csvOf([[...HEADER], ...shopRows(), ...shopRows().slice(0, 1)]),
    });
    expect(centre?.shops).toHaveLength(24);
    expect(
      await told({ 'shops.csv': csvOf([[...HEADER], ...shopRows(), ...shopRows().slice(0, 1)]) }),
    ).toEqual([
      'shops.csv, row 26, column Name: The shop "Žara" stands in row 2 already, in the same room; this row was left out. Give each shop one row, with its room. (left-out)',
    ]);
  });

  it('tells of rows that have slipped, of unknown columns and of those that stand twice', async () => {
    expect(
      await told({
        'shops.csv': 'name,room,Tel,phone,VAT\nA,1.10,,,,x\nB\n',
        'pictures/zara.jpg': undefined,
        'pictures/zara-logo.svg': undefined,
      }),
    ).toEqual([
      'shops.csv, row 1, column phone: It holds the same as the column "Tel", which was read. Take one of them out. (left-out)',
      expect.stringMatching(
        /^shops\.csv, row 1, column VAT: There is no column "VAT"; it was not read\. Known are: name, room,/,
      ),
      'shops.csv, row 2: It has 6 cells, and 5 columns have titles. Put texts with the delimiter in them into quotes. (guessed)',
      'shops.csv, row 3: It has 1 cell of 5. Look whether its end is missing. (guessed)',
      'shops.csv, column picture: 2 shops without a picture: A, B. Put it into pictures/, named after the slug of the shop: zara.jpg. (left-out)',
      'shops.csv, column logo: 2 shops without a logo: A, B. Put it into pictures/, named after the slug of the shop: zara-logo.svg. (left-out)',
      'shops.csv, column category: 2 shops without a category: A, B. No list of shops shows them until they have one. (left-out)',
      'centre.yaml, key categories: 2 categories without shops: Mada, Maistas. Look whether they are meant. (guessed)',
    ]);
  });

  it.each([
    [{ 'shops.csv': undefined }, 'shops.csv, the file: There is neither shops.csv nor shops.xlsx.'],
    [{ 'shops.csv': 'a,b\n1,2\n' }, 'shops.csv, row 1: There is no column "name".'],
    [{ 'shops.csv': new Uint8Array([0x6e, 0xde, 0x0a]) }, 'shops.csv, the file: The file is not UTF-8'],
    [{ 'shops.csv': new Uint8Array(10 * 1024 * 1024 + 1) }, 'shops.csv, the file: It has 10.1 MB.'],
    [{ 'shops.xlsx': 'x' }, 'shops.xlsx, the file: It was not read: shops.csv was.'],
    [{ 'pictures/old.jpg': 'x' }, 'pictures, the folder: No shop uses 1 file: old.jpg.'],
    [{ 'floors/cellar.svg': 'x' }, 'centre.yaml, key floors: No floor uses 1 drawing: floors/cellar.svg.'],
    [
      { 'pictures/big.png': new Uint8Array(20 * 1024 * 1024 + 1) },
      'pictures/big.png, the file: The picture has 20.1 MB.',
    ],
    [
      { 'centre.yaml': SETTINGS.replace(/^categories:[\s\S]*(?=^socialLinks)/m, '') },
      'shops.csv, column Category: There are no categories in centre.yaml, so that this column was not read.',
    ],
  ])('tells of a file: %#', async (changes, said) => {
    expect((await told(changes)).some((one) => one.startsWith(said))).toBe(true);
    expect((await read(changes)).centre).toBeDefined();
  });
});
