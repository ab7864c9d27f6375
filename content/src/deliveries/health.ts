import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE } from '@mall/contract';
import nodemailer from 'nodemailer';
import { letter } from '../../mail/letter';
import { settings } from '../settings';
import { createCrmSender } from './crm-sender';
import type { Outcome } from './delivery-worker';
import { smtpOutcome } from './mail-sender';
import { mails } from './send-delivery';

/**
 * How one of the two ways out stands: `off` = its setting is missing; `refuses` = it answers, with this status, that it
 * knows no such address or not who asks. `fault` as deliveries tell it.
 */
export type WayState =
  | { state: 'good' }
  | { state: 'off' }
  | { state: 'refuses'; status: number }
  | { state: 'bad'; fault: string };

const WAIT_MS = 10_000;

/** Asks the mail server whether it would take a mail: name, password and connection, nothing is sent. */
export async function mailServerState(): Promise<WayState> {
  const { smtpUrl } = settings();
  if (!smtpUrl) return { state: 'off' };
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    dnsTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  try {
    await transport.verify();
    return { state: 'good' };
  } catch (error) {
    const { fault = 'SMTP' } = smtpOutcome(error);
    return { state: 'bad', fault };
  } finally {
    transport.close();
  }
}

/** What a wrong secret or a wrong address is answered with, and by some CRMs whatever is not signed. */
const REFUSALS = new Set([401, 403, 404]);

/** Whether anybody listens at the CRM's address, by a question that changes nothing and is not signed. */
export async function crmState(): Promise<WayState> {
  const { crm } = settings();
  if (!crm) return { state: 'off' };
  try {
    const response = await fetch(crm.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    await response.body?.cancel();
    const { status } = response;
    if (REFUSALS.has(status)) return { state: 'refuses', status };
    return status >= 500 ? { state: 'bad', fault: `CRM ${status}` } : { state: 'good' };
  } catch {
    return { state: 'bad', fault: 'CRM not reached' };
  }
}

/** Sends a mail that says that it is a test, at once and past the outbox: whoever presses waits for what comes of it. */
export async function sendTestMail(to: string): Promise<Outcome> {
  const id = randomBytes(12).toString('hex');
  const { frontendLink } = settings();
  const text = 'To jest próbny list z systemu treści. / This is a test mail of the content system.';
  return mails()({
    letter: letter({
      subject: 'Próba / Test',
      locale: DEFAULT_LOCALE,
      opening: [text],
      rows: [],
      closing: [frontendLink],
    }),
    to: [to],
    replyTo: null,
    messageId: `<test-${id}@${new URL(frontendLink).hostname}>`,
    date: new Date(),
    language: DEFAULT_LOCALE,
    file: `test${id}`,
  });
}

/** Sends the CRM an event that says that it is a test, signed as all are, at once and past the outbox. */
export async function sendTestEvent(): Promise<Outcome> {
  const { crm, frontendLink } = settings();
  if (!crm) return { state: 'failed', fault: 'CRM_URL is not set' };
  return createCrmSender(crm)({
    type: 'test',
    id: `test-${randomBytes(12).toString('hex')}`,
    locale: DEFAULT_LOCALE,
    createdAt: new Date().toISOString(),
    data: { website: frontendLink },
  });
}
