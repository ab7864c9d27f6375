import { afterEach, describe, expect, it, vi } from 'vitest';
import { atThisSpeed, measureTimeoutFactor, scaled } from './timeouts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('time-outs', () => {
  it.each([
    ['3', 3_000],
    ['1.25', 1_250],
    ['', 1_000],
    ['much', 1_000],
    ['-2', 1_000],
    ['0', 1_000],
  ])('are stretched by what is set: "%s"', (set, ms) => {
    vi.stubEnv('TIMEOUT_FACTOR', set);
    expect(scaled(1_000)).toBe(ms);
  });

  it('are stretched by what was measured, once, in a run', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.stubEnv('TIMEOUT_FACTOR', '');
    const factor = await measureTimeoutFactor();
    expect(factor).toBeGreaterThanOrEqual(3);
    expect(factor).toBeLessThanOrEqual(15);
    expect(scaled(10)).toBe(Math.round(10 * factor));
    expect(await measureTimeoutFactor()).toBe(factor);
    expect(write).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['3', 1_000],
  ['1', 1_000],
  ['', 1_000],
  ['6', 2_000],
  ['15', 5_000],
])('what is held has no room, only the time that a slower machine takes: "%s"', (set, ms) => {
  vi.stubEnv('TIMEOUT_FACTOR', set);
  expect(atThisSpeed(1_000)).toBe(ms);
});
