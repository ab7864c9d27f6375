import { vi } from 'vitest';
import { scaled } from '../clock/timeouts.ts';

/** Waits until nothing in it throws, as long as a test may take: how busy the machine is fails no test. */
export function waitFor<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: scaled(30_000) });
}
