import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeliveryWorker } from '../../../src/deliveries/delivery-worker';
import type { DeliveryJob } from '../../../src/deliveries/queue';
import { openDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let queue: typeof import('../../../src/deliveries/queue');

beforeAll(async () => {
  database = await openDatabase(['delivery']);
  ({ table } = await import('../../../src/kit/table'));
  queue = await import('../../../src/deliveries/queue');
});
beforeEach(() => table('delivery').deleteMany({ where: {} }));
afterAll(() => database.close());

const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const all = () => table('delivery').findMany({ orderBy: [{ id: 'asc' }] });
const put = (documentId: string, state: string, more: object = {}) =>
  table('delivery').create({
    data: {
      documentId,
      state,
      kind: 'bookingNotice',
      channel: 'mail',
      subject: 'x',
      language: 'pl-PL',
      idempotencyKey: documentId,
      attempts: 7,
      resends: 2,
      since: LONG_AGO,
      nextAt: LONG_AGO,
      fault: 'SMTP 550',
      ...more,
    },
  });

describe('queue', () => {
  it('notes a delivery that waits from now on, one of a kind for a subject or for what is named', async () => {
    const before = Date.now();
    await queue.queue('bookingNotice', 'booking', 'cs-CZ');
    await queue.queue('leasingNotice', 'lease', 'en', 'page');
    const waiting = { channel: 'mail', state: 'waiting', attempts: 0, resends: 0 };
    const rows = await all();
    expect(rows).toMatchObject([
      {
        ...waiting,
        kind: 'bookingNotice',
        subject: 'booking',
        language: 'cs-CZ',
        idempotencyKey: 'bookingNotice-booking',
      },
      {
        ...waiting,
        kind: 'leasingNotice',
        subject: 'lease',
        language: 'en',
        idempotencyKey: 'leasingNotice-page',
      },
    ]);
    expect(new Date(String(rows[0]?.since)).getTime()).toBeGreaterThanOrEqual(before);
    expect(new Date(String(rows[0]?.nextAt)).getTime()).toBeGreaterThanOrEqual(before);
    expect(await queue.deliveryJobs('mail').due(10, false)).toHaveLength(2);
  });

  it('notes nothing for a CRM that there is not', async () => {
    await queue.queue('newsletter', 'person', 'pl-PL');
    expect(await all()).toEqual([]);
  });
});

describe('deliveryJobs', () => {
  it('leaves out what this version does not know, and reads a language of an earlier one as the default', async () => {
    await put('strange', 'waiting', { kind: 'pigeon' });
    await put('old', 'waiting', { language: 'xx' });
    const due = await queue.deliveryJobs('mail').due(10, false);
    expect(due).toMatchObject([
      { documentId: 'old', language: 'pl-PL', attempts: 7, resends: 2, currentLease: null, since: LONG_AGO },
    ]);
  });
});

it('asks for the order of what is due where something is', async () => {
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => void asked.push(sql);
  strapi.db.connection.on('query', note);
  const due = async () => {
    asked.length = 0;
    const found = await queue.deliveryJobs('mail').due(10, true);
    return [found.length, asked.length];
  };
  expect(await due()).toEqual([0, 1]);
  await put('strange', 'waiting', { kind: 'pigeon' });
  expect(await due()).toEqual([0, 1]);
  await put('known', 'waiting');
  expect(await due()).toEqual([1, 2]);
  strapi.db.connection.removeListener('query', note);
});

describe('letters about one subject', () => {
  const NOW = new Date('2026-02-01T00:00:00Z');
  const LATER = new Date('2026-02-01T00:05:00Z');
  const due = async (most = 10) =>
    (await queue.deliveryJobs('mail', async () => NOW).due(most, true)).map(({ documentId }) => documentId);
  const update = { kind: 'bookingUpdate' };

  it('go in their order: what comes later waits for one that was put off or is being sent', async () => {
    await put('confirmed', 'waiting', { ...update, nextAt: LATER });
    await put('cancelled', 'waiting', update);
    expect(await due()).toEqual([]);
    await table('delivery').updateMany({
      where: { documentId: 'confirmed' },
      data: { state: 'sending', leaseEnds: LATER.getTime() },
    });
    expect(await due()).toEqual([]);
    for (const state of ['delivered', 'dead']) {
      await table('delivery').updateMany({ where: { documentId: 'confirmed' }, data: { state } });
      expect(await due()).toEqual(['cancelled']);
    }
  });

  it('wait for none of another subject, to another reader, or of a kind that nobody knows', async () => {
    await put('other', 'waiting', { ...update, subject: 'y', nextAt: LATER });
    await put('to staff', 'waiting', { nextAt: LATER });
    await put('strange', 'waiting', { kind: 'pigeon', nextAt: LATER });
    await put('to visitor', 'waiting', update);
    expect(await due()).toEqual(['to visitor']);
  });

  it('hide no others, however many wait', async () => {
    await put('first', 'waiting', { ...update, nextAt: LATER });
    for (let at = 0; at < 5; at += 1) await put(`held ${at}`, 'waiting', update);
    await put('free', 'waiting', { ...update, subject: 'y', nextAt: NOW });
    expect(await due(2)).toEqual(['free']);
  });
});

describe('two workers on one table', () => {
  const NOW = new Date('2026-02-01T00:00:00Z');
  const ROWS = 40;

  it('send each of many once, and of what a dead one held each once more', async () => {
    const held = { state: 'sending', lease: 'of a dead worker', leaseEnds: NOW.getTime() - 1 };
    for (let at = 0; at < ROWS; at += 1)
      await put(`row ${at}`, 'waiting', { subject: `subject ${at}`, ...(at % 4 === 0 && held) });
    const sent: string[] = [];
    const worker = () =>
      createDeliveryWorker<DeliveryJob>({
        jobs: queue.deliveryJobs('mail', async () => NOW),
        async send({ documentId }) {
          sent.push(documentId);
          await new Promise(setImmediate);
          return { state: 'delivered' };
        },
        now: () => NOW,
        stopped: () => false,
        log: (...said) => expect(said).toEqual([]),
      });
    const lanes = [worker(), worker()];
    const both = () => Promise.all(lanes.map((one) => one.round()));
    while ((await both()).includes(true));
    expect(sent.toSorted()).toEqual((await all()).map(({ documentId }) => documentId).toSorted());
    expect(new Set((await all()).map(({ state, lease }) => `${state} ${lease}`))).toEqual(
      new Set(['delivered null']),
    );
  });
});

describe('resend', () => {
  it('begins anew what has failed, is waiting or has arrived; what has arrived goes out as a new message', async () => {
    for (const state of ['dead', 'waiting', 'delivered']) {
      await put(state, state);
      expect(await queue.resend(state)).toBe(true);
    }
    const rows = await all();
    expect(
      rows.map(({ documentId, state, attempts, fault, resends }) => [
        documentId,
        state,
        attempts,
        fault,
        resends,
      ]),
    ).toEqual([
      ['dead', 'waiting', 0, null, 2],
      ['waiting', 'waiting', 0, null, 2],
      ['delivered', 'waiting', 0, null, 3],
    ]);
    for (const row of rows) expect(new Date(String(row.since)).getTime()).toBeGreaterThan(LONG_AGO.getTime());
  });

  it('touches neither what is being sent nor what there is not', async () => {
    await put('now', 'sending', { lease: 'of one', leaseEnds: LONG_AGO.getTime() });
    expect([await queue.resend('now'), await queue.resend('never')]).toEqual([false, false]);
    expect(await all()).toMatchObject([{ state: 'sending', lease: 'of one', attempts: 7 }]);
  });
});
