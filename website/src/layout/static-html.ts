import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React adds these for pictures, which the document's head decides itself. */
const PRELOADS = /<link\s[^>]*rel="preload"[^>]*>/g;

/** HTML as it goes to browsers. */
export const withoutPreloads = (html: string): string => html.replace(PRELOADS, '');

/** The HTML of an element that no browser hydrates. */
export function staticHtml(element: ReactNode): string {
  return withoutPreloads(renderToStaticMarkup(element));
}
