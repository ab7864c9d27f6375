import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fault, figure, WHOLE } from '../../faults/figures.ts';
import { some } from '../../length.ts';
import { expect, test as journey } from '../../pages/site.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import { get, startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

/** What somebody who may edit content could try; each must be read as text or be left out. */
const ATTACKS = [
  '<script>document.documentElement.dataset.hacked=1</script>',
  '<img src=x onerror="document.documentElement.dataset.hacked=1">',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</title></textarea></style></script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
  '$t(shell:home) {{name}}',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--><img src onerror=alert(1)>">',
  '<a href="java\u0000script:alert(1)">y</a><form action="//evil.example"><input name=q></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
] as const;

const SHOWN = new Set([
  'name',
  'title',
  'description',
  'text',
  'lead',
  'heading',
  'label',
  'alternativeText',
  'alt',
  'special_day_name',
  'copyright_text',
  'placeholder',
  'place',
]);
const LINKS = new Set(['href', 'website', 'link', 'copyright_link']);

/** A host that nobody may ask for anything; picture addresses of the payloads point to it. */
interface Canary {
  url: string;
  hits: string[];
}

/** The payload with an attack in every text that is shown, every link and every picture. */
function poisoned(value: unknown, canary: string, turn: { now: number }, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, canary, turn, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, poisoned(item, canary, turn, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  turn.now += 1;
  const next = (attacks: readonly string[]) => attacks[turn.now % attacks.length];
  if (SHOWN.has(key)) return `${value.slice(0, 12)} ${next(ATTACKS)}`;
  if (LINKS.has(key)) {
    return next([
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '//evil.example',
      ' JaVaScRiPt:alert(1)',
    ]);
  }
  if (key === 'url') return `${canary}/picture.png`;
  if (key === 'hash')
    return next(['../../../../etc/passwd', `@${canary}/x`, '..%2f..%2fx', '//evil.example/x']);
  return value;
}

const test = journey.extend<object, { canary: Canary; site: WebsiteProcess }>({
  canary: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed off the pattern
    async ({}, use) => {
      const hits: string[] = [];
      const server = createServer((request, response) => {
        hits.push(request.url ?? '');
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, hits });
      server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ canary }, use) => {
      const proxy = await startContentProxy();
      const turn = { now: 0 };
      proxy.change = (_, body) => poisoned(body, canary.url, turn);
      const site = await startWebsite(proxy.url);
      await use(site);
      await site.remove();
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

const OTHER_LANGUAGES = [
  '/en',
  '/bg-BG',
  '/cs-CZ',
  '/hr-HR',
  '/hu-HU',
  '/lt-LT',
  '/ro-RO',
  '/sk-SK',
  '/ru',
  '/sr',
];

const PATHS = [
  '/',
  '/sklepy/moda',
  '/wydarzenia',
  '/sklepy/moda/halland',
  '/oferty',
  '/kontakt',
  '/mapa',
  '/karta-podarunkowa',
  '/nope',
];

for (const path of [
  ...some(PATHS, 2),
  ...(WHOLE
    ? ['/inspiracje', '/kino', '/kupony', '/praca', '/dla-mediow', '/osobista-stylistka', '/menu-dnia']
    : []),
  ...(WHOLE ? OTHER_LANGUAGES : []),
]) {
  test(`hostile content stays text on ${path}`, fault(20), async ({ page, site, trouble }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await page.goto(path, { waitUntil: 'load' });
    // It is there to be read: the attack has reached the page.
    expect(await page.locator('body').innerText()).toContain('alert(1)');
    for (const summary of await page.locator('header details summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    const violations = trouble.console.filter((text) => /Content Security Policy/.test(text));
    expect(dialogs).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
    expect(page.url()).toBe(site.url + path);
    const live = await page.evaluate(() => ({
      script: [...document.querySelectorAll('a, area, form, iframe, object, embed')]
        .map(
          (element) =>
            element.getAttribute('href') ??
            element.getAttribute('action') ??
            element.getAttribute('src') ??
            '',
        )
        .filter((url) => /^\s*(?:javascript|data|vbscript):/i.test(url)),
      off: [...document.querySelectorAll('form, iframe, base, object, embed, meta[http-equiv=refresh]')]
        .map((element) => element.outerHTML.slice(0, 100))
        .filter((html) => /evil|srcdoc/.test(html)),
      handlers: [...document.querySelectorAll('*')]
        .filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on')))
        .map((element) => element.outerHTML.slice(0, 100)),
    }));
    const injected = `${ATTACKS.length} scripts in turn in every text, link and picture`;
    figure(
      20,
      injected,
      'dialogs, CSP reports, live links and handlers on a page',
      dialogs.length + violations.length + live.script.length + live.off.length + live.handlers.length,
      { atMost: 0 },
    );
    expect(live).toEqual({ script: [], off: [], handlers: [] });
    expect(trouble.foreign).toEqual([]);
    // A picture whose name is an attack is not there; that is all that may fail.
    expect(trouble.failed.filter((line) => !line.includes('/media/'))).toEqual([]);
    trouble.failed.length = 0;
  });
}

test('the picture service asks nobody but the content host', fault(25), async ({ canary, site }) => {
  for (const name of [
    `${canary.url}/a.png`,
    encodeURIComponent(`${canary.url}/a.png`),
    `@${canary.url.slice(7)}/a.png`,
    '..%2f..%2fapi%2fheader%2fstatic',
    '%2e%2e/x.png',
    '//127.0.0.1/x.png',
    '::ffff:127.0.0.1/x.png',
  ]) {
    const answer = await get(`${site.url}/media/${name}`);
    expect([400, 404], name).toContain(answer.status);
  }
  figure(
    25,
    '7 names of pictures that lead elsewhere, and every picture of the hostile pages',
    'requests to the other host',
    canary.hits.length,
    { atMost: 0 },
  );
  expect(canary.hits).toEqual([]);
});
