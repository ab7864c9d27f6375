import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Favicons } from '../../layout/shell.ts';
import { createFaviconHandler, FAVICON_PATH } from './favicon.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const DRAWN = 'drawn';

async function ask(
  icons: () => Promise<Favicons>,
  original: (name: string) => Promise<Buffer> = async (name) => Buffer.from(name),
  headers: Record<string, string> = {},
) {
  const handle = createFaviconHandler({
    icons,
    original,
    drawn: async (_, response) => {
      response.end(DRAWN);
      return true;
    },
  });
  const own = createServer((request, response) => void handle(request, response, FAVICON_PATH));
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${FAVICON_PATH}`, { headers });
}

describe('/favicon.ico', () => {
  it('is the content’s icon, a picture rather than a drawing, kept for an hour', async () => {
    const icons = async () => ({ favicon: '/media/mark.svg', icon32: '/media/mark32.png' });
    const answer = await ask(icons);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/png',
      'mark32.png',
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = answer.headers.get('etag') ?? '';
    server?.close();
    expect((await ask(icons, undefined, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is drawn when the content names none, names nonsense, cannot be asked or lacks the file', async () => {
    const missing = async () => Promise.reject(new Error('gone'));
    const cases = [
      [async () => ({})],
      [async () => ({ favicon: 'https://evil.example/a.png', manifest: '/media/a.webmanifest' })],
      [missing],
      [async () => ({ favicon: '/media/mark.ico' }), missing],
    ] as const;
    for (const [icons, original] of cases) {
      expect(await (await ask(icons, original)).text()).toBe(DRAWN);
      server?.close();
    }
  });
});
