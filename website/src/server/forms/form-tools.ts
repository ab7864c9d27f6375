import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WriteName } from '@mall/contract';
import type { CouponShown } from '../../features/coupons/coupon-shown.ts';
import type { SubmissionShown } from '../../features/forms/submission-shown.ts';
import type { MeetingShown } from '../../features/meeting/meeting-shown.ts';
import type { LetterPage } from '../../features/newsletter/letter-page.ts';
import type { NewsletterState } from '../../features/newsletter/newsletter-entry.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { LogFields } from '../log.ts';
import type { Rendered } from '../pages/page.ts';
import type { Proofs } from './limits/proofs.ts';

/** What the page that answers a form shows; one member for each form. */
export type FormResponse =
  | { form: 'newsletter'; answer: NewsletterState }
  | { form: 'letters'; answer: LetterPage }
  | { form: 'submission'; answer: SubmissionShown }
  | { form: 'coupon'; answer: CouponShown }
  | { form: 'meeting'; answer: MeetingShown };

/** Takes a form's address: GET shows it, POST takes it. Never throws for what a visitor sends. */
export type FormHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
) => Promise<void>;

/** A form's address and what takes it. */
export type FormRoute = [path: string, handler: FormHandler];

/** What sends each writing endpoint of the contract. */
export type FormSenders = Record<WriteName, FormRoute>;

/** What every form needs of the server. */
export interface FormTools {
  /** Of the query; the default one when it names none of ours. */
  localeOf: (search: string) => Locale;
  /** Counts one write of this visitor and this network; false = too many of late. */
  admits: (request: IncomingMessage, form: string) => Promise<boolean>;
  /** Tells visitors apart, as far as their addresses do. */
  visitor: (request: IncomingMessage) => string;
  /** The page that answers, in a language; never kept. */
  page: (answer: FormResponse, locale: Locale) => Promise<Rendered>;
  /** "" when nobody can say. */
  centreName: (locale: Locale) => Promise<string>;
  proofs: Proofs;
  log: (event: string, fields?: LogFields) => void;
  now: () => number;
  /** Today in the centre, YYYY-MM-DD. */
  today: () => string;
  /** Visitors come over https: what is kept with them travels over nothing else. */
  secure: boolean;
}
