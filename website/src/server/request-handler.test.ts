import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { currentRequestId } from './observing/request-id.ts';
import type { Rendered } from './pages/page.ts';
import { createPageCache } from './pages/page-cache.ts';
import { noStore } from './pages/page-store.ts';
import { createPreview } from './preview.ts';
import { createRequestHandler, type HandlerParts, keyOf, type WantedPage } from './request-handler.ts';
import { readSettings } from './settings.ts';

const SECRET = 'preview-secret';
let server: Server | undefined;

afterEach(() => server?.close());

function rendered(text: string, over: Partial<Rendered['page']> = {}): Rendered {
  const br = brotliCompressSync(text);
  return {
    keep: (over.status ?? 200) === 200,
    degraded: false,
    withoutShell: false,
    gaps: [],
    missed: [],
    page: {
      status: 200,
      headers: [['content-type', 'text/html']],
      etag: text.length.toString(),
      br,
      tags: [],
      gaps: [],
      poor: false,
      renderedAt: Date.now(),
      ...over,
    },
  };
}

/** A handler with everything around it replaced; `made` and `log` say what was asked of it. */
function bench(over: Partial<HandlerParts> = {}, env: NodeJS.ProcessEnv = {}) {
  const made: WantedPage[] = [];
  const log: string[] = [];
  const settings = readSettings(
    { LOCALES: 'pl-PL,en', PREVIEW_SECRET: SECRET, PURGE_TOKEN: 't', ...env },
    '/srv',
  );
  const parts: HandlerParts = {
    settings,
    preview: createPreview({ settings }),
    cache: createPageCache({
      maxBytes: 1e6,
      freshMs: 60_000,
      keepMs: 1e9,
      now: Date.now,
      store: noStore,
      well: () => true,
      confirms: async () => true,
      repack: async () => undefined,
      log: () => undefined,
    }),
    async render(wanted) {
      made.push(wanted);
      if (wanted.kind === 'not-found')
        return { ...rendered(`not found in ${wanted.locale}`, { status: 404 }), keep: true };
      return rendered(`${wanted.kind} ${wanted.path} ${JSON.stringify(wanted.query)}`);
    },
    files: async () => false,
    documents: () => undefined,
    forms: new Map(),
    purge: () => 3,
    ready: async () => true,
    running: () => true,
    log: (event) => log.push(event),
    ...over,
  };
  const own = createServer(createRequestHandler(parts));
  server = own;
  const listening = new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  async function ask(path: string, init: RequestInit = {}) {
    await listening;
    const { port } = own.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'accept-encoding': 'identity', ...init.headers },
    });
    const { status, headers } = response;
    return { status, headers, cache: headers.get('x-cache'), text: await response.text() };
  }
  /** With a `Host` of any name, which `fetch` does not send. */
  async function askAs(path: string, headers: OutgoingHttpHeaders) {
    await listening;
    const { port } = own.address() as AddressInfo;
    const [response] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  }
  return { ask, askAs, made, log };
}

