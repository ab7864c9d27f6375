/** A decision record: its file's name and its first line. */
interface DecisionRecord {
  file: string;
  heading: string;
}

/** What is wrong between the records and their index; empty when all is well. @param index text of docs/decisions/README.md */
export function decisionFaults(records: readonly DecisionRecord[], index: string): string[] {
  const faults: string[] = [];
  const numbers = new Map<string, string>();
  for (const { file, heading } of records) {
    const [, number, title] = /^# (\d{4}) (.+)$/.exec(heading) ?? [];
    if (!number || !file.startsWith(`${number}-`)) {
      faults.push(`${file}: its first line must be "# ${file.slice(0, 4)} Title"`);
      continue;
    }
    const other = numbers.get(number);
    if (other) faults.push(`${file}: ${other} has the same number`);
    numbers.set(number, file);
    const line = `- [${number}](${file}) ${title}`;
    if (!index.split('\n').includes(line)) faults.push(`README.md lacks the line "${line}"`);
  }
  const known = new Set(records.map(({ file }) => file));
  for (const [, file = ''] of index.matchAll(/^- \[\d{4}\]\(([^)]+)\)/gm))
    if (!known.has(file)) faults.push(`README.md names ${file}, which is not there`);
  return faults;
}
