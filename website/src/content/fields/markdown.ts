import { marked } from 'marked';

/** Marks that nobody writes into a plain text by chance. */
const MARKS = [
  /^#{1,6}\s+\S/m,
  /^\s{0,3}(?:[-*+]|\d{1,2}[.)])\s+\S.*\n\s{0,3}(?:[-*+]|\d{1,2}[.)])\s+\S/m,
  /!?\[[^\]\n]{1,500}\]\([^)\s]{1,2000}\)/,
  /^>\s+\S/m,
  /^\|.+\|\s*\n\|[\s:|-]+\|/m,
];

/** What stands between two marks of one line: sought from the first one on, since every other one holds less. */
const SPAN_OPENS = /(?:\*\*|__)\S/;
const SPAN_CLOSES = /\S(?:\*\*|__)/;

function hasSpan(line: string): boolean {
  const opens = line.search(SPAN_OPENS);
  return opens >= 0 && SPAN_CLOSES.test(line.slice(opens + 2));
}

/**
 * Letters of a paragraph, an entry of a list or a row of a table: within one the reader looks back and forth, in the
 * square of their number. No author's is as long.
 */
const LONGEST_PARAGRAPH = 5_000;
const BETWEEN_PARAGRAPHS = /\n(?:[^\S\n]*\n|(?=[^\S\n]{0,12}(?:[-*+#|]|\d{1,9}[.)])))/;
/** It goes down once for each. */
const DEEPEST = /^(?:[^\S\n]*(?:>|[-*+]|\d{1,9}[.)])){20}/m;

/** HTML of a text in Markdown, for whoever shows it to make safe; undefined when it is HTML or plain. */
export function htmlOfMarkdown(source: string): string | undefined {
  if (/<(?:p|div|ul|ol|h[1-6]|br|table|strong|em|a)[\s>/]/i.test(source)) return undefined;
  const isMarked = MARKS.some((mark) => mark.test(source)) || source.split('\n').some(hasSpan);
  if (!isMarked || DEEPEST.test(source)) return undefined;
  if (source.split(BETWEEN_PARAGRAPHS).some(({ length }) => length > LONGEST_PARAGRAPH)) return undefined;
  return marked.parse(source, { async: false, breaks: true });
}
