import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { breakages, holed, holes } from '../../content/broken-payloads.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { long } from '../../length.ts';
import { texts } from '../../pages/html.ts';
import { type ContentProxy, startContentProxy } from '../../processes/content-proxy.ts';
import {
  get,
  PREVIEW_SECRET,
  purgeAll,
  startWebsite,
  until,
  type WebsiteProcess,
} from '../../processes/website-process.ts';

const PAGES = [
  '/',
  '/en',
  '/sklepy/moda',
  '/sklepy/moda/halland',
  '/en/tenants/fashion',
  '/oferty',
  '/wydarzenia',
  '/karta-podarunkowa',
  '/kontakt',
  '/mapa',
  '/bg-BG',
] as const;

let proxy: ContentProxy;
let site: WebsiteProcess;

test.beforeEach(async () => {
  proxy = await startContentProxy();
  site = await startWebsite(proxy.url);
});

test.afterEach(async () => {
  await site.remove();
  await proxy.close();
});

test('answers that are damaged on their way cost no warmed page', long(fault(4)), async () => {
  test.setTimeout(scaled(420_000));
  for (const path of PAGES) await until(site.url + path, ({ cache }) => cache === 'hit', 45_000);
  const wanted = inFull(100, 1_000);
  const damages = breakages(wanted);
  let sent = 0;
  proxy.instead = (_, answer) => damages[sent++ % wanted]?.(answer);
  let answers = 0;
  const failed: string[] = [];
  const end = Date.now() + 360_000;
  // After some failures in a row the content system is left alone for two seconds, so this takes its rounds.
  while (sent < wanted && Date.now() < end) {
    await purgeAll(site.url);
    const before = sent;
    for (const path of PAGES) {
      const { status } = await get(site.url + path);
      answers += 1;
      if (status !== 200) failed.push(`${status} ${path}`);
    }
    await expect.poll(() => sent, { timeout: scaled(10_000) }).toBeGreaterThan(before);
  }
  expect([...new Set(failed)]).toEqual([]);
  figure(4, `${PAGES.length} warmed pages made anew of damaged answers`, 'damaged answers sent', sent, {
    atLeast: wanted,
  });
  figure(
    4,
    'cut off, HTML, other charsets, flipped bytes, {"errors":[]}, …',
    `of ${answers} pages not 200`,
    failed.length,
    {
      atMost: 0,
    },
  );
  proxy.instead = undefined;
  for (const path of PAGES)
    await until(
      site.url + path,
      ({ status, stale, cache }) => status === 200 && stale === null && cache === 'hit',
      45_000,
    );
});

test(
  'payloads with holes: a page without the part, never "null" to read, never an error',
  long(fault(5)),
  async () => {
    const rounds = inFull(100, 1_000);
    test.setTimeout(scaled(60_000 + rounds * 400));
    await until(`${site.url}/`, ({ cache }) => cache === 'hit', 45_000);
    const counts = new Map<number, number>();
    const spoken = new Set<string>();
    const failed: string[] = [];
    for (const [round, one] of holes(rounds).entries()) {
      proxy.change = (_, body) => holed(body, one);
      // The shared payloads are asked again, and a preview is rendered for each request.
      await purgeAll(site.url);
      const path = PAGES[round % PAGES.length] ?? '/';
      const page = await get(site.url + path, { 'x-preview-secret': PREVIEW_SECRET });
      counts.set(page.status, (counts.get(page.status) ?? 0) + 1);
      if (page.status >= 500) failed.push(`${page.status} ${path} ${JSON.stringify(one)}`);
      for (const text of texts(page.text)) {
        if (/(?:^|[^\p{L}])(?:undefined|null|NaN)(?=$|[^\p{L}])|\[object|Invalid Date/u.test(text))
          spoken.add(`${path} ${JSON.stringify(one)}: ${text.slice(0, 80)}`);
      }
    }
    expect.soft(failed).toEqual([]);
    expect.soft([...spoken]).toEqual([]);
    // 404: the hole was the page's own subject.
    expect([...counts.keys()].filter((status) => ![200, 307, 308, 404, 503].includes(status))).toEqual([]);
    const injected = `${rounds} pages of payloads with nulls, gaps, no localizations`;
    figure(5, injected, 'answers of 500 and above', failed.length, { atMost: 0 });
    figure(5, injected, 'texts "null", "undefined", "NaN", "[object …"', spoken.size, { atMost: 0 });
    figure(5, injected, 'pages of 200', counts.get(200) ?? 0, { atLeast: Math.floor(rounds / 2) });
  },
);
