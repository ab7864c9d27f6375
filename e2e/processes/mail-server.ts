import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../scripts/programs/free-port.ts';

/** A mail as it arrived. */
export interface Mail {
  /** Of the envelope: who really gets it. */
  recipients: string[];
  raw: string;
  parsed: ParsedMail;
}

/** A real SMTP server that keeps what it is handed. */
export interface MailServer {
  url: string;
  /** In the order they came; one that was handed over twice is here twice. */
  mails: Mail[];
  /** Those whose envelope names the address. */
  to(address: string): Mail[];
  /** Notices about a visitor: their reply goes to them. */
  about(address: string): Mail[];
  /** What becomes of a mail that is handed over: kept, or refused with that code; `silence` never answers to whom it goes. */
  answers: 'well' | 451 | 550 | 'silence';
  /** Addresses that it does not know. */
  unknown: Set<string>;
  /** Called with every mail that has come, before it is kept and said to be accepted; one that it rejects is neither. */
  accepting: ((raw: string) => Promise<void>) | undefined;
  /** From now on connections are refused. */
  down(): Promise<void>;
  /** Listens again where it did. */
  up(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  // Nobody else is given it while this one is down.
  const port = await freePort();
  let server: SMTPServer | undefined;

  async function keep(raw: Buffer, recipients: string[]) {
    const text = raw.toString('utf8');
    await mailServer.accepting?.(text);
    mails.push({ recipients, raw: text, parsed: await simpleParser(raw) });
  }

  async function up() {
    const next = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo({ address }, _, callback) {
        if (mailServer.answers === 'silence') return;
        callback(
          mailServer.unknown.has(address) ? Object.assign(new Error('unknown'), { responseCode: 550 }) : null,
        );
      },
      onData(stream, session, callback) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const { answers } = mailServer;
          if (typeof answers === 'number')
            return callback(Object.assign(new Error('refused'), { responseCode: answers }));
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          keep(Buffer.concat(parts), recipients).then(() => callback(), callback);
        });
      },
    });
    // A sender that is killed in the middle of a sentence is no fault of ours.
    next.on('error', () => undefined);
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', () => resolve()));
    server = next;
  }

  const mailServer: MailServer = {
    answers: 'well',
    url: '',
    mails,
    unknown: new Set(),
    accepting: undefined,
    to: (address) => mails.filter(({ recipients }) => recipients.includes(address)),
    about: (address) =>
      mails.filter(({ parsed }) => parsed.replyTo?.value.some((reply) => reply.address === address)),
    up,
    down: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
  await up();
  mailServer.url = `smtp://127.0.0.1:${port}`;
  return mailServer;
}
