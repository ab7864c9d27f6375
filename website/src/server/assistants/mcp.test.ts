import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, expect, it } from 'vitest';
import { RECORDED_AT, recordedContent } from '../../../dev/recorded-content.ts';
import { createContentClient } from '../../content/client/content-client.ts';
import { readSettings } from '../settings.ts';
import { createSite } from '../site.ts';
import { MCP_PATH } from './mcp.ts';

const servers: Server[] = [];
const logged: string[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  logged.length = 0;
});

/** The door over the recorded payloads; answers its address, '' where it is shut. */
async function startDoor(fetch = recordedContent(), env: NodeJS.ProcessEnv = {}): Promise<string> {
  const settings = readSettings({ LOCALES: 'pl-PL,en', ...env }, '/nowhere');
  const log = (event: string) => void logged.push(event);
  const { contentUrl: baseUrl, timeZone } = settings;
  const site = createSite({
    settings,
    client: createContentClient({ baseUrl, timeZone, log, fetch }),
    cache: { purge: () => 0 },
    renderRequest: () => Promise.reject(new Error('no page is asked for')),
    files: () => Promise.resolve(false),
    now: () => RECORDED_AT,
    log,
  });
  const handle = site.forms.get(MCP_PATH);
  if (!handle) return '';
  const server = createServer((request, response) => void handle(request, response, ''));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}`;
}

async function ask(address: string, name: string, asked: Record<string, unknown>) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  const answer = await client.callTool({ name, arguments: asked });
  await client.close();
  return answer;
}

const QUESTION = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const post = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    body: QUESTION,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });

it('answers with fields, the page, and until when it is true', async () => {
  const { structuredContent, content } = await ask(await startDoor(), 'open_now', { query: 'halland' });
  expect(structuredContent).toMatchObject({
    at: RECORDED_AT.toISOString(),
    url: expect.stringContaining('/szukaj?q=halland'),
    found: [{ kind: 'shop', name: 'Halland', state: 'open', hours: expect.stringMatching(/^Otwarte do/) }],
  });
  expect(JSON.stringify(content)).toContain('Valid until');
});

it('says the words that stand beside hours', async () => {
  const recorded = recordedContent();
  const fetch: typeof globalThis.fetch = async (...asked) => {
    const body = await (await recorded(...asked)).text();
    const worded = body.replaceAll('"opening_hours_text":null', '"opening_hours_text":"by appointment"');
    return new Response(worded, { headers: { 'content-type': 'application/json' } });
  };
  const { structuredContent } = await ask(await startDoor(fetch), 'opening_hours', {});
  expect(structuredContent).toMatchObject({
    weeks: [
      {
        rows: expect.arrayContaining([
          { days: expect.any(String), hours: expect.stringMatching(/^\d.* \(by appointment\)$/) },
        ]),
      },
    ],
  });
});

it('says that there is no answer while the content is away, and logs why', async () => {
  const address = await startDoor(() => Promise.reject(new Error('down')));
  for (const tool of ['open_now', 'opening_hours', 'whats_on']) {
    const { isError, structuredContent } = await ask(address, tool, {});
    expect([isError, structuredContent], tool).toEqual([true, undefined]);
  }
  expect(logged).toContain('mcp.unanswered');
});

it('refuses other sites, other methods and too many questions, and is shut when it is switched off', async () => {
  const address = await startDoor();
  expect((await post(address)).status).toBe(200);
  expect((await post(address, { origin: new URL(address).origin })).status).toBe(200);
  expect((await post(address, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await fetch(address)).status).toBe(405);
  const statuses = new Set<number>();
  for (let asked = 0; asked < 620; asked += 1) statuses.add((await post(address)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect(await startDoor(recordedContent(), { ASSISTANTS: '0' })).toBe('');
});
