import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure, WHOLE } from '../../faults/figures.ts';
import { long, some } from '../../length.ts';
import { type ContentProxy, LIES, SILENCES, startContentProxy } from '../../processes/content-proxy.ts';
import {
  get,
  IMPATIENT,
  purge,
  purgeAll,
  startWebsite,
  until,
  type WebsiteProcess,
} from '../../processes/website-process.ts';

/** A page of most kinds: lists, single entries, single documents, parts that are optional, what is no page. */
const PAGES = some(
  [
    '/',
    '/en',
    '/sklepy/moda',
    '/sklepy/moda?kategoria=damska',
    '/sklepy/moda/halland',
    '/en/tenants/fashion/halland',
    '/oferty',
    '/wydarzenia',
    '/karta-podarunkowa',
    '/kontakt',
    '/regulamin',
    '/polityka-prywatnosci',
    '/dla-mediow',
    '/praca',
    '/inspiracje',
    '/kino',
    '/kupony',
    '/menu-dnia',
    '/osobista-stylistka',
    '/mapa',
    '/odpowiedzialnosc-spoleczna',
    '/hu-HU',
    '/sitemap-pl-PL.xml',
  ],
  5,
);
const SHELL = '/api/header/static';
const FRESH = { PAGE_FRESH_SECONDS: '1' };

let proxy: ContentProxy;
let site: WebsiteProcess;

test.beforeEach(async () => {
  proxy = await startContentProxy();
  site = await startWebsite(proxy.url, { env: FRESH });
});

test.afterEach(async () => {
  await site.remove();
  await proxy.close();
});

/**
 * Has the website wait for answers no longer than one outside of tests does, for those that never come. What it asks of a
 * machine that is busy with the tests may then come too late as well.
 */
async function growImpatient(): Promise<void> {
  await site.remove();
  site = await startWebsite(proxy.url, { env: { ...IMPATIENT, ...FRESH } });
}

/** Asks for every page until it is fresh and lacks nothing; answers what each says then. */
async function warmed(url = site.url): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of PAGES) {
    const page = await until(
      url + path,
      ({ status, stale, headers }) =>
        status === 200 && stale === null && headers.get('cache-control')?.includes('s-maxage') === true,
      60_000,
    );
    texts.set(path, page.text);
  }
  return texts;
}

let [looked, harmed] = [0, 0];

/** Every page as it was, from a website whose content system lies. */
async function unharmed(lie: string, before: Map<string, string>, url = site.url) {
  for (const [path, text] of before) {
    const page = await get(url + path);
    looked += 1;
    if (page.status !== 200 || page.text !== text) harmed += 1;
    expect.soft(`${lie} ${path} ${page.status} ${page.text === text}`).toBe(`${lie} ${path} 200 true`);
  }
}

test(
  'whatever stands for an answer, every warmed page stays whole, over a restart too, and is fresh soon after',
  long(fault(3)),
  async () => {
    test.setTimeout(scaled(420_000));
    await growImpatient();
    // `faults.spec.ts` tells the others in every run.
    const lies = [...LIES, ...SILENCES].filter(
      (lie) => WHOLE || !['busy 429', 'errors', 'latin'].includes(lie),
    );
    for (const lie of lies) {
      const before = await warmed();
      proxy.ailment = lie;
      // All are made anew, and by name: a lie is not believed for that either.
      await purgeAll(site.url);
      await unharmed(lie, before);
      await expect.poll(() => proxy.asked.size).toBeGreaterThan(0);
      await unharmed(lie, before);
      proxy.ailment = 'none';
    }
    const before = await warmed();
    proxy.ailment = '404 text';
    await purgeAll(site.url);
    await unharmed('before the restart', before);
    await site.stop();
    const again = await startWebsite(proxy.url, {
      dataDir: site.dataDir,
      env: { ...IMPATIENT, ...FRESH },
    });
    try {
      expect((await get(`${again.url}/readyz`)).status).toBe(200);
      for (let turn = 0; turn < 2; turn += 1) await unharmed('after the restart', before, again.url);
      proxy.ailment = 'none';
      await warmed(again.url);
    } finally {
      await again.stop();
    }
    figure(
      3,
      `${lies.length} lies and silences, ${PAGES.length} pages made anew, then a restart`,
      `of ${looked} answers not the page that was there`,
      harmed,
      { atMost: 0 },
    );
  },
);

