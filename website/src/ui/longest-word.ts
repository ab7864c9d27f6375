/** Letters of the longest part that cannot break: headings are sized by it, since Hungarian words are long. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s\u00ad-]+/).map((word) => [...word].length));
}
