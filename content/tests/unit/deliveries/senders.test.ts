import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/processes/mail-server.ts';
import { scaled } from '../../../../scripts/clock/timeouts.ts';
import { letter } from '../../../mail/letter';
import { type CrmEvent, createCrmSender, signature } from '../../../src/deliveries/crm-sender';
import { createMailSender, type OutgoingMail, smtpOutcome } from '../../../src/deliveries/mail-sender';
import { jobOf } from '../../../src/deliveries/queue';

const EVENT: CrmEvent = {
  type: 'lead.created',
  id: 'landingLead-abc',
  locale: 'pl-PL',
  createdAt: '2026-11-21T09:00:00.000Z',
  data: { first_name: 'Anna' },
};

/** A CRM that answers as it is told and keeps what it was sent. */
function crm(answer: () => Response | Promise<Response>) {
  const requests: { headers: Headers; body: string }[] = [];
  const ask = (async (_url: unknown, init: RequestInit) => {
    requests.push({ headers: new Headers(init.headers), body: String(init.body) });
    return answer();
  }) as typeof fetch;
  const now = () => new Date('2026-11-21T10:00:00Z');
  return { requests, send: createCrmSender({ url: 'https://crm.example', secret: 's', fetch: ask, now }) };
}

describe('the CRM sender', () => {
  it('signs what it sends and keeps body and key the same in every try', async () => {
    const { requests, send } = crm(() => new Response(null, { status: 503 }));
    await send(EVENT);
    await send(EVENT);
    const [first, second] = requests;
    expect(first?.body).toBe(second?.body);
    expect(first?.headers.get('idempotency-key')).toBe('landingLead-abc');
    const seconds = Date.parse('2026-11-21T10:00:00Z') / 1000;
    const mac = createHmac('sha256', 's').update(`${seconds}.${first?.body}`).digest('hex');
    expect(first?.headers.get('x-signature')).toBe(`t=${seconds},v1=${mac}`);
    expect(signature('s', seconds, first?.body ?? '')).toBe(`t=${seconds},v1=${mac}`);
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [409, 'delivered'],
    [302, 'failed'],
    [401, 'failed'],
    [404, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [400, 'refused'],
    [422, 'refused'],
  ])('takes %d for %s', async (status, state) => {
    const { send } = crm(() => new Response(null, { status }));
    expect((await send(EVENT)).state).toBe(state);
  });

  it('tries again when nobody answers, and does not repeat what was said', async () => {
    const { send } = crm(() => Promise.reject(new Error('connect ECONNREFUSED anna@poczta.example')));
    expect(await send(EVENT)).toEqual({ state: 'failed', fault: 'CRM not reached' });
  });
});

describe('what a mail server’s error means', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, 'refused'],
    [{ code: 'EMESSAGE', responseCode: 554 }, 'refused'],
    [{ code: 'EENVELOPE', responseCode: 450 }, 'failed'],
    [{ code: 'EAUTH', responseCode: 535 }, 'failed'],
    [{ code: 'EPROTOCOL', responseCode: 554 }, 'failed'],
    [{ code: 'ECONNECTION' }, 'failed'],
    [{ code: 'ETIMEDOUT' }, 'failed'],
    [undefined, 'failed'],
  ])('%j: %s', (error, state) => {
    const outcome = smtpOutcome(error && { ...error, message: 'no such user anna@poczta.example' });
    expect(outcome.state).toBe(state);
    expect(JSON.stringify(outcome)).not.toContain('poczta');
  });
});

describe('mails without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mails-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const mail: OutgoingMail = {
    letter: letter({
      subject: 'Hello\r\nBcc: all@x.example',
      locale: 'en',
      opening: ['Hi <b>there</b>'],
      rows: [],
      closing: [],
    }),
    to: ['anna@poczta.example', 'a@x.example, b@x.example'],
    replyTo: 'jan@x.example',
    messageId: '<one@borealis.example>',
    date: new Date('2026-11-21T09:00:00Z'),
    language: 'en',
    calendar: { content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', method: 'REQUEST' },
    file: 'abc',
  };

  it('lie in a folder, whole, with the same identity in every try', async () => {
    const send = createMailSender({ smtpUrl: undefined, from: () => 'Mall <m@x.example>', folder });
    expect(await send(mail)).toEqual({ state: 'delivered' });
    await send(mail);
    expect(await readdir(folder)).toEqual(['abc.eml']);
    const text = await readFile(join(folder, 'abc.eml'), 'utf8');
    expect(text).toMatch(/^Message-ID: <one@borealis\.example>\r$/m);
    expect(text).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
    expect(text).toContain('Hi &lt;b&gt;there');
  });

  it('say that a program wrote them, unless a person did (RFC 3834)', async () => {
    const send = createMailSender({ smtpUrl: undefined, from: () => 'm@x.example', folder });
    const written = () => readFile(join(folder, 'abc.eml'), 'utf8');
    await send(mail);
    expect(await written()).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    await send({ ...mail, byPerson: true });
    expect(await written()).not.toMatch(/^Auto-Submitted/im);
  });

  it('have no header that was not meant', async () => {
    await createMailSender({ smtpUrl: undefined, from: () => 'm@x.example', folder })(mail);
    const [head = ''] = (await readFile(join(folder, 'abc.eml'), 'utf8')).split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^subject:/gim)).toHaveLength(1);
  });

  it('are tried again when the folder cannot be written', async () => {
    const taken = join(folder, 'a file');
    await writeFile(taken, '');
    const send = createMailSender({ smtpUrl: undefined, from: () => 'm@x.example', folder: taken });
    expect(await send(mail)).toEqual({ state: 'failed', fault: 'file EEXIST' });
  });
});

