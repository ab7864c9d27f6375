import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchFromPublicAlone } from '../../../src/files/fetched-uploads';
import { isPublic, publicFetch } from '../../../src/files/public-fetch';

interface FileService {
  fetchUrlToInputFile(url: string, folder: string): Promise<{ file: { filepath: string } }>;
}

const require = createRequire(join(import.meta.dirname, '../../../package.json'));
/** The one that is installed: what it lets through is what has to be held. */
const installed = () => ({
  ...(require('./node_modules/@strapi/upload/dist/server/services/file.js') as FileService),
});

/** What a name leads to that leads elsewhere each time it is looked up. */
const REBOUND = 'rebound.example';
const leads = vi.hoisted((): string[] => []);
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>();
  const lookup = (name: string, options: object, done: (error: null, found: object[]) => void) =>
    name === REBOUND
      ? done(null, [{ address: leads.shift(), family: 4 }])
      : dns.lookup(name, { ...options, all: true }, done as never);
  return { ...dns, lookup };
});

let server: Server;
let port: number;
let folder: string;
/** Hosts and paths that the server was asked for. */
const asked: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'public-fetch-'));
  server = createServer(({ headers: { host }, url = '' }, response) => {
    asked.push(`${host?.split(':')[0]}${url}`);
    const to = new URL(url, 'http://127.0.0.1').searchParams.get('to');
    if (to !== null) response.writeHead(302, { location: to }).end();
    else response.writeHead(200, { 'content-type': 'image/png', 'content-length': '5' }).end('bytes');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'strapi');
  server.close();
  rmSync(folder, { recursive: true });
});

describe('an address is public', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    '%s',
    (one) => {
      expect(isPublic(one)).toBe(true);
    },
  );
});

describe('an address is not public', () => {
  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1'],
    // Those of version 4 in other clothes: mapped, translated, in tunnels.
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1', '2002:7f00:1::', '2001:0:1::1'],
    'example.com',
  ])('%s', (one) => {
    expect(isPublic(one)).toBe(false);
  });
});

const REFUSED = 'This address is not a public one';

describe('what is fetched', () => {
  const local = (path = '/') => `http://127.0.0.1:${port}${path}`;
  const at = (host: string, path = '/') => `http://${host}:${port}${path}`;
  const only = (address: string) => (one: string) => one === address;

  it('comes from an address that is allowed, with its type and length', async () => {
    const response = await publicFetch(local('/a.png'), {}, only('127.0.0.1'));
    expect([response.ok, response.url, response.headers.get('content-type')]).toEqual([
      true,
      local('/a.png'),
      'image/png',
    ]);
    expect(await response.text()).toBe('bytes');
  });

  it('does not come from one that is not, whether a name leads there or it is written out', async () => {
    asked.length = 0;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])
      await expect(publicFetch(at(host)), host).rejects.toThrow(REFUSED);
    await expect(publicFetch('file:///etc/passwd')).rejects.toThrow(REFUSED);
    expect(asked).toEqual([]);
  });

  it('is what the name leads to when the connection is made', async () => {
    const seen: string[] = [];
    const isAllowed = (address: string) => {
      seen.push(address);
      return address === '127.0.0.1' || address === '::1';
    };
    const response = await publicFetch(at('localhost'), {}, isAllowed);
    expect(await response.text()).toBe('bytes');
    // Asked once for each address of the name, and never again.
    expect(seen).toEqual([...new Set(seen)]);
  });

  it('is nothing that a name leads to a moment later, nor where it leads on to', async () => {
    leads.splice(0, leads.length, '127.0.0.1', '127.0.0.2');
    const response = await publicFetch(at(REBOUND, '/a.png'), {}, only('127.0.0.1'));
    expect(await response.text()).toBe('bytes');
    expect(leads).toEqual(['127.0.0.2']);
    await expect(publicFetch(at(REBOUND), {}, only('127.0.0.1'))).rejects.toThrow(REFUSED);
    leads.push('127.0.0.1', '127.0.0.2');
    asked.length = 0;
    const elsewhere = at(REBOUND, `/?to=${encodeURIComponent(at(REBOUND, '/secret'))}`);
    await expect(publicFetch(elsewhere, {}, only('127.0.0.1'))).rejects.toThrow(REFUSED);
    expect(asked).toHaveLength(1);
  });

  it('is led on to allowed addresses alone', async () => {
    const led = await publicFetch(local(`/?to=${encodeURIComponent('/b.png')}`), {}, only('127.0.0.1'));
    expect([led.url, await led.text()]).toEqual([local('/b.png'), 'bytes']);
    asked.length = 0;
    const elsewhere = local(`/?to=${encodeURIComponent(at('127.0.0.2', '/secret'))}`);
    await expect(publicFetch(elsewhere, {}, only('127.0.0.1'))).rejects.toThrow(REFUSED);
    expect(asked).toHaveLength(1);
  });

  it('ends where it leads in a circle', async () => {
    asked.length = 0;
    await expect(publicFetch(local('/?to='), {}, only('127.0.0.1'))).rejects.toThrow('without an end');
    expect(asked).toHaveLength(6);
  });

  it('is given up when it takes too long', async () => {
    const gone = AbortSignal.abort(new Error('too late'));
    await expect(publicFetch(local(), { signal: gone }, only('127.0.0.1'))).rejects.toThrow();
  });
});

describe('the import of the media library', () => {
  const start = (service: Partial<FileService>) => {
    const own: typeof fetch = (url, init) => fetch(url, init);
    Object.assign(globalThis, {
      strapi: { fetch: own, log: { warn() {} }, plugin: () => ({ service: () => service }) },
    });
    fetchFromPublicAlone();
  };

  it('asks nobody on this machine or its network, and other calls of Strapi do', async () => {
    const service = installed();
    start(service);
    asked.length = 0;
    // Strapi's own look at the address lets this one through.
    await expect(service.fetchUrlToInputFile(`http://0.0.0.0:${port}/secret.png`, folder)).rejects.toThrow(
      REFUSED,
    );
    expect(asked).toEqual([]);
    expect(await (await strapi.fetch(`http://127.0.0.1:${port}/hook`)).text()).toBe('bytes');
  });

  it('ends the start where a release of Strapi fetches otherwise', () => {
    expect(() => start({})).toThrow("Strapi's upload has no fetchUrlToInputFile any more");
  });
});
