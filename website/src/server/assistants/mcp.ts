import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FormHandler } from '../forms/form-tools.ts';
import {
  createSharedRateLimit,
  keyOfVisitor,
  networkOfVisitor,
  type SharedCounter,
} from '../forms/limits/rate-limit.ts';
import type { LogFields } from '../log.ts';
import { dropRest, readBody } from '../read-body.ts';
import { sendJson, sendPlain, sendText } from '../responses.ts';
import { createTools, type ToolParts } from './tools.ts';

/** Where assistants ask. */
export const MCP_PATH = '/mcp';

/** A question is far shorter. */
const MAX_BYTES = 16 * 1024;
/** Questions of one client, and of one network, within ten minutes: an assistant that thinks aloud passes. */
const MAX_OF_CLIENT = 600;
const MAX_OF_NETWORK = 1200;
const WINDOW_MS = 10 * 60_000;

interface Parts {
  /** What answers are made of, anew for each question. */
  tools: () => ToolParts;
  proxies: number;
  counter?: SharedCounter | undefined;
  log: (event: string, fields?: LogFields) => void;
  now?: () => number;
}

/**
 * The Model Context Protocol over streamable HTTP: one question a POST, one answer in JSON, no session and nothing
 * kept between two of them. There is no stream to listen to, so GET is not allowed.
 */
export function createMcpHandler({ tools, proxies, counter, log, now = Date.now }: Parts): FormHandler {
  const limit = (most: number) =>
    createSharedRateLimit({ most, windowMs: WINDOW_MS, now, ...(counter && { counter }) });
  const [clients, networks] = [limit(MAX_OF_CLIENT), limit(MAX_OF_NETWORK)];

  return async (request, response) => {
    const refuse = async (status: number, message: string, headers: [string, string][] = []) => {
      await dropRest(request);
      sendJson(response, status, { jsonrpc: '2.0', error: { code: -32_000, message }, id: null }, headers);
    };
    if (!isOwnOrigin(request)) return refuse(403, 'Other sites may not ask here from a browser.');
    if (request.method !== 'POST') {
      return refuse(405, 'Send a question by POST.', [['allow', 'POST']]);
    }
    const admitted = await Promise.all([
      clients.admits(`mcp ${keyOfVisitor(request, proxies)}`),
      networks.admits(`mcp ${networkOfVisitor(request, proxies)}`),
    ]);
    if (admitted.includes(false))
      return refuse(429, 'Too many questions. Ask again later.', [['retry-after', '60']]);
    const body = await readBody(request, MAX_BYTES);
    if (body === 'too large') return refuse(413, `A question has at most ${MAX_BYTES} bytes.`);
    await answer(request, response, body);
  };

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = createTools(tools());
    server.server.onerror = (error) => log('mcp.failed', { why: error.message });
    try {
      await server.connect(transport);
      const answered = await transport.handleRequest(asWebRequest(request, body));
      const text = await answered.text();
      const type = answered.headers.get('content-type') ?? 'application/json; charset=utf-8';
      if (text === '') return sendText(response, answered.status, '');
      sendPlain(response, answered.status, type, text);
    } finally {
      await server.close();
    }
  }
}

/** Programs send no Origin; a page in a browser may ask only if it is one of this site (against DNS rebinding). */
function isOwnOrigin({ headers: { origin, host = '' } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}

/** What of the request the protocol reads; a host that is none of ours plays no part. */
function asWebRequest({ headers }: IncomingMessage, body: Buffer): Request {
  const passed = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'].flatMap(
    (name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    },
  );
  return new Request('http://localhost/mcp', { method: 'POST', headers: passed, body: new Uint8Array(body) });
}
