import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of programs that are alike, as nginx stands there: whoever does not answer is passed over. */
export interface Balancer {
  url: string;
  /** Origins of the programs that there are. */
  behind: string[];
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** How an attempt failed: `unreached` when nothing of the request can have come to the program. */
class Unanswered extends Error {
  readonly unreached: boolean;
  constructor(cause: NodeJS.ErrnoException) {
    super(cause.code ?? cause.message);
    this.unreached = cause.code === 'ECONNREFUSED';
  }
}

/**
 * Spreads requests over the programs in turn. One that is gone is passed over for the next: what only reads always, what
 * writes when it was not reached at all; else it is a 502, after which who wrote tries again.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let turn = 0;
  const balancer: Balancer = {
    url: '',
    behind: [],
    async close() {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function attempt(origin: string, asked: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(new Unanswered(error));
      const { method, headers } = asked;
      const onward = ask(origin + asked.url, { agent, method, headers }, (answer) => {
        const { statusCode: status = 502, headers: said } = answer;
        buffer(answer).then((text) => resolve({ status, headers: said, body: text }), fail);
      });
      onward.on('error', fail);
      onward.end(body);
    });
  }

  async function pass(asked: IncomingMessage, response: ServerResponse) {
    const body = await buffer(asked);
    const reads = asked.method === 'GET' || asked.method === 'HEAD';
    turn += 1;
    const inTurn = balancer.behind.map((_, at, all) => all[(turn + at) % all.length] ?? '');
    for (const origin of inTurn) {
      try {
        const { status, headers, body: text } = await attempt(origin, asked, body);
        response.writeHead(status, headers).end(text);
        return;
      } catch (error) {
        if (!(error instanceof Unanswered) || !(reads || error.unreached)) break;
      }
    }
    response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad Gateway\n');
  }

  const server = createServer((asked, response) => {
    pass(asked, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  balancer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return balancer;
}
