/** Longest texts that a form takes, characters. */
export const NOTES_MOST = 2_000;
export const COMPANY_MOST = 120;
export const DETAILS_MOST = 4_000;
/** Answers of one line: a special occasion, a line of business, an interest. */
export const LINE_MOST = 200;
/** An answer in one's own words to a question of a survey. */
export const SURVEY_TEXT_MOST = 2_000;
/** The address of the page that a form stood on. */
export const SOURCE_MOST = 500;

/** One line: no line break and no other control character, so that it cannot add a header to a mail. */
export function isLine(text: string, most: number): boolean {
  return text.length <= most && !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** Several lines: line breaks and tabs, no other control character. Browsers send a line break as two characters. */
export function isText(text: string, most: number): boolean {
  return text.replace(/\r\n/g, '\n').length <= most && !/(?![\t\n\r])\p{Cc}/u.test(text);
}
