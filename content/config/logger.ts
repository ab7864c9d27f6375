import { winston } from '@strapi/logger';
import { metrics } from '../src/observing/metrics';
import { currentRequestId } from '../src/observing/request-id';
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
  metrics.logged(String(level), message);
  const request = currentRequestId();
  const entry = {
    ...{ time: new Date().toISOString(), level, program: 'content', event: message },
    ...(request && { request }),
    ...known,
  };
  return JSON.stringify(typeof rest.stack === 'string' ? { ...entry, stack: rest.stack } : entry);
});

// A disk that is full, or a reader that is gone, must not end the program because of a line of its log.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export default () => ({
  level: settings().logLevel,
  transports: [
    new winston.transports.Console({
      format: winston.format.combine(winston.format.errors({ stack: true }), line),
    }),
  ],
});
