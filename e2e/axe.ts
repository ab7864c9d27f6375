import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA and its best practices, one line each. @param part selector; else all of the page */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // Our pages hold no frames; looking for them, axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part) axe.include(part);
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
