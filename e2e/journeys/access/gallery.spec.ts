import type { Page } from '@playwright/test';
import { contrast } from '../../../contract/src/colours/contrast.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { look } from '../../look/detectors.ts';
import { excused } from '../../look/exceptions.ts';
import { axeFaults } from '../../pages/axe.ts';
import { GALLERY, galleryFiles } from '../../pages/gallery-files.ts';
import { expect, onPhone, test } from '../../pages/site.ts';
import { smallTargets } from '../../pages/targets.ts';

// Files and nothing else (`npm run gallery` shows them with hot reload): no server is started for them.
test.use({ baseURL: GALLERY });
test.beforeEach(({ page }) => galleryFiles(page));

test('axe finds nothing in any state of any component', async ({ page }) => {
  test.setTimeout(scaled(60_000));
  expect(await axeFaults(page)).toEqual([]);
});

test('no word leaves its frame, is cut off or covered, and none is smaller than 15 px', {
  tag: '@long',
}, async ({ page }) => {
  const height = page.viewportSize()?.height ?? 800;
  for (const width of onPhone(page) ? [390, 320] : [1440, 1100, 820]) {
    await page.setViewportSize({ width, height });
    const { findings, seen } = await look(page);
    expect(seen).toBeGreaterThan(100);
    const faults = findings.filter((finding) => !excused(finding));
    expect.soft(faults, `at ${width} px`).toEqual([]);
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
