import { vi } from 'vitest';

/** Sources of the patterns that a call tries on texts of more than `letters`, of whatever library. */
export function patternsTried(call: () => unknown, letters = 0): string[] {
  const exec = RegExp.prototype.exec;
  const tried = new Set<string>();
  // Whatever seeks by a pattern does it by this: `test`, `replace`, `split`, `matchAll` and `search` as well.
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    if (text.length > letters) tried.add(this.source);
    return exec.call(this, text);
  });
  try {
    call();
  } finally {
    spy.mockRestore();
  }
  return [...tried];
}

/** A group that is repeated, and begins and ends with any number of the same: it can be parted in too many ways. */
const PARTED_ANYHOW = /\((?:\?:)?(\[(?:\\.|[^\\\]])*\]|\\?[^()|])[*+](?:.*?)\1[*+]\)(?:[*+]|\{\d)/;

/**
 * Whether a pattern may look at a letter again for each place that it may begin at, or for each way in which its parts
 * share the text. Some that it says so of do not.
 */
export function looksAgain(pattern: string): boolean {
  if (PARTED_ANYHOW.test(pattern)) return true;
  const endless = pattern
    .replace(/\\./g, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .match(/[*+]/);
  return endless !== null && !pattern.startsWith('^');
}
