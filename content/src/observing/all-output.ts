import { format } from 'node:util';
import { logAllOutput } from '@mall/contract';
import { logLine } from './log-line';

/**
 * Has all that the program writes be lines of its log, from here on: what Strapi says before its logger is up, what
 * libraries say to the console, warnings and the error that ends it.
 */
export function logEverything(): void {
  logAllOutput({
    log: (event, { level = 'info', ...fields }) => process.stdout.write(`${logLine(level, event, fields)}\n`),
    format,
    crashed: 'content.crashed',
  });
}
