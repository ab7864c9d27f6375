import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA and its best practices, one line each. @param part selector; else all of the page */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // Our pages hold no frames; looking for them, axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part) axe.include(part);
  // What the bar that stays covers by half would count as small: it is judged where it stands free.
  const top = await page.evaluate(
    (before) => {
      const open = document.querySelector(
        'details[data-popover][open], #menu[data-open], #menu [data-open], dialog[open]',
      );
      if (!open && before > 0) window.scrollTo({ top: 0, behavior: 'instant' });
      return open ? 0 : before;
    },
    await page.evaluate(() => scrollY),
  );
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  if (top > 0) await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
