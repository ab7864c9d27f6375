import { describe, expect, it } from 'vitest';
import { planLabel } from './plan-label.ts';

describe('planLabel', () => {
  it('keeps a short name on one line at the largest size', () => {
    expect(planLabel('Fala', [[116, 108]])).toEqual({ lines: ['Fala'], size: 18 });
  });

  it('breaks a long name where the lines come out most alike', () => {
    expect(planLabel('Bar Ostatnie Piętro', [[120, 60]])?.lines).toEqual(['Bar Ostatnie', 'Piętro']);
    expect(planLabel('Kręgle Dziesiąty Tor', [[100, 108]])?.lines).toEqual(['Kręgle', 'Dziesiąty', 'Tor']);
  });

  it('leaves the number alone where the name does not fit', () => {
    expect(planLabel('Piąta Strona', [[46, 56]])).toBeNull();
    expect(planLabel('', [[46, 10]])).toBeNull();
  });

  it('fits longer names when text is drawn smaller than the rooms', () => {
    expect(planLabel('Piąta Strona', [[46, 56]], 0.62)?.lines).toEqual(['Piąta', 'Strona']);
  });

  it('does not take long over a name of very many words', () => {
    expect(planLabel('a '.repeat(5_000), [[46, 56]])).not.toBeUndefined();
  });
});
