import sanitizeHtml from 'sanitize-html';
import { htmlOfMarkdown, isMarkdown } from './markdown.ts';

/** Trimmed, or undefined when nothing is left. Control characters become spaces. */
export function text(value: string | null | undefined): string | undefined {
  const trimmed = value?.replace(/\p{Cc}+/gu, ' ').trim();
  return trimmed ? trimmed : undefined;
}

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
  if (!/[<&]/.test(value)) return text(value.replace(/\s+/g, ' '));
  const spaced = value.replace(/<(?=\/?(?:p|br|li|div|h[1-6]|td|th)\b)/gi, ' <');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const decoded = words.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
  return text(decoded.replace(/\s+/g, ' '));
}

/** The object without its undefined fields, so that an optional field without a value is absent. */
export function without<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
