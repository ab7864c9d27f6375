import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Letter } from '../../mail/letter';
import type { Outcome } from './delivery-worker';

/** A letter on its way. */
export interface OutgoingMail {
  letter: Letter;
  /** Plain addresses. */
  to: string[];
  replyTo: string | null;
  /** The same however often this mail is tried: "<…@host>". */
  messageId: string;
  date: Date;
  language: string;
  ics: string | null;
  /** Name of the file without its ending, where there is no mail server. */
  file: string;
}

export interface MailRoute {
  /** Unset = files. */
  smtpUrl: string | undefined;
  from: string;
  folder: string;
}

export type SendMail = (mail: OutgoingMail) => Promise<Outcome>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

function message(mail: OutgoingMail, from: string) {
  const { letter, to, replyTo, messageId, date, language, ics } = mail;
  return {
    from,
    // As objects: nothing in an address is read as a list of them.
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId,
    date,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    attachments: ics
      ? [
          {
            filename: 'meeting.ics',
            content: ics,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
}

/**
 * What a failed try means. A mail server's final "no" to the message or its recipient (5xx) is one; that it does not
 * know us, or is not there, is a fault of the settings or the network, and is tried again. Its words are not kept:
 * they repeat the address.
 */
export function smtpOutcome(error: unknown): Outcome {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const fault = ['SMTP', typeof code === 'string' ? code : '', status ?? ''].filter(Boolean).join(' ');
  const ofMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return status !== undefined && status >= 500 && ofMessage
    ? { state: 'refused', fault }
    : { state: 'failed', fault };
}

/** Writes a file that is whole and on disk, or not there. */
async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

/** Sends mails by SMTP, or writes them as .eml files into a folder when there is no mail server. */
export function createMailSender({ smtpUrl, from, folder }: MailRoute): SendMail {
  if (smtpUrl === undefined) {
    const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return async (mail) => {
      try {
        const { message: bytes } = await writer.sendMail(message(mail, from));
        await keep(folder, `${mail.file}.eml`, bytes as Buffer);
        return { state: 'delivered' };
      } catch (error) {
        const { code } = (error ?? {}) as SmtpError;
        return { state: 'failed', fault: `file ${typeof code === 'string' ? code : 'unknown'}` };
      }
    };
  }
  const transport: Transporter = nodemailer.createTransport(smtpUrl, {
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  } as object);
  return async (mail) => {
    try {
      const { accepted } = await transport.sendMail(message(mail, from));
      return (accepted?.length ?? 0) > 0
        ? { state: 'delivered' }
        : { state: 'refused', fault: 'SMTP no recipient accepted' };
    } catch (error) {
      return smtpOutcome(error);
    }
  };
}
