import { describe, expect, it } from 'vitest';
import type { Figure } from '../../e2e/faults/figures.ts';
import type { Ended } from '../../e2e/faults/reporter.ts';
import { survived, tableOf } from '../../e2e/faults/table.ts';

const figure = (change: Partial<Figure> = {}): Figure => ({
  fault: 7,
  injected: 'locked for 3 s',
  what: 'forms lost',
  reached: 0,
  bound: 'at most',
  limit: 0,
  unit: '',
  ...change,
});
const ended = (change: Partial<Ended> = {}): Ended => ({
  title: 'a test',
  faults: [7],
  survived: true,
  figures: [figure()],
  ...change,
});

describe('a fault', () => {
  it('is survived when all that was measured of it holds', () => {
    expect(survived(7, [ended()])).toBe(true);
    expect(survived(7, [ended({ figures: [figure({ bound: 'at least', reached: 3, limit: 2 })] })])).toBe(
      true,
    );
  });

  it('has fallen when nothing was measured of it', () => {
    expect(survived(7, [])).toBe(false);
    expect(survived(7, [ended({ figures: [] })])).toBe(false);
  });

  it('has fallen when one figure, or a test of it, fell', () => {
    const over = figure({ reached: 1 });
    expect(survived(7, [ended(), ended({ survived: false, figures: [figure(), over] })])).toBe(false);
    expect(survived(7, [ended(), ended({ survived: false, error: 'no answer' })])).toBe(false);
    expect(survived(7, [ended({ figures: [figure({ bound: 'at least', reached: 1, limit: 2 })] })])).toBe(
      false,
    );
  });

  it('is not blamed for the figure of another fault in the same test', () => {
    const both = ended({
      faults: [7, 8],
      survived: false,
      figures: [figure(), figure({ fault: 8, reached: 1 })],
    });
    expect(survived(7, [both])).toBe(true);
    expect(survived(8, [both])).toBe(false);
  });
});

it('is told in a row a figure, its name on the first', () => {
  const rows = tableOf(
    [7, 8],
    [ended({ figures: [figure(), figure({ what: 'slowest', reached: 5.25, unit: 's', limit: 6 })] })],
  )
    .split('\n')
    .map((row) => row.split(/ {2,}/));
  expect(rows[1]).toEqual(['7', 'database locked', 'locked for 3 s', 'forms lost', '0', '<= 0', 'yes']);
  expect(rows[2]?.slice(1)).toEqual(['locked for 3 s', 'slowest', '5.250 s', '<= 6']);
  expect(rows[3]).toEqual(['8', 'disk full', 'nothing was measured', 'NO']);
});

it('shows the worst of figures of one kind, and how many there were', () => {
  const [, row, ...more] = tableOf(
    [7],
    [ended(), ended({ figures: [figure({ reached: 2 }), figure()] })],
  ).split('\n');
  expect(more).toEqual([]);
  expect(row?.split(/ {2,}/).slice(2)).toEqual(['locked for 3 s (3 times)', 'forms lost', '2', '<= 0', 'NO']);
});
