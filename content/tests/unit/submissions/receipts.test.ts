import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const NOW = new Date('2026-11-21T09:00:00Z');
const DAY_MS = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await openDatabase(['submission']);
});
afterAll(async () => {
  await database.close();
  vi.useRealTimers();
});

it('an address gets three receipts a day, whatever is typed there; the staff are told of each form', async () => {
  const { table } = await import('../../../src/kit/table');
  const { deliveriesOf } = await import('../../../src/submissions/goes-out');
  const form = (email: string, msAgo = 0) =>
    table('submission').create({
      data: {
        ...{ kind: 'contact', email, payload: {}, retainUntil: NOW, idempotencyKey: 'k', hash: 'h' },
        createdAt: new Date(NOW.getTime() - msAgo),
      },
    });
  const both = ['contactNotice', 'receipt'];
  await form('anna@x.pl', DAY_MS);
  for (const before of [0, 1, 2]) {
    expect([before, await deliveriesOf('contact', 'anna@x.pl')]).toEqual([before, both]);
    await form('anna@x.pl', DAY_MS - 1);
  }
  expect(await deliveriesOf('contact', 'anna@x.pl')).toEqual(['contactNotice']);
  expect(await deliveriesOf('landing', 'anna@x.pl')).toEqual(['landingNotice', 'landingLead']);
  expect(await deliveriesOf('contact', 'jan@x.pl')).toEqual(both);
  vi.setSystemTime(NOW.getTime() + 1);
  expect(await deliveriesOf('contact', 'anna@x.pl')).toEqual(both);
});
