import { strToU8, zipSync } from 'fflate';

/** `formula`: its result as the spreadsheet kept it. `time`: a fraction of a day. */
type XlsxCell = string | number | boolean | Date | { formula: string } | { time: number };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** 1899-12-30, from which spreadsheets count days, in milliseconds. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml(cell: XlsxCell, ref: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${ref}" t="b"><v>${Number(cell)}</v></c>`;
  if (cell instanceof Date) return `<c r="${ref}" s="1"><v>${(+cell - DAY_ZERO) / DAY_MS}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if ('time' in cell) return `<c r="${ref}" s="2"><v>${cell.time}</v></c>`;
  return `<c r="${ref}" t="str"><f>UPPER("x")</f><v>${escaped(cell.formula)}</v></c>`;
}

/** A workbook with one sheet. Rows without cells are left out of it, as spreadsheets do. */
export function xlsxOf(rows: readonly (readonly XlsxCell[])[]): Uint8Array {
  const data = rows.map((cells, index) => {
    const inside = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${index + 1}`)).join('');
    return inside === '' ? '' : `<row r="${index + 1}">${inside}</row>`;
  });
  const rel = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELS}">${rel('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Shops" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELS}">${rel('rId1', 'worksheet', 'worksheets/sheet1.xml')}${rel('rId2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
