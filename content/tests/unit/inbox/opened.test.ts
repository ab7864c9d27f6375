import { expect, it } from 'vitest';
import { answersIn, excerptOf, lastKnown, statesToChoose } from '../../../src/admin/inbox/submissions';

const row = (documentId: string, state = 'new') => ({ documentId, state });

it('keeps what is open when it has left the list, and takes the newest copy while it is found', () => {
  const kept = row('a');
  expect(lastKnown('a', row('a', 'done'), kept)).toEqual(row('a', 'done'));
  expect(lastKnown('a', undefined, kept)).toBe(kept);
});

it('shows nothing when another one, or none, is open', () => {
  expect(lastKnown('b', undefined, row('a'))).toBeUndefined();
  expect(lastKnown(null, undefined, row('a'))).toBeUndefined();
  expect(lastKnown('', undefined, undefined)).toBeUndefined();
});

it('reads what was answered in a survey, and nothing of another form', () => {
  const answers = [{ question: 'Uwagi', answers: ['Ławki'] }, { question: 'Ocena', answers: [] }, null, 'x'];
  expect(answersIn({ answers })).toEqual(answers.slice(0, 2));
  expect(answersIn({ details: 'Ławki' })).toEqual([]);
  expect(answersIn(null)).toEqual([]);
});

it('tells answers in a list apart by the longest one, cut off', () => {
  const answered = (...answers: string[]) => ({ answers: [{ question: 'Uwagi', answers }] });
  expect(excerptOf(answered('5', 'Więcej ławek', 'Tak'))).toBe('Więcej ławek');
  expect(excerptOf(answered('x'.repeat(81)))).toBe(`${'x'.repeat(80)}…`);
  expect(excerptOf({ details: 'Ławki' })).toBe('');
});

it('offers no state by which what is held would count as done with', () => {
  expect(statesToChoose({ state: 'aside', held: true })).toEqual(['spam', 'aside']);
  expect(statesToChoose({ state: 'spam', held: true })).toEqual(['spam']);
  expect(statesToChoose({ state: 'new', held: false })).toEqual(['new', 'inProgress', 'done', 'spam']);
});
