import { connect } from 'node:net';

// Asks one address over and over on kept connections, and counts. Raw sockets: a client that parses answers is slower
// than the server that it measures. Started by hits.ts on a processor of its own; the order comes as JSON in the
// first argument, the figures go to standard output.

/** What to ask for, and for how long. */
export interface LoadOrder {
  port: number;
  path: string;
  /** Header lines beside Host, as a browser would send them. */
  headers: readonly string[];
  connections: number;
  seconds: number;
}

export interface LoadFigures {
  answers: number;
  seconds: number;
  /** Share of the time in which this client had nothing to do; near 0 it measured itself. */
  room: number;
  /** Bytes of the first answer's head. */
  headBytes: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

async function run(order: LoadOrder): Promise<LoadFigures> {
  const request = Buffer.from(
    [`GET ${order.path} HTTP/1.1`, `Host: 127.0.0.1:${order.port}`, ...order.headers, '', ''].join('\r\n'),
  );
  let answers = 0;
  let headBytes = 0;
  let ending = false;
  const began = process.hrtime.bigint();
  const processor = process.cpuUsage();
  await Promise.all(Array.from({ length: order.connections }, () => keepAsking()));
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  const { user, system } = process.cpuUsage(processor);
  return { answers, seconds, room: 1 - (user + system) / 1e6 / seconds, headBytes };

  function keepAsking(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(order.port, '127.0.0.1', () => socket.write(request));
      socket.setNoDelay(true);
      /** Of the answer under way: bytes still to come; undefined while its head is not there whole. */
      let left: number | undefined;
      let head: Buffer = Buffer.alloc(0);
      socket.on('data', (part: Buffer) => {
        if (left === undefined) {
          const text = head.length > 0 ? Buffer.concat([head, part]) : part;
          const end = text.indexOf(HEAD_END);
          if (end < 0) {
            head = text;
            return;
          }
          const lines = text.toString('latin1', 0, end);
          if (!lines.startsWith('HTTP/1.1 200')) return reject(new Error(lines.split('\r\n', 1)[0]));
          headBytes ||= end + HEAD_END.length;
          const length = /content-length: (\d+)/i.exec(lines)?.[1];
          if (length === undefined) return reject(new Error('An answer says not how long it is.'));
          left = Number(length) - (text.length - end - HEAD_END.length);
          head = Buffer.alloc(0);
        } else {
          left -= part.length;
        }
        if (left > 0) return;
        left = undefined;
        answers += 1;
        if (ending) socket.end();
        else socket.write(request);
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
      setTimeout(() => {
        ending = true;
      }, order.seconds * 1_000);
    });
  }
}

const order: LoadOrder = JSON.parse(process.argv[2] ?? '');
process.stdout.write(`${JSON.stringify(await run(order))}\n`);
