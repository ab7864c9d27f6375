import { winston } from '@strapi/logger';
import { logLine } from '../src/observing/log-line';
import { isEvent } from '../src/observing/metrics';
import { settings } from '../src/settings';

/** Winston's own key for the level; `level` itself comes with terminal colours. */
const LEVEL = Symbol.for('level');

/** Strapi's format puts an error that is logged as itself into one text, its words before its stack. */
const WORDS_AND_STACK = /^(?<why>[\s\S]*?)\n(?<stack>.*\n\s+at [\s\S]*)$/;

/** The error that a line is about: logged after words or an event, or as itself. */
function errorIn(message: string, stack: unknown): { why: string; stack?: string } {
  if (typeof stack === 'string') return { why: message, stack };
  const { why = message, stack: own } = WORDS_AND_STACK.exec(message)?.groups ?? {};
  return { why, ...(own !== undefined && { stack: own }) };
}

/** One JSON object a line, as the website writes. Requests are not logged: no addresses, no names. */
const line = winston.format.printf(({ message, ...rest }) => {
  const level = rest[LEVEL as unknown as string];
  const known = Object.fromEntries(
    Object.entries(rest).filter(
      ([key]) => !['level', 'timestamp', 'stack', 'durationMs', 'body'].includes(key),
    ),
  );
  const { why, stack } = errorIn(String(message), rest.stack);
  if (stack === undefined) return logLine(String(level), message, known);
  if (isEvent(message)) return logLine(String(level), message, { ...known, stack });
  return logLine(String(level), 'content.error', { ...known, why, stack });
});

export default () => ({
  level: settings().logLevel,
  transports: [
    new winston.transports.Console({
      format: winston.format.combine(winston.format.errors({ stack: true }), line),
    }),
  ],
});
