/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FILES = join(import.meta.dirname, '../../node_modules/@fontsource-variable/golos-text/files');
/** A later file is asked first. */
const SUBSETS = ['cyrillic', 'latin-ext', 'latin'].map((subset) =>
  readFileSync(join(FILES, `golos-text-${subset}-wght-normal.woff2`)).toString('base64'),
);

/**
 * Sets a page in the typeface that the website ships, where its centre leaves that to the visitor's system: what is seen
 * is then the same on every machine. By script, which no policy forbids.
 */
export const setInOwnTypeface = (page: Page): Promise<void> =>
  page.evaluate(async (subsets) => {
    for (const [at, file] of subsets.entries()) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(`Own ${at}`, bytes, { weight: '400 900' }).load());
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:root { --font: ${subsets
        .map((_, at) => `"Own ${at}"`)
        .reverse()
        .join()} !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  }, SUBSETS);
