import { expect, test } from 'vitest';
import { withDayExample } from '../../../src/admin/desks/day-hints';

test('a field of a day says how a day is typed, after what is said of it besides', () => {
  expect(withDayExample(undefined, 'date', 'pl')).toBe('Np. 24.12.2026.');
  expect(withDayExample(undefined, 'date', 'en')).toBe('Such as 12/24/2026.');
  expect(withDayExample('Pierwszy dzień.', 'date', 'pl')).toBe('Pierwszy dzień. Np. 24.12.2026.');
});

test('a field of a moment says day and hour', () => {
  expect(withDayExample(undefined, 'datetime', 'pl')).toBe('Np. 24.12.2026, 09:30.');
  expect(withDayExample(undefined, 'datetime', 'en')).toBe('Such as 12/24/2026, 09:30.');
});

test('other fields keep their hint, or have none', () => {
  expect(withDayExample('Nazwa.', 'string', 'pl')).toBe('Nazwa.');
  expect(withDayExample(undefined, 'string', 'pl')).toBeUndefined();
});
