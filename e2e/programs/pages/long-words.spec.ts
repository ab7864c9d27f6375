import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import { startWebsite, until } from '../../processes/website-process.ts';

/** Longer than any window here is wide. */
const WORD = 'Donaudampfschifffahrtselektrizitäten'.repeat(6);

/** Fields that hold words for visitors; the names of places and days are what others look for. */
const WORDS = /name|title|heading|text|description|label|lead|caption|note|prize|value/i;
const LOOKED_FOR = /special_day_name|for_what|day|link|mime|locale|slug|hash/i;

/** The payload with a very long word at the end of every text. */
function withLongWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withLongWords(one, key));
  if (typeof value === 'object' && value !== null) {
    // A file's name and size are no words.
    if ('hash' in value || 'mime' in value) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLongWords(one, name)]));
  }
  if (typeof value !== 'string' || !/\p{L}{2}/u.test(value) || /^[/#]|^https?:/.test(value)) return value;
  if (!WORDS.test(key) || LOOKED_FOR.test(key)) return value;
  return value.startsWith('<') ? `${value}<p>${WORD}</p>` : `${value} ${WORD}`;
}

/** In the page: what reaches farthest beyond the window, and by how much; null when nothing does. */
function widest(): string | null {
  const over = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  if (over <= 0) return null;
  const reach = (element: Element) => element.getBoundingClientRect().right;
  const [farthest] = [...document.querySelectorAll('body *')].toSorted((a, b) => reach(b) - reach(a));
  const name = (element: Element | null | undefined) => `<${element?.localName} ${element?.className}>`;
  return `${over} px, ${name(farthest?.parentElement)} ${name(farthest)} ${farthest?.textContent?.slice(0, 40)}`;
}

test('no word is so long that a page becomes wider than the window', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const proxy = await startContentProxy();
  const samples = await samplePages(baseURL ?? '', 'pl-PL');
  test.setTimeout(scaled(60_000 + samples.length * 10_000));
  proxy.change = (_, body) => withLongWords(body);
  const site = await startWebsite(proxy.url);
  const wide: string[] = [];
  try {
    for (const width of [320, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
      for (const { kind, path } of samples) {
        await until(site.url + path, ({ status }) => status === 200, 45_000);
        await page.goto(site.url + path);
        await expect(page.locator('body')).toContainText(WORD.slice(0, 30));
        const over = await page.evaluate(widest);
        if (over) wide.push(`${kind} at ${width}: ${over}`);
      }
      await page.close();
    }
  } finally {
    await site.remove();
    await proxy.close();
  }
  expect(wide).toEqual([]);
});
