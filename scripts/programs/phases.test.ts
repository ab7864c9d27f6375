import { expect, it } from 'vitest';
import { phasesSince } from './phases.ts';

it('tells the whole and its parts, each since the one before', () => {
  let clock = 1_000;
  const watch = phasesSince(500, () => clock);
  watch.done('packages');
  clock += 12_340;
  watch.done('content system');
  watch.done('website');
  // What nobody has noted is in none of them.
  clock += 60_000;
  expect(watch.told()).toBe('12.8 s (packages 0.5 s, content system 12.3 s, website 0.0 s)');
});
