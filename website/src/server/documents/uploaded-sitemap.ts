import type { Media } from '@mall/contract';
import { orWithout } from '../../content/client/content-reader.ts';
import type { ContentReader } from '../../content/client/reader.ts';
import { fileName } from '../../content/fields/pictures.ts';
import { trimToUndefined } from '../../content/fields/text.ts';
import { MediaMissing, MediaUnavailable, readOriginal } from '../media/source.ts';

const NAME = 'sitemap.xml';
const CAPTION = 'sitemap';
const DEADLINE_MS = 2_000;
/** Room for 50,000 addresses, the most that a sitemap may name. */
const MAX_BYTES = 10 * 1024 * 1024;
/** The root of a sitemap or of an index of them, behind what may stand before it. */
const SITEMAP_XML = /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[^>]*-->\s*)*<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/;

interface Parts {
  /** Origin of the content system. */
  contentUrl: string;
  fetch: typeof fetch;
}

/** Whether it is the file that was asked for: not every system heeds filters. */
function isSitemap({ name, caption }: Media): boolean {
  const word = trimToUndefined(caption)?.toLowerCase() ?? CAPTION;
  return name?.trim().toLowerCase() === NAME && word === CAPTION;
}

/**
 * The operator's own sitemap, uploaded with the caption `sitemap`; undefined when there is none, or none that can be
 * had: then what is made in its place is marked as degraded.
 */
export async function uploadedSitemap(content: ContentReader, parts: Parts): Promise<string | undefined> {
  const files = await orWithout(content, content.read('uploadFiles', { name: NAME }));
  const file = files?.items.find(isSitemap);
  const name = file && fileName(file);
  if (name === undefined || !/\.xml$/i.test(name)) return undefined;
  try {
    const bytes = await readOriginal(name, { ...parts, deadlineMs: DEADLINE_MS, maxBytes: MAX_BYTES });
    const text = new TextDecoder('utf-8').decode(bytes);
    if (SITEMAP_XML.test(text)) return text;
    content.degrade('the uploaded sitemap is none');
  } catch (error) {
    if (!(error instanceof MediaMissing || error instanceof MediaUnavailable)) throw error;
    content.degrade(`the uploaded sitemap cannot be had: ${error.message}`);
  }
  return undefined;
}
