import { readSheet } from 'read-excel-file/universal';
import { leftOut, type Tell } from '../telling.ts';
import type { Cell, SheetRow } from './sheet.ts';
import { unpackedBytes } from './zip-size.ts';

const MEND = 'Open it in a spreadsheet and save it again as .xlsx, or as CSV in UTF-8.';
/** Bytes: what a sheet may come to when it is unpacked. */
const MAX_UNPACKED = 200 * 1024 * 1024;

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return Number.isNaN(+value) ? '' : value;
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

/** Rows of the first sheet; formulas as their results. Undefined, and told, where it cannot be read. */
export async function xlsxRows(bytes: Uint8Array, tell: Tell): Promise<SheetRow[] | undefined> {
  if (unpackedBytes(bytes) > MAX_UNPACKED) {
    tell('the file', leftOut('It is far too large when it is unpacked.', MEND));
    return undefined;
  }
  try {
    // A copy, since bytes may lie within a larger buffer.
    const rows: readonly (readonly unknown[])[] = await readSheet(new Uint8Array(bytes).buffer, 1);
    return rows.flatMap((row, index) => {
      const cells = row.map(cellOf);
      return cells.some((cell) => cell !== '') ? [{ row: index + 1, cells }] : [];
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    tell('the file', leftOut(`The sheet cannot be read: ${why}`, MEND));
    return undefined;
  }
}
