import { winston } from '@strapi/logger';
import { logLine } from '../src/observing/log-line';
import { settings } from '../src/settings';

/** Winston's own key for the level; `level` itself comes with terminal colours. */
const LEVEL = Symbol.for('level');

/** One JSON object a line, as the website writes. Requests are not logged: no addresses, no names. */
const line = winston.format.printf(({ message, ...rest }) => {
  const level = rest[LEVEL as unknown as string];
  const known = Object.fromEntries(
    Object.entries(rest).filter(
      ([key]) => !['level', 'timestamp', 'stack', 'durationMs', 'body'].includes(key),
    ),
  );
  return logLine(
    String(level),
    message,
    typeof rest.stack === 'string' ? { ...known, stack: rest.stack } : known,
  );
});

export default () => ({
  level: settings().logLevel,
  transports: [
    new winston.transports.Console({
      format: winston.format.combine(winston.format.errors({ stack: true }), line),
    }),
  ],
});
