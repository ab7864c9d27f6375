import { z } from 'zod';
import { CONTACT_TOPICS } from '../../contact-topics.ts';
import { isText, MAX_COMPANY, MAX_DETAILS, MAX_LINE } from '../../validation/text.ts';
import { day, email, line, lines, neededLine, personName, phone, slug, source } from './submission-parts.ts';

const spanIsWhole = (lead: { campaignStart: string | null; campaignEnd: string | null }) =>
  lead.campaignStart === null || lead.campaignEnd === null || lead.campaignStart <= lead.campaignEnd;
const spanIssue = { message: 'ends before it starts', path: ['campaignEnd'] };

const lead = {
  name: personName,
  email,
  phone,
  companyName: line(MAX_COMPANY),
  companySector: line(MAX_LINE),
  /** What it is about, in the visitor's language: the label of an option, or the code of a surface. */
  interest: line(MAX_LINE),
  details: lines(MAX_DETAILS),
  campaignStart: day.nullable(),
  campaignEnd: day.nullable(),
  dataConsent: z.literal(true),
  marketingConsent: z.boolean(),
  source,
};

/** An enquiry about leasing or advertising space (spec section 3, lead form). */
export const leasingEnquiry = z
  .object({
    ...lead,
    companyName: neededLine(MAX_COMPANY),
    /** Which of the two pages sent it. */
    page: z.enum(['media-sale', 'advanced-media-sale']),
  })
  .refine(spanIsWhole, spanIssue);
export type LeasingEnquiry = z.output<typeof leasingEnquiry>;

/** The form of a landing page: the same fields, most of them optional. `page` is the slug of the landing page. */
export const landingLead = z
  .object({ ...lead, phone: phone.nullable(), page: slug })
  .refine(spanIsWhole, spanIssue);
export type LandingLead = z.output<typeof landingLead>;

/** A message to the centre from its contact page. */
export const contactMessage = z.object({
  topic: z.enum(CONTACT_TOPICS),
  name: personName,
  email,
  phone: phone.nullable(),
  details: z
    .string()
    .refine((text) => text.trim() !== '' && isText(text, MAX_DETAILS), 'not text of this length'),
  dataConsent: z.literal(true),
  source,
});
export type ContactMessage = z.output<typeof contactMessage>;

/** A request for a lunch card, by somebody who works nearby. `card` is the slug of the card. */
export const lunchCardRequest = z.object({
  card: slug,
  first_name: personName,
  last_name: personName,
  email,
  phone: phone.nullable(),
  companyName: neededLine(MAX_COMPANY),
  details: lines(MAX_DETAILS),
  dataConsent: z.literal(true),
  marketingConsent: z.boolean(),
  source,
});
export type LunchCardRequest = z.output<typeof lunchCardRequest>;
