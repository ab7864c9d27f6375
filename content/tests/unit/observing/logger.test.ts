import { createLogger, type winston } from '@strapi/logger';
import { expect, it } from 'vitest';
import logger from '../../../config/logger';

/** The line that a call of Strapi's log comes to. */
function lineOf(log: (to: winston.Logger) => void): Record<string, unknown> {
  const { transports } = logger();
  const said: unknown[] = [];
  for (const transport of transports)
    transport.log = (info: Record<symbol, unknown>, next: () => void) => {
      said.push(info[Symbol.for('message')]);
      next();
    };
  log(createLogger({ transports }));
  return JSON.parse(String(said[0])) as Record<string, unknown>;
}

it('writes an event with its fields as one object', () => {
  expect(lineOf((log) => log.warn('delivery.dead', { attempt: 3 }))).toMatchObject({
    ...{ level: 'warn', program: 'content', event: 'delivery.dead', attempt: 3 },
  });
});

it('leaves the words of a library what they are', () => {
  expect(lineOf((log) => log.warn('Stopping Strapi'))).toMatchObject({ event: 'Stopping Strapi' });
});

it('names an error that is logged as itself, and says why', () => {
  const line = lineOf((log) => log.error(new Error('The database is read only')));
  expect(line).toMatchObject({
    ...{ level: 'error', event: 'content.error', why: 'The database is read only' },
    stack: expect.stringMatching(/^Error: The database is read only\n\s+at .*logger\.test\.ts/),
  });
});

it('keeps the stack of an error that comes after words or an event', () => {
  const error = new Error('disk full');
  expect(lineOf((log) => log.error('Cron job "backup" failed', error))).toMatchObject({
    event: 'content.error',
    why: expect.stringContaining('Cron job "backup" failed'),
    stack: error.stack,
  });
  expect(lineOf((log) => log.error('backup.failed', { stack: error.stack }))).toMatchObject({
    event: 'backup.failed',
    stack: error.stack,
  });
});
