import { describe, expect, it } from 'vitest';
import { isUsualInstant } from '../../clock/pinned-clock.ts';
import { BUDGETS, budgetOn, LIMITS } from './size-budgets.ts';

describe('what a page may weigh', () => {
  it('is its budget on the day on which the tests run', () => {
    expect(isUsualInstant('')).toBe(true);
    for (const budget of Object.values(BUDGETS)) expect(budget).toMatchObject(budgetOn(budget, true));
  });

  it('is a little more of a document on other days, and never more than the limit', () => {
    expect(isUsualInstant('2026-12-24T15:58')).toBe(false);
    expect(isUsualInstant('now')).toBe(false);
    const weight = { html: 20_000, style: 9_000, script: 2_000 };
    expect(budgetOn(weight, false)).toEqual({ ...weight, html: 20_600 });
    expect(budgetOn({ ...weight, html: LIMITS.html - 1 }, false).html).toBe(LIMITS.html);
  });
});
