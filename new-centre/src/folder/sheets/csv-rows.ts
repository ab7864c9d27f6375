import { parse } from 'csv-parse/sync';
import { leftOut, quoted, type Tell } from '../telling.ts';
import type { SheetRow } from './sheet.ts';

const DELIMITERS = [',', ';', '\t'];

/** Cells of rows, or undefined where quotes do not fit together. @param relaxed takes stray quotes as they are */
function cellsOf(text: string, delimiter: string, relaxed = false): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: relaxed,
      record_delimiter: '\n',
      skip_empty_lines: false,
    });
  } catch {
    return undefined;
  }
}

/** Lines among the first in which the titles of columns are looked for. */
const TITLE_LINES = 10;

/** The delimiter by which a line has most known titles, else most cells. */
function delimiterOf(
  lines: readonly string[],
  known: (title: string) => boolean,
): { delimiter: string; width: number } {
  let best = { delimiter: ',', width: 0, titles: -1 };
  for (const line of lines.slice(0, TITLE_LINES)) {
    for (const delimiter of DELIMITERS) {
      const cells = cellsOf(line, delimiter, true)?.[0] ?? [];
      const titles = cells.filter(known).length;
      if (titles > best.titles || (titles === best.titles && best.titles === 0 && cells.length > best.width))
        best = { delimiter, width: cells.length, titles };
    }
  }
  return best;
}

/** What the admin's own sheets have before a text that a spreadsheet would take for a formula. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

/**
 * Rows of CSV with commas, semicolons or tabs. Where quotes do not fit together, rows are read one by one, so that a
 * damaged row is left out and no other one. @param text with line ends as \n
 */
export function csvRows(text: string, known: (title: string) => boolean, tell: Tell): SheetRow[] {
  const lines = text.split('\n');
  // Excel's own way of saying the delimiter.
  const said = /^sep=(.)$/i.exec(lines[0] ?? '')?.[1];
  const skipped = said === undefined ? 0 : 1;
  const body = lines.slice(skipped);
  const found = delimiterOf(body, known);
  const delimiter = said ?? found.delimiter;
  const whole = cellsOf(body.join('\n'), delimiter);
  const isWhole = whole?.every(
    (cells) => cells.length === found.width || !cells.some((cell) => cell.includes('\n')),
  );
  const read = whole && isWhole ? whole : rowByRow(body, delimiter, found.width, skipped, tell);
  return read.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '')
      ? [{ row: index + 1 + skipped, cells: cells.map(unguarded) }]
      : [],
  );
}

/** Line breaks in cells of one row, at most, where the file is damaged. */
const MAX_LINES = 50;

const quotes = (text: string) => text.split('"').length - 1;

/** Rows one after another, a damaged one as no cells. */
function rowByRow(
  lines: readonly string[],
  delimiter: string,
  width: number,
  skipped: number,
  tell: Tell,
): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const { cells, taken } = rowFrom(lines, at, delimiter, width);
    if (!cells)
      tell(
        `row ${rows.length + 1 + skipped}`,
        leftOut(
          `A quotation mark is never closed in ${quoted(line)}.`,
          'Close it, or write it twice within a cell.',
        ),
      );
    rows.push(cells ?? []);
    at += taken;
  }
  return rows;
}

function rowFrom(
  lines: readonly string[],
  at: number,
  delimiter: string,
  width: number,
): { cells?: string[]; taken: number } {
  const line = lines[at] ?? '';
  const alone = cellsOf(line, delimiter);
  if (alone) return { cells: alone[0] ?? [], taken: 1 };
  let text = line;
  for (let more = 1; more < MAX_LINES && at + more < lines.length; more++) {
    text += `\n${lines[at + more]}`;
    if (quotes(text) % 2 === 1) continue;
    const read = cellsOf(text, delimiter);
    const [cells] = read ?? [];
    if (read?.length === 1 && cells?.length === width) return { cells, taken: more + 1 };
  }
  // Marks within a cell ('12" pizza') stand for themselves, as spreadsheets read them.
  const relaxed = new RegExp(`(?:^|${delimiter})"`).test(line)
    ? undefined
    : cellsOf(line, delimiter, true)?.[0];
  return { cells: relaxed, taken: 1 };
}
