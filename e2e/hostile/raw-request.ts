import { connect } from 'node:net';
import { scaled } from '../../scripts/clock/timeouts.ts';

export interface RawResponse {
  status: number;
  /** Head as sent, for a look at headers that must not be there. */
  head: string;
  headers: Map<string, string>;
  body: string;
}

/**
 * Sends a request line as it is: fetch and http.request would clean it up first. `target` may hold any bytes but
 * a line break, unless the break is the point.
 */
export function rawRequest(
  origin: string,
  target: string,
  headers: readonly string[] = [],
  method = 'GET',
  body = '',
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const host = headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost'];
      socket.write(
        `${method} ${target} HTTP/1.1\r\n${[...host, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`,
        'latin1',
      );
      if (body !== '') socket.write(body);
    });
    const parts: Buffer[] = [];
    socket.setTimeout(scaled(15_000), () => socket.destroy(new Error(`no answer to ${target.slice(0, 80)}`)));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close before all of a request that is too long has been sent.
      if (parts.length === 0) reject(error);
    });
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const lines = head.split('\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(lines[0] ?? '')?.[1] ?? 0);
      const pairs = lines.slice(1).map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      });
      resolve({ status, head, headers: new Map(pairs), body: rest.join('\r\n\r\n') });
    });
  });
}
