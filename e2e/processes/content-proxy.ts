import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { contentUrl, SHARED_CONTENT } from '../content/content-under-test.ts';

/** How the content system ails. */
export type Ailment =
  | 'none'
  /** Connections are reset. */
  | 'dead'
  /** Answers after 10 s. */
  | 'slow'
  /** Sends its headers, then one byte a second. */
  | 'drip'
  | 'error 500'
  | 'busy 429'
  /** 302 to a login page. */
  | 'login'
  /** 200 with a page of HTML. */
  | 'html'
  /** 200 with half of the JSON. */
  | 'truncated'
  /** 200 with a GraphQL-like list of errors. */
  | 'errors'
  /** JSON in another charset. */
  | 'latin'
  /** What a proxy says while the program behind it is being replaced. */
  | '404 text'
  /** The content system's own words, for everything. */
  | '404 json'
  /** 200 with `null`. */
  | 'null'
  /** 200 with `{"data":null}`. */
  | 'data null'
  /** 200 with a health check's `{"status":"UP"}`. */
  | 'status up'
  /** 401 of a gateway that wants somebody to sign in. */
  | 'login 401'
  /** Takes the request and never answers. */
  | 'silent';

/** What may stand for an answer and is none, in whatever form it comes at once. */
export const LIES = [
  'error 500',
  'busy 429',
  'login',
  'html',
  'truncated',
  'errors',
  'latin',
  '404 text',
  '404 json',
  'null',
  'data null',
  'status up',
] as const satisfies readonly Ailment[];

/** No answer at all, or none in time. */
export const SILENCES = ['slow', 'silent', 'dead'] as const satisfies readonly Ailment[];

/** A content system with faults between it and the website. Answers to reads are recorded, so it stays quick. */
export interface ContentProxy {
  url: string;
  ailment: Ailment;
  /** Whether a call ails; all do unless set. */
  ails: (path: string) => boolean;
  /** Changes a payload on its way. */
  change: ((path: string, body: unknown) => unknown) | undefined;
  /** Sends something else instead of an answer, as it is. */
  instead: ((path: string, answer: Recorded) => Instead | undefined) | undefined;
  /** Holds an answer back until the promise is settled. */
  hold: ((path: string) => Promise<void> | undefined) | undefined;
  /** How often each path with its query was asked for. */
  asked: Map<string, number>;
  close(): Promise<void>;
}

/** An answer as the content system gave it. */
export interface Recorded {
  status: number;
  type: string;
  body: Buffer;
}

/** What goes over the wire in its place. */
export interface Instead {
  headers: Record<string, string>;
  body: Buffer;
  /** The line is cut after the body, whatever length was promised. */
  cut?: boolean;
}

type Answers = Map<string, Promise<Recorded>>;

/** Of the content system that all tests share, by what was asked for: it answers the same to each of them. */
const shared: Answers = new Map();

/** Hands a write on as it is, and its answer back. */
function pass(behind: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request;
  const onward = ask(behind + request.url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

async function record(address: string): Promise<Recorded> {
  const response = await fetch(address, { redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
}

/** @param behind the content system that it stands before; by default the one that all tests share */
export async function startContentProxy(behind = contentUrl()): Promise<ContentProxy> {
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  // Any other one may stand at an address that another one had before it.
  const recorded: Answers = behind === SHARED_CONTENT.url ? shared : new Map();
  const proxy: ContentProxy = {
    url: '',
    ailment: 'none',
    ails: () => true,
    change: undefined,
    instead: undefined,
    hold: undefined,
    asked: new Map(),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    proxy.asked.set(path, (proxy.asked.get(path) ?? 0) + 1);
    if (proxy.ailment === 'dead') return request.socket.resetAndDestroy();
    if (request.method === 'POST') return pass(behind, request, response);
    // The minute that events are asked for must not make an answer of its own.
    const key = path.replaceAll(/T\d\d%3A\d\d%3A00\.000Z/g, '');
    const answer = recorded.get(key) ?? record(behind + path);
    recorded.set(key, answer);
    Promise.all([answer, proxy.hold?.(path)]).then(
      ([whole]) => send(response, path, whole),
      () => response.destroy(),
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  function send(response: ServerResponse, path: string, { status, type, body }: Recorded) {
    const json = 'application/json; charset=utf-8';
    const instead = proxy.instead?.(path, { status, type, body });
    if (instead) {
      response.writeHead(200, instead.headers);
      if (!instead.cut) response.end(instead.body);
      else response.write(instead.body, () => response.destroy());
      return;
    }
    switch (proxy.ails(path) ? proxy.ailment : 'none') {
      case 'slow':
        timers.add(setTimeout(() => response.writeHead(status, { 'content-type': type }).end(body), 10_000));
        return;
      case 'drip':
        response.writeHead(200, { 'content-type': json });
        timers.add(setInterval(() => response.write(' '), 1_000));
        return;
      case 'error 500':
        response.writeHead(500, { 'content-type': json }).end('{"data":null,"error":{"status":500}}');
        return;
      case 'busy 429':
        response.writeHead(429, { 'retry-after': '1' }).end();
        return;
      case 'login':
        response.writeHead(302, { location: '/admin/auth/login' }).end();
        return;
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>');
        return;
      case 'truncated':
        response.writeHead(200, { 'content-type': json }).end(body.subarray(0, Math.floor(body.length / 2)));
        return;
      case 'errors':
        response.writeHead(200, { 'content-type': json }).end('{"errors":[]}');
        return;
      case '404 text':
        response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found\n');
        return;
      case '404 json':
        response
          .writeHead(404, { 'content-type': json })
          .end('{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}');
        return;
      case 'null':
        response.writeHead(200, { 'content-type': json }).end('null');
        return;
      case 'data null':
        response.writeHead(200, { 'content-type': json }).end('{"data":null}');
        return;
      case 'status up':
        response.writeHead(200, { 'content-type': json }).end('{"status":"UP"}');
        return;
      case 'login 401':
        response.writeHead(401, { 'content-type': json }).end('{"message":"Unauthorized"}');
        return;
      case 'silent':
        return;
      case 'latin':
        response.writeHead(200, { 'content-type': 'application/json; charset=iso-8859-2' }).end(body);
        return;
      default: {
        const changed =
          proxy.change && type.includes('json') && status === 200
            ? Buffer.from(JSON.stringify(proxy.change(path, JSON.parse(body.toString()))))
            : body;
        response.writeHead(status, { 'content-type': type }).end(changed);
      }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
