/**
 * Local part, at sign, domain with a top-level domain of two letters or more (spec section 5). Of any script;
 * `xn--` is how browsers send such domains. Fit for `pattern` of an input, hence no anchors. No white space and no
 * control character passes, so an address cannot add a header to a mail.
 */
export const EMAIL_PATTERN =
  '[^\\s\\p{Cc}@<>\\(\\)\\[\\]\\\\,;:"]{1,64}@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]{0,61}[\\p{L}\\p{N}])?\\.)+(?:[\\p{L}]{2,63}|xn--[a-z0-9\\-]{1,59})';

/** Longest address that mail can be sent to (RFC 5321), characters. */
export const MAX_EMAIL = 254;

const email = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'u');

/** Whether a text can be an email address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && email.test(text);
}
