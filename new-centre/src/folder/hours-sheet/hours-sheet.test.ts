import { describe, expect, it } from 'vitest';
import { readFolder } from '../read-folder.ts';
import { memoryFiles, sampleFolder } from '../sample-folder.fixture.ts';
import { xlsxOf } from '../sheets/xlsx.fixture.ts';

async function read(sheet: string | Uint8Array, name = 'hours.csv') {
  const { centre, remarks } = await readFolder(memoryFiles(sampleFolder({ [name]: sheet })));
  const said = remarks
    .filter(({ file }) => file === name)
    .map(({ at, problem, weight }) => `${at}: ${problem} (${weight})`);
  return { centre, said };
}
const shop = (centre: Awaited<ReturnType<typeof read>>['centre'], key: string) =>
  centre?.shops.find((one) => one.key === key)?.hours;

describe('readHoursSheet', () => {
  it('reads weeks and special days of places, shops and the centre', async () => {
    const { centre, said } = await read(
      [
        'place,place en,place ru,weekday or date,from,to,closed,name,name en,name ru',
        'Parkingas,Car park,Паркинг,Mon-Sun,06:00,01:00,,,,',
        'Parkingas,Car park,Паркинг,2026-12-25,,,yes,Kalėdos,Christmas,Рождество',
        'delta,,,2026-12-24,10,14,,Kūčios,Eve,Сочельник',
        'delta,,,2026-12-24,15,18,,Kūčios,Eve,Сочельник',
        ',,,2026-12-24,9:00,12:00,,Kūčios,Eve,Сочельник',
        ',,,2026-12-31,10,17,,Metai,Year,Год',
      ].join('\n'),
    );
    expect(said).toEqual([
      'column place en: No text in en for 1 entry: delta. (left-out)',
      'column place ru: No text in ru for 1 entry: delta. (left-out)',
    ]);
    expect(centre?.places).toEqual([
      {
        key: 'parkingas',
        name: { 'lt-LT': 'Parkingas', en: 'Car park', ru: 'Паркинг' },
        hours: {
          week: [{ days: [1, 2, 3, 4, 5, 6, 7], label: 'Monday-Sunday', opens: '06:00', closes: '01:00' }],
          special: [
            {
              date: '2026-12-25',
              name: { 'lt-LT': 'Kalėdos', en: 'Christmas', ru: 'Рождество' },
              opens: null,
              closes: null,
            },
          ],
        },
      },
    ]);
    expect(shop(centre, 'delta')?.special.map(({ opens, closes }) => [opens, closes])).toEqual([
      ['10:00', '14:00'],
      ['15:00', '18:00'],
    ]);
    expect(shop(centre, 'delta')?.week).toHaveLength(3);
    expect(centre?.hours.special.map(({ date, opens }) => [date, opens])).toEqual([
      ['2026-12-24', '09:00'],
      ['2026-12-25', null],
      ['2026-12-31', '10:00'],
    ]);
  });

  it('reads times and dates of a spreadsheet', async () => {
    const { centre, said } = await read(
      xlsxOf([
        ['Shop', 'Day', 'Date', 'From', 'To', 'Closed'],
        ['Echo', '', new Date(Date.UTC(2026, 11, 24)), { time: 10 / 24 }, { time: 15.5 / 24 }, ''],
        ['Echo', new Date(Date.UTC(2026, 11, 25)), '', '', '', true],
      ]),
      'hours.xlsx',
    );
    expect(said).toEqual([]);
    expect(shop(centre, 'echo')?.special).toEqual([
      { date: '2026-12-24', opens: '10:00', closes: '15:30' },
      { date: '2026-12-25', opens: null, closes: null },
    ]);
  });

  it('goes before the hours of the other sheet, and says so', async () => {
    const { centre, said } = await read('shop,day,from,to\nEcho,Mon,9,12\nEcho,Tue,9,12\n');
    expect(shop(centre, 'echo')?.week.map(({ label }) => label)).toEqual(['Monday-Tuesday']);
    expect(said).toEqual([
      'row 2, column day: These hours were taken instead of those that are written elsewhere. (guessed)',
    ]);
  });

  it.each([
    ['Eco,Mon,9,12,', 'row 2, column shop: There is no shop "Eco". (left-out)'],
    ['Echo,Mun,9,12,', 'row 2, column day: "Mun" names no days. (left-out)'],
    ['Echo,,9,12,', 'row 2, column day: The row has neither a weekday nor a date. (left-out)'],
    ['Echo,2026-02-30,9,12,', 'row 2, column day: "2026-02-30" is no date. (left-out)'],
    ['Echo,2026-12-24,9,,', 'row 2, column to: The row has no whole hours. (left-out)'],
    ['Echo,2026-12-24,9,25,', 'row 2, column to: "25" is no time of day. (left-out)'],
    ['Echo,2026-12-24,x9,12,', 'row 2, column from: "x9" is no time of day. (left-out)'],
    ['Echo,2026-12-24,,,perhaps', 'row 2, column closed: "perhaps" is neither yes nor no. (left-out)'],
    [
      'Echo,2026-12-24,9,12,yes',
      'row 2, column closed: The row is closed and has hours; closed was taken. (guessed)',
    ],
  ])('tells of %j, and keeps other rows', async (line, said) => {
    const result = await read(`shop,day,from,to,closed\n${line}\nDelta,2026-12-26,9,12,\n`);
    expect(result.said).toEqual([said]);
    expect(shop(result.centre, 'delta')?.special).toHaveLength(1);
  });

  it('tells of dates and days that stand twice', async () => {
    const { said } = await read(
      'place,day,from,to\nPark,2026-12-24,9,12\nPark,2026-12-24,10,13\nPark,Mon,9,12\nPark,Mon,10,13\n',
    );
    expect(said).toEqual([
      'row 3, column day: 2026-12-24 stands twice; the later row was taken. (guessed)',
      'row 2, column day: Park: Monday: hours stand twice; the later ones were taken. (guessed)',
    ]);
  });
});
