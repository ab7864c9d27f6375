import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { type CrmCall, startCrmServer } from './crm-server.ts';
import { type Mail, startMailServer } from './mail-server.ts';

/** Who gets what the content system under test sends: one mail server and one CRM for all tests of a run. */
interface Receivers {
  /** Where tests read what came (RECEIVERS_URL). */
  url: string;
  /** Makes a content system deliver to them. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

/** Starts both. Tests run in processes of their own, so what came is read over HTTP. */
export async function startReceivers(): Promise<Receivers> {
  const [mail, crm] = await Promise.all([startMailServer(), startCrmServer()]);
  const settings = {
    SMTP_URL: mail.url,
    MAIL_TO: 'centre@borealis.example',
    CRM_URL: crm.url,
    CRM_SECRET: crm.secret,
  };
  const told: Readonly<Record<string, () => unknown>> = {
    '/mails': () => mail.mails.map(({ recipients, raw }) => ({ recipients, raw })),
    '/calls': () => crm.calls,
    '/settings': () => settings,
  };
  const server = createServer(({ url = '' }, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(told[url]?.() ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([mail.down(), crm.close()]);
    },
  };
}

async function ask<T>(path: string): Promise<T> {
  const { RECEIVERS_URL } = process.env;
  if (!RECEIVERS_URL) throw new Error('RECEIVERS_URL is not set: run the journeys with `npm run test:e2e`.');
  return (await (await fetch(RECEIVERS_URL + path)).json()) as T;
}

/** Settings by which one more content system delivers to them; none in a run that has no receivers. */
export async function receiversSettings(): Promise<Record<string, string>> {
  return process.env.RECEIVERS_URL ? await ask('/settings') : {};
}

/** Mails that went to an address, and notices to the centre whose reply goes there, in the order they came. */
export async function mailsOf(email: string): Promise<Mail[]> {
  const all = await ask<Pick<Mail, 'recipients' | 'raw'>[]>('/mails');
  const mails = await Promise.all(
    all
      .filter(({ raw }) => raw.includes(email))
      .map(async (mail) => ({ ...mail, parsed: await simpleParser(mail.raw) })),
  );
  return mails.filter(
    ({ recipients, parsed }) =>
      recipients.includes(email) || parsed.replyTo?.value.some(({ address }) => address === email),
  );
}

/** Calls of the CRM about an address. */
export async function crmCallsOf(email: string): Promise<CrmCall[]> {
  return (await ask<CrmCall[]>('/calls')).filter(({ event }) => event.data.email === email);
}
