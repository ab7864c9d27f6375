/** Longest texts that a form takes, characters. */
export const MAX_NOTES = 2_000;
export const MAX_COMPANY = 120;
export const MAX_DETAILS = 4_000;
/** Answers of one line: a special occasion, a line of business, an interest. */
export const MAX_LINE = 200;
/** An answer in one's own words to a question of a survey. */
export const MAX_SURVEY_TEXT = 2_000;
/** The address of the page that a form stood on. */
export const MAX_SOURCE = 500;

/** One line: no line break and no other control character, so that it cannot add a header to a mail. */
export function isLine(text: string, most: number): boolean {
  return text.length <= most && !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** Several lines: line breaks and tabs, no other control character. Browsers send a line break as two characters. */
export function isText(text: string, most: number): boolean {
  return text.replace(/\r\n/g, '\n').length <= most && !/(?![\t\n\r])\p{Cc}/u.test(text);
}
