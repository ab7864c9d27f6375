import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = [
  'submission',
  'submission-message',
  'delivery',
  'personal-stylist-calendar',
  'header',
  'inbox-view',
];
const AT = new Date('2026-11-21T09:00:00Z');

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
const routes = new Map<string, AdminRoute['handler']>();

beforeAll(async () => {
  database = await openDatabase(TYPES);
  const server = {
    routes: ({ routes: added }: { routes: AdminRoute[] }) => {
      for (const { method, path, handler } of added) routes.set(`${method} ${path}`, handler);
    },
  };
  Object.assign(strapi, { server, contentType: () => ({ options: {} }) });
  ({ table } = await import('../../../src/kit/table'));
  const { registerStaffRoutes } = await import('../../../src/desk/staff-routes');
  registerStaffRoutes();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const name of TYPES) await table(name).deleteMany({ where: {} });
  await table('submission').create({
    data: {
      ...{ documentId: 'form', kind: 'stylist', state: 'new', email: 'anna@x.pl', language: 'pl-PL' },
      ...{ payload: { details: 'x' }, retainUntil: AT, createdAt: AT, idempotencyKey: 'k', hash: 'h' },
    },
  });
  await table('delivery').create({
    data: {
      ...{ documentId: 'mail', kind: 'staffReply', channel: 'mail', state: 'waiting', subject: 'form' },
      ...{ idempotencyKey: 'a secret', lease: 'another', since: AT, nextAt: AT, createdAt: AT },
    },
  });
});

/** What a route answers, which is as JSON keeps it. */
async function ask(route: string, id = ''): Promise<unknown> {
  const answer: { body?: unknown } = {};
  const ctx = Object.assign(answer, { params: { id }, query: {}, state: {}, set() {} });
  await routes.get(`GET ${route}`)?.(ctx as unknown as Parameters<AdminRoute['handler']>[0]);
  expect(JSON.parse(JSON.stringify(ctx.body))).toEqual(ctx.body);
  return ctx.body;
}

const DELIVERY = {
  ...{ documentId: 'mail', kind: 'staffReply', channel: 'mail', state: 'waiting', subject: 'form' },
  ...{ attempts: 0, resends: 0, fault: null, deliveredAt: null },
  ...{ createdAt: AT.toISOString(), nextAt: AT.toISOString() },
};
const SUBMISSION = {
  ...{ documentId: 'form', kind: 'stylist', state: 'new', name: null, email: 'anna@x.pl', language: 'pl-PL' },
  ...{ payload: { details: 'x' }, createdAt: AT.toISOString(), retainUntil: AT.toISOString() },
  ...{ assignee: null, note: null, dueOn: null, readAt: null, booking: null },
};

describe('what the inbox is told', () => {
  it('of what was sent is all of it, with its deliveries, but no key and no lease', async () => {
    expect(await ask('/mall/submissions')).toEqual({
      data: [{ ...SUBMISSION, held: false, deliveries: [DELIVERY] }],
      meta: { total: 1, start: 0, pageSize: 50 },
    });
  });

  it('names the meeting that it asks for, and the days and moments that staff have set', async () => {
    await table('submission').updateMany({ where: {}, data: { dueOn: '2026-11-24', readAt: AT, note: 'n' } });
    await table('personal-stylist-calendar').create({
      data: {
        ...{ documentId: 'meeting', submission: 'form', state: 'confirmed', date: '2026-11-24' },
        ...{ hour: '10:00', name: 'Anna', email: 'anna@x.pl', phone: '+48' },
      },
    });
    const booking = { documentId: 'meeting', state: 'confirmed', date: '2026-11-24', hour: '10:00' };
    const [dueOn, readAt] = ['2026-11-24', AT.toISOString()];
    expect(await ask('/mall/submissions')).toMatchObject({
      data: [{ dueOn, readAt, note: 'n', booking: { ...booking, staffNote: null } }],
    });
  });

  it('of the outbox is how many wait, and where mails and contacts go', async () => {
    expect(await ask('/mall/deliveries')).toEqual({
      data: [DELIVERY],
      meta: {
        ...{ total: 1, start: 0, pageSize: 50, waiting: 1, dead: 0, mailServer: false, crm: false },
      },
    });
  });

  it('of a thread are the answers, each with its mail', async () => {
    const message = { documentId: 'reply', author: null, title: 'Re', text: 'Tak.' };
    await table('submission-message').create({
      data: { ...message, submission: 'form', idempotencyKey: 'r', createdAt: AT },
    });
    await table('delivery').updateMany({ where: {}, data: { subject: 'reply', deliveredAt: AT } });
    const told = { ...message, createdAt: AT.toISOString() };
    const delivery = { ...DELIVERY, subject: 'reply', deliveredAt: AT.toISOString() };
    expect(await ask('/mall/submissions/:id/thread', 'form')).toMatchObject({
      data: { messages: [{ ...told, delivery }], drafts: [{ subject: expect.any(String) }, {}, {}] },
    });
  });
});
