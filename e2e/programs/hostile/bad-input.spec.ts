import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { faultAlone, figure, inFull } from '../../faults/figures.ts';
import { type RawResponse, rawRequest } from '../../hostile/raw-request.ts';
import { each } from '../../pages/html.ts';
import { LIVE } from '../../pages/site.ts';
import { startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

const ROUNDS = inFull(1_000, 10_000);
/** A short run shows the heap's own tide more than what was lost. */
const MAX_MEMORY = inFull(40, 20);
const MEGABYTE = 1_048_576;

// One site serves all of them.
test.describe.configure({ mode: 'default' });

let site: WebsiteProcess;

test.beforeAll(async () => {
  site = await startWebsite(contentUrl());
  // One not-found page a language is kept; from here on nothing may be added.
  for (const locale of LIVE) await rawRequest(site.url, locale === 'pl-PL' ? '/nope' : `/${locale}/nope`);
});

test.afterAll(() => site.remove());

/** The answer to nonsense: a refusal, or a way on within this site; never an error of ours, never kept. */
function judged(
  target: string,
  answer: RawResponse,
  refusals: readonly number[] = [400, 404, 405, 414, 431],
) {
  const what = `${target.slice(0, 100)} -> ${answer.status}`;
  if ([307, 308].includes(answer.status)) {
    const location = answer.headers.get('location') ?? '';
    expect(location, what).toMatch(/^\/(?![/\\])/);
    expect(location, what).not.toMatch(/[\r\n]/);
  } else expect(refusals, what).toContain(answer.status);
  expect(['bypass', undefined], what).toContain(answer.headers.get('x-cache'));
  expect(answer.headers.has('set-cookie'), what).toBe(false);
  expect(answer.headers.has('x-evil'), what).toBe(false);
}

const TABLE = [
  ['unknown language', '/xx/sklepy/moda'],
  ['language that is not live', '/hr/trgovine/moda'],
  ['language garbage', '/__proto__'],
  ['language garbage', '/constructor/sklepy'],
  ['language garbage', '/%65%6e/..%2f'],
  ['mixed case', '/SkLePy/MoDa'],
  ['mixed case language', '/eN/tenants/fashion'],
  ['unknown category', '/sklepy/nie-ma'],
  ['unknown shop', '/sklepy/moda/nie-ma'],
  ['unknown offer', '/oferty/nie-ma'],
  ['unknown event', '/wydarzenia/nie-ma'],
  ['calendar of an unknown event', '/wydarzenia/nie-ma.ics'],
  ['prototype as a slug', '/sklepy/__proto__'],
  ['prototype as a shop', '/sklepy/moda/constructor'],
  ['prototype in the query', '/sklepy/moda?__proto__[x]=1&kategoria=__proto__'],
  ['lone percent', '/%'],
  ['bad percent', '/sklepy/%zz'],
  ['half a sequence', '/sklepy/%c3'],
  ['overlong slash', '/%c0%ae%c0%ae/%c0%afetc/passwd'],
  ['byte 0', '/sklepy/moda%00'],
  ['byte 255', '/sklepy/%ff'],
  ['lone surrogate', '/sklepy/%ed%a0%80'],
  ['line break', '/sklepy/moda%0d%0aX-Evil:%201'],
  ['line break in a redirect', '/pl-PL/sklepy/%0d%0aX-Evil:%201'],
  ['line break in a redirected query', '/tenants/moda?category=%0d%0aX-Evil:1'],
  ['upwards', '/../../../../etc/passwd'],
  ['upwards, encoded', '/..%2f..%2f..%2fetc%2fpasswd'],
  ['upwards in files', '/_astro/..%2f..%2fserver%2fentry.mjs'],
  ['upwards in files, plain', '/_astro/../../server/entry.mjs'],
  ['upwards in pictures', '/media/..%2f..%2f..%2fetc%2fpasswd'],
  ['hidden file', '/.env'],
  ['source', '/server/entry.mjs'],
  ['another host', '//evil.example'],
  ['another host with a path', '//evil.example/sklepy/moda'],
  ['another host behind a language', '/pl-PL//evil.example'],
  ['backslashes', '/\\evil.example'],
  ['encoded slashes', '/%2f%2fevil.example'],
  ['another host, absolute', 'http://evil.example/'],
  ['doubled slashes', '/en//evil.example//'],
  ['very long path', `/${'a'.repeat(7_000)}`],
  ['too long path', `/${'a'.repeat(12_000)}`],
  ['deep path', '/a'.repeat(500)],
  ['15 kB query', `/?q=${'a'.repeat(15_000)}`],
  ['15 kB query on a category', `/sklepy/moda?kategoria=${'a'.repeat(7_000)}`],
  ['bad percent in a known parameter', '/sklepy/moda?kategoria=%zz'],
  ['byte 0 in a known parameter', '/sklepy/moda?kategoria=%00'],
  ['unknown filter', '/sklepy/moda?kategoria=nie-ma&specjalizacja=tez-nie'],
  ['unknown floor', '/sklepy/moda?location=-1%20OR%201=1'],
  ['markup', '/sklepy/%3Cscript%3Ealert(1)%3C/script%3E'],
  ['markup for a picture', '/media/%3Csvg%20onload=1%3E.svg'],
  ['unknown room', '/mapa/9.99'],
] as const;

for (const [name, target] of TABLE) {
  test(`${name}: ${target.slice(0, 60)}`, async () => {
    const answer = await rawRequest(site.url, target);
    // The home page does not read the query: too long for us is a refusal, else it is home.
    judged(target, answer);
    expect(answer.body).not.toContain('root:');
    expect(answer.body).not.toContain('<script>alert(1)');
  });
}

test('odd methods and broken requests are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const answer = await rawRequest(site.url, '/', ['Content-Length: 0'], method);
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get('allow'), method).toBe('GET, HEAD');
  }
  for (const target of ['', ' ', 'no-slash', '/ x HTTP/9.9', '/\u0000']) {
    expect((await rawRequest(site.url, target)).status, JSON.stringify(target)).toBe(400);
  }
  expect((await rawRequest(site.url, '/', [`X-Long: ${'a'.repeat(20_000)}`])).status).toBe(431);
  expect((await rawRequest(site.url, '/', ['Content-Length: 5', 'Transfer-Encoding: chunked'])).status).toBe(
    400,
  );
});

