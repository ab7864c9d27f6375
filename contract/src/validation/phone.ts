/** Fewest digits of a number with its country code (spec section 5). */
const MIN_PHONE_DIGITS = 7;
/** Most digits of a number (ITU-T E.164) and of an extension behind "ext". */
const MAX_PHONE_DIGITS = 15;
const MAX_EXTENSION_DIGITS = 6;
/** Characters, with spaces, parentheses, dashes and dots. */
export const MAX_PHONE = 40;

export type PhoneIssue = 'tooShort' | 'noCountryCode' | 'malformed';

/** The digits of a number without what people write between them: spaces, parentheses, plus, dashes, dots, "ext". */
export function phoneDigits(text: string): string {
  return text.replace(/ext|[\s()+.\-‐-―]/giu, '');
}

/**
 * What is wrong with a phone number, null = nothing. A country code stands behind "+" or "00" and begins with a digit
 * other than 0; "(0)" after it is left to people's habit.
 */
export function phoneIssue(text: string): PhoneIssue | null {
  const number = text.trim();
  if (number.length > MAX_PHONE) return 'malformed';
  const digits = phoneDigits(number);
  if (!/^[0-9]*$/.test(digits)) return 'malformed';
  if (digits.length < MIN_PHONE_DIGITS) return 'tooShort';
  const [main = '', extension = '', ...more] = number.split(/ext/iu);
  const international = /^(?:\(?\+|00)\s*\(?\s*[1-9]/u.test(main);
  if (!international) return 'noCountryCode';
  if (more.length > 0 || main.lastIndexOf('+') > 1) return 'malformed';
  const mainDigits = phoneDigits(main).replace(/^00/, '');
  if (mainDigits.length < MIN_PHONE_DIGITS) return 'tooShort';
  if (mainDigits.length > MAX_PHONE_DIGITS) return 'malformed';
  if (phoneDigits(extension).length > MAX_EXTENSION_DIGITS) return 'malformed';
  return null;
}

/** Whether a text is a phone number with its country code. */
export function isPhone(text: string): boolean {
  return phoneIssue(text) === null;
}
