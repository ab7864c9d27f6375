/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/** What there is to press on a page and measures less than 44 px, one line each. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input:not([type=hidden]), select')]
      .filter((element) => {
        // Rooms of the plan are as large as they are (essential, WCAG 2.5.8); a list stands beside the plan.
        if (element.closest('svg')) return false;
        if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
        // Links within running text are exempt (WCAG 2.5.8).
        if (element.matches('p a, .prose a') && getComputedStyle(element).display === 'inline') return false;
        // A card's one link covers the card.
        const cover = ['::after', '::before'].some((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return style.content !== 'none' && style.position === 'absolute';
        });
        // A box and its words are one target.
        const target = element.closest('label') ?? element;
        const { width, height, right } = target.getBoundingClientRect();
        return !cover && right > 0 && height > 0 && (height < 43.5 || width < 24);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
