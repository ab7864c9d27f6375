import { createInterface } from 'node:readline';
import type { Ask } from './ask-centre.ts';

/** Asks in a terminal; lines that are piped in count as typed. Close it when nothing more is asked. */
export function askInTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): { ask: Ask; close(): void } {
  const lines = createInterface({ input });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      output.write(prompt);
      const { value, done } = await typed.next();
      if (done) throw new Error('Nothing more was typed, so nothing was written.');
      return value;
    },
    close: () => lines.close(),
  };
}
