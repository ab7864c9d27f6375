import { marked } from 'marked';

/** Marks that nobody writes into a plain text by chance. */
const MARKS = [
  /^#{1,6}\s+\S/m,
  /^\s{0,3}(?:[-*+]|\d{1,2}[.)])\s+\S.*\n\s{0,3}(?:[-*+]|\d{1,2}[.)])\s+\S/m,
  /(?:\*\*|__)\S(?:[^\n]*\S)?(?:\*\*|__)/,
  /!?\[[^\]\n]+\]\([^)\s]+\)/,
  /^>\s+\S/m,
  /^\|.+\|\s*\n\|[\s:|-]+\|/m,
];

/** Whether a text is Markdown rather than HTML or plain. */
export function isMarkdown(source: string): boolean {
  return (
    !/<(?:p|div|ul|ol|h[1-6]|br|table|strong|em|a)[\s>/]/i.test(source) &&
    MARKS.some((mark) => mark.test(source))
  );
}

/** HTML of a text in Markdown; whoever shows it makes it safe. */
export function htmlOfMarkdown(source: string): string {
  return marked.parse(source, { async: false, breaks: true });
}
