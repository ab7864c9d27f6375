import { format } from 'node:util';
import { logAllOutput } from '@mall/contract';
import { logLine } from './log-line';

/** What runs on and writes a log; `build` and its like speak to a person. */
const RUNNING = ['start', 'develop'];

/**
 * Has all that the program writes be lines of its log, from here on: what Strapi says before its logger is up, what
 * libraries say to the console, warnings and the error that ends it.
 * @param command of Strapi's command line
 */
export function logEverything(command = process.argv[2]): void {
  if (!RUNNING.includes(command ?? '')) return;
  logAllOutput({
    log: (event, { level = 'info', ...fields }) => process.stdout.write(`${logLine(level, event, fields)}\n`),
    format,
    crashed: 'content.crashed',
  });
}