test('calls that lie beside a shell that is well cost no page its content', { tag: '@long' }, async () => {
  test.setTimeout(scaled(180_000));
  const lists = /\/api\/(?:offers|events|jobs|coupons|inspirations|tenants|press-articles|hair-stylists)\?/;
  for (const [lie, ails] of [
    ['404 text', (path: string) => !path.startsWith(SHELL)],
    ['status up', (path: string) => !path.startsWith(SHELL)],
    ['login 401', (path: string) => !path.startsWith(SHELL)],
    ['404 json', (path: string) => lists.test(path)],
    ['null', (path: string) => lists.test(path)],
    ['data null', (path: string) => lists.test(path)],
  ] as const) {
    const before = await warmed();
    proxy.ails = ails;
    proxy.ailment = lie;
    proxy.asked.clear();
    // Stale after a second; each is asked for until its refresh has come back.
    for (const path of before.keys()) await until(site.url + path, ({ cache }) => cache === 'stale');
    await expect.poll(() => [...proxy.asked.keys()].filter(ails).length).toBeGreaterThan(3);
    await unharmed(lie, before);
    proxy.ailment = 'none';
  }
});

test('a page that the content system itself no longer has is gone, and so is what a purge names', async () => {
  const paths = ['/sklepy/moda/halland', '/sklepy/moda/kolet'];
  for (const path of paths) expect((await get(site.url + path)).status).toBe(200);
  proxy.ails = (path) => path.startsWith('/api/tenants/tenant/');
  proxy.ailment = '404 json';
  await until(`${site.url}/sklepy/moda/halland`, ({ status }) => status === 404);
  proxy.ailment = 'none';
  await until(`${site.url}/sklepy/moda/halland`, ({ status }) => status === 200);
  proxy.ailment = '404 text';
  await purge(site.url, ['tenant:kolet']);
  await until(`${site.url}/sklepy/moda/kolet`, ({ status }) => status === 404);
  expect((await get(`${site.url}/sklepy/moda/halland`)).status).toBe(200);
});

test('a part in another shape is left out; its pages are kept, and outlive the content system', async () => {
  proxy.change = (path, body) => {
    if (path.startsWith('/api/map-source')) return { type: 'Topology', objects: {} };
    if (path.startsWith('/api/inspirations/lookbook')) return { data: [{ id: 1 }, { id: 2 }] };
    return body;
  };
  const paths = ['/sklepy/moda/halland', '/inspiracje', '/mapa'];
  for (const path of paths) expect(`${path} ${(await get(site.url + path)).cache}`).toBe(`${path} miss`);
  proxy.ailment = 'dead';
  for (const path of paths) {
    const page = await until(site.url + path, ({ cache }) => cache === 'stale');
    expect(`${path} ${page.status}`).toBe(`${path} 200`);
  }
  await site.stop();
  const again = await startWebsite(proxy.url, { dataDir: site.dataDir });
  try {
    for (const path of paths) expect(`${path} ${(await get(again.url + path)).status}`).toBe(`${path} 200`);
  } finally {
    await again.stop();
  }
});

test('one call that never answers keeps no page away, and its pages outlive the content system', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(120_000));
  await growImpatient();
  proxy.ails = (path) => path.startsWith('/api/tenants/specialHours') || path.startsWith('/api/instagram');
  proxy.ailment = 'silent';
  const paths = [
    '/',
    '/sklepy/moda/halland',
    '/sklepy/moda/kolet',
    '/mapa',
    '/en',
    '/inspiracje',
    '/kontakt',
  ];
  for (const path of paths) await until(site.url + path, ({ status }) => status === 200);
  await until(`${site.url}/sklepy/moda/nie-ma`, ({ status }) => status === 404);
  proxy.ails = () => true;
  proxy.ailment = 'dead';
  for (const path of paths) expect(`${path} ${(await get(site.url + path)).status}`).toBe(`${path} 200`);
});

test('an edit while the website was off is what its first visitor sees', { tag: '@long' }, async () => {
  const path = '/sklepy/moda/kolet';
  await warmed();
  expect((await get(site.url + path)).status).toBe(200);
  await site.stop();
  proxy.change = (call, body) =>
    call.startsWith('/api/tenants/tenant/kolet')
      ? JSON.parse(JSON.stringify(body).replaceAll('"lead":"', '"lead":"Nowe: '))
      : body;
  const again = await startWebsite(proxy.url, { dataDir: site.dataDir });
  try {
    // The first page of a process takes its time.
    await get(`${again.url}/en`);
    const page = await get(again.url + path);
    expect([page.status, page.stale]).toEqual([200, null]);
    expect(page.text).toContain('Nowe: ');
  } finally {
    await again.stop();
  }
});
