import { omitUndefined, trimToUndefined } from '@mall/contract/fields.ts';
import sanitizeHtml from 'sanitize-html';
import { htmlOfMarkdown } from './markdown.ts';

export { omitUndefined, trimToUndefined };

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of a plain or HTML text, on one line. */
export function plainText(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const html = htmlOfMarkdown(value) ?? value;
  if (!/[<&]/.test(html)) return trimToUndefined(html.replace(/\s+/g, ' '));
  const spaced = html.replace(/<(?=\/?(?:p|br|li|div|h[1-6]|td|th)\b)/gi, ' <');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const decoded = words.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
  return trimToUndefined(decoded.replace(/\s+/g, ' '));
}
