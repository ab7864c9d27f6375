import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/processes/mail-server.ts';
import { openDatabase, type TestDatabase } from '../database';

const NOW = new Date('2026-11-21T09:00:00Z');

let database: TestDatabase;
let server: MailServer;
let table: typeof import('../../../src/kit/table')['table'];
let outbox: typeof import('../../../src/deliveries/queue');
let createDeliveryWorker: typeof import('../../../src/deliveries/delivery-worker')['createDeliveryWorker'];
let sendDelivery: typeof import('../../../src/deliveries/send-delivery')['sendDelivery'];

beforeEach(async () => {
  vi.resetModules();
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  database = await openDatabase([
    ...['submission', 'submission-message', 'delivery', 'header', 'info-page', 'personal-stylist-calendar'],
  ]);
  Object.assign(strapi, { contentType: () => ({ options: {} }) });
  ({ table } = await import('../../../src/kit/table'));
  outbox = await import('../../../src/deliveries/queue');
  ({ createDeliveryWorker } = await import('../../../src/deliveries/delivery-worker'));
  ({ sendDelivery } = await import('../../../src/deliveries/send-delivery'));
  await table('submission').create({
    data: {
      ...{ documentId: 'form', kind: 'landing', state: 'new', email: 'anna@x.pl', language: 'pl-PL' },
      ...{ payload: { details: 'Czy jest parking?' }, retainUntil: NOW, idempotencyKey: 'k', hash: 'h' },
    },
  });
});
afterEach(async () => {
  delete process.env.SMTP_URL;
  await database.close();
  await server.down();
});

/** Delivers what waits. @param dies whether the database goes away with the mail server's word, and the program with it */
async function run(dies = false): Promise<void> {
  let stopped = false;
  const jobs = outbox.deliveryJobs('mail');
  let clock = Date.now();
  const worker = createDeliveryWorker({
    jobs: {
      ...jobs,
      async deliver(...note) {
        if (!dies) return jobs.deliver(...note);
        stopped = true;
        throw new Error('no database');
      },
    },
    send: sendDelivery,
    now: () => new Date(clock),
    stopped: () => stopped,
    log: () => undefined,
    pause: async (ms) => {
      clock += ms;
    },
  });
  if (dies) await expect(worker.round()).rejects.toThrow('no database');
  else while (await worker.round()) {}
}
const header = (name: string) =>
  server.mails.map(({ raw }) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(raw)?.[1]);

describe('a mail', () => {
  it('that a mail server has, though a program died before it noted so, comes again as the same message', async () => {
    await outbox.queue('receipt', 'form', 'pl-PL');
    await run(true);
    expect(await table('delivery').findMany({})).toMatchObject([{ state: 'sending' }]);
    await outbox.freeAbandoned();
    await run();
    await run();
    expect(header('Message-ID')).toEqual(Array(2).fill('<receipt-form@127.0.0.1>'));
    expect(new Set(header('Date')).size).toBe(1);
    expect(await table('delivery').findMany({})).toMatchObject([{ state: 'delivered' }]);
  });
});

it('a mail comes from the centre, by its name of that day, at the website’s host', async () => {
  for (const centreName of ['Kopos', 'Kopos & Co, "Prie jūros"', ' ']) {
    await table('header').create({ data: { locale: 'pl-PL', centreName } });
    await outbox.queue('receipt', 'form', 'pl-PL');
    await run();
    for (const name of ['delivery', 'header']) await table(name).deleteMany({ where: {} });
  }
  const address = 'no-reply@127.0.0.1';
  expect(server.mails.map(({ parsed }) => parsed.from?.value)).toEqual([
    [{ name: 'Kopos', address }],
    [{ name: 'Kopos & Co, Prie jūros', address }],
    [{ name: '127.0.0.1', address }],
  ]);
});

describe('an answer of the staff', () => {
  const answer = async () => {
    await table('submission-message').create({
      data: { documentId: 'reply', submission: 'form', title: 'Re', text: 'Tak.', idempotencyKey: 'r' },
    });
    await outbox.queue('staffReply', 'reply', 'pl-PL');
    await run();
  };

  it.each(['receipt', 'bookingConfirmation'] as const)(
    'stands below the %s that its reader has',
    async (kind) => {
      // As it was delivered long ago.
      await outbox.queue(kind, 'form', 'pl-PL');
      await table('delivery').updateMany({ where: {}, data: { state: 'delivered' } });
      await answer();
      expect(header('In-Reply-To')).toEqual([`<${kind}-form@127.0.0.1>`]);
      expect(header('References')).toEqual(header('In-Reply-To'));
    },
  );

  it('stands below the receipt that was sent again, by the id that it was sent under', async () => {
    await outbox.queue('receipt', 'form', 'pl-PL');
    await run();
    const [{ documentId = '' } = {}] = await table('delivery').findMany({});
    expect(await outbox.resend(documentId)).toBe(true);
    await run();
    await answer();
    const [first, again] = header('Message-ID');
    expect(again).not.toBe(first);
    expect(header('In-Reply-To')).toEqual([undefined, undefined, again]);
  });

  it.each(['dead', 'never queued'])('stands below none where it was %s', async (state) => {
    if (state === 'dead') {
      await outbox.queue('receipt', 'form', 'pl-PL');
      await table('delivery').updateMany({ where: {}, data: { state } });
    }
    await answer();
    expect(server.mails).toHaveLength(1);
    expect(header('In-Reply-To')).toEqual([undefined]);
  });
});
