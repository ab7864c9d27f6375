/** Signs by which a spreadsheet takes a cell for a formula, their full-width forms too, and what it skips before them. */
const ACTIVE = /^(?:[\s\p{Cc}]|\p{Cf})*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
const BOM = '\uFEFF';
const SEPARATORS = [',', ';', '\t'];

/** Whether a spreadsheet takes a text for a formula, leaving aside the apostrophes before it. */
const isActive = (text: string): boolean => ACTIVE.test(text.replace(/^'+/, ''));

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A cell that a spreadsheet shows as text, whatever somebody has typed: one more apostrophe stands before a formula, also
 * before one that has some already, so that `readCsv` knows which one to take away.
 */
export function csvCell(value: unknown): string {
  const clean = text(value).replaceAll('\0', '');
  const safe = isActive(clean) ? `'${clean}` : clean;
  return `"${safe.replace(/"/g, '""')}"`;
}

/** The text that stands in such a cell. */
const unguarded = (said: string): string => (said.startsWith("'") && isActive(said) ? said.slice(1) : said);

/** Rows as CSV for spreadsheets: UTF-8 with its mark, every cell quoted. Columns in the order they first occur. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(csvCell), ...rows.map((row) => columns.map((column) => csvCell(row[column])))];
  return `${BOM}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

export interface CsvRow {
  /** Its number in a spreadsheet. */
  line: number;
  cells: Record<string, string>;
}

/** The separator that occurs most in the first line, outside quotes. */
function separatorOf(file: string): string {
  const line = (/[^\n]+/.exec(file)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Cells of all rows that have any; quotes hold separators, line breaks and, doubled, themselves. */
function cellsOf(file: string, separator: string): { line: number; cells: string[] }[] | undefined {
  const rows: { line: number; cells: string[] }[] = [];
  let row = { line: 1, cells: [] as string[] };
  let one = '';
  let quoted = false;
  const endRow = () => {
    row.cells.push(one);
    one = '';
    if (row.cells.some((known) => known !== '')) rows.push(row);
    row = { line: row.line + 1, cells: [] };
  };
  for (let at = 0; at < file.length; at++) {
    const sign = file[at];
    if (quoted) {
      if (sign === '"' && file[at + 1] === '"') {
        one += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else one += sign;
    } else if (sign === '"' && one === '') quoted = true;
    else if (sign === separator) {
      row.cells.push(one);
      one = '';
    } else if (sign === '\n') endRow();
    else one += sign;
  }
  if (quoted) return undefined;
  endRow();
  return rows;
}

/**
 * Reads a file as spreadsheets write it (RFC 4180, with commas, semicolons or tabs), sign for sign but for line breaks,
 * which are `\n`. Its first row names the columns.
 * @returns undefined for what is no such file: a quote is never closed, or letters were lost in another encoding
 */
export function readCsv(file: string): { columns: string[]; rows: CsvRow[] } | undefined {
  const plain = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (plain.includes('\uFFFD') || plain.includes('\0')) return undefined;
  const [head, ...rows] = cellsOf(plain, separatorOf(plain)) ?? [];
  if (!head) return undefined;
  const columns = head.cells.map((name) => unguarded(name).trim());
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(columns.map((name, index) => [name, unguarded(cells[index] ?? '')])),
    })),
  };
}
