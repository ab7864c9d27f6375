import fc from 'fast-check';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { ENQUIRY_PATH, LEAD_PATH } from '../../../website/src/features/leads/lead-rules.ts';
import { NEWSLETTER_PATH } from '../../../website/src/features/newsletter/newsletter-constants.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { type RawResponse, rawRequest } from '../../hostile/raw-request.ts';
import { each } from '../../pages/html.ts';
import { LIVE } from '../../pages/site.ts';
import { startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

const SEED = 20_261_122;

// One site serves all of them.
test.describe.configure({ mode: 'default' });

let site: WebsiteProcess;

test.beforeAll(async () => {
  site = await startWebsite(contentUrl());
  for (const locale of LIVE) await rawRequest(site.url, locale === 'pl-PL' ? '/nope' : `/${locale}/nope`);
});

test.afterAll(() => site.remove());

/** Where an answer leads, from an address; undefined = nowhere. */
function leadsTo(target: string, { headers }: RawResponse): URL | undefined {
  const location = headers.get('location');
  if (location === undefined) return undefined;
  // As a browser reads it: backslashes are slashes, and spaces, tabs and line breaks around it are nothing.
  return new URL(location, new URL(target.startsWith('/') ? '/' : target, site.url));
}

const mixed = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) =>
      [...word].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase())).join(''),
    );

const language = fc.oneof(
  fc.constantFrom(...LIVE).chain(mixed),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '../..',
    '.',
    '%2e%2e',
    'hr',
    'en-US',
    'xx',
    'und',
    'null',
    'undefined',
    '*',
    'pl-PL-x-a',
  ),
  fc
    .constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '{{7*7}}')
    .map((text) => encodeURIComponent(text)),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 12 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc
    .uint8Array({ minLength: 1, maxLength: 6 })
    .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
);
const rest = fc.constantFrom(
  '',
  '/',
  '/sklepy/moda',
  '/tenants/fashion',
  '/oferty',
  '/../en',
  '//',
  '?lang=__proto__',
);