describe('pages', () => {
  it('are made once and then come from the cache, whatever unknown the query holds', async () => {
    const { ask, made } = bench();
    expect(await ask('/sklepy/moda?kategoria=damska')).toMatchObject({ status: 200, cache: 'miss' });
    for (const query of ['kategoria=damska', 'utm=1&kategoria=damska', 'kategoria=damska&b[]=2#x']) {
      expect(await ask(`/sklepy/moda?${query}`)).toMatchObject({ status: 200, cache: 'hit' });
    }
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      kind: 'tenants',
      locale: 'pl-PL',
      query: { category: 'damska' },
      preview: false,
    });
  });

  it('answer HEAD without a body and refuse other methods', async () => {
    const { ask } = bench();
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    const refused = await ask('/', { method: 'POST', body: 'x' });
    expect(refused).toMatchObject({ status: 405, cache: 'bypass' });
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
  });

  it('move to their canonical address within the site', async () => {
    const { ask, made } = bench();
    for (const [path, location] of [
      ['/pl-PL/sklepy/moda', '/sklepy/moda'],
      ['/tenants/moda', '/sklepy/moda'],
      ['//en//', '/en'],
    ] as const) {
      const answer = await ask(path);
      expect(`${answer.status} ${answer.headers.get('location')}`).toBe(`308 ${location}`);
    }
    expect(made).toEqual([]);
  });

  it('are the same, and lead to the same, whatever host a request or a proxy names', async () => {
    const { askAs, made } = bench();
    const evil = 'evil.example';
    for (const headers of [
      { host: 'localhost' },
      { host: evil },
      {
        host: 'localhost',
        'x-forwarded-host': evil,
        'x-forwarded-proto': 'https',
        forwarded: `host=${evil}`,
      },
      { host: 'localhost', 'x-original-url': `//${evil}/`, 'x-forwarded-prefix': `//${evil}` },
    ]) {
      const page = await askAs('/sklepy/moda', headers);
      expect([page.status, page.headers['x-cache']]).toEqual([200, made.length > 1 ? 'hit' : 'miss']);
      const moved = await askAs('//en//', headers);
      expect([moved.status, moved.headers.location]).toEqual([308, '/en']);
      const missing = await askAs('/nie-ma', headers);
      expect(JSON.stringify([page, moved, missing])).not.toContain(evil);
    }
    expect(made.map(({ kind }) => kind)).toEqual(['tenants', 'not-found']);
    expect(JSON.stringify(made)).not.toContain(evil);
  });

  it('that lead on keep what else the query held', async () => {
    const render = async () => ({
      ...rendered('', { status: 307, headers: [['location', '/sklepy/moda?location=3']] }),
      keep: false,
    });
    const { ask } = bench({ render });
    for (const [rest, location] of [
      ['utm_source=a&utm_medium=b%20c', '/sklepy/moda?location=3&utm_source=a&utm_medium=b%20c'],
      ['', '/sklepy/moda?location=3'],
      ['gclid=1', '/sklepy/moda?location=3&gclid=1'],
    ] as const) {
      const answer = await ask(`/sklepy/moda?kategoria=nie-ma&location=3&${rest}`);
      expect(`${answer.status} ${answer.headers.get('location')}`).toBe(`307 ${location}`);
    }
  });

  it('that do not exist share one page a language, with the right status', async () => {
    const { ask, made } = bench();
    for (const path of ['/nie-ma', '/sklepy/a/b/c', '/hr']) {
      expect(await ask(path)).toMatchObject({ status: 404, cache: 'bypass', text: 'not found in pl-PL' });
    }
    expect(await ask('/en/%zz')).toMatchObject({ status: 400, cache: 'bypass', text: 'not found in en' });
    expect(made.map(({ kind, locale }) => `${kind} ${locale}`)).toEqual(['not-found pl-PL', 'not-found en']);
  });

  it('of search are made for each visitor and kept by nobody', async () => {
    const { ask, made } = bench();
    const path = '/szukaj?q=buty';
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'bypass' });
    const again = await ask(path);
    expect(again.headers.get('cache-control')).toContain('no-store');
    expect(made).toHaveLength(2);
  });

  it('of search are kept where nothing is searched for', async () => {
    const { ask } = bench();
    expect(await ask('/szukaj')).toMatchObject({ status: 200, cache: 'miss' });
    expect(await ask('/szukaj')).toMatchObject({ status: 200, cache: 'hit' });
    expect(await ask('/szukaj?kategoria=a')).toMatchObject({ cache: 'bypass' });
  });

  it('of the map are kept with one choice, and made for each visitor with more', async () => {
    const { ask } = bench();
    expect(await ask('/mapa?floor=1')).toMatchObject({ status: 200, cache: 'miss' });
    expect(await ask('/mapa?floor=1')).toMatchObject({ status: 200, cache: 'hit' });
    expect(await ask('/mapa?floor=1&amenity=restroom')).toMatchObject({ status: 200, cache: 'bypass' });
    expect(await ask('/mapa?store=1.02')).toMatchObject({ status: 200, cache: 'bypass' });
  });

  it('under spot/api are embedded pages with a place of their own in the cache, and embedded links', async () => {
    const { ask, made } = bench();
    expect(await ask('/oferty')).toMatchObject({ status: 200, cache: 'miss' });
    expect(await ask('/spot/api/oferty')).toMatchObject({ status: 200, cache: 'miss' });
    expect(await ask('/spot/api/oferty')).toMatchObject({ status: 200, cache: 'hit' });
    expect(await ask('/oferty')).toMatchObject({ status: 200, cache: 'hit' });
    expect(await ask('/spot/api/nie-ma')).toMatchObject({ status: 404 });
    expect(await ask('/nie-ma')).toMatchObject({ status: 404 });
    expect(made.map(({ kind, path, embedded }) => `${kind} ${path} ${embedded}`)).toEqual([
      'offers /oferty false',
      'offers /oferty true',
      'not-found /404 true',
      'not-found /404 false',
    ]);
  });

  it('too long an address is 414', async () => {
    expect((await bench().ask(`/${'a'.repeat(9_000)}`)).status).toBe(414);
  });
});

