import { expect, it } from 'vitest';
import { upgradeAsked } from './asked.ts';

it('is from the newest release and on SQLite, unless something else is named, in any order', () => {
  expect(upgradeAsked([])).toEqual({ database: 'SQLite', commit: undefined });
  expect(upgradeAsked(['1a2b3c4'])).toEqual({ database: 'SQLite', commit: '1a2b3c4' });
  expect(upgradeAsked(['postgres'])).toEqual({ database: 'PostgreSQL', commit: undefined });
  expect(upgradeAsked(['v0.1.0', 'postgres'])).toEqual({ database: 'PostgreSQL', commit: 'v0.1.0' });
});

it('refuses what it would leave out', () => {
  expect(() => upgradeAsked(['v0.1.0', 'postgresql'])).toThrow('v0.1.0 or postgresql');
});
