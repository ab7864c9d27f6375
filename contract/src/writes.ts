import type { z } from 'zod';
import type { Locale } from './locales.ts';
import {
  letterLanguage,
  letterPress,
  letterResponse,
  newsletterResponse,
  newsletterSubscription,
} from './payloads/submissions/newsletter.ts';
import { submissionResponse } from './payloads/submissions/submission-parts.ts';
import {
  couponCodeResponse,
  couponDownload,
  couponVoteResponse,
  couponVoter,
} from './payloads/submissions/submissions-coupons.ts';
import {
  contactMessage,
  landingLead,
  leasingEnquiry,
  lunchCardRequest,
} from './payloads/submissions/submissions-leads.ts';
import { meetingAsked, meetingChange, meetingResponse } from './payloads/submissions/submissions-meeting.ts';
import { emptySearch } from './payloads/submissions/submissions-search.ts';
import {
  stylistBooking,
  stylistBookingResponse,
  stylistEmail,
  stylistEmailResponse,
} from './payloads/submissions/submissions-stylist.ts';
import { surveyReport, surveyReportResponse } from './payloads/submissions/submissions-survey.ts';

/** An endpoint that changes something: JSON there, JSON back, never repeated by itself. */
export interface WriteSpec<B extends z.ZodType, A extends z.ZodType> {
  method: 'POST';
  /** `{id}` stands for a parameter. */
  path: string;
  summary: string;
  body: B;
  answer: A;
  /**
   * Set: the endpoint also takes multipart/form-data, with the body as JSON in the part `data` and files in parts of
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
 * website: `<key>.<mac>`, the key of 16 to 64 characters of base64url that tells visitors apart and holds no address
 * (the first 22 tell their networks apart, whatever browser a visitor says to have), the mac its base64url HMAC-SHA256
 * under the secret of `POST /purge`. A content system need not look at it.
 */
export const VISITOR_HEADER = 'x-visitor';
export const VISITOR_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;

/** Part of a multipart body that holds the JSON. */
export const JSON_PART = 'data';

/**
 * Every writing endpoint of the contract. Each takes `locale` as a query parameter and an `Idempotency-Key` header, and
 * answers 200 with its answer, which means that it is stored. Sent again with the same key and body it answers the
 * same and does nothing twice; without a key the body itself is the key (of `countEmptySearch` each sending
 * counts). 400: the body is not what stands here; 404: what it names is not there; 409: the key belongs to another body
 * (`IdempotencyConflict`), a meeting's time was taken meanwhile (`TimeTaken`) or is none that is offered
 * (`TimeNotOffered`), its second one cannot be had (`AlternateNotOffered`), a meeting is past what was asked of it
 * (`NotNow`), or a coupon's first day has not come (`NotValidYet`); in all of them nothing was stored, nor in 5xx,
 * except that the sender of an endpoint whose answer got lost knows nothing and sends it again with the same key.
 */
export const WRITES = {
  subscribe: post(
    '/api/newsletter/subscribe',
    'Puts an address on the newsletter’s list, once; known addresses are updated.',
    newsletterSubscription,
    newsletterResponse,
  ),
  confirmNewsletter: post(
    '/api/newsletter/confirm',
    'Puts an address on the list whose sign-up waited for it. Only where letters link to the website’s page for it.',
    letterPress,
    letterResponse,
  ),
  leaveNewsletter: post(
    '/api/newsletter/leave',
    'Takes an address off the list for good. Only where letters link to the website’s page for it.',
    letterPress,
    letterResponse,
  ),
  changeNewsletterLanguage: post(
    '/api/newsletter/language',
    'Changes the language of the letters. Only where letters link to the website’s page for it.',
    letterLanguage,
    letterResponse,
  ),
  bookStylist: post(
    '/api/peronal-stylist-calendars',
    'Asks for a meeting with a personal stylist. Photos: at most three JPEG, PNG or WebP of 5 MB each.',
    stylistBooking,
    stylistBookingResponse,
    'photos',
  ),
  sendStylistEmail: post(
    '/api/hair-stylists/hair-stylist/send-email/',
    'Asks for the confirmation mail of a booking: one mail however often it is asked for.',
    stylistEmail,
    stylistEmailResponse,
  ),
  showMeeting: post(
    '/api/peronal-stylist-calendars/show',
    'A meeting by the link of its mail, and the times to which it can be moved. Reads only. A content system may do without: visitors then call or write.',
    meetingAsked,
    meetingResponse,
  ),
  changeMeeting: post(
    '/api/peronal-stylist-calendars/change',
    'Moves or cancels a meeting by the link of its mail, and says how it stands then. A content system may do without.',
    meetingChange,
    meetingResponse,
  ),
  enquireLeasing: post(
    '/api/media-sale/send-email/',
    'An enquiry about leasing or advertising space, mailed to the centre.',
    leasingEnquiry,
    submissionResponse,
  ),
  requestLunchCard: post(
    '/api/lunch-cards/request',
    'Asks for a lunch card.',
    lunchCardRequest,
    submissionResponse,
  ),
  landingLead: post(
    '/api/landing-page/crm',
    'The form of a landing page, handed on to the CRM.',
    landingLead,
    submissionResponse,
  ),
  contactCentre: post(
    '/api/contact/message',
    'A message to the centre, mailed to the desk for its topic. Without this endpoint it goes to `landing-page/crm`.',
    contactMessage,
    submissionResponse,
  ),
  reportSurvey: post(
    '/api/survey-reports/new-survey',
    'A filled-in survey.',
    surveyReport,
    surveyReportResponse,
  ),
  voteCoupon: post(
    '/api/coupons/{id}/stats/vote',
    'A visitor’s vote for a coupon, once.',
    couponVoter,
    couponVoteResponse,
  ),
  showCoupon: post(
    '/api/coupons/{id}/stats/show',
    'Shows the code of a coupon and counts that it was shown.',
    couponVoter,
    couponCodeResponse,
  ),
  downloadCoupon: post(
    '/api/coupons/stats/download',
    'Gives the code of a coupon that is downloaded and counts it.',
    couponDownload,
    couponCodeResponse,
  ),
  countEmptySearch: post(
    '/api/search/empty',
    'Counts a search that found nothing: its words and language, and nothing of who searched. Each sending counts. A content system may do without.',
    emptySearch,
    submissionResponse,
  ),
} as const;

export type Writes = typeof WRITES;
export type WriteName = keyof Writes;
export type BodyOfWrite<W extends WriteName> = z.input<Writes[W]['body']>;
/** What a content system gets to read. */
export type ReadBodyOfWrite<W extends WriteName> = z.output<Writes[W]['body']>;
export type ResponseOfWrite<W extends WriteName> = z.output<Writes[W]['answer']>;

/** Path with query of a writing endpoint. @param id what `{id}` in its path stands for */
export function writePath(name: WriteName, locale: Locale, id?: string | number): string {
  const path = WRITES[name].path.replace('{id}', encodeURIComponent(String(id ?? '')));
  return `${path}?${new URLSearchParams({ locale })}`;
}
