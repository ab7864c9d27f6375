import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA and its best practices, one line each. @param part selector; else all of the page */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // While one page passes into the next, pictures of both lie over all that can be pressed.
    const { activeViewTransition } = document as Document & { activeViewTransition?: ViewTransition | null };
    await activeViewTransition?.finished;
  });
  // Our pages hold no frames; looking for them, axe would open a page of its own each time.
  // What holds is not written out in full, which took half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  // What the bar that stays covers by half would count as small: it is judged where it stands free. At the top already,
  // the page may still be on its way to what has the focus, which this ends.
  const back = await page.evaluate(() => {
    const open = 'details[data-popover][open], #menu[data-open], #menu [data-open], dialog[open]';
    if (document.querySelector(open)) return 0;
    const before = scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return before;
  });
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  if (back > 0) await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), back);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
