import { connect } from 'node:net';

/** A multipart body that no browser sends, as it goes over the wire. */
export interface HostileBody {
  name: string;
  headers: readonly string[];
  /** Parts of the body; endless ones go on until the server has had enough. */
  body: () => Iterable<string | Buffer>;
  /** The sender hangs up after the last part. */
  hangsUp?: boolean;
}

const BOUNDARY = 'x-boundary-x';
const TYPE = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
const END = `--${BOUNDARY}--\r\n`;
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (headers = 'Content-Type: image/jpeg') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n${headers}\r\n\r\n`;
const sized = (text: string) => [`Content-Length: ${Buffer.byteLength(text)}`];
const BLOCK = Buffer.alloc(64 * 1024, 0x61);

function whole(name: string, text: string, headers: readonly string[] = [TYPE]): HostileBody {
  return { name, headers: [...headers, ...sized(text)], body: () => [text] };
}

const CHUNKED = 'Transfer-Encoding: chunked';
const chunked = (part: string | Buffer): Buffer => {
  const bytes = Buffer.from(part);
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
};

function* endless(head: string): Generator<Buffer> {
  yield chunked(head);
  const block = chunked(BLOCK);
  for (;;) yield block;
}

function* manyParts(count: number): Generator<Buffer> {
  for (let index = 0; index < count; index++) yield chunked(field(`f${index}`, 'x'));
  yield chunked(END);
  yield Buffer.from('0\r\n\r\n');
}

export const HOSTILE_BODIES: readonly HostileBody[] = [
  { name: '1,000 parts', headers: [TYPE, CHUNKED], body: () => manyParts(1_000) },
  { name: 'parts without end', headers: [TYPE, CHUNKED], body: () => manyParts(Number.POSITIVE_INFINITY) },
  { name: 'endless file', headers: [TYPE, CHUNKED], body: () => endless(fileHead()) },
  { name: 'endless field', headers: [TYPE, CHUNKED], body: () => endless(field('notes', '').slice(0, -2)) },
  { name: 'endless preamble', headers: [TYPE, CHUNKED], body: () => endless('no boundary here') },
  {
    name: 'endless headers of a part',
    headers: [TYPE, CHUNKED],
    body: () => endless(fileHead('X-Long: a').slice(0, -4)),
  },
  {
    name: 'endless form without files',
    headers: ['Content-Type: application/x-www-form-urlencoded', CHUNKED],
    body: () => endless('name='),
  },
  {
    name: 'no boundary named',
    headers: ['Content-Type: multipart/form-data', ...sized(END)],
    body: () => [END],
  },
  whole('another boundary than the one named', field('name', 'x').replaceAll(BOUNDARY, 'y')),
  whole('boundary of 5,000 signs', END, [`Content-Type: multipart/form-data; boundary=${'b'.repeat(5_000)}`]),
  whole('no end', field('name', 'x')),
  whole('nothing', ''),
  whole('no name of a part', `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`),
  whole('no headers of a part', `--${BOUNDARY}\r\n\r\nx\r\n${END}`),
  whole('name of 10,000 signs', field('n'.repeat(10_000), 'x') + END),
  whole('field of 1 MB', field('notes', 'x'.repeat(1024 * 1024)) + END),
  whole(
    'names of an object’s own',
    field('__proto__', 'x') + field('constructor', 'x') + field('toString', 'x') + END,
  ),
  whole('parts within parts', fileHead(`Content-Type: multipart/mixed; boundary=${BOUNDARY}2`) + END),
  whole('a packed part', `${fileHead('Content-Encoding: gzip')}\x1f\x8b\r\n${END}`),
  whole(
    'line breaks in a file’s name',
    `${fileHead().replace('a.jpg', 'a\r\nX-Evil: 1\r\n.jpg')}x\r\n${END}`,
  ),
  whole('nul in a name', field('na\0me', 'x') + END),
  whole('type twice', field('name', 'x') + END, [TYPE, 'Content-Type: text/plain']),
  {
    name: 'says 25 MB, sends none',
    headers: [TYPE, `Content-Length: ${25 * 1024 * 1024}`],
    body: () => [fileHead()],
  },
  {
    name: 'hangs up in a file',
    headers: [TYPE, 'Content-Length: 100000'],
    body: () => [fileHead(), BLOCK],
    hangsUp: true,
  },
  {
    name: 'falls silent in a file',
    headers: [TYPE, CHUNKED],
    body: () => [chunked(fileHead()), chunked(BLOCK)],
  },
  { name: 'broken chunks', headers: [TYPE, CHUNKED], body: () => ['zz\r\nno length\r\n'] },
];

/** What came back: the status, or how the server ended it without one. `sent` counts the body's bytes. */
interface Outcome {
  status: number | 'closed';
  sent: number;
}

/** Sends such a body as fast as it is taken, until there is an answer or the connection is closed. */
export function sendHostile(
  site: string,
  path: string,
  { headers, body, hangsUp = false }: HostileBody,
  visitor: string,
): Promise<Outcome> {
  const { hostname, port, host, origin } = new URL(site);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const parts = body()[Symbol.iterator]();
    let sent = 0;
    let said = '';
    let over = false;
    const end = () => {
      over = true;
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1];
      resolve({ status: status ? Number(status) : 'closed', sent });
    };
    const push = () => {
      while (!over) {
        const next = parts.next();
        if (next.done) {
          if (hangsUp) end();
          return;
        }
        const bytes = Buffer.from(next.value);
        sent += bytes.length;
        if (!socket.write(bytes)) return;
      }
    };
    socket.on('drain', push);
    socket.on('data', (part: Buffer) => {
      said += part.toString('latin1');
      if (said.includes('\r\n\r\n')) end();
    });
    socket.on('error', () => undefined);
    socket.on('close', end);
    socket.on('connect', () => {
      const lines = [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${origin}`,
        `X-Forwarded-For: ${visitor}`,
      ];
      socket.write(`${[...lines, 'Accept: application/json', ...headers].join('\r\n')}\r\n\r\n`);
      push();
    });
  });
}
