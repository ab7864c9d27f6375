/// <reference lib="dom" />
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FILES = join(import.meta.dirname, '../..', '.tmp', 'gallery');

/** An address that no server stands behind. */
export const GALLERY = 'http://gallery.test';

/** Opens the gallery of components, which is files and nothing else, with every fold open. */
export async function galleryFiles(page: Page): Promise<void> {
  await page.route(`${GALLERY}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(FILES, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(`${GALLERY}/`);
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    await document.fonts.ready;
  });
}
