import type { Remark } from '../../remark.ts';
import { bytesOfFile, textOfFile } from '../decode.ts';
import { type FolderFiles, findPath } from '../folder-files.ts';
import { leftOut, type Tell, tellOf } from '../telling.ts';
import { csvRows } from './csv-rows.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** More rows are no list of shops. */
const MAX_ROWS = 20_000;

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
  const rows = await rowsOf(file, files, known, tell);
  if (rows && rows.length > MAX_ROWS)
    tell(
      `row ${MAX_ROWS + 1}`,
      leftOut(`Rows after the first ${MAX_ROWS} were not read.`, 'Take empty rows out.'),
    );
  return rows && { file, rows: rows.slice(0, MAX_ROWS) };
}

async function rowsOf(
  file: string,
  files: FolderFiles,
  known: (title: string) => boolean,
  tell: Tell,
): Promise<SheetRow[] | undefined> {
  if (/\.xlsx$/i.test(file)) {
    const bytes = bytesOfFile(files, file, tell);
    return bytes && xlsxRows(bytes, tell);
  }
  const text = textOfFile(files, file, tell);
  return text === undefined ? undefined : csvRows(text, known, tell);
}
