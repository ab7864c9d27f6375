import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { fault, figure } from '../../faults/figures.ts';
import { rawRequest } from '../../hostile/raw-request.ts';
import { long } from '../../length.ts';
import { startWebsite } from '../../processes/website-process.ts';

/** A program of its own on this machine. @returns its address, what was asked of it, and its end */
async function listen(answer: (path: string) => Promise<Response> | Response) {
  const hits: string[] = [];
  const server = createServer(async (request, response) => {
    hits.push(request.url ?? '');
    const made = await answer(request.url ?? '/');
    response
      .writeHead(made.status, Object.fromEntries(made.headers))
      .end(Buffer.from(await made.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    hits,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

test(
  'nobody makes the website ask another host: names of pictures, headers, redirects, addresses in content',
  long(fault(25)),
  async () => {
    test.setTimeout(scaled(90_000));
    const canary = await listen(() => new Response('here'));
    const names = [
      `127.0.0.1:${canary.port}`,
      `localhost:${canary.port}`,
      `[::ffff:127.0.0.1]:${canary.port}`,
      `0x7f000001:${canary.port}`,
      `2130706433:${canary.port}`,
      `127.1:${canary.port}`,
    ];
    // A content system whose files lead elsewhere, and whose lists of files name another host.
    const content = await listen(async (path) => {
      if (path.startsWith('/uploads/'))
        return new Response(null, { status: 302, headers: { location: `${canary.url}${path}` } });
      const real = await fetch(contentUrl() + path);
      const body = (await real.text()).replaceAll(/"url":"[^"]*"/g, `"url":"${canary.url}/x.svg"`);
      const headers = { 'content-type': real.headers.get('content-type') ?? 'text/plain' };
      if (path.startsWith('/api/upload/files'))
        return new Response(
          JSON.stringify([{ name: 'sitemap.xml', caption: 'sitemap', url: `${canary.url}/sitemap.xml` }]),
          { headers },
        );
      return new Response(body, { status: real.status, headers });
    });
    const site = await startWebsite(content.url);
    try {
      const targets = [
        '/media/mark_1c9f1c1bfb.svg',
        '/media/mark_1c9f1c1bfb.png?w=640',
        '/sitemap.xml',
        '/robots.txt',
        '/favicon.ico',
        '/',
        ...names.flatMap((name) => [
          `/media/http://${name}/x.png`,
          `/media/${encodeURIComponent(`http://${name}/x.png`)}`,
          `/media/@${name}/x.png`,
          `/media//${name}/x.png`,
          `/media/x.png?url=http://${name}/x.png`,
          `/share/pl-PL/tenant/${encodeURIComponent(`http://${name}/`)}.0000000000000000.png`,
          `http://${name}/`,
        ]),
      ];
      let asked = 0;
      for (const target of targets) {
        for (const headers of [
          [],
          [`Host: ${names[0]}`],
          [`X-Forwarded-Host: ${names[0]}`, `Forwarded: host=${names[0]}`],
          [`X-Original-URL: ${canary.url}/`],
        ]) {
          const { status } = await rawRequest(site.url, target, headers);
          asked += 1;
          expect.soft(status, target).toBeLessThan(504);
        }
      }
      expect(
        content.hits.some((path) => path.startsWith('/uploads/')),
        'a picture was asked for',
      ).toBe(true);
      figure(
        25,
        `${asked} requests, files that redirect, addresses of pictures in content`,
        'requests to the other host',
        canary.hits.length,
        { atMost: 0 },
      );
    } finally {
      await site.remove();
      await content.close();
      await canary.close();
    }
  },
);
