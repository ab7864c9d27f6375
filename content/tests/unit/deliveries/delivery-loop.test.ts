import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../scripts/tests/wait-for.ts';
import type { Outcome } from '../../../src/deliveries/delivery-worker';
import { openDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let queue: typeof import('../../../src/deliveries/queue')['queue'];
let loop: typeof import('../../../src/deliveries/delivery-loop');

/** What is being sent: by subject, with what ends it. */
const sending = new Map<string, () => void>();
const begun: string[] = [];
vi.mock('../../../src/deliveries/send-delivery', () => ({
  sendDelivery: ({ subject }: { subject: string }) =>
    new Promise<Outcome>((resolve) => {
      begun.push(subject);
      sending.set(subject, () => resolve({ state: 'delivered' }));
    }),
}));

beforeEach(async () => {
  vi.resetModules();
  process.env.CRM_URL = 'https://crm.example/';
  process.env.CRM_SECRET = 's';
  database = await openDatabase(['delivery']);
  ({ table } = await import('../../../src/kit/table'));
  ({ queue } = await import('../../../src/deliveries/queue'));
  loop = await import('../../../src/deliveries/delivery-loop');
});
afterEach(async () => {
  for (const end of sending.values()) end();
  await loop.stopDeliveries();
  await database.close();
  sending.clear();
  begun.length = 0;
  delete process.env.CRM_URL;
  delete process.env.CRM_SECRET;
});

const delivered = () => table('delivery').count({ where: { state: 'delivered' } });

it('a CRM that says nothing holds no mail back', async () => {
  const mails = [1, 2, 3, 4, 5].map((at) => `mail ${at}`);
  for (const at of mails.keys()) await queue('landingLead', `lead ${at}`, 'pl-PL');
  for (const mail of mails) await queue('receipt', mail, 'pl-PL');
  loop.startDeliveries();
  await waitFor(() => expect(begun.filter((one) => one.startsWith('lead'))).toHaveLength(4));
  await waitFor(async () => {
    for (const mail of mails) sending.get(mail)?.();
    expect(await delivered()).toBe(5);
  });
  expect(begun.filter((one) => one.startsWith('lead'))).toHaveLength(4);
});

it('from SIGTERM on nothing is begun, and what is under way is noted', async () => {
  for (let at = 1; at <= 6; at += 1) await queue('receipt', `mail ${at}`, 'pl-PL');
  loop.startDeliveries();
  await waitFor(() => expect(begun).toHaveLength(4));

  const kept = process.listeners('SIGTERM');
  Object.assign(strapi, { server: { httpServer: new EventEmitter() } });
  const { registerLameDuck } = await import('../../../src/start/lame-duck');
  registerLameDuck();
  // What ends the program is not waited for.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  process.emit('SIGTERM', 'SIGTERM');
  vi.useRealTimers();
  for (const one of kept) process.on('SIGTERM', one);

  for (const end of sending.values()) end();
  await waitFor(async () => expect(await delivered()).toBe(4));
  // As erasing an address does, which may come in between.
  await loop.withoutDeliveries(async () => undefined);
  loop.wakeDeliveries();
  await new Promise((resolve) => setImmediate(resolve));
  await loop.endDeliveries();
  expect(begun).toHaveLength(4);
  expect(await table('delivery').count({ where: { state: 'waiting' } })).toBe(2);
});

it('a program that ends waits half a minute for what is being sent, and no longer', async () => {
  await queue('receipt', 'mail', 'pl-PL');
  loop.startDeliveries();
  await waitFor(() => expect(begun).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    let ended = false;
    const ending = loop.endDeliveries().then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await ending;
  } finally {
    vi.useRealTimers();
  }
});
