import { expect, it } from 'vitest';
import { lastKnown } from '../../../src/admin/inbox/submissions';

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
