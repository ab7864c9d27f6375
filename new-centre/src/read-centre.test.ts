import { expect, it } from 'vitest';
import { memoryFiles } from './folder/sample-folder.fixture.ts';
import { readCentre } from './read-centre.ts';

it('tells of a sheet by its rows', async () => {
  const files = memoryFiles({
    'centre.yaml': 'name: Oak\nlanguages: [en]\ntimeZone: Europe/Dublin\n',
    // That a name stands twice is found before the phones are read.
    'shops.csv': 'name,room,phone\nBog & Boots,1.1,x\nBeech,1.2,\nBeech,1.3,\n',
  });
  const { remarks } = await readCentre(files, new Date('2026-11-25'));
  const rows = remarks.filter(({ at }) => at.startsWith('row '));
  expect(rows.map(({ at }) => at)).toEqual(['row 2, column phone', 'row 4, column name']);
});
