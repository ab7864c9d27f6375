import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PIECES = 16;
/** Long enough for a browser to paint what has come. */
const BETWEEN_MS = 30;

/** What belongs to one way of sending, and not to what is sent. */
const OF_THE_LINE = new Set(['connection', 'content-encoding', 'content-length', 'transfer-encoding']);

/**
 * The site as it comes over a slow line: each page that a browser opens arrives in pieces, with a pause after each.
 * All else is handed on as it is.
 */
export async function pacedSite(baseURL: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    // A browser that has gone on to the next page needs no more of this one.
    handOn(baseURL, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function handOn(baseURL: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { accept = '*/*', 'sec-fetch-dest': opens } = request.headers;
  const headers = { accept, 'accept-encoding': 'identity' };
  const answer = await fetch(baseURL + request.url, { headers, redirect: 'manual' });
  response.writeHead(
    answer.status,
    Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_LINE.has(name))),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  const size = opens === 'document' ? Math.ceil(body.length / PIECES) : body.length;
  for (let from = 0; from < body.length; from += size) {
    response.write(body.subarray(from, from + size));
    if (size < body.length) await pause(BETWEEN_MS);
  }
  response.end();
}