const MAIL: OutgoingMail = {
  letter: letter({ subject: 'Hello', locale: 'en', opening: [], rows: [], closing: [] }),
  to: ['anna@poczta.example'],
  replyTo: null,
  messageId: '<one@borealis.example>',
  date: new Date('2026-11-21T09:00:00Z'),
  language: 'en',
  calendar: null,
  file: 'abc',
};

describe('a mail server', () => {
  it.each([
    ['never greets', '', 'SMTP ETIMEDOUT'],
    ['greets and says no more', '220 here\r\n', 'SMTP ETIMEDOUT'],
  ])('that %s is given up in time', async (_, greeting, fault) => {
    const server = createServer((socket) => void socket.on('error', () => undefined).write(greeting));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const route = { smtpUrl: `smtp://127.0.0.1:${port}`, from: () => 'm@x.example', folder: '' };
    try {
      const send = createMailSender(route, { connectMs: 40, silenceMs: 40, verdictMs: 60_000 });
      expect(await send(MAIL)).toEqual({ state: 'failed', fault });
    } finally {
      server.close();
    }
  });
});

describe('a mail server that is slow', () => {
  // More than the tenth of a second that this server takes to greet, however slow the machine is.
  const SILENCE_MS = scaled(400);
  const later = () => new Promise<void>((resolve) => void setTimeout(resolve, 1.5 * SILENCE_MS));

  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.down());

  const sendTo = (verdictMs: number) =>
    createMailSender(
      { smtpUrl: server.url, from: () => 'm@x.example', folder: '' },
      { connectMs: 5_000, silenceMs: SILENCE_MS, verdictMs },
    )(MAIL);

  it('to say that it has kept a mail is waited for: given up, it would get it again', async () => {
    server.accepting = later;
    expect(await sendTo(60_000)).toEqual({ state: 'delivered' });
    expect(server.mails).toMatchObject([
      { raw: expect.stringContaining('Message-ID: <one@borealis.example>') },
    ]);
    expect(await sendTo(SILENCE_MS)).toEqual({ state: 'failed', fault: 'SMTP ETIMEDOUT' });
  });

  it('before it has a mail is given up', async () => {
    server.answers = 'silence';
    expect(await sendTo(60_000)).toEqual({ state: 'failed', fault: 'SMTP ETIMEDOUT' });
    expect(server.mails).toEqual([]);
  });
});

describe('a mail to several desks', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.down());

  it('that reached some of them says so, and is not sent again', async () => {
    server.unknown.add('wrong@x.example');
    const sendTo = (...to: string[]) =>
      createMailSender({ smtpUrl: server.url, from: () => 'm@x.example', folder: '' })({ ...MAIL, to });
    expect(await sendTo('right@x.example', 'wrong@x.example')).toEqual({
      state: 'delivered',
      fault: 'SMTP 1 of 2 recipients refused',
    });
    expect(server.mails).toMatchObject([{ recipients: ['right@x.example'] }]);
    expect(await sendTo('right@x.example')).toEqual({ state: 'delivered' });
    expect(await sendTo('wrong@x.example')).toMatchObject({ state: 'refused' });
  });
});

describe('a row of the outbox', () => {
  const row = { id: 1, documentId: 'd', kind: 'bookingConfirmation', subject: 's', idempotencyKey: 'k' };

  it('is written in its language, in the default one when that is not known', () => {
    expect(jobOf({ ...row, language: 'sr' })?.language).toBe('sr');
    for (const language of ['__proto__', 'de', null])
      expect(jobOf({ ...row, language })?.language).toBe('pl-PL');
  });

  it('is left alone when this version does not know its kind', () => {
    expect(jobOf({ ...row, kind: 'telegram', language: 'en' })).toBeNull();
  });
});
