import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  recipients: string[];
  /** As it was handed over, headers and all. */
  raw: string;
}

/** A real mail server of this machine. @param options in place of taking everything from everybody */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const mails: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    ...{ logger: false, closeTimeout: 1 },
    onData(stream, session, answer) {
      let raw = '';
      stream.on('data', (part: Buffer) => {
        raw += part.toString();
      });
      stream.on('end', () => {
        mails.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        mailServer.answer(() => answer());
      });
    },
    ...options,
  });
  // Whoever is given up hangs up in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const mailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** What it has kept, whether its word was heard or not. */
    mails,
    /** Gives its word on a mail that it has kept. */
    answer: (say: () => void) => say(),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return mailServer;
}
