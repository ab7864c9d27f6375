import { describe, expect, it } from 'vitest';
import { askedOf, queryOf } from './search-query.ts';

describe('askedOf', () => {
  it('reads what is asked for and goes back', () => {
    const query = {
      ...{ q: 'kawa', type: 'tenants', category: 'Lody', page: '3' },
      ...{ open: 'late', floor: '-1', access: 'step-free' },
    };
    const choices = { specialty: 'Lody', open: 'late', floor: -1, stepFree: true };
    const asked = { query: 'kawa', tab: 'tenants', choices, clicks: 2 };
    expect(askedOf(query)).toEqual(asked);
    expect(queryOf(askedOf(query))).toEqual(query);
    expect(queryOf(askedOf({ q: 'kawa', page: '1' }))).toEqual({ q: 'kawa' });
  });

  it('leaves out what makes no sense', () => {
    const plain = { query: '', tab: 'all', choices: {}, clicks: 0 };
    expect(askedOf({})).toEqual(plain);
    for (const page of ['0', '-1', 'x', '1e3', '99999999']) expect(askedOf({ page })).toEqual(plain);
    expect(askedOf({ type: 'shops' })).toEqual(plain);
    expect(askedOf({ open: 'soon', floor: 'nine', access: 'none' })).toEqual(plain);
    expect(askedOf({ page: '99999' }).clicks).toBe(499);
  });
});
