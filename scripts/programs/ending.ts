import type { ChildProcess } from 'node:child_process';
import { LONGEST_STOP_MS, type StoppingProgram } from '../../contract/src/settings/stopping.ts';

/** One press of Ctrl-C comes twice: from the terminal, and passed on by the process that started this one. */
const SAME_PRESS_MS = 1_000;

interface Ending {
  /** Takes charge of a program that has just been started. */
  watch(name: StoppingProgram, child: ChildProcess): void;
  begun(): boolean;
  /**
   * Asks all programs to end, and resolves when they are gone; what takes longer than its own stop can is killed. Pressed
   * for once more, it kills them at once.
   */
  end(by: 'press' | 'else'): Promise<void>;
}

/**
 * @param lameDuckMs how long programs answer as before once they are told to end
 * @param elapsed milliseconds by a clock that nobody sets
 */
export function createEnding(lameDuckMs: number, elapsed = () => performance.now()): Ending {
  const children = new Map<ChildProcess, StoppingProgram>();
  let begun: number | undefined;
  let gone: Promise<unknown> = Promise.resolve();

  async function ended(child: ChildProcess, longestMs: number) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), longestMs);
    await exit;
    clearTimeout(late);
  }

  return {
    watch: (name, child) => void children.set(child, name),
    begun: () => begun !== undefined,
    async end(by) {
      if (begun === undefined) {
        begun = elapsed();
        gone = Promise.all(
          [...children].map(([child, name]) => ended(child, LONGEST_STOP_MS[name] + lameDuckMs)),
        );
      } else if (by === 'press' && elapsed() - begun >= SAME_PRESS_MS)
        for (const child of children.keys()) child.kill('SIGKILL');
      await gone;
    },
  };
}
