import { describe, expect, it } from 'vitest';
import { isUniqueViolation, reasonOf } from '../../../src/kit/database-errors';

describe('errors of the database', () => {
  it('are told apart by code, and only the code is kept', () => {
    const taken = Object.assign(new Error("insert … values ('anna@poczta.pl')"), {
      code: 'SQLITE_CONSTRAINT_UNIQUE',
    });
    expect(isUniqueViolation(taken)).toBe(true);
    expect(isUniqueViolation(Object.assign(new Error('duplicate'), { code: '23505' }))).toBe(true);
    expect(isUniqueViolation(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))).toBe(false);
    expect(reasonOf(taken)).toBe('SQLITE_CONSTRAINT_UNIQUE');
    expect(reasonOf(undefined)).toBe('unknown');
  });
});
