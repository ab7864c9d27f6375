import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ENDPOINTS, type EndpointName } from '@mall/contract';
import { answersOf, ENDPOINT_NAMES } from './bodies.ts';
import type { Centre } from './centre.ts';
import type { Dialect } from './dialects.ts';

export interface DialectSystem {
  url: string;
  /** Paths of the writes that were stored, with what was sent. */
  stored: { path: string; key: string | undefined; body: unknown }[];
  close(): Promise<void>;
}

/** Endpoints that share a path are told apart by their query. */
function callAt(url: URL): EndpointName | undefined {
  if (url.pathname === '/api/events') {
    if (url.searchParams.has('filters[isPromoted][$eq]')) return 'promotedEvents';
    return url.searchParams.has('filters[endDate][$lt]') ? 'pastEvents' : 'activeEvents';
  }
  const exact = ENDPOINT_NAMES.find((name) => ENDPOINTS[name].path === url.pathname);
  if (exact) return exact;
  return ENDPOINT_NAMES.find((name) =>
    new RegExp(`^${ENDPOINTS[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
  );
}

/** A content system in miniature that knows one centre and speaks one dialect. */
export async function startDialect(centre: Centre, dialect: Dialect, seed: number): Promise<DialectSystem> {
  const bodyOf = answersOf(centre, dialect, seed);
  const stored: DialectSystem['stored'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const json = (status: number, body: unknown) => {
      const isText = typeof body === 'string';
      response.writeHead(status, {
        'content-type': isText ? 'text/html' : 'application/json; charset=utf-8',
      });
      response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
    };
    const missing = () =>
      json(404, { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } });
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (dialect.lacks.some((path) => path.test(url.pathname)))
        return request.method === 'POST' ? json(405, undefined) : missing();
      if (request.method === 'POST') {
        const text = Buffer.concat(parts).toString();
        const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
        const key = request.headers['idempotency-key'];
        stored.push({ path: url.pathname, key: typeof key === 'string' ? key : undefined, body });
        const answer = dialect.stored(body);
        return json(answer.status, answer.body);
      }
      const name = callAt(url);
      const body = name === undefined ? undefined : bodyOf(name, url.searchParams);
      return body === undefined ? missing() : json(200, body);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
