import type { Locator } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { BAR_STEPS } from '../../../website/src/layout/header/bar-fit.ts';
import { SHORT, some } from '../../length.ts';
import { centreInstant, centreToday, expect, hoursOf, menuOf } from '../../pages/site.ts';
import { test as longest } from '../../processes/cut-off-site.ts';
import { purge, until } from '../../processes/website-process.ts';

/** Between the steps, and at each of them, where the bar is fullest. */
const WIDTHS = [1024, 1100, 1600, ...BAR_STEPS].sort((a, b) => a - b);
/** The longest words, and the longest letters. */
const LANGUAGES = some<Locale>(['hu-HU', 'ru', 'bg-BG', 'pl-PL', 'lt-LT'], 2);
const CHRISTMAS = `${centreToday().slice(0, 4)}-12-24`;
const MOMENTS = {
  'by day': centreInstant(centreToday(), '12:00'),
  'by night': centreInstant(centreToday(), '04:00'),
  'on Christmas Eve': centreInstant(CHRISTMAS, '05:00'),
};
/** In the short run: by night, when clocks say most, in one language and window. */
const TRIED = SHORT
  ? { moments: ['by night'] as const, languages: LANGUAGES.slice(0, 1), widths: [1280] }
  : { moments: ['by day', 'by night', 'on Christmas Eve'] as const, languages: LANGUAGES, widths: WIDTHS };

/** The header's longest state: a cableway beside the cinema, and two partners. */
function lengthen(path: string, body: unknown): unknown {
  if (!path.startsWith('/api/header/static')) return body;
  const { headerData } = body as { headerData: Record<string, unknown> };
  const [partner] = headerData.partnerLogos as object[];
  headerData.cableway_openings = { ...(headerData.cinema_openings as object), isActive: true };
  headerData.partnerLogos = [partner, { ...partner, id: 9_000, name: 'Second partner' }];
  return body;
}

/** Everything in `root` that is cut off, runs out of the window or overlaps another part of the bar. */
function layoutIssues(root: Locator): Promise<string[]> {
  return root.evaluate((top) => {
    const found: string[] = [];
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !seen(element)) continue;
      // Words that are only read aloud.
      if (getComputedStyle(element).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const said = text.textContent.trim().slice(0, 40);
      if (box.left < 0 || box.right > innerWidth) found.push(`out of the window: ${said}`);
      for (let around: Element | null = element; around && around !== top.parentElement; ) {
        const { overflowX } = getComputedStyle(around);
        const room = around.getBoundingClientRect();
        const clips = overflowX !== 'visible';
        if (clips && (box.left < room.left - 1 || box.right > room.left + around.clientWidth + 4))
          found.push(`cut off: ${said}`);
        around = around.parentElement;
      }
    }
    const parts = [...top.querySelectorAll('a, summary, span:has(> opening-state)')].filter(
      (part) => seen(part) && !part.closest('ul, section') && part.getBoundingClientRect().width > 0,
    );
    for (const [index, part] of parts.entries()) {
      const one = part.getBoundingClientRect();
      for (const other of parts.slice(index + 1)) {
        if (part.contains(other) || other.contains(part)) continue;
        const two = other.getBoundingClientRect();
        const apart =
          one.right <= two.left + 1 ||
          two.right <= one.left + 1 ||
          one.bottom <= two.top + 1 ||
          two.bottom <= one.top + 1;
        if (!apart) found.push(`overlap: ${part.textContent?.trim()} and ${other.textContent?.trim()}`);
      }
    }
    for (const image of top.querySelectorAll('img')) {
      const { width, left, right } = image.getBoundingClientRect();
      if (seen(image) && (width < 24 || left < 0 || right > innerWidth)) found.push(`squeezed: ${image.alt}`);
    }
    return found;
  });
}

longest.describe('the header in its longest state', () => {
  // One site serves all of them.
  longest.describe.configure({ mode: 'default' });
  longest.use({ visitor: 'returning' });
  longest.skip(({ isMobile }) => isMobile);
  longest.setTimeout(scaled(120_000));
  longest.beforeEach(async ({ cutOff }) => {
    cutOff.proxy.change = lengthen;
    // What the website has read by now is of the header as it was; and one that has just begun may go without it once.
    await purge(cutOff.url, ['header']);
    for (const locale of LANGUAGES) {
      const page = cutOff.url + address('contact', {}, locale);
      await until(page, ({ status, text }) => status === 200 && text.includes('Second partner'), 30_000);
    }
  });

  for (const when of TRIED.moments) {
    longest(`${when} shows all its words whole, in the bar and among the hours`, async ({ page }) => {
      for (const locale of TRIED.languages) {
        await page.clock.setFixedTime(MOMENTS[when]);
        await page.goto(address('contact', {}, locale));
        const bar = page.locator('#header');
        await expect(bar.locator('summary opening-state')).toHaveAttribute('data-state', /open|closed/);
        for (const width of TRIED.widths) {
          const where = `${locale} at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await layoutIssues(bar), where).toEqual([]);
          const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
          expect.soft(height, where).toBeLessThanOrEqual(120);
          const clocks = bar.locator('span:has(> opening-state)');
          await expect(clocks).toHaveCount(2);
          for (const clock of await clocks.all()) await expect(clock).toBeVisible({ visible: width > 1024 });
          await hoursOf(page).locator('summary').click();
          const popover = hoursOf(page).locator('> div');
          await expect(popover).toBeVisible();
          expect.soft(await layoutIssues(popover), `hours, ${where}`).toEqual([]);
          await hoursOf(page).locator('summary').click();
        }
      }
    });
  }

  longest('its categories stand on one line', async ({ page }) => {
    for (const locale of LANGUAGES) {
      await page.goto(address('contact', {}, locale));
      for (const width of some(WIDTHS, 5).filter((one) => one > 1024)) {
        await page.setViewportSize({ width, height: 900 });
        const { height } = (await menuOf(page).boundingBox()) ?? { height: Number.NaN };
        expect.soft(height, `${locale} at ${width} px`).toBeLessThanOrEqual(64);
      }
    }
  });

  longest('what the bar has no room for, the menu has', async ({ page }) => {
    const t = translator('pl-PL');
    await page.goto(address('contact', {}, 'pl-PL'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-menu=open]').click();
    const menu = menuOf(page);
    for (const name of [t('shell:hours.cinema'), t('shell:hours.cableway')])
      await expect(menu.locator('li:has(> opening-state)', { hasText: name })).toBeVisible();
    await expect(menu.getByRole('img', { name: 'Second partner' })).toBeVisible();
  });
});
