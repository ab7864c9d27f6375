import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CrmServer, startCrmServer } from '../../../../e2e/processes/crm-server.ts';
import { crmState, sendTestEvent } from '../../../src/deliveries/health';

const known = vi.hoisted(() => ({
  frontendLink: 'https://www.example.com',
  crm: undefined as { url: string; secret: string } | undefined,
}));
vi.mock('../../../src/settings', () => ({ settings: () => known }));

let answer: Server;
let status: number;

/** Has the content system know a CRM that answers everything with this status. */
function answers(code: number): void {
  status = code;
  const { port } = answer.address() as AddressInfo;
  known.crm = { url: `http://127.0.0.1:${port}/leads`, secret: 'a-secret' };
}

beforeEach(async () => {
  answer = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => answer.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  known.crm = undefined;
  answer.closeAllConnections();
  await new Promise((resolve) => answer.close(resolve));
});

it.each([
  [200, { state: 'good' }],
  // It takes POST alone, as it should.
  [405, { state: 'good' }],
  [401, { state: 'refuses', status: 401 }],
  [403, { state: 'refuses', status: 403 }],
  [404, { state: 'refuses', status: 404 }],
  [503, { state: 'bad', fault: 'CRM 503' }],
])('calls a CRM that answers %d: %o', async (code, state) => {
  answers(code);
  expect(await crmState()).toEqual(state);
});

it('tells a CRM that is not there from one that is not set', async () => {
  expect(await crmState()).toEqual({ state: 'off' });
  known.crm = { url: 'http://127.0.0.1:9/leads', secret: 'a-secret' };
  expect(await crmState()).toEqual({ state: 'bad', fault: 'CRM not reached' });
});

describe('a test event', () => {
  let crm: CrmServer;
  beforeEach(async () => {
    crm = await startCrmServer();
  });
  afterEach(() => crm.close());

  it('is signed and told apart from others by its type, each under a key of its own', async () => {
    known.crm = crm;
    expect(await sendTestEvent()).toEqual({ state: 'delivered' });
    expect(await sendTestEvent()).toEqual({ state: 'delivered' });
    expect(crm.calls.map(({ event, signed }) => [event.type, event.locale, signed])).toEqual([
      ['test', 'pl-PL', true],
      ['test', 'pl-PL', true],
    ]);
    expect(crm.calls.map(({ event }) => event.data)).toEqual([
      { website: 'https://www.example.com' },
      { website: 'https://www.example.com' },
    ]);
    expect(crm.calls.map(({ key, event }) => key === event.id)).toEqual([true, true]);
    expect(new Set(crm.calls.map(({ key }) => key)).size).toBe(2);
  });

  it('says why it was not taken', async () => {
    answers(401);
    expect(await sendTestEvent()).toEqual({ state: 'failed', fault: 'CRM 401' });
    known.crm = undefined;
    expect(await sendTestEvent()).toEqual({ state: 'failed', fault: 'CRM_URL is not set' });
  });
});
