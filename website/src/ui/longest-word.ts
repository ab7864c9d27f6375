/** Letters of the longest part that cannot break: headings are sized by it, since Hungarian words are long. */
export function longestWord(text: string): number {
  return text.split(/[\s\u00ad-]+/).reduce((longest, word) => Math.max(longest, [...word].length), 0);
}
