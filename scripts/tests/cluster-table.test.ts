import { expect, it } from 'vitest';
import { type Change, late, type ToldTurn, turnsTable } from '../../e2e/cluster/table.ts';

const change = (told: number, limit = 2_000): Change => ({ when: 'without Redis', told, limit });
const turn = (made: Change | undefined): ToldTurn => ({
  ...{ victim: 'Redis', pages: 60, failed: 0, odd: [], enquiries: ['a'], leads: [], sentAgain: 0 },
  change: made,
});

it('tells of every change that took longer than it may, and of no other', () => {
  expect(
    late([change(80), change(2_000), change(2_001.4), change(4_900, 5_000), change(5_100, 5_000)]),
  ).toEqual(['without Redis: 2001 of 2000 ms', 'without Redis: 5100 of 5000 ms']);
});

it('names beside each part how long a change took without it, where one can be made', () => {
  const [, ...rows] = turnsTable([turn(change(41.6)), turn(undefined)]).split('\n');
  expect(rows.map((row) => row.split(/ {2,}/).at(-1))).toEqual(['42 of 2000 ms', '0']);
});
