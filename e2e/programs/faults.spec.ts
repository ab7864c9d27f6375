import { setTimeout as pause } from 'node:timers/promises';
import { scaled } from '../../scripts/timeouts.ts';
import { expect, test } from '../base-test.ts';
import { type Ailment, type ContentProxy, startContentProxy } from '../content-proxy.ts';
import { each, texts } from '../html.ts';
import { SHORT, some } from '../length.ts';
import { rawRequest } from '../raw-request.ts';
import { get, PREVIEW_SECRET, purge, startWebsite, until, type WebsiteProcess } from '../website-process.ts';

/** A page of each kind, in more than one language. */
const PAGES = [
  '/',
  '/en',
  '/sklepy/moda',
  '/sklepy/moda?kategoria=damska',
  '/sklepy/moda/halland',
  '/en/tenants/fashion',
  '/oferty',
  '/en/offers',
  '/wydarzenia',
  '/karta-podarunkowa',
  '/kontakt',
  '/bg-BG',
  '/sitemap-pl-PL.xml',
];
const COLD = '/cs-CZ';
const ALL_TAGS = [
  'header',
  'home',
  'carousel',
  'tenants',
  'categories',
  'offers',
  'events',
  'tenant:halland',
  'category:moda',
];

let proxy: ContentProxy;
let site: WebsiteProcess;

test.describe.configure({ timeout: scaled(90_000) });

test.beforeEach(async () => {
  proxy = await startContentProxy();
  site = await startWebsite(proxy.url);
});

test.afterEach(async () => {
  await site.remove();
  await proxy.close();
});

async function warm(pages: readonly string[] = PAGES) {
  // On a busy machine a page may lack a part at first, or meet the deadline of a call.
  for (const path of pages) await until(site.url + path, ({ status }) => status === 200, 45_000);
  for (const path of pages) {
    await until(site.url + path, ({ cache, headers }) => cache === 'hit' && headers.has('cdn-cache-control'));
  }
}

test('content system dead at the first start: a plain 503 that says when to come back, and it recovers by itself', async () => {
  proxy.ailment = 'dead';
  for (const path of ['/', '/en/tenants/fashion', '/oferty']) {
    const page = await get(site.url + path);
    expect(page.status, path).toBe(503);
    expect(Number(page.headers.get('retry-after')), path).toBeGreaterThan(0);
    expect(page.cache, path).toBe('bypass');
    expect(page.headers.get('cache-control'), path).toContain('no-store');
    expect(page.text, path).toContain('data-page="maintenance"');
  }
  expect((await get(`${site.url}/healthz`)).status).toBe(200);
  expect((await get(`${site.url}/readyz`)).status).toBe(503);
  expect(site.snapshots()).toEqual([]);
  proxy.ailment = 'none';
  const page = await until(`${site.url}/`, ({ status }) => status === 200);
  expect(page.text).toContain('data-page="home"');
  expect((await get(`${site.url}/readyz`)).status).toBe(200);
});

test('content system killed: every warmed address answers as before, also after a restart of the website', async () => {
  test.setTimeout(scaled(90_000));
  await warm();
  const before = new Map<string, string>();
  for (const path of PAGES) before.set(path, (await get(site.url + path)).text);
  proxy.ailment = 'dead';
  await purge(site.url, ALL_TAGS);
  for (const path of PAGES) {
    const page = await get(site.url + path);
    expect(`${path} ${page.status} ${page.cache}`).toBe(`${path} 200 stale`);
    expect(page.stale, path).toMatch(/^age=\d+$/);
    expect(page.text === before.get(path), `${path} is the same page`).toBe(true);
  }
  // A crowd: 100 at once, none without a page.
  const answers: number[] = [];
  await each(
    Array.from({ length: 1_000 }, (_, index) => PAGES[index % PAGES.length] ?? '/'),
    100,
    async (path) => {
      answers.push((await get(site.url + path)).status);
    },
  );
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  await site.stop();
  const again = await startWebsite(proxy.url, { dataDir: site.dataDir });
  try {
    for (const path of PAGES) {
      const page = await get(again.url + path);
      expect(`${path} ${page.status} ${page.cache}`).toBe(`${path} 200 stale`);
      expect(page.stale, path).toMatch(/^age=\d+$/);
      expect(page.text === before.get(path), `${path} is the same page`).toBe(true);
    }
    expect((await get(again.url + COLD)).status).toBe(503);
    expect((await get(`${again.url}/readyz`)).status).toBe(200);
    proxy.ailment = 'none';
    await until(`${again.url}/`, ({ cache }) => cache === 'hit' || cache === 'miss', 45_000);
  } finally {
    await again.stop();
  }
});

test('content system slow: a cold page answers within 3 s, a warm one at once', async () => {
  await warm(['/', '/oferty']);
  for (const ailment of ['slow', 'drip'] as const) {
    proxy.ailment = ailment;
    const cold = await get(`${site.url}/${ailment === 'slow' ? 'cs-CZ' : 'hu-HU'}`);
    expect(cold.took, ailment).toBeLessThan(scaled(3_000));
    expect(cold.status, ailment).toBe(503);
    await purge(site.url, ALL_TAGS);
    for (const path of ['/', '/oferty']) {
      const page = await get(site.url + path);
      expect(`${page.status} ${page.cache}`, path).toBe('200 stale');
      expect(page.took, `${ailment} ${path}`).toBeLessThan(scaled(500));
    }
  }
});

const LIES: readonly Ailment[] = [
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
];

