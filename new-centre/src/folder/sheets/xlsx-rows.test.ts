import { describe, expect, it } from 'vitest';
import type { Fault } from '../telling.ts';
import { lineOf } from './cells.ts';
import { xlsxOf } from './xlsx.fixture.ts';
import { xlsxRows } from './xlsx-rows.ts';

async function rowsOf(bytes: Uint8Array) {
  const told: Fault[] = [];
  const rows = await xlsxRows(bytes, (_at, fault) => void told.push(fault));
  return { rows, told };
}

describe('xlsxRows', () => {
  it('reads texts, numbers, dates, times of day, flags and results of formulas, each with its row', async () => {
    const { rows, told } = await rowsOf(
      xlsxOf([
        ['Name', 'Room', 'Opening', 'From', 'Closed', 'Keywords'],
        [],
        ['Žara & <Co>', 1.1, new Date(Date.UTC(2026, 8, 1)), { time: 10.5 / 24 }, true, { formula: 'X' }],
      ]),
    );
    expect(told).toEqual([]);
    expect(rows?.map(({ row, cells }) => [row, cells.map(lineOf)])).toEqual([
      [1, ['Name', 'Room', 'Opening', 'From', 'Closed', 'Keywords']],
      [3, ['Žara & <Co>', '1.1', '2026-09-01', '10:30', 'true', 'X']],
    ]);
    expect(rows?.[1]?.cells[1]).toBe(1.1);
  });

  it('tells of what is no workbook', async () => {
    for (const bytes of [
      new Uint8Array(0),
      new TextEncoder().encode('name,room'),
      xlsxOf([['a']]).slice(0, 300),
    ]) {
      const { rows, told } = await rowsOf(bytes);
      expect(rows).toBeUndefined();
      expect(told).toHaveLength(1);
      expect(told[0]?.mend).toMatch(/save it again/);
    }
  });

  it('refuses a workbook that would fill the memory, by what its entries say of themselves', async () => {
    const bytes = xlsxOf([['Name'], ['Zara']]);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x0f000000, true);
    const { rows, told } = await rowsOf(bytes);
    expect(rows).toBeUndefined();
    expect(told[0]?.problem).toMatch(/far too large/);
  });
});
