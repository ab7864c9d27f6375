import type { Page, PlaywrightWorkerArgs, TestInfo } from '@playwright/test';

/** What opens over the page: where the focus goes, and what becomes of the scrollbar. */

/** What has the focus outside of a part of the page while Tab is pressed so often: beginnings of its HTML, none if it holds it. */
export async function focusedOutside(page: Page, part: string, steps: number): Promise<string[]> {
  const outside: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate((within) => {
      const at = document.activeElement;
      return at === document.body || at?.closest(within) ? '' : (at?.outerHTML.slice(0, 80) ?? '');
    }, part);
    if (where) outside.push(where);
  }
  return outside;
}

/** A window of this width of a browser of its own with scrollbars, which Playwright hides. Close its browser at the end. */
export async function windowWithScrollbars(
  playwright: PlaywrightWorkerArgs['playwright'],
  { project }: TestInfo,
  width: number,
): Promise<Page> {
  const { launchOptions, baseURL } = project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  return browser.newPage({
    viewport: { width, height: 900 },
    isMobile: false,
    hasTouch: false,
    baseURL: baseURL ?? '',
  });
}
