import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = [
  'submission',
  'submission-photo',
  'submission-message',
  'personal-stylist-calendar',
  'stylist-hour',
  'booking-step',
  'delivery',
  'survey-report',
  'newsletter-subscriber',
  'newsletter-suppression',
  'purge-outbox',
  'inbox-view',
];
const NOW = new Date('2026-05-10T12:00:00Z');
const ANNA = 'anna@example.com';
/** Addresses that contain Anna's. */
const NEIGHBOURS = ['hanna@example.com', 'jo.anna@example.com', 'anna@example.com.pl'];

let database: TestDatabase;
let mails: string;
let table: typeof import('../../../src/kit/table')['table'];
let erase: typeof import('../../../src/submissions/erase');
let person: typeof import('../../../src/desk/person');
let stopDeliveries: typeof import('../../../src/deliveries/delivery-loop')['stopDeliveries'];
let stopWorker: typeof import('../../../src/purge/purge-worker')['stopWorker'];

const put = (name: string, documentId: string, data: object) =>
  table(name).create({ data: { documentId, ...data } });

const submission = (documentId: string, email: string, data: object = {}) =>
  put('submission', documentId, {
    ...{ kind: 'contact', email, name: 'Anna', language: 'pl-PL', payload: { email, details: '-' } },
    ...{ searchText: `anna\n${email}`, retainUntil: NOW, idempotencyKey: documentId, hash: '-' },
    ...data,
  });

const delivery = (documentId: string, subject: string) =>
  put('delivery', documentId, {
    ...{ kind: 'receipt', channel: 'mail', state: 'delivered', subject, language: 'pl-PL' },
    ...{ since: NOW, nextAt: NOW, deliveredAt: NOW, idempotencyKey: documentId },
  });

function mail(name: string, to: string, text = '-') {
  const lines = [`To: ${to}`, 'Subject: -', 'Content-Type: text/plain; charset=utf-8', '', text];
  writeFileSync(join(mails, name), lines.join('\r\n'));
}

beforeEach(async () => {
  vi.resetModules();
  database = await openDatabase(TYPES);
  ({ table } = await import('../../../src/kit/table'));
  erase = await import('../../../src/submissions/erase');
  person = await import('../../../src/desk/person');
  ({ stopDeliveries } = await import('../../../src/deliveries/delivery-loop'));
  ({ stopWorker } = await import('../../../src/purge/purge-worker'));
  const { mailFolder } = await import('../../../src/deliveries/send-delivery');
  mails = mailFolder();
  mkdirSync(mails, { recursive: true });
});

afterEach(async () => {
  await stopDeliveries();
  stopWorker();
  await database.close();
});

describe('erasing an address', () => {
  it('leaves everything of people whose address contains it', async () => {
    for (const [at, email] of NEIGHBOURS.entries()) {
      await submission(`other${at}`, email, { note: `Call ${email}.` });
      mail(`other${at}.eml`, email);
    }
    await submission('mine', ANNA);
    const others = () =>
      table('submission').findMany({ where: { email: { $ne: ANNA } }, orderBy: [{ id: 'asc' }] });
    const before = await others();

    expect(await erase.eraseAddress(' Anna@Example.com ')).toEqual({
      ...{ submissions: 1, subscribers: 0, redacted: 0 },
    });

    expect(await others()).toEqual(before);
    expect(await table('submission').count({})).toBe(NEIGHBOURS.length);
    expect(readdirSync(mails)).toHaveLength(NEIGHBOURS.length);
  });

  it('takes it out of what others wrote, and takes mails that name it away', async () => {
    const details = `Like ${ANNA}, not hanna@example.com`;
    await submission('other', 'hanna@example.com', { payload: { details }, note: `${ANNA}!` });
    mail('naming.eml', 'desk@b.example', `Details:\r\n${ANNA}`);
    mail('other.eml', 'hanna@example.com', 'Details: -');
    mail('receipt.eml', 'hanna@example.com', 'Details: anna@example.\u200Ccom');

    expect(await erase.eraseAddress(ANNA)).toMatchObject({ submissions: 0, redacted: 2 });

    expect(await table('submission').findMany({})).toMatchObject([
      { payload: { details: 'Like […], not hanna@example.com' }, note: '[…]!' },
    ]);
    expect(readdirSync(mails)).toEqual(['other.eml']);
  });
});

describe('views of the inbox', () => {
  it('that name an erased address go, in whatever case; those of its neighbours stay', async () => {
    for (const q of [ANNA, 'do ANNA@Example.com', ...NEIGHBOURS])
      await put('inbox-view', q, { owner: 1, name: `o ${q.length}`, filter: { q } });
    await put('inbox-view', 'called', { owner: 1, name: `Pani ${ANNA}`, filter: { q: 'anna' } });
    expect(await erase.eraseAddress(ANNA)).toMatchObject({ redacted: 3 });
    const left = await table('inbox-view').findMany({ orderBy: [{ id: 'asc' }] });
    expect(left.map(({ documentId }) => documentId)).toEqual(NEIGHBOURS);
  });
});

describe('a copy of what is kept about an address', () => {
  it('has the history of meetings and what became of every mail, and nothing of others', async () => {
    await submission('mine', ANNA, { kind: 'stylist' });
    await submission('other', 'hanna@example.com', { kind: 'stylist' });
    for (const of of ['mine', 'other']) {
      await put('booking-step', `${of}step`, {
        ...{ submission: of, sequence: 1, action: 'move', actor: 'staff', actorName: 'Ola', state: 'moved' },
        ...{ date: '2026-05-12', hour: '10:00', word: 'Przepraszamy', at: NOW },
      });
      await put('submission-message', `${of}answer`, {
        ...{ submission: of, title: 'Re', text: '-', idempotencyKey: of },
      });
      await delivery(`${of}mail`, of);
      await delivery(`${of}answermail`, `${of}answer`);
    }
    await put('newsletter-subscriber', 'reader', {
      ...{ email: ANNA, ageConsent: true, language: 'pl-PL', consentAt: NOW, state: 'subscribed' },
    });
    await delivery('readermail', 'reader');

    const copy = await person.copyOfData('ANNA@example.com');

    expect(copy).toMatchObject({
      email: ANNA,
      submissions: [{ documentId: 'mine' }],
      steps: [{ submission: 'mine', action: 'move', actorName: 'Ola', word: 'Przepraszamy' }],
      answers: [{ documentId: 'mineanswer' }],
      deliveries: [
        { documentId: 'minemail', subject: 'mine', state: 'delivered', kind: 'receipt' },
        { documentId: 'mineanswermail' },
        { documentId: 'readermail' },
      ],
      newsletter: [{ documentId: 'reader' }],
    });
    expect(JSON.stringify(copy)).not.toMatch(/other|idempotencyKey|lease/);
  });
});
