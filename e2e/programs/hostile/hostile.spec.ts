import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dialog, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { fault, figure } from '../../faults/figures.ts';
import { long } from '../../length.ts';
import { kindsIn, samplePages } from '../../pages/page-kinds.ts';
import { expect, test as journey, LIVE, type Trouble } from '../../pages/site.ts';
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

/** Texts that visitors read, by the names of their fields. */
const SHOWN = new Set([
  'accessibility',
  'alt',
  'amount',
  'answer',
  'bio',
  'brands',
  'caption',
  'conditions',
  'currency',
  'description',
  'for_what',
  'free_text',
  'heading',
  'help',
  'label',
  'lead',
  'name',
  'note',
  'place',
  'placeholder',
  'position',
  'price',
  'prize',
  'question',
  'role',
  'rules',
  'text',
  'title',
  'value',
  'workingTime',
]);
const isShown = (key: string) =>
  SHOWN.has(key) || /(?:Description|Heading|Label|Name|Placeholder|Text|Title|_html|_name|_text)$/.test(key);

const LINKS = new Set(['applyLink', 'copyright_link', 'href', 'link', 'trailer', 'website']);
const isLink = (key: string) => LINKS.has(key) || key.endsWith('URL');

/** What a page is found by, and when it holds: spoiled, there is nothing to look at. */
const FOUND_BY =
  /^(?:__component|date|deadline|documentId|endDate|from|id|kind|locale|premiere|publishDate|room_id|showtime|slug|startDate|state|to|type|.*Slug|(?:.*_)?valid.*)$/;

/** A host that nobody may ask for anything; picture addresses of the payloads point to it. */
interface Canary {
  url: string;
  hits: string[];
}

/**
 * The payload with an attack in every text that is shown, every link and every picture.
 * @param codes in everything else too that no page is found by: colours, icons, hours, addresses of mails
 */
function poisoned(value: unknown, canary: string, turn: { now: number }, codes: boolean, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, canary, turn, codes, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, poisoned(item, canary, turn, codes, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  turn.now += 1;
  const next = (attacks: readonly string[]) => attacks[turn.now % attacks.length];
  if (isShown(key)) return `${value.slice(0, 12)} ${next(ATTACKS)}`;
  if (isLink(key)) {
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
  return codes && !FOUND_BY.test(key) ? next(ATTACKS) : value;
}

/** A website before a content system that says what an attacker wrote. @param codes as of `poisoned` */
async function startHostile(canary: Canary, codes: boolean) {
  const proxy = await startContentProxy();
  const turn = { now: 0 };
  proxy.change = (_, body) => poisoned(body, canary.url, turn, codes);
  const website = await startWebsite(proxy.url);
  const end = async () => {
    await website.remove();
    await proxy.close();
  };
  return { website, end };
}

const test = journey.extend<object, { canary: Canary; site: WebsiteProcess; spoiled: WebsiteProcess }>({
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
      const { website, end } = await startHostile(canary, false);
      await use(website);
      await end();
    },
    { scope: 'worker' },
  ],
  spoiled: [
    async ({ canary }, use) => {
      const { website, end } = await startHostile(canary, true);
      await use(website);
      await end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** The demo as it is, where links lead to every kind of page. */
const WHOLE_SITE = process.env.BASE_URL ?? '';

/** Looks at a page of the hostile site as a visitor who opens its menus: all of it is text, and leads nowhere. */
async function expectOnlyText(page: Page, site: WebsiteProcess, trouble: Trouble, path: string) {
  const dialogs: string[] = [];
  const dismiss = async (dialog: Dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  };
  page.on('dialog', dismiss);
  await page.goto(site.url + path, { waitUntil: 'load' });
  // It is there to be read: the attack has reached the page.
  expect(await page.locator('body').innerText(), path).toContain('alert(1)');
  for (const summary of await page.locator('header details summary').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  const violations = trouble.console.filter((text) => /Content Security Policy/.test(text));
  expect(dialogs, path).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
  expect(page.url()).toBe(site.url + path);
  const live = await page.evaluate(() => ({
    script: [...document.querySelectorAll('a, area, form, iframe, object, embed')]
      .map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
      )
      .filter((url) => /^\s*(?:javascript|data|vbscript):/i.test(url)),
    off: [...document.querySelectorAll('form, iframe, base, object, embed, meta[http-equiv=refresh]')]
      .map((element) => element.outerHTML.slice(0, 100))
      .filter((html) => /evil|srcdoc/.test(html)),
    handlers: [...document.querySelectorAll('*')]
      .filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on')))
      .map((element) => element.outerHTML.slice(0, 100)),
  }));
  figure(
    20,
    `${ATTACKS.length} scripts in turn in every text, link and picture`,
    'dialogs, CSP reports, live links and handlers on a page',
    dialogs.length + violations.length + live.script.length + live.off.length + live.handlers.length,
    { atMost: 0 },
  );
  expect(live, path).toEqual({ script: [], off: [], handlers: [] });
  expect(trouble.foreign, path).toEqual([]);
  // A picture whose name is an attack is not there; that is all that may fail.
  expect(trouble.failed.filter((line) => !line.includes('/media/'))).toEqual([]);
  trouble.failed.length = 0;
  page.off('dialog', dismiss);
}

const PATHS = ['/', '/sklepy/moda/halland'];

for (const path of PATHS)
  test(`hostile content stays text on ${path}`, fault(20), ({ page, site, trouble }) =>
    expectOnlyText(page, site, trouble, path),
  );

for (const locale of LIVE)
  test(
    `hostile content stays text on every kind of page in ${locale}`,
    long(fault(20)),
    async ({ page, site, trouble }) => {
      test.setTimeout(scaled(180_000));
      const samples = await samplePages(WHOLE_SITE, locale);
      expect(samples.map(({ kind }) => kind)).toEqual(kindsIn(locale));
      for (const { path } of samples) await expectOnlyText(page, site, trouble, path);
    },
  );

test.describe('with codes, colours, icons and addresses of mails that are attacks as well', () => {
  test.use({ baseURL: ({ spoiled }, use) => use(spoiled.url) });
  for (const locale of ['pl-PL', 'en'] as const)
    test(
      `hostile content stays text on what is left of every kind of page in ${locale}`,
      long(fault(20)),
      async ({ page, spoiled, trouble }) => {
        test.setTimeout(scaled(180_000));
        for (const { path } of await samplePages(WHOLE_SITE, locale))
          await expectOnlyText(page, spoiled, trouble, path);
      },
    );
});

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
