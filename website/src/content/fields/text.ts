import { omitUndefined, trimToUndefined } from '@mall/contract/fields.ts';
import sanitizeHtml from 'sanitize-html';
import { htmlOfMarkdown, isMarkdown } from './markdown.ts';

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
  if (isMarkdown(value)) return plainText(htmlOfMarkdown(value));
  if (!/[<&]/.test(value)) return trimToUndefined(value.replace(/\s+/g, ' '));
  const spaced = value.replace(/<(?=\/?(?:p|br|li|div|h[1-6]|td|th)\b)/gi, ' <');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const decoded = words.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
  return trimToUndefined(decoded.replace(/\s+/g, ' '));
}
