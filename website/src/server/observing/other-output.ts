import { formatWithOptions } from 'node:util';
import type { LogFields } from '../log.ts';

const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const;
/** Of a text that the renderer or a library writes, characters. */
const MAX_TEXT = 4_000;

/**
 * Makes one line of JSON of everything that others would write in forms of their own: what the renderer and libraries
 * say to the console, Node's warnings, and the error that ends the process.
 */
export function logAllOutput(log: (event: string, fields?: LogFields) => void) {
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => {
      const text = formatWithOptions({ colors: false }, ...parts);
      // A line that is one already.
      if (text.startsWith('{"time":')) process.stdout.write(`${text}\n`);
      else log('console', { level: level === 'log' ? 'info' : level, text: text.slice(0, MAX_TEXT) });
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log('node.warning', { level: 'warn', name, text: message }));
  process.on('uncaughtException', (error) => {
    log('website.crashed', { level: 'error', why: error.stack ?? error.message });
    process.exit(1);
  });
  // A disk that is full, or a reader that is gone, must not end the program because of a line of its log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
