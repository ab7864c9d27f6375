import { vi } from 'vitest';
import { scaled } from '../clock/timeouts.ts';

/** Waits until nothing in it throws, as long as a test may take: how busy the machine is fails no test. */
export function waitFor<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: scaled(30_000) });
}

/**
 * Waits, round by round of the event loop, until it holds. For tests whose timers are faked: `vi.waitFor` and `expect.poll`
 * let some of the faked time pass with each try.
 */
export async function roundsUntil(holds: () => boolean): Promise<void> {
  // The one clock that no test holds.
  const end = process.hrtime.bigint() + BigInt(scaled(30_000)) * 1_000_000n;
  while (!holds()) {
    if (process.hrtime.bigint() > end) throw new Error(`It never came to this: ${holds}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