describe('drafts', () => {
  it('are made anew and kept by nobody, for who shows the secret', async () => {
    const { ask, made } = bench();
    await ask('/oferty');
    const draft = await ask('/oferty', { headers: { 'x-preview-secret': SECRET } });
    // The quick way serves what is fresh; a preview must not take it.
    expect(draft).toMatchObject({ status: 200, cache: 'bypass' });
    expect(made.map(({ preview }) => preview)).toEqual([false, 'draft']);
  });

  it('may be framed by the admin, also when there is no such page; nothing else may be', async () => {
    const { ask } = bench({}, { CONTENT_PUBLIC_URL: 'https://admin.example/admin' });
    const framed = async (path: string, headers: Record<string, string> = {}) =>
      (await ask(path, { headers })).headers.get('x-frame-options');
    for (const path of ['/oferty', '/nie-ma']) {
      expect(await framed(path, { 'x-preview-secret': SECRET })).toBeNull();
      expect(await framed(path)).toBe('DENY');
    }
  });

  it('are shown by a shared link, which the admin’s frame is no part of', async () => {
    const { ask, made } = bench({}, { CONTENT_PUBLIC_URL: 'https://admin.example/admin' });
    const until = Math.floor(Date.now() / 1000) + 600;
    const pass = createHmac('sha256', SECRET).update(`shared ${until} /oferty`).digest('base64url');
    const shared = await ask('/oferty', { headers: { cookie: `mall-preview-shared=${until}.${pass}` } });
    expect(shared).toMatchObject({ status: 200, cache: 'bypass' });
    expect(shared.headers.get('x-frame-options')).toBe('DENY');
    expect(made.map(({ preview }) => preview)).toEqual(['shared']);
  });

  it('are not shown for a wrong secret', async () => {
    const { ask, made } = bench();
    expect((await ask('/oferty', { headers: { 'x-preview-secret': `${SECRET}x` } })).cache).toBe('miss');
    expect(made.map(({ preview }) => preview)).toEqual([false]);
  });
});

