import type { Remark } from '../../remark.ts';
import { textOfBytes } from '../decode.ts';
import { type FolderFiles, findPath, megabytes, mostBytes } from '../folder-files.ts';
import { leftOut, type Tell, tellOf } from '../telling.ts';
import { csvRows } from './csv-rows.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** A cell as its file has it: of CSV always a text; empty ones are ''. */
export type Cell = string | number | boolean | Date;

export interface SheetRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  cells: readonly Cell[];
}

export interface Sheet {
  file: string;
  rows: SheetRow[];
}

/** More rows are no list of shops. */
export const ROWS_MOST = 20_000;

/**
 * The sheet of this name as CSV or XLSX; CSV where there are both. Undefined where there is none that can be read.
 * @param known whether a text names a column, by which delimiters are told apart
 */
export async function readSheetNamed(
  name: string,
  files: FolderFiles,
  known: (title: string) => boolean,
  remarks: Remark[],
): Promise<Sheet | undefined> {
  const [file, other] = ['csv', 'xlsx'].flatMap((ending) => findPath(files, `${name}.${ending}`) ?? []);
  if (file === undefined) return undefined;
  if (other !== undefined)
    tellOf(remarks, other)('the file', leftOut(`It was not read: ${file} was.`, 'Take one of them out.'));
  const tell = tellOf(remarks, file);
  const size = files.size(file);
  if (size > mostBytes(file)) {
    tell(
      'the file',
      leftOut(`It has ${megabytes(size)}.`, `At most ${megabytes(mostBytes(file))} are read.`),
    );
    return undefined;
  }
  const rows = await rowsOf(file, files.read(file), known, tell);
  if (rows && rows.length > ROWS_MOST)
    tell(
      `row ${ROWS_MOST + 1}`,
      leftOut(`Rows after the first ${ROWS_MOST} were not read.`, 'Take empty rows out.'),
    );
  return rows && { file, rows: rows.slice(0, ROWS_MOST) };
}

async function rowsOf(
  file: string,
  bytes: Uint8Array,
  known: (title: string) => boolean,
  tell: Tell,
): Promise<SheetRow[] | undefined> {
  if (/\.xlsx$/i.test(file)) return xlsxRows(bytes, tell);
  const { value, fault } = textOfBytes(bytes);
  if (fault) tell('the file', fault);
  return value === undefined ? undefined : csvRows(value, known, tell);
}
