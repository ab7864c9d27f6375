import { FAULTS, type FaultNumber } from './faults.ts';
import type { Figure } from './figures.ts';
import type { Ended } from './reporter.ts';

const number = (value: number) =>
  Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(Math.abs(value) < 10 ? 3 : 0);

const holds = ({ reached, bound, limit }: Figure) =>
  bound === 'at most' ? reached <= limit : reached >= limit;

/** Whether a fault was survived: something was measured of it, and nothing that was tried fell. */
export function survived(fault: FaultNumber, ended: readonly Ended[]): boolean {
  const own = ended.filter(({ faults }) => faults.includes(fault));
  const figures = own.flatMap((one) => one.figures).filter((figure) => figure.fault === fault);
  if (figures.length === 0 || !figures.every(holds)) return false;
  // A test of several faults that fell for a figure of one of them has not fallen for the others.
  return own.every(
    (one) => one.survived || one.figures.some((figure) => figure.fault !== fault && !holds(figure)),
  );
}

/** Figures of the same kind as one: the worst of them, and how many there were. */
function worst(figures: readonly Figure[]): (Figure & { times: number })[] {
  const kinds = new Map<string, Figure & { times: number }>();
  for (const figure of figures) {
    const kind = `${figure.injected}\n${figure.what}\n${figure.limit}`;
    const known = kinds.get(kind);
    const reached = known
      ? Math[figure.bound === 'at most' ? 'max' : 'min'](known.reached, figure.reached)
      : figure.reached;
    kinds.set(kind, { ...figure, reached, times: (known?.times ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/** Rows of as many cells as lines of text, the cells of a column below each other. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The table of the suite: a row for each figure, the fault's name on its first. */
export function tableOf(faults: readonly FaultNumber[], ended: readonly Ended[]): string {
  const rows = [['', 'fault', 'injected', 'measured', 'reached', 'limit', 'survived']];
  for (const fault of faults) {
    const figures = ended.flatMap((one) => one.figures).filter((figure) => figure.fault === fault);
    const verdict = survived(fault, ended) ? 'yes' : 'NO';
    const cells = worst(figures).map((one) => [
      one.times > 1 ? `${one.injected} (${one.times} times)` : one.injected,
      one.what,
      `${number(one.reached)} ${one.unit}`.trim(),
      `${one.bound === 'at most' ? '<=' : '>='} ${number(one.limit)}`,
    ]);
    if (cells.length === 0) cells.push(['nothing was measured', '', '', '']);
    for (const [index, row] of cells.entries())
      rows.push(index === 0 ? [String(fault), FAULTS[fault].name, ...row, verdict] : ['', '', ...row, '']);
  }
  return aligned(rows);
}
