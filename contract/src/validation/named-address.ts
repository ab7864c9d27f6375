const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;
/** What ties a word to an address behind it and makes both one address: signs and single dots ("j.", "o'", "anna+"). */
const TIED = String.raw`(?:\.?[+'-])*\.?`;

function patternOf(address: string): string {
  const itself = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // What is before is looked at only where the address stands: a long text is gone through once.
  const longerBefore = `(?<!${WORD}${TIED}${itself})`;
  // A dot that ends a sentence is no more of the domain.
  const longerBehind = `(?!-*${WORD}|\\.${WORD})`;
  return `${itself}${longerBefore}${longerBehind}`;
}

/**
 * Whether a text names an e-mail address, in whatever case. `hanna@example.com` and `anna@example.com.pl` are somebody
 * else's than `anna@example.com`; quotes, brackets and punctuation around it are not part of it.
 */
export function namesAddress(text: string, address: string): boolean {
  return new RegExp(patternOf(address), 'iu').test(text);
}

/** A text with a mark wherever it names an address, as `namesAddress` has it. */
export function withoutAddress(text: string, address: string, mark: string): string {
  return text.replace(new RegExp(patternOf(address), 'giu'), () => mark);
}
