/** Rows of a CSV file as a spreadsheet reads them (RFC 4180). The file begins with a mark of UTF-8. */
export function readCsv(text: string): Record<string, string>[] {
  if (!text.startsWith('\uFEFF')) throw new Error('without its mark a spreadsheet guesses the encoding');
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  const [names = [], ...rest] = rows.filter((row) => row.length > 0);
  return rest.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
