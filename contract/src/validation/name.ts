/** Shortest and longest name of a person, characters. */
const MIN_NAME = 2;
export const MAX_NAME = 80;

/**
 * Letters of any script with their marks, spaces, apostrophes and hyphens, a letter first; fit for `pattern` of an
 * input, hence no anchors.
 */
export const NAME_PATTERN = "[\\p{L}][\\p{L}\\p{M} '’ʼ\\-]{1,79}";

const name = new RegExp(`^(?:${NAME_PATTERN})$`, 'u');

export type NameIssue = 'tooShort' | 'tooLong' | 'malformed';

/** What is wrong with a person's name, null = nothing. White space around it does not count. */
export function nameIssue(text: string): NameIssue | null {
  const given = text.trim();
  if (given.length < MIN_NAME) return 'tooShort';
  if (given.length > MAX_NAME) return 'tooLong';
  return name.test(given) ? null : 'malformed';
}

/** Whether a text can be a person's name. */
export function isName(text: string): boolean {
  return nameIssue(text) === null;
}
