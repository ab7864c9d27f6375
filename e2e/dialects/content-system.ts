import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { CALLS, type CallName } from '@mall/contract';
import type { z } from 'zod';
import type { CallSpec } from '../../contract/src/call-spec.ts';
import type { Json } from '../../contract/src/unwrap.ts';
import type { Centre } from './centre.ts';
import { type Dialect, speller } from './dialects.ts';

export interface DialectSystem {
  url: string;
  /** Paths of the writes that were stored, with what was sent. */
  stored: { path: string; key: string | undefined; body: unknown }[];
  close(): Promise<void>;
}

const CALL_NAMES = Object.keys(CALLS) as CallName[];

/** Calls that share a path are told apart by their query. */
function callAt(url: URL): CallName | undefined {
  if (url.pathname === '/api/events') {
    if (url.searchParams.has('filters[isPromoted][$eq]')) return 'promotedEvents';
    return url.searchParams.has('filters[endDate][$lt]') ? 'pastEvents' : 'activeEvents';
  }
  const exact = CALL_NAMES.find((name) => CALLS[name].path === url.pathname);
  if (exact) return exact;
  return CALL_NAMES.find((name) =>
    new RegExp(`^${CALLS[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
  );
}

/** A content system in miniature that knows one centre and speaks one dialect. */
export async function startDialect(centre: Centre, dialect: Dialect, seed: number): Promise<DialectSystem> {
  const { spell, wrap } = speller(dialect, seed);
  const bodies = new Map<CallName, Json>();
  for (const name of CALL_NAMES) {
    const call: CallSpec<z.ZodType, z.ZodType> = CALLS[name];
    const value = centre.get(name) ?? null;
    if (value === null) continue;
    if (Array.isArray(value)) {
      const items = value.map((item) => wrap(call.item, spell(call.item, item, '')));
      bodies.set(
        name,
        dialect.wrapped
          ? {
              data: items,
              meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: items.length } },
            }
          : items,
      );
    } else {
      const whole = wrap(call.payload, spell(call.payload, value, ''));
      bodies.set(name, call.form === 'plain' || !dialect.wrapped ? whole : { data: whole });
    }
  }
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
      const body = name === undefined ? undefined : bodies.get(name);
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
