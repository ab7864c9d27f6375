import type { z } from 'zod';
import { newsletterAnswer, newsletterSubscription } from './payloads/newsletter.ts';
import { submissionAnswer } from './payloads/submission-parts.ts';
import {
  couponCodeAnswer,
  couponDownload,
  couponVoteAnswer,
  couponVoter,
} from './payloads/submissions-coupons.ts';
import { landingLead, leasingEnquiry, lunchCardRequest } from './payloads/submissions-leads.ts';
import {
  stylistBooking,
  stylistBookingAnswer,
  stylistEmail,
  stylistEmailAnswer,
} from './payloads/submissions-stylist.ts';
import { surveyReport, surveyReportAnswer } from './payloads/submissions-survey.ts';

/** A call that changes something: JSON there, JSON back, never repeated by itself. */
export interface WriteSpec<B extends z.ZodType, A extends z.ZodType> {
  method: 'POST';
  /** `{id}` stands for a parameter. */
  path: string;
  summary: string;
  body: B;
  answer: A;
  /**
   * Set: the call also takes multipart/form-data, with the body as JSON in the part `data` and files in parts of
   * this name.
   */
  files?: string;
}

function post<B extends z.ZodType, A extends z.ZodType>(
  path: string,
  summary: string,
  body: B,
  answer: A,
  files?: string,
): WriteSpec<B, A> {
  return { method: 'POST', path, summary, body, answer, ...(files ? { files } : {}) };
}

/** The header that names one sending of a form: 16 to 100 characters of base64url. */
export const KEY_HEADER = 'idempotency-key';
export const KEY_PATTERN = /^[A-Za-z0-9_-]{16,100}$/;

/**
 * The header in which the website names the visitor for whom it writes, so that limits count visitors and not the
 * website: `<key>.<mac>`, the key of 16 to 64 characters of base64url that tells visitors apart and holds no address,
 * the mac its base64url HMAC-SHA256 under the secret of `POST /purge`. A content system need not look at it.
 */
export const VISITOR_HEADER = 'x-visitor';

/** Part of a multipart body that holds the JSON. */
export const JSON_PART = 'data';

/**
 * Every writing call of the contract. Each takes `locale` as a query parameter and an `Idempotency-Key` header, and
 * answers 200 with its answer, which means that it is stored. Sent again with the same key and body it answers the
 * same and does nothing twice; without a key the body itself is the key. 400: the body is not what stands here; 404:
 * what it names is not there; 409: the key belongs to another body (`IdempotencyConflict`), a meeting's time was taken
 * meanwhile (`TimeTaken`), or a coupon's first day has not come (`NotValidYet`); in all of them nothing was stored, nor in 5xx, except that the sender of a call whose
 * answer got lost knows nothing and sends it again with the same key.
 */
export const WRITES = {
  subscribe: post(
    '/api/newsletter/subscribe',
    'Puts an address on the newsletter’s list, once; known addresses are updated.',
    newsletterSubscription,
    newsletterAnswer,
  ),
  bookStylist: post(
    '/api/peronal-stylist-calendars',
    'Asks for a meeting with a personal stylist. Photos: at most three JPEG, PNG or WebP of 5 MB each.',
    stylistBooking,
    stylistBookingAnswer,
    'photos',
  ),
  sendStylistEmail: post(
    '/api/hair-stylists/hair-stylist/send-email/',
    'Asks for the confirmation mail of a booking: one mail however often it is asked for.',
    stylistEmail,
    stylistEmailAnswer,
  ),
  enquireLeasing: post(
    '/api/media-sale/send-email/',
    'An enquiry about leasing or advertising space, mailed to the centre.',
    leasingEnquiry,
    submissionAnswer,
  ),
  requestLunchCard: post(
    '/api/lunch-cards/request',
    'Asks for a lunch card.',
    lunchCardRequest,
    submissionAnswer,
  ),
  landingLead: post(
    '/api/landing-page/crm',
    'The form of a landing page, handed on to the CRM.',
    landingLead,
    submissionAnswer,
  ),
  reportSurvey: post(
    '/api/survey-reports/new-survey',
    'A filled-in survey.',
    surveyReport,
    surveyReportAnswer,
  ),
  voteCoupon: post(
    '/api/coupons/{id}/stats/vote',
    'A visitor’s vote for a coupon, once.',
    couponVoter,
    couponVoteAnswer,
  ),
  showCoupon: post(
    '/api/coupons/{id}/stats/show',
    'Shows the code of a coupon and counts that it was shown.',
    couponVoter,
    couponCodeAnswer,
  ),
  downloadCoupon: post(
    '/api/coupons/stats/download',
    'Gives the code of a coupon that is downloaded and counts it.',
    couponDownload,
    couponCodeAnswer,
  ),
} as const;

export type Writes = typeof WRITES;
export type WriteName = keyof Writes;
export type BodyOfWrite<W extends WriteName> = z.input<Writes[W]['body']>;
export type AnswerOfWrite<W extends WriteName> = z.output<Writes[W]['answer']>;

/** Path with query of a writing call. @param id what `{id}` in its path stands for */
export function writePath(name: WriteName, locale: string, id?: string | number): string {
  const path = WRITES[name].path.replace('{id}', encodeURIComponent(String(id ?? '')));
  return `${path}?${new URLSearchParams({ locale })}`;
}
