import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as it came. */
export interface CrmCall {
  /** Of the header. */
  key: string;
  /** Whether the signature is the shared secret's over exactly this body. */
  signed: boolean;
  event: { type: string; id: string; locale: string; createdAt: string; data: Record<string, unknown> };
}

/** A stand-in for the centre's CRM, as `content/README.md` tells its authors to build one. */
export interface CrmServer {
  url: string;
  secret: string;
  /** Every call, also one with a key that is known: it is answered 409. */
  calls: CrmCall[];
  /** Those about a visitor. */
  about(email: string): CrmCall[];
  /** From now on calls are taken, and nobody gets an answer: the line stays silent, or is cut. */
  deaf(how: 'silent' | 'cut'): void;
  /** From now on nobody gets an answer. */
  silent(): void;
  /** Drops whoever waits, and answers again. */
  well(): void;
  close(): Promise<void>;
}

function isSigned(header: string, body: string, secret: string): boolean {
  const [, seconds = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const age = Math.abs(Date.now() / 1000 - Number(seconds));
  return age < 300 && given === createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

export async function startCrmServer(secret = 'a-secret-of-this-crm'): Promise<CrmServer> {
  const calls: CrmCall[] = [];
  const known = new Set<string>();
  const sockets = new Set<Socket>();
  let answers: 'well' | 'never' | 'silent' | 'cut' = 'well';

  const server = createServer(async (request, response) => {
    // Whether it is there at all.
    if (request.method !== 'POST') {
      response.writeHead(405).end();
      return;
    }
    const body = await text(request).catch(() => undefined);
    if (body === undefined || answers === 'never') return;
    const key = String(request.headers['idempotency-key']);
    calls.push({
      key,
      signed: isSigned(String(request.headers['x-signature']), body, secret),
      event: JSON.parse(body),
    });
    if (answers === 'cut') request.socket.destroy();
    if (answers === 'cut' || answers === 'silent') {
      known.add(key);
      return;
    }
    response.writeHead(known.has(key) ? 409 : 204).end();
    known.add(key);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    secret,
    calls,
    about: (email) => calls.filter(({ event }) => event.data.email === email),
    deaf(how) {
      answers = how;
    },
    silent() {
      answers = 'never';
    },
    well() {
      answers = 'well';
      dropAll();
    },
    close() {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
