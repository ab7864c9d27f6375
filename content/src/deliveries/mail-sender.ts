import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Letter } from '../../mail/letter';
import type { Calendar } from '../../mail/meeting';
import type { Outcome } from './delivery-worker';

/** A letter on its way. */
export interface OutgoingMail {
  letter: Letter;
  /** Plain addresses. */
  to: string[];
  replyTo: string | null;
  /** The same however often this mail is tried: "<…@host>". */
  messageId: string;
  /** Of the mail that this one answers. */
  inReplyTo?: string | undefined;
  date: Date;
  language: string;
  /** A person has written it, to this reader: no program that answers mails is told to keep silent (RFC 3834). */
  byPerson?: boolean;
  calendar?: Calendar | null;
  /** Where its reader leaves the list that it goes to: also by one click of the mail program (RFC 8058). */
  leaveLink?: string;
  /** Name of the file without its ending, where there is no mail server. */
  file: string;
}

interface MailRoute {
  /** Unset = files. */
  smtpUrl: string | undefined;
  /** The sender, asked for anew by each mail: the centre may be renamed. */
  from: () => string | Promise<string>;
  folder: string;
}

export type SendMail = (mail: OutgoingMail) => Promise<Outcome>;

/** How long a mail server may take, milliseconds. */
interface MailPatience {
  /** To be found, to take a connection, to greet: for each. */
  connectMs: number;
  /** To say something, at any other time before it has all of a message. */
  silenceMs: number;
  /** To say what became of a message that it has: whoever gives it up sends what may have been kept (RFC 5321 4.5.3.2.6). */
  verdictMs: number;
}

const PATIENCE: MailPatience = { connectMs: 10_000, silenceMs: 30_000, verdictMs: 10 * 60_000 };

/** Notices that a mail server says nothing for too long, until it has all of a message. */
function listen(ms: number) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), ms);
  let over = false;
  return {
    given: giveUp.signal,
    heard() {
      if (!over) timer.refresh();
    },
    end() {
      over = true;
      clearTimeout(timer);
    },
  };
}

function message(mail: OutgoingMail, from: string) {
  const { letter, to, replyTo, messageId, date, language, calendar, leaveLink, inReplyTo, byPerson } = mail;
  return {
    from,
    // As objects: nothing in an address is read as a list of them.
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId,
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    date,
    headers: {
      ...(!byPerson && { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': language,
      ...(leaveLink && {
        'List-Unsubscribe': `<${leaveLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // As mail programs make invitations (RFC 6047): another form of the text, and a file for those who look for one.
    ...(calendar ? { icalEvent: { ...calendar, filename: 'meeting.ics' } } : {}),
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

type Message = ReturnType<typeof message>;

/** Hands one message to a mail server, which may take it for some of its recipients. Throws nodemailer's error. */
async function handOver(
  url: string,
  { connectMs, silenceMs, verdictMs }: MailPatience,
  mail: Message,
): Promise<Outcome> {
  const { given, heard, end } = listen(silenceMs);
  // All in one: what stands behind an address of its own would be defaults of messages.
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: verdictMs,
    // Told of every line that either says. Nothing of it is kept.
    transactionLog: true,
    logger: { trace: heard, debug: heard, info: heard, warn: heard, error: heard, fatal: heard },
  });
  transport.use('stream', ({ message: of }, done) => {
    // Read to its end it is with the server, final dot and all.
    of?.processFunc((whole) => whole.once('end', end));
    done();
  });
  try {
    const { accepted, rejected } = await transport.sendMail({ ...mail, signal: given });
    const [took, refused] = [accepted?.length ?? 0, rejected?.length ?? 0];
    if (took === 0) return { state: 'refused', fault: 'SMTP no recipient accepted' };
    // Sent again, it would come twice to the others.
    const fault = `SMTP ${refused} of ${took + refused} recipients refused`;
    return refused === 0 ? { state: 'delivered' } : { state: 'delivered', fault };
  } catch (error) {
    throw given.aborted ? { code: 'ETIMEDOUT' } : error;
  } finally {
    end();
    transport.close();
  }
}

/** Sends mails by SMTP, or writes them as .eml files into a folder when there is no mail server. */
export function createMailSender(
  { smtpUrl, from, folder }: MailRoute,
  patience: MailPatience = PATIENCE,
): SendMail {
  if (smtpUrl === undefined) {
    const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return async (mail) => {
      try {
        const { message: bytes } = await writer.sendMail(message(mail, await from()));
        await keep(folder, `${mail.file}.eml`, bytes as Buffer);
        return { state: 'delivered' };
      } catch (error) {
        const { code } = (error ?? {}) as SmtpError;
        return { state: 'failed', fault: `file ${typeof code === 'string' ? code : 'unknown'}` };
      }
    };
  }
  return async (mail) => {
    try {
      return await handOver(smtpUrl, patience, message(mail, await from()));
    } catch (error) {
      return smtpOutcome(error);
    }
  };
}
