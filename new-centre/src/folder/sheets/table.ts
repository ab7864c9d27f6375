import type { Locale } from '@mall/contract';
import type { Remark } from '../../remark.ts';
import type { Languages } from '../centre.ts';
import type { FolderFiles } from '../folder-files.ts';
import { counted, guessed, leftOut, quoted, type Tell, tellOf } from '../telling.ts';
import type { Specs } from './columns.ts';
import { readSheetNamed } from './read-sheet.ts';
import type { Cell, Sheet, SheetRow } from './sheet.ts';
import { isTitle, readTitle, type Title } from './titles.ts';

export interface TableRow<K extends string> {
  row: number;
  /** '' where the column or the cell is not there. */
  cell(key: K, locale?: Locale): Cell;
  /** "row 12, column room", with the title as it is written. */
  at(key: K, locale?: Locale): string;
}

export interface Table<K extends string> {
  file: string;
  tell: Tell;
  /** @param locale undefined = the column without a language */
  has(key: K, locale?: Locale): boolean;
  /** "column room" */
  place(key: K, locale?: Locale): string;
  rows: TableRow<K>[];
}

interface Column<K extends string> extends Title<K> {
  index: number;
  title: string;
}

const words = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell.trim() : '');

/** Rows among the first in which the titles are looked for. */
const TITLE_ROWS = 10;

/** A sheet by its columns. Undefined where there is none, or none of the columns that are needed. */
export async function readTable<K extends string>(
  name: string,
  specs: Specs<K>,
  needed: readonly K[],
  files: FolderFiles,
  languages: Languages,
  remarks: Remark[],
): Promise<Table<K> | undefined> {
  const known = (title: string) => isTitle(title, specs);
  const sheet = await readSheetNamed(name, files, known, remarks);
  if (!sheet) return undefined;
  const tell = tellOf(remarks, sheet.file);
  const head = titleRow(sheet, known);
  const columns = head ? columnsOf(head, specs, languages, tell) : [];
  if (!head || !needed.some((key) => columns.some((column) => column.key === key))) {
    const said = needed.map((key) => specs[key].names[0]).join('" or "');
    tell(
      head ? `row ${head.row}` : 'the file',
      leftOut(`There is no column "${said}".`, 'Write the titles of the columns into the first row.'),
    );
    return undefined;
  }
  tellNarrow(sheet, head, tell);
  return tableOf(sheet, head, columns, specs, tell);
}

/** The first row with most known titles; titles of the sheet itself may stand above it. */
function titleRow({ rows }: Sheet, known: (title: string) => boolean): SheetRow | undefined {
  const count = ({ cells }: SheetRow) => cells.filter((cell) => known(words(cell))).length;
  const first = rows.slice(0, TITLE_ROWS);
  return first.reduce<SheetRow | undefined>(
    (best, row) => (best === undefined || count(row) > count(best) ? row : best),
    undefined,
  );
}

function columnsOf<K extends string>(
  head: SheetRow,
  specs: Specs<K>,
  languages: Languages,
  tell: Tell,
): Column<K>[] {
  const columns: Column<K>[] = [];
  for (const [index, cell] of head.cells.entries()) {
    const title = words(cell);
    if (title === '') continue;
    const { value, fault } = readTitle(title, specs, languages);
    const at = `row ${head.row}, column ${title}`;
    if (fault) tell(at, fault);
    if (!value) continue;
    const before = columns.find(({ key, locale }) => key === value.key && locale === value.locale);
    if (before)
      tell(
        at,
        leftOut(
          `It holds the same as the column ${quoted(before.title)}, which was read.`,
          'Take one of them out.',
        ),
      );
    else columns.push({ ...value, index, title });
  }
  return columns;
}

/** Cells without a title, and rows that end before the titles do: something has slipped. */
function tellNarrow({ rows }: Sheet, head: SheetRow, tell: Tell): void {
  const width = head.cells.length;
  for (const { row, cells } of rows) {
    if (row <= head.row) continue;
    if (cells.slice(width).some((cell) => cell !== ''))
      tell(
        `row ${row}`,
        guessed(
          `It has ${counted(cells.length, 'cell')}, and ${width} columns have titles.`,
          'Put texts with the delimiter in them into quotes.',
        ),
      );
    else if (cells.length < width)
      tell(
        `row ${row}`,
        guessed(`It has ${counted(cells.length, 'cell')} of ${width}.`, 'Look whether its end is missing.'),
      );
  }
}

function tableOf<K extends string>(
  { file, rows }: Sheet,
  head: SheetRow,
  columns: readonly Column<K>[],
  specs: Specs<K>,
  tell: Tell,
): Table<K> {
  const find = (key: K, locale?: Locale) =>
    columns.find((column) => column.key === key && column.locale === locale);
  const place = (key: K, locale?: Locale) =>
    `column ${find(key, locale)?.title ?? [specs[key].names[0], locale].filter(Boolean).join(' ')}`;
  return {
    file,
    tell,
    has: (key, locale) => find(key, locale) !== undefined,
    place,
    rows: rows
      .filter(({ row }) => row > head.row)
      .map(({ row, cells }) => ({
        row,
        cell: (key, locale) => cells[find(key, locale)?.index ?? -1] ?? '',
        at: (key, locale) => `row ${row}, ${place(key, locale)}`,
      })),
  };
}
