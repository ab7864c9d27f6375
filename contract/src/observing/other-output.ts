const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const;
/** Of a text that a library writes, characters. */
const MAX_TEXT = 4_000;

export interface OtherOutput {
  /** Writes one line of the program's log. */
  log: (event: string, fields: Record<string, string>) => void;
  /** Makes one text of what was given to the console: Node's `format`, which no browser has. */
  format: (...parts: unknown[]) => string;
  /** The event of the last line of a program that ends by an error which nobody has caught; the exit code is 1. */
  crashed: string;
}

/**
 * Makes one line of JSON of everything that others would write in forms of their own: what libraries say to the console,
 * Node's warnings, and the error that ends the process. For a program of Node's; to be called once.
 */
export function logAllOutput({ log, format, crashed }: OtherOutput): void {
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      // A line that is one already.
      if (text.startsWith('{"time":')) process.stdout.write(`${text}\n`);
      else log('console', { level: level === 'log' ? 'info' : level, text: text.slice(0, MAX_TEXT) });
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log('node.warning', { level: 'warn', name, text: message }));
  process.on('uncaughtException', (error) => {
    log(crashed, { level: 'error', why: error.stack ?? error.message });
    process.exit(1);
  });
  // A disk that is full, or a reader that is gone, must not end the program because of a line of its log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