describe('when the content system cannot answer', () => {
  const down = async (wanted: WantedPage) => {
    if (wanted.kind !== 'failure') throw new Error('content is down');
    return rendered('back soon');
  };

  it('the visitor gets the maintenance page with 503 and Retry-After', async () => {
    const { ask, log } = bench({ render: down });
    const answer = await ask('/sklepy/moda');
    expect(answer).toMatchObject({ status: 503, cache: 'bypass', text: 'back soon' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(log).toContain('page.unavailable');
    expect(answer.headers.get('refresh')).toBeNull();
  });

  it('a preview asks again by itself', async () => {
    const answer = await bench({ render: down }).ask('/oferty', { headers: { 'x-preview-secret': SECRET } });
    expect(answer).toMatchObject({ status: 503, cache: 'bypass' });
    expect(answer.headers.get('refresh')).toBe('1');
  });

  it('or plain words, when not even that can be made', async () => {
    const { ask } = bench({
      render: async () => {
        throw new Error('nothing works');
      },
    });
    expect(await ask('/')).toMatchObject({ status: 503, text: 'We will be back shortly.\n' });
    expect((await ask('/nie-ma')).status).toBe(503);
  });
});

describe('documents', () => {
  it('are begun only when they have to be made, so that nothing fails unheard', async () => {
    let begun = 0;
    const { ask } = bench({
      documents: (path) => (path === '/robots.txt' ? async () => rendered(`made ${++begun}`) : undefined),
    });
    expect(await ask('/robots.txt')).toMatchObject({ cache: 'miss', text: 'made 1' });
    expect(await ask('/robots.txt?x=1')).toMatchObject({ cache: 'hit', text: 'made 1' });
    expect(begun).toBe(1);
  });

  it('that cannot be made are 503', async () => {
    const { ask } = bench({ documents: () => () => Promise.reject(new Error('content is down')) });
    expect((await ask('/sitemap.xml')).status).toBe(503);
  });
});

describe('health', () => {
  it('is alive as long as it answers, ready as long as it can serve and is not ending', async () => {
    const { ask } = bench();
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ask('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
    server?.close();
    const held = await bench({ vanished: () => 12 }).ask('/readyz');
    expect(held).toMatchObject({ status: 200, text: '{"status":"ready","vanished":12}' });
    server?.close();
    expect((await bench({ ready: async () => false }).ask('/readyz')).status).toBe(503);
    server?.close();
    const ending = bench({ running: () => false });
    expect((await ending.ask('/readyz')).status).toBe(503);
    expect((await ending.ask('/healthz')).status).toBe(200);
  });
});

describe('maintenance', () => {
  it('has an address of its own, and with MAINTENANCE set every page is that', async () => {
    const { ask } = bench();
    expect((await ask('/maintenance')).status).toBe(503);
    expect((await ask('/')).status).toBe(200);
    server?.close();
    const closed = bench({}, { MAINTENANCE: '1' });
    for (const path of ['/', '/en/offers', '/nie-ma'])
      expect((await closed.ask(path)).status, path).toBe(503);
    expect((await closed.ask('/healthz')).status).toBe(200);
    expect(closed.made.every(({ kind }) => kind === 'maintenance')).toBe(true);
  });

  it('speaks the language of the address', async () => {
    const { ask, made } = bench({}, { MAINTENANCE: '1' });
    await ask('/en/offers');
    expect(made[0]?.locale).toBe('en');
  });
});

describe('errors of our own', () => {
  it('are logged with the path, not told to the visitor', async () => {
    const { ask, log } = bench({ files: () => Promise.reject(new Error('secret path /srv/x')) });
    const answer = await ask('/x.png');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(log).toContain('request.failed');
  });
});

describe('keyOf', () => {
  it('is the same for the same query in any order and leaves out what is empty', () => {
    expect(keyOf('/a', { specialty: 'b', category: 'a' })).toBe(
      keyOf('/a', { category: 'a', specialty: 'b' }),
    );
    expect(keyOf('/a', { category: '', location: undefined })).toBe('/a');
    expect(keyOf('/a', { category: 'x&specialty=y' })).not.toBe(
      keyOf('/a', { category: 'x', specialty: 'y' }),
    );
  });
});

describe('ids of requests', () => {
  const failing = (ids: unknown[]): Partial<HandlerParts> => ({
    render: () => Promise.reject(new Error('down')),
    log: () => ids.push(currentRequestId()),
  });

  it('stand in every log line of a request and on an answer that says it failed', async () => {
    const ids: unknown[] = [];
    const { ask } = bench(failing(ids));
    const answers = [await ask('/oferty'), await ask('/oferty')];
    const told = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids)).toEqual(new Set(told));
    expect(new Set(told).size).toBe(2);
    for (const id of told) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are a proxy’s where it is ours, and nobody else’s', async () => {
    const told = async (env: NodeJS.ProcessEnv, id: string) => {
      const { ask } = bench(failing([]), env);
      return (await ask('/oferty', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    };
    expect(await told({ TRUST_PROXY: '1' }, 'edge-00042')).toBe('edge-00042');
    expect(await told({ TRUST_PROXY: '1' }, 'one two{}')).not.toBe('one two{}');
    expect(await told({}, 'edge-00042')).not.toBe('edge-00042');
  });
});

describe('other forms', () => {
  it('answers with text to whoever asks for text, under a tag of its own, and with HTML to everybody else', async () => {
    const html = () => rendered('<title>A</title><main><h1>Moda</h1></main>');
    const { ask } = bench({ render: async () => html() });
    const text = await ask('/sklepy/moda', { headers: { accept: 'text/markdown' } });
    expect([text.status, text.headers.get('content-type'), text.text]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      '# Moda\n',
    ]);
    const page = await ask('/sklepy/moda', { headers: { accept: 'text/html' } });
    expect(page.text).toContain('<main>');
    expect(page.cache).toBe('hit');
    expect(page.headers.get('etag')).not.toBe(text.headers.get('etag'));
    expect(page.headers.get('vary')).toContain('accept,');
    const again = await ask('/sklepy/moda', {
      headers: { accept: 'text/markdown', 'if-none-match': text.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('lets pages of others ask for open data with an entity tag', async () => {
    const { ask } = bench();
    const answer = await ask('/data/v1/en/shops.json', { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'if-none-match',
    ]);
    expect((await ask('/sklepy/moda', { method: 'OPTIONS' })).status).toBe(405);
  });
});
