import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contrast } from '../../scripts/contrast.ts';
import { axeFaults } from '../axe.ts';
import { expect, onPhone, test } from '../site.ts';
import { smallTargets } from '../targets.ts';

const FILES = join(import.meta.dirname, '..', '..', '.tmp', 'gallery');

// The gallery is files and nothing else (`npm run gallery` shows them with hot reload): no server is started for it.
test.use({ baseURL: 'http://gallery.test' });
test.beforeEach(async ({ page }) => {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(FILES, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto('/');
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    await document.fonts.ready;
  });
});

test('axe finds nothing in any state of any component', async ({ page }) => {
  test.setTimeout(60_000);
  expect(await axeFaults(page)).toEqual([]);
});

test('no word leaves its frame or is cut off, and none is smaller than 15 px', async ({ page }) => {
  const height = page.viewportSize()?.height ?? 800;
  for (const width of onPhone(page) ? [390, 320] : [1440, 1100, 820]) {
    await page.setViewportSize({ width, height });
    expect.soft(await misfits(page), `at ${width} px`).toEqual([]);
  }
});

test('nothing to press is smaller than 44 px', async ({ page }) => {
  expect(await smallTargets(page)).toEqual([]);
});

test('whatever has the focus wears a ring that stands out from what is around it', async ({ page }) => {
  // The first key of a visit: from here on the browser shows rings.
  await page.keyboard.press('Tab');
  const rings = await ringsOf(page);
  expect(rings.length).toBeGreaterThan(100);
  expect(
    rings.filter(
      ({ width, colour, partner, ground }) =>
        width < 3 || Math.max(contrast(colour, ground), contrast(partner, ground)) < 3,
    ),
    'thin or faint rings',
  ).toEqual([]);
});

/** Words that a visitor could not read whole: outside their frame, cut off by what they stand in, or too small. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const frame of document.querySelectorAll<HTMLElement>('[data-example]')) {
      if (frame.scrollWidth > frame.clientWidth)
        found.push(`${frame.dataset.example}: wider by ${frame.scrollWidth - frame.clientWidth} px`);
      const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element?.checkVisibility() || text.nodeValue?.trim() === '' || element.closest('.vh, option'))
          continue;
        const said = `${frame.dataset.example}: "${text.nodeValue?.slice(0, 40)}"`;
        if (Number.parseFloat(getComputedStyle(element).fontSize) < 15) found.push(`${said} is small`);
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        // The trap for robots stands far off on purpose.
        if (words.right < 0) continue;
        for (let box: HTMLElement | null = element; box; box = box === frame ? null : box.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(box).overflowX)) break;
          const { left, right } = box.getBoundingClientRect();
          if (words.left < left - 1 || words.right > right + 1) {
            found.push(`${said} leaves ${box.outerHTML.slice(0, 60)}`);
            break;
          }
        }
      }
    }
    return found;
  });
}

interface Ring {
  /** The example and the element's beginning. */
  of: string;
  /** In px; 0 without a ring. */
  width: number;
  colour: string;
  /** Colour of the ring's partner, beside it; else the ring's own. */
  partner: string;
  /** What the ring is drawn on. */
  ground: string;
}

function ringsOf(page: Page): Promise<Ring[]> {
  return page.evaluate(() => {
    const groundOf = (start: Element | null): string => {
      for (let element = start; element; element = element.parentElement) {
        const { backgroundColor } = getComputedStyle(element);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const focusable = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex]';
    const rings: Ring[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.closest('[data-example]') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest('[aria-hidden=true]')) continue;
      element.focus({ preventScroll: true });
      // The ring is the element's own, its cover's (a card's one link) or its label's (a hidden input).
      const worn = [
        [element, getComputedStyle(element)],
        [element, getComputedStyle(element, '::after')],
        [element.closest('label'), getComputedStyle(element.closest('label') ?? element)],
      ] as const;
      const [wearer, style] =
        worn.find(([, { outlineStyle, opacity }]) => outlineStyle !== 'none' && opacity !== '0') ?? [];
      rings.push({
        of: `${element.closest<HTMLElement>('[data-example]')?.dataset.example}: ${element.outerHTML.slice(0, 80)}`,
        width: Number.parseFloat(style?.outlineWidth ?? '0'),
        colour: style?.outlineColor ?? '',
        partner: /^rgb\([^)]+\)/.exec(style?.boxShadow ?? '')?.[0] ?? style?.outlineColor ?? '',
        ground: groundOf(
          wearer && style && Number.parseFloat(style.outlineOffset) > 0
            ? wearer.parentElement
            : (wearer ?? null),
        ),
      });
    }
    return rings;
  });
}
