/** Signs by which a spreadsheet takes a cell for a formula, their full-width forms too. */
const ACTIVE = /^(?:[\s\p{Cc}]|\p{Cf})*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
const BOM = '\uFEFF';

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A cell that a spreadsheet shows as text, whatever a visitor has typed. */
export function cell(value: unknown): string {
  const clean = text(value).replaceAll('\0', '');
  const safe = ACTIVE.test(clean) ? `'${clean}` : clean;
  return `"${safe.replace(/"/g, '""')}"`;
}

/** Rows as CSV for spreadsheets: UTF-8 with its mark, every cell quoted. Columns in the order they first occur. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return `${BOM}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
