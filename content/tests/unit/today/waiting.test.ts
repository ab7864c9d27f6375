import type { Context } from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Today } from '../../../src/today/today-answers';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = ['submission', 'personal-stylist-calendar', 'delivery'];
const AT = new Date('2026-11-21T09:00:00Z');

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let waiting: (ctx: Context) => Promise<Today['waiting']>;
/** What who asks may not read, by uid. */
let closed: readonly string[];

beforeAll(async () => {
  database = await openDatabase(TYPES);
  const create = ({ model }: { model: string }) => ({ can: { read: () => !closed.includes(model) } });
  Object.assign(strapi, { plugin: () => ({ service: () => ({ create }) }) });
  ({ table } = await import('../../../src/kit/table'));
  ({ waiting } = await import('../../../src/today/waiting'));
});
afterAll(() => database.close());
beforeEach(async () => {
  closed = [];
  for (const name of TYPES) await table(name).deleteMany({ where: {} });
  for (const state of ['new', 'new', 'inProgress', 'done', 'spam', 'aside', 'aside', 'aside'])
    await table('submission').create({
      data: { kind: 'contact', state, retainUntil: AT, idempotencyKey: 'k', hash: 'h' },
    });
  for (const state of ['new', 'confirmed'])
    await table('personal-stylist-calendar').create({ data: { state, date: '2026-11-24', hour: '10:00' } });
  for (const state of ['dead', 'waiting'])
    await table('delivery').create({
      data: { kind: 'receipt', channel: 'mail', state, subject: 's', since: AT, idempotencyKey: state },
    });
});

const ctx = { state: {} } as unknown as Context;

describe('what waits for the staff', () => {
  it('is told with what was put aside, which nobody has got a mail of', async () => {
    expect(await waiting(ctx)).toEqual({ submissions: 2, aside: 3, bookings: 1, deliveries: 1 });
  });

  it('tells nobody of what they may not read', async () => {
    closed = ['api::submission.submission'];
    expect(await waiting(ctx)).toEqual({ submissions: 0, aside: 0, bookings: 1, deliveries: 1 });
  });
});
