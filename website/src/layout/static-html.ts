import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React adds these for pictures, which the document's head decides itself. */
const PRELOADS = /<link\s[^>]*rel="preload"[^>]*>/g;

/** HTML as it goes to browsers. What has none, as the largest parts, is not gone through for each of its links. */
export const withoutPreloads = (html: string): string =>
  html.includes('rel="preload"') ? html.replace(PRELOADS, '') : html;

/** What stands around parts that are drawn by themselves (drawn-apart.tsx). */
const AROUND_PARTS = /<\/?drawn-part>/g;

/** The HTML of an element that no browser hydrates. */
export function staticHtml(element: ReactNode): string {
  return withoutPreloads(renderToStaticMarkup(element)).replace(AROUND_PARTS, '');
}
