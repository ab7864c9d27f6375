import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedNow } from '../../../src/kit/database/shared-clock';

const OWN = new Date('2026-10-25T00:59:59.999Z');

beforeEach(() => void vi.useFakeTimers({ now: OWN, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
afterAll(() => void Reflect.deleteProperty(globalThis, 'strapi'));

/** A connection on which the database tells this time, as its driver gives a number that may be longer than JavaScript's. */
const telling = (milliseconds: string) => ({ raw: async () => ({ rows: [{ milliseconds }] }) });

const onDatabase = (client: string, more: object) =>
  Object.assign(globalThis, { strapi: { db: { dialect: { client }, inTransaction: () => false, ...more } } });

it('is PostgreSQL’s clock to the millisecond, whatever the machine’s says', async () => {
  onDatabase('postgres', { connection: telling('1792890000123') });
  expect(await sharedNow()).toEqual(new Date(1_792_890_000_123));
});

it('is asked within the transaction that is open: there may be no other connection as long as it is', async () => {
  onDatabase('postgres', {
    connection: { raw: () => Promise.reject(new Error('all connections are busy')) },
    inTransaction: () => true,
    transaction: (work: (open: object) => unknown) => work({ trx: telling('1792890000123') }),
  });
  expect(await sharedNow()).toEqual(new Date(1_792_890_000_123));
});

it('is the machine’s own on SQLite, which one program has to itself', async () => {
  onDatabase('sqlite', {});
  expect(await sharedNow()).toEqual(OWN);
});
