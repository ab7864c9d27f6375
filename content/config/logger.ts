import { winston } from '@strapi/logger';
import { settings } from '../src/settings';

/** One JSON object a line, as the website writes. Requests are not logged: no addresses, no names. */
const line = winston.format.printf(({ level, message, ...rest }) => {
  const known = Object.fromEntries(
    Object.entries(rest).filter(([key]) => key !== 'timestamp' && key !== 'stack' && key !== 'durationMs'),
  );
  const entry = { at: new Date().toISOString(), level, program: 'content', message, ...known };
  return JSON.stringify(typeof rest.stack === 'string' ? { ...entry, stack: rest.stack } : entry);
});

export default () => ({
  level: settings().logLevel,
  transports: [
    new winston.transports.Console({
      format: winston.format.combine(winston.format.errors({ stack: true }), line),
    }),
  ],
});