test('unknown parameters and their order make no page of their own', async () => {
  const category = '/sklepy/moda';
  const first = await rawRequest(site.url, category);
  expect(first.status).toBe(200);
  const etag = first.headers.get('etag');
  for (const query of [
    '?utm_source=a',
    '?fbclid=1&gclid=2',
    '?a[]=1&a[]=2',
    '?__proto__=1',
    '?kategoria=',
    '?&&&=',
    `?x=${'a'.repeat(3_000)}`,
  ]) {
    const answer = await rawRequest(site.url, `${category}${query}`);
    expect(`${query.slice(0, 40)} ${answer.status} ${answer.headers.get('x-cache')}`).toBe(
      `${query.slice(0, 40)} 200 hit`,
    );
    expect(answer.headers.get('etag')).toBe(etag);
  }
  const kept = () => [...site.kept().values()].map((text): string => JSON.parse(text).key);
  await expect.poll(() => kept().filter((key) => key.startsWith(category))).toEqual([category]);
});

test(`${ROUNDS} random addresses: no error, nothing kept, no memory lost`, faultAlone(18), async () => {
  test.setTimeout(scaled(240_000));
  const before = site.snapshots();
  let seed = 20_261_121;
  const random = (most: number) => {
    // Park and Miller's generator: the same addresses in every run.
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const PIECES = [
    '/',
    '//',
    '../..',
    '%',
    '%2e',
    '%00',
    '%ff',
    '%0d%0a',
    '__proto__',
    'en',
    'PL-pl',
    'bg-BG',
    'sklepy',
    'tenants',
    'moda',
    'oferty',
    '?',
    '&',
    '=',
    '#',
    'kategoria',
    '\\',
    '@',
    ':',
    ';',
    'evil.example',
    '<',
    '"',
    '\u00e9',
    'a'.repeat(300),
    '[]',
    '.ics',
    '.json',
    'media',
    '_astro',
    'x',
  ] as const;
  const addresses = Array.from({ length: ROUNDS }, () => {
    const length = 1 + random(12);
    // The first letter is none that begins a page of the site.
    return `/${['x', '%', '_', '.', '~', '-', 'zz'][random(7)]}${Array.from({ length }, () => PIECES[random(PIECES.length)]).join('')}`;
  });
  // The heap of a process grows to its usual size first.
  await each(
    addresses.slice(0, inFull(1, 3_000)),
    4,
    async (target) => void (await rawRequest(site.url, target)),
  );
  const memory = site.memory();
  const odd: string[] = [];
  let errors = 0;
  await each(addresses, 4, async (target) => {
    const answer = await rawRequest(site.url, target);
    const fine =
      [307, 308, 400, 404, 414].includes(answer.status) &&
      (answer.headers.get('x-cache') ?? 'bypass') === 'bypass';
    if (answer.status >= 500) errors += 1;
    if (!fine) odd.push(`${target} -> ${answer.status} ${answer.headers.get('x-cache')}`);
    else if ([307, 308].includes(answer.status)) judged(target, answer);
  });
  const grown = Math.round((site.memory() - memory) / MEGABYTE);
  figure(18, `${ROUNDS.toLocaleString('en')} random addresses`, 'answers of 500 and above', errors, {
    atMost: 0,
  });
  figure(18, `${ROUNDS.toLocaleString('en')} random addresses`, 'memory grown', grown, {
    atMost: MAX_MEMORY,
    unit: 'MB',
  });
  expect(odd).toEqual([]);
  expect(site.snapshots()).toEqual(before);
});
