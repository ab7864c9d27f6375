import { describe, expect, it } from 'vitest';
import { pointsOf, rewardDots } from './reward-dots.ts';

describe('pointsOf', () => {
  it('reads the number however it is grouped', () => {
    expect(pointsOf('250')).toBe(250);
    expect(pointsOf('1\u00a0400')).toBe(1400);
    expect(pointsOf('5,000')).toBe(5000);
  });

  it('is nothing for what holds no number', () => {
    expect(pointsOf('dużo')).toBeNull();
    expect(pointsOf('0')).toBeNull();
  });
});

describe('rewardDots', () => {
  it('gives a dot for every fifty points, in rows of twenty', () => {
    expect(rewardDots(10)).toEqual([1]);
    expect(rewardDots(120)).toEqual([2]);
    expect(rewardDots(1400)).toEqual([20, 8]);
  });

  it('stops where nobody counts any more', () => {
    expect(rewardDots(99_999_999)).toEqual([20, 20, 20, 20, 20, 20]);
  });
});