test('wrong answers are never kept: good pages stay, cold ones are refused', async () => {
  test.setTimeout(scaled(90_000));
  await warm();
  const before = site.kept();
  for (const ailment of some(LIES, 4)) {
    proxy.ailment = ailment;
    await purge(site.url, ALL_TAGS);
    for (const path of PAGES) {
      const page = await get(site.url + path);
      expect(`${ailment} ${path} ${page.status} ${page.cache}`).toBe(`${ailment} ${path} 200 stale`);
    }
    const cold = await get(site.url + COLD);
    expect(cold.status, ailment).toBe(503);
    expect(cold.text, ailment).not.toMatch(/nginx|"errors"/);
    expect([...site.kept()], ailment).toEqual([...before]);
  }
});

test('a stampede on cold pages asks the content system once for each call', async () => {
  await until(`${site.url}/readyz`, ({ status }) => status === 200);
  for (const path of ['/sklepy/moda', '/']) {
    proxy.asked.clear();
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(site.url + path)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([...proxy.asked].filter(([, times]) => times > 1)).toEqual([]);
    expect(proxy.asked.size).toBeGreaterThan(0);
  }
  await purge(site.url, ALL_TAGS);
  proxy.asked.clear();
  await Promise.all(Array.from({ length: 100 }, () => get(`${site.url}/sklepy/moda`)));
  await until(`${site.url}/sklepy/moda`, ({ cache }) => cache === 'hit');
  expect([...proxy.asked].filter(([, times]) => times > 1)).toEqual([]);
});

test('SIGTERM under load: no request that was taken is lost', async () => {
  await warm(['/', '/sklepy/moda', '/oferty']);
  // Uncached pages too, so that some are being made when the signal comes.
  const paths = ['/', '/sklepy/moda', '/oferty', '/sk-SK', '/ro-RO', '/en/tenants/fashion'];
  const failures: string[] = [];
  let answered = 0;
  let stopping = false;
  const visitors = Array.from({ length: 30 }, async (_, index) => {
    for (let turn = index; ; turn += 1) {
      try {
        const page = await get(site.url + paths[turn % paths.length]);
        if (page.status !== 200) failures.push(`${page.status} ${paths[turn % paths.length]}`);
        answered += 1;
      } catch (error) {
        const code = codeOf(error);
        // Nobody listens any more: the request was never taken.
        if (stopping && code === 'ECONNREFUSED') return;
        failures.push(`${code} ${paths[turn % paths.length]}`);
        return;
      }
    }
  });
  while (answered < 200) await pause(5);
  stopping = true;
  const began = Date.now();
  expect(await site.stop()).toBe(0);
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(Date.now() - began).toBeLessThan(scaled(10_000));
});

test('Host and forwarded headers change nothing', async () => {
  await warm(['/', '/en/tenants/fashion']);
  const before = site.snapshots();
  const plain = await rawRequest(site.url, '/en/tenants/fashion');
  for (const headers of [
    ['Host: evil.example'],
    ['Host: evil.example:8080', 'X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example'],
    ['X-Original-URL: /admin', 'X-Rewrite-URL: /admin'],
    ['X-Forwarded-Prefix: //evil.example'],
    ['Accept-Language: de', 'Cookie: locale=de; theme=dark'],
  ]) {
    const answer = await rawRequest(site.url, '/en/tenants/fashion', headers);
    expect(`${headers} ${answer.status} ${answer.headers.get('x-cache')}`).toBe(`${headers} 200 hit`);
    expect(answer.body === plain.body, String(headers)).toBe(true);
    const moved = await rawRequest(site.url, '/pl-PL', headers);
    expect(moved.headers.get('location')).toBe('/');
  }
  expect(plain.body).not.toContain('evil');
  expect(site.snapshots()).toEqual(before);
});

test('payloads with holes: a page without the part, never "null" to read, never an error', async () => {
  test.setTimeout(scaled(120_000));
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const NOTHING = [null, undefined, '', 0, [], {}, 'x', -1, [null], { data: null }] as const;
  /** The same payload with one value in `every` replaced, the envelope left whole. */
  const holed = (value: unknown, every: number, depth = 0): unknown => {
    if (depth > 3 && random(every) === 0) return NOTHING[random(NOTHING.length)];
    if (Array.isArray(value)) return value.map((item) => holed(item, every, depth + 1));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, holed(item, every, depth + 1)]),
      );
    }
    return value;
  };
  const counts = new Map<number, number>();
  const spoken = new Set<string>();
  const rounds = SHORT ? 40 : 200;
  for (let round = 0; round < rounds; round += 1) {
    const every = 10 + random(200);
    proxy.change = (_, body) => holed(body, every);
    // The shared payloads are asked again, and a preview is rendered for each request.
    await purge(site.url, ALL_TAGS);
    const path = PAGES[round % (PAGES.length - 1)] ?? '/';
    const page = await get(site.url + path, { 'x-preview-secret': PREVIEW_SECRET });
    counts.set(page.status, (counts.get(page.status) ?? 0) + 1);
    for (const text of texts(page.text)) {
      if (/(?:^|[^\p{L}])(?:undefined|null|NaN)(?=$|[^\p{L}])|\[object|Invalid Date/u.test(text))
        spoken.add(`${path}: ${text.slice(0, 80)}`);
    }
  }
  expect([...spoken]).toEqual([]);
  // 404: the hole was the page's own subject. 503: a payload was beyond use, and nothing better is at hand.
  expect([...counts.keys()].filter((status) => ![200, 308, 404, 503].includes(status))).toEqual([]);
  expect(counts.get(503) ?? 0, JSON.stringify([...counts])).toBe(0);
  expect(counts.get(200) ?? 0).toBeGreaterThan(0.6 * rounds);
});

/** What the network said, beneath what fetch made of it. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error && error.cause ? codeOf(error.cause) : String(error);
}