test(
  'garbage in the place of a language is not found or led to the canonical address, and shown nowhere',
  fault(19),
  async () => {
    const rounds = inFull(400, 5_000);
    test.setTimeout(scaled(30_000 + rounds * 40));
    const targets = fc
      .sample(fc.tuple(language, rest), { numRuns: rounds, seed: SEED })
      .map(([word, path]) => `/${word}${path}`);
    let [errors, shown, odd] = [0, 0, 0];
    const wrong: string[] = [];
    await each(targets, 4, async (target) => {
      const answer = await rawRequest(site.url, target);
      if (answer.status >= 500) errors += 1;
      if (/<script>alert|<img src=x|onerror=alert|'-alert|\{\{7/.test(answer.body)) shown += 1;
      // What is the page of a language is one, in whatever letters it was asked for.
      const known =
        [200, 307, 308, 400, 404].includes(answer.status) &&
        (![307, 308].includes(answer.status) || leadsTo(target, answer)?.origin === site.url);
      if (!known) odd += 1;
      if (!known || answer.status >= 500)
        wrong.push(`${target} ${answer.status} ${answer.headers.get('location')}`);
    });
    expect.soft(wrong).toEqual([]);
    const injected = `${rounds.toLocaleString('en')} addresses with garbage for a language`;
    figure(19, injected, 'answers of 500 and above', errors, { atMost: 0 });
    figure(19, injected, 'pages that repeat it as it came', shown, { atMost: 0 });
    figure(19, injected, 'neither page, 404, 400 nor a way within the site', odd, { atMost: 0 });
  },
);

const EVIL = [
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '/%09/evil.example',
  '%0d%0aLocation:%20//evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  '///evil.example',
  '/\t/evil.example',
  '%68ttps://evil.example',
  'javascript:alert(1)',
];

test('no redirect leaves the site, whatever stands in an address or a form', fault(24), async () => {
  const rounds = inFull(400, 5_000);
  test.setTimeout(scaled(60_000 + rounds * 40));
  const piece = fc.constantFrom(
    ...EVIL,
    '/pl-PL',
    '/PL-pl',
    '/en/',
    '/EN',
    '/tenants/moda',
    '/tenants',
    '/sklepy/moda',
    '/',
    '//',
    '?category=',
    '&x=',
    '#',
  );
  const targets = [
    ...EVIL,
    ...EVIL.map((evil) => `/pl-PL/${evil}`),
    ...EVIL.map((evil) => `/pl-PL${evil}`),
    ...EVIL.map((evil) => `/tenants/moda?category=${evil}`),
    ...EVIL.map((evil) => `/EN/${evil}/`),
    ...fc
      .sample(fc.array(piece, { minLength: 1, maxLength: 5 }), { numRuns: rounds, seed: SEED })
      .map((pieces) => pieces.join('')),
  ].map((target) => (/^[/h]/.test(target) ? target : `/${target}`).replaceAll('\t', '%09'));
  let led = 0;
  const away: string[] = [];
  const note = (target: string, answer: RawResponse) => {
    const to = leadsTo(target, answer);
    if (!to) return;
    led += 1;
    // A request line may name a host of its own; the way on is still ours.
    if (
      to.hostname === 'evil.example' ||
      to.protocol === 'javascript:' ||
      /[\r\n]/.test(answer.headers.get('location') ?? '')
    )
      away.push(`${target} -> ${answer.headers.get('location')}`);
  };
  await each(targets, 4, async (target) => note(target, await rawRequest(site.url, target)));
  const { host } = new URL(site.url);
  for (const path of [ENQUIRY_PATH, LEAD_PATH, NEWSLETTER_PATH]) {
    for (const evil of EVIL) {
      const body = new URLSearchParams({
        source: evil,
        page: evil,
        returnTo: evil,
        next: evil,
        redirect: evil,
        email: 'a',
      }).toString();
      const headers = [
        `Host: ${host}`,
        `Origin: ${site.url}`,
        `Referer: https:${evil}`,
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ];
      note(
        path,
        await rawRequest(site.url, `${path}?locale=${encodeURIComponent(evil)}`, headers, 'POST', body),
      );
      note(path, await rawRequest(site.url, path, headers, 'POST', body));
    }
  }
  expect.soft(away).toEqual([]);
  expect(led).toBeGreaterThan(20);
  figure(
    24,
    `${(targets.length + 6 * EVIL.length).toLocaleString('en')} addresses and forms`,
    `of ${led.toLocaleString('en')} redirects that leave the site`,
    away.length,
    { atMost: 0 },
  );
});

const CLIMBS = [
  '../../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae/',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%00/',
  '../../',
  '%uff0e%uff0e/',
];
const GOALS = [
  'etc/passwd',
  'proc/self/environ',
  'package.json',
  'server/entry.mjs',
  'content.db',
  'secrets.json',
  '.env',
];

test('no path climbs out of a folder that is served', fault(26), async () => {
  test.setTimeout(scaled(120_000));
  const roots = [
    [site.url, '/'],
    [site.url, '/_astro/'],
    [site.url, '/media/'],
    [site.url, '/share/'],
    [site.url, '/share/pl-PL/tenant/'],
    [contentUrl(), '/uploads/'],
    [contentUrl(), '/admin/'],
    [contentUrl(), '/'],
  ] as const;
  const targets = roots.flatMap(([origin, root]) =>
    CLIMBS.flatMap((climb) =>
      GOALS.flatMap((goal) =>
        [1, 3, 8].map((times) => [origin, `${root}${climb.repeat(times)}${goal}`] as const),
      ),
    ),
  );
  targets.push(
    ...roots.flatMap(([origin, root]) => [
      [origin, `${root}/etc/passwd`] as const,
      [origin, `${root}%2fetc%2fpasswd`] as const,
      [origin, `${root}a.png%00/etc/passwd`] as const,
      [origin, `${root}file:///etc/passwd`] as const,
    ]),
  );
  const outside: string[] = [];
  await each(targets, 6, async ([origin, target]) => {
    const { status, body } = await rawRequest(origin, target);
    const secret =
      /root:.*:0:0:|PATH=\/|"workspaces"|SQLite format 3|"apiTokenSalt"|"scripts":|adminJwtSecret/.test(body);
    if (secret || status >= 500) outside.push(`${status} ${target}`);
  });
  expect.soft(outside).toEqual([]);
  figure(
    26,
    `${targets.length.toLocaleString('en')} paths into ${roots.length} folders of both programs`,
    'answers with anything from outside, or an error',
    outside.length,
    { atMost: 0 },
  );
});
