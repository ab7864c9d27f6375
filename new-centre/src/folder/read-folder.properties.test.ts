import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import type { Shop } from './centre.ts';
import { readFolder } from './read-folder.ts';
import { csvOf, HEADER, memoryFiles, type Row, sampleFolder, shopRows } from './sample-folder.fixture.ts';
import { xlsxOf } from './sheets/xlsx.fixture.ts';
import { slugOf } from './slugs.ts';

const LETTERS = [...'abzAŽłПя', 'č', ' ', ',', ';', '\t', '"', "'", '-', '.', '&', '<', '12'];
/** One line, as cells are read. */
const line = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 })
  .map((all) => `x${all.join('')}x`.replace(/\s+/g, ' '));
const clock = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

const shop = fc.record({
  name: line,
  phone: fc.constantFrom('', '+370 600 00000'),
  description: fc.option(
    fc.tuple(line, line).map((lines) => lines.join('\n')),
    { nil: '' },
  ),
  opens: clock.filter((time) => time >= '05:00' && time < '12:00'),
  closes: clock.filter((time) => time > '12:00'),
});
type Generated = typeof shop extends fc.Arbitrary<infer T> ? T : never;

const rowOf = ({ name, phone, description, opens, closes }: Generated, index: number): Row => [
  ...[name, `A${index}`, 'Mada', '', '', phone, '', '', description, description, description],
  ...['', '', '', '', `Mon-Sat ${opens}-${closes}`, '', ''],
];

const shops = fc.uniqueArray(shop, { selector: ({ name }) => slugOf(name), minLength: 1, maxLength: 8 });

async function readBack(name: string, sheet: string | Uint8Array): Promise<readonly Shop[] | undefined> {
  const files = sampleFolder({ 'shops.csv': undefined, [name]: sheet });
  return (await readFolder(memoryFiles(files))).centre?.shops;
}

describe('readFolder', () => {
  it.each([',', ';', '\t', 'xlsx'])('reads back what is written with %j', async (kind) => {
    await fc.assert(
      fc.asyncProperty(shops, async (all) => {
        const rows = [[...HEADER], ...all.map(rowOf)];
        const read = await (kind === 'xlsx'
          ? readBack('shops.xlsx', xlsxOf(rows))
          : readBack('shops.csv', csvOf(rows, kind)));
        expect(read).toHaveLength(all.length);
        for (const [index, { name, phone, description, opens, closes }] of all.entries()) {
          const found = read?.[index];
          expect(found?.name).toEqual({ 'lt-LT': name });
          expect([found?.key, found?.room]).toEqual([slugOf(name), `A${index}`]);
          expect([found?.phone ?? '', found?.description?.ru ?? '']).toEqual([phone, description]);
          expect(found?.hours.week).toEqual([
            { days: [1, 2, 3, 4, 5, 6], label: 'Monday-Saturday', opens, closes },
          ]);
        }
      }),
      drawing(40),
    );
  });

  it('gives the same keys in any order of rows', async () => {
    const names = fc.array(fc.constantFrom('Žara', 'Zara', 'ZARA!', 'Brew', 'zara A1'), {
      minLength: 1,
      maxLength: 8,
    });
    const order = names.chain((all) =>
      fc.tuple(
        fc.constant(all.map((name, index) => [name, `A${index}`])),
        fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(order, async ([rows, places]) => {
        const keys = async (sorted: readonly (readonly string[])[]) =>
          (await readBack('shops.csv', csvOf([['name', 'room'], ...sorted])))
            ?.map(({ key, room }) => `${room} ${key}`)
            .sort();
        const one = await keys(rows);
        expect(new Set(one?.map((said) => said.split(' ')[1])).size).toBe(rows.length);
        expect(await keys(places.map((place) => rows[place] ?? []))).toEqual(one);
      }),
      drawing(30),
    );
  });

  it('loses by damage to a row that row alone, and names it', async () => {
    const intact = (await readFolder(memoryFiles(sampleFolder()))).centre?.shops ?? [];
    const damage = fc.oneof(
      fc.constant((row: string) => `"${row}`),
      fc.constant((row: string) => row.replace(/^[^,]*/, '')),
      fc.constant((row: string) => row.slice(0, row.indexOf(',') + 5)),
      fc.constant((row: string) => `${row},more`),
      fc
        .constantFrom<(typeof HEADER)[number][]>(
          'Hours',
          'E-mail',
          'Phone',
          'Website',
          'Opening',
          'Category',
          'Logo',
        )
        .map((column) => (row: string) => {
          const cells = row.split(',');
          cells[HEADER.indexOf(column)] = '?!';
          return cells.join(',');
        }),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 25 }), damage, async (row, spoil) => {
        const lines = csvOf([[...HEADER], ...shopRows()]).split('\r\n');
        lines[row - 1] = spoil(lines[row - 1] ?? '');
        const { centre, remarks } = await readFolder(
          memoryFiles(sampleFolder({ 'shops.csv': lines.join('\r\n') })),
        );
        const others = (all: readonly Shop[] | undefined) => all?.filter((one) => one.row !== row);
        expect(others(centre?.shops)).toEqual(others(intact));
        expect(
          remarks.some(({ file, at }) => file === 'shops.csv' && `${at},`.startsWith(`row ${row},`)),
        ).toBe(true);
      }),
      drawing(60),
    );
  });

  it('never throws, whatever the bytes of a file', async () => {
    const file = fc.constantFrom(
      'centre.yaml',
      'shops.csv',
      'shops.xlsx',
      'hours.csv',
      'hours.xlsx',
      'mark.svg',
    );
    const whole = sampleFolder({
      'shops.xlsx': xlsxOf([[...HEADER], ...shopRows()]),
      'hours.csv': 'place,day,from,to\nP,Mon,9,12\n',
    });
    const spoilt = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 });
    const bytesOf = (path: string) => {
      const data = whole[path] ?? '';
      return typeof data === 'string' ? new TextEncoder().encode(data) : data;
    };
    const signs = fc.array(fc.constantFrom(...'abc:-[]{}"\'#&*!|>,;\n\t 10', '\r\n', 'name', 'hours: '));
    const data = fc.oneof(
      fc.uint8Array().map((bytes) => () => bytes),
      signs.map((all) => () => new TextEncoder().encode(all.join(''))),
      spoilt.map((changes) => (path: string) => {
        const bytes = bytesOf(path).slice();
        for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value;
        return bytes;
      }),
    );
    await fc.assert(
      fc.asyncProperty(file, data, async (path, make) => {
        const changes = path === 'shops.xlsx' ? { 'shops.csv': undefined } : {};
        const { remarks } = await readFolder(memoryFiles({ ...sampleFolder(changes), [path]: make(path) }));
        expect(remarks.every(({ at, problem, mend }) => at && problem && mend)).toBe(true);
      }),
      drawing(150),
    );
  });
});
