import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { isEmail } from '../../validation/email.ts';
import { MAX_NAME } from '../../validation/name.ts';
import { isLine, MAX_SOURCE } from '../../validation/text.ts';

export { EMAIL_PATTERN, isEmail, MAX_EMAIL } from '../../validation/email.ts';
export { MAX_NAME } from '../../validation/name.ts';
export { MAX_SOURCE } from '../../validation/text.ts';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => isLine(text, most), 'not one line');
const name = line(MAX_NAME);

/** What a sign-up sends (spec section 3). Names are empty where the form does not ask for them. */
export const newsletterSubscription = z.object({
  first_name: name,
  last_name: name,
  email: z.string().refine(isEmail, 'not an email address'),
  phone_number: z.null(),
  type: z.literal('newsletter'),
  /** Address of the page that the form stood on. */
  source: line(MAX_SOURCE),
  ageConsent: z.literal(true),
});
export type NewsletterSubscription = z.output<typeof newsletterSubscription>;

/**
 * `updated` = the address was known already. `confirmation`: a mail has gone to the address, and it is on the list once
 * its link was used; a system that asks for none leaves it out.
 */
export const newsletterResponse = z.object({
  code: z.enum(['created', 'updated']),
  confirmation: z.literal('mailed').optional(),
});
export type NewsletterResponse = z.output<typeof newsletterResponse>;

/** What a link of a letter carries: signed by the system that wrote the letter, and read by nobody else. */
export const LETTER_TOKEN = /^[\w-]{1,64}\.[\w-]{1,200}$/;
const token = z.string().regex(LETTER_TOKEN, 'not a token of a letter');

/** The press that a mail asks for before an address is on the list, and the one that takes it off. */
export const letterPress = z.object({ token });
export type LetterPress = z.output<typeof letterPress>;

/** The language in which letters are to come from now on. */
export const letterLanguage = z.object({ token, language: z.enum(LOCALES) });
export type LetterLanguage = z.output<typeof letterLanguage>;

/** What holds now, however often it is asked for. */
export const letterResponse = z.object({ code: z.enum(['confirmed', 'left', 'changed']) });
export type LetterResponse = z.output<typeof letterResponse>;
