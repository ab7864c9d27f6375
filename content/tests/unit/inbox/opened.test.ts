import { expect, it } from 'vitest';
import {
  answersIn,
  excerptOf,
  lastKnown,
  noteDraft,
  statesToChoose,
  withOthers,
  withSaved,
  withStored,
} from '../../../src/admin/inbox/submissions';

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

it('keeps a note that is being typed when a colleague’s arrives, and lets no save pass over that one', () => {
  const typed = { ...noteDraft('Zadzwonić.'), text: 'Zadzwonić we wtorek.' };
  const told = withStored(typed, 'Już załatwione.');
  expect(told).toMatchObject({ text: typed.text, seen: 'Zadzwonić.', others: 'Już załatwione.' });
  const both = 'Już załatwione.\nZadzwonić we wtorek.';
  expect(withOthers(told)).toMatchObject({ text: both, seen: 'Już załatwione.', others: null });
});

it('takes over a note that arrives where nothing was typed, and one that was deleted', () => {
  expect(withStored(noteDraft('a'), 'b')).toEqual(noteDraft('b'));
  expect(withStored({ ...noteDraft('a'), text: 'b' }, 'b')).toEqual(noteDraft('b'));
  const typed = { ...noteDraft('a'), text: 'x' };
  expect(withStored(typed, '')).toMatchObject({ text: 'x', seen: '', others: null });
  expect(withStored(withStored(typed, 'b'), 'a')).toEqual(typed);
});

it('takes its own note for nobody else’s, however late or early it is heard that it is stored', () => {
  const typed = { ...noteDraft(''), text: 'a, b' };
  for (const heard of [
    withStored(withStored(withSaved(typed, 'a'), ''), 'a'),
    withSaved(withStored(typed, 'a'), 'a'),
  ])
    expect(heard).toMatchObject({ text: 'a, b', seen: 'a', others: null });
});
