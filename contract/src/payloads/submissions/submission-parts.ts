import { z } from 'zod';
import { isDay, isHour } from '../../validation/date.ts';
import { isEmail } from '../../validation/email.ts';
import { isName } from '../../validation/name.ts';
import { isPhone } from '../../validation/phone.ts';
import { isLine, isText, MAX_SOURCE } from '../../validation/text.ts';

/** Fields that several forms share, with the rules of spec section 5. */
export const personName = z.string().refine(isName, 'not a name');
export const email = z.string().refine(isEmail, 'not an email address');
export const phone = z.string().refine(isPhone, 'not a phone number with a country code');
export const day = z.string().refine(isDay, 'not a day');
export const hour = z.string().refine(isHour, 'not a time of day');
/** The slug of an entity of the content system. */
export const slug = z.string().regex(/^[\p{L}\p{N}_.~-]{1,200}$/u);
/** Address of the page that the form stood on. */
export const source = z.string().refine((text) => isLine(text, MAX_SOURCE), 'not an address');

/** One line of text that has to be there. */
export function neededLine(most: number) {
  return z.string().refine((text) => text.trim() !== '' && isLine(text, most), 'not one line of this length');
}

/** One line of text that may be missing. */
export function line(most: number) {
  return z
    .string()
    .refine((text) => isLine(text, most), 'not one line of this length')
    .nullable();
}

/** Several lines of text that may be missing. */
export function lines(most: number) {
  return z
    .string()
    .refine((text) => isText(text, most), 'not text of this length')
    .nullable();
}

/** `created` = stored now; `repeated` = the same was stored before under the same key, and nothing was done twice. */
export const submissionResponse = z.object({ code: z.enum(['created', 'repeated']) });
export type SubmissionResponse = z.output<typeof submissionResponse>;
