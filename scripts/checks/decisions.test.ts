import { expect, it } from 'vitest';
import { decisionFaults } from './decisions.ts';

const one = { file: '0001-one.md', heading: '# 0001 One thing' };
const two = { file: '0002-two.md', heading: '# 0002 Another' };

it('is content with records that are all in the index', () => {
  expect(
    decisionFaults([one, two], '- [0001](0001-one.md) One thing\n- [0002](0002-two.md) Another\n'),
  ).toEqual([]);
});

it('misses a record, and another title', () => {
  expect(decisionFaults([one, two], '- [0001](0001-one.md) One thing\n')).toEqual([
    'README.md lacks the line "- [0002](0002-two.md) Another"',
  ]);
  expect(decisionFaults([one], '- [0001](0001-one.md) Something\n')).toHaveLength(1);
});

it('names two of one number, a heading of another number, and a line without a record', () => {
  const twin = { file: '0001-twin.md', heading: '# 0001 A twin' };
  const index =
    '- [0001](0001-one.md) One thing\n- [0001](0001-twin.md) A twin\n- [0009](0009-gone.md) Gone\n';
  expect(decisionFaults([one, twin], index)).toEqual([
    '0001-twin.md: 0001-one.md has the same number',
    'README.md names 0009-gone.md, which is not there',
  ]);
  expect(decisionFaults([{ ...two, heading: '# 0003 Another' }], '')).toEqual([
    '0002-two.md: its first line must be "# 0002 Title"',
  ]);
});
