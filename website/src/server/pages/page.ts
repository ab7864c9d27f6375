import type { Gap } from '../../content/client/outcome.ts';

/** A finished page. Its body is never changed after construction. */
export interface Page {
  status: number;
  /** Header pairs that belong to the page itself (content type, CSP, links); caching headers are added when serving. */
  headers: readonly (readonly [string, string])[];
  etag: string;
  /** Brotli; other encodings are made of it when they are asked for (serve-page.ts). */
  br: Buffer;
  /** What the page was made of; a purge of any of these makes it stale. */
  tags: readonly string[];
  /** Names of endpoints that gave nothing: what the page has always lacked it may lack again. */
  gaps: readonly string[];
  /** A part is missing because the content system did not answer: better than nothing, until a whole page can be made. */
  poor: boolean;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** Milliseconds since the epoch: from then on what it says of today is wrong. Unset: it stays true. */
  trueUntil?: number;
  /** The one origin that may show this answer in a frame; nobody may unless set. Never on a kept page. */
  framedBy?: string;
}

/** What a renderer answers. */
export interface Rendered {
  page: Page;
  /** False (not found, redirect, preview): served once and never stored. */
  keep: boolean;
  /** A part of the page is missing or old because the content system could not answer. */
  degraded: boolean;
  /** A page that lacks what is around every page (menu, footer) is not kept, not even for want of a better one. */
  withoutShell: boolean;
  gaps: readonly Gap[];
  /** Names of endpoints that were not answered. */
  missed: readonly string[];
}

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';

export interface Served {
  page: Page;
  state: CacheState;
  /** Seconds since the page was rendered. */
  age: number;
}

/** Whether a cache key is that of a page with something chosen on it. */
export function isVariant(key: string): boolean {
  return key.includes('?');
}
