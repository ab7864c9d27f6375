import { z } from 'zod';
import { isEmail } from '../validation/email.ts';
import { NAME_MOST } from '../validation/name.ts';
import { SOURCE_MOST } from '../validation/text.ts';

export { EMAIL_MOST, EMAIL_PATTERN, isEmail } from '../validation/email.ts';
export { NAME_MOST } from '../validation/name.ts';
export { SOURCE_MOST } from '../validation/text.ts';

const name = z.string().max(NAME_MOST);

/** What a sign-up sends (spec section 3). Names are empty where the form does not ask for them. */
export const newsletterSubscription = z.object({
  first_name: name,
  last_name: name,
  email: z.string().refine(isEmail, 'not an email address'),
  phone_number: z.null(),
  type: z.literal('newsletter'),
  /** Address of the page that the form stood on. */
  source: z.string().max(SOURCE_MOST),
  ageConsent: z.literal(true),
});
export type NewsletterSubscription = z.output<typeof newsletterSubscription>;

/** `updated` = the address was on the list already. */
export const newsletterAnswer = z.object({ code: z.enum(['created', 'updated']) });
export type NewsletterAnswer = z.output<typeof newsletterAnswer>;
