import type { Page } from '@playwright/test';

/** What stands in for letters in the pseudo-locale: vowels twice and with marks, some consonants with marks. */
const LETTERS: Record<string, string> = {
  a: 'áá',
  e: 'ëë',
  i: 'ïï',
  o: 'öö',
  u: 'üü',
  y: 'ÿ',
  A: 'ÁÁ',
  E: 'ËË',
  I: 'ÏÏ',
  O: 'ÖÖ',
  U: 'ÜÜ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  l: 'ł',
};

/**
 * Puts the page that is shown into the pseudo-locale: every word some 40 % longer, no word of any language, so none
 * that a browser could hyphenate. Drawn text (SVG) stays: plans are read by zoom.
 */
export async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate((letters) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!/\p{L}{2}/u.test(text.data) || text.parentElement?.closest('script, style, noscript, svg'))
        continue;
      text.data = text.data.replace(/[a-z]/gi, (letter) => letters[letter] ?? letter);
    }
  }, LETTERS);
}
