import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedNow } from '../../../src/kit/database/shared-clock';

const OWN = new Date('2026-10-25T00:59:59.999Z');

beforeEach(() => void vi.useFakeTimers({ now: OWN, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
afterAll(() => void Reflect.deleteProperty(globalThis, 'strapi'));

const onDatabase = (client: string, rows: object[] = []) =>
  Object.assign(globalThis, {
    strapi: { db: { dialect: { client }, connection: { raw: async () => ({ rows }) } } },
  });

it('is PostgreSQL’s clock to the millisecond, whatever the machine’s says', async () => {
  // As its driver gives a number that may be longer than JavaScript's.
  onDatabase('postgres', [{ milliseconds: '1792890000123' }]);
  expect(await sharedNow()).toEqual(new Date(1_792_890_000_123));
});

it('is the machine’s own on SQLite, which one program has to itself', async () => {
  onDatabase('sqlite');
  expect(await sharedNow()).toEqual(OWN);
});
