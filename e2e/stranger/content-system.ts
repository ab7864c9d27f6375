import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PAYLOADS } from './payloads.ts';

/** What it says to a form that it has stored. */
export interface Thanks {
  status: number;
  type?: string;
  body?: string;
}

export interface Stranger {
  url: string;
  thanks: Thanks;
  /** Paths of the forms stored. */
  stored: string[];
  /** Answers by path in place of its own; `undefined` = it has no such endpoint. */
  instead: Map<string, unknown>;
  close(): Promise<void>;
}

const ENDPOINTS = Object.keys(PAYLOADS).map(
  (path) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('?', '\\?')}$`)] as const,
);

function callAt({ pathname, searchParams }: URL): string | undefined {
  if (pathname === '/api/events' && searchParams.has('filters[endDate][$lt]')) return '/api/events?past';
  const exact = ENDPOINTS.find(([path]) => path === pathname);
  return (exact ?? ENDPOINTS.find(([, pattern]) => pattern.test(pathname)))?.[0];
}

/** A content system of nobody we know: reads what `payloads.ts` says, stores what is posted to it. */
export async function startStranger(): Promise<Stranger> {
  const sockets = new Set<Socket>();
  const stranger: Stranger = {
    url: '',
    thanks: { status: 200, type: 'application/json', body: '{}' },
    stored: [],
    instead: new Map(),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stranger');
    request.resume().on('end', () => {
      if (request.method === 'POST') {
        const { status, type, body } = stranger.thanks;
        stranger.stored.push(url.pathname);
        response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);
        return;
      }
      const endpoint = callAt(url) ?? '';
      const body = stranger.instead.has(endpoint) ? stranger.instead.get(endpoint) : PAYLOADS[endpoint];
      if (body === undefined)
        response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stranger.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stranger;
}
