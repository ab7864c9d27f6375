import { marked } from 'marked';

/** Marks that nobody writes into a plain text by chance. */
const MARKS = [
  /^#{1,6}\s+\S/m,
  /^\s{0,3}(?:[-*+]|\d{1,2}[.)])\s+\S.*\n\s{0,3}(?:[-*+]|\d{1,2}[.)])\s+\S/m,
  /(?:\*\*|__)\S(?:[^\n]*\S)?(?:\*\*|__)/,
  /!?\[[^\]\n]{1,500}\]\([^)\s]{1,2000}\)/,
  /^>\s+\S/m,
  /^\|.+\|\s*\n\|[\s:|-]+\|/m,
];

/**
 * Letters of a paragraph, an entry of a list or a row of a table: within one the reader looks back and forth, in the
 * square of their number. No author's is as long.
 */
const LONGEST_PARAGRAPH = 5_000;
const BETWEEN_PARAGRAPHS = /\n(?:[^\S\n]*\n|(?=[^\S\n]{0,12}(?:[-*+#|]|\d{1,9}[.)])))/;
/** It goes down once for each. */
const DEEPEST = /^(?:[^\S\n]*(?:>|[-*+]|\d{1,9}[.)])[^\S\n]*){20}/m;

/** HTML of a text in Markdown, for whoever shows it to make safe; undefined when it is HTML or plain. */
export function htmlOfMarkdown(source: string): string | undefined {
  if (/<(?:p|div|ul|ol|h[1-6]|br|table|strong|em|a)[\s>/]/i.test(source)) return undefined;
  if (!MARKS.some((mark) => mark.test(source)) || DEEPEST.test(source)) return undefined;
  if (source.split(BETWEEN_PARAGRAPHS).some(({ length }) => length > LONGEST_PARAGRAPH)) return undefined;
  return marked.parse(source, { async: false, breaks: true });
}
