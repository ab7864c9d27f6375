import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentWriter } from '../../content/content-writer.ts';
import type { CouponShown } from '../../features/coupons/coupon-shown.ts';
import type { SubmissionShown } from '../../features/forms/submission-shown.ts';
import { NEWSLETTER_PATH } from '../../features/newsletter/newsletter-constants.ts';
import type { NewsletterState } from '../../features/newsletter/newsletter-entry.ts';
import { dateWords } from '../../i18n/dates.ts';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import type { LogFields } from '../log.ts';
import type { Rendered } from '../page.ts';
import type { Settings } from '../settings.ts';
import { type CouponParts, createCouponHandlers } from './coupons.ts';
import { BOOKING, ENQUIRY, LEAD, LUNCH_CARD, SURVEY } from './kinds.ts';
import { createNewsletterHandler } from './newsletter.ts';
import {
  createSharedRateLimit,
  keyOfVisitor,
  networkOfVisitor,
  type SharedCounter,
  visitorMark,
} from './rate-limit.ts';
import { createSubmissionHandler } from './submissions.ts';
import { onBehalfOf } from './visitor-context.ts';

/** What the page that answers a form shows; one member for each form. */
export type FormAnswer =
  | { form: 'newsletter'; answer: NewsletterState }
  | { form: 'submission'; answer: SubmissionShown }
  | { form: 'coupon'; answer: CouponShown };

/** Takes a form's address: GET shows it, POST takes it. Never throws for what a visitor sends. */
export type FormHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
) => Promise<void>;

/** What every form needs of the server. */
export interface FormTools {
  /** Of the query; the default one when it names none of ours. */
  localeOf: (search: string) => Locale;
  /** Counts one write of this visitor and this network; false = too many of late. */
  admits: (request: IncomingMessage, form: string) => Promise<boolean>;
  /** The page that answers, in a language; never kept. */
  page: (answer: FormAnswer, locale: Locale) => Promise<Rendered>;
  /** "" when nobody can say. */
  centreName: (locale: Locale) => Promise<string>;
  log: (event: string, fields?: LogFields) => void;
  now: () => number;
  /** Today in the centre, YYYY-MM-DD. */
  today: () => string;
  /** Visitors come over https: what is kept with them travels over nothing else. */
  secure: boolean;
}

export interface FormParts {
  settings: Pick<Settings, 'live' | 'proxies' | 'purgeToken' | 'timeZone' | 'secure'>;
  writer: ContentWriter;
  page: FormTools['page'];
  coupon: CouponParts['coupon'];
  centreName: FormTools['centreName'];
  log: FormTools['log'];
  now?: () => number;
  /** Counts for all instances. */
  counter?: SharedCounter;
}

/** Writes of one form from one network: a family, an office or a guest network passes, a flood does not. */
const MOST_OF_NETWORK = 120;
/** And from one visitor, as far as one can be told from others on the network. */
const MOST_OF_VISITOR = 30;
const WINDOW_MS = 10 * 60_000;

/** The forms of the site by their path. */
export function createForms({
  settings,
  writer,
  page,
  coupon,
  centreName,
  log,
  now = Date.now,
  counter,
}: FormParts) {
  const networks = createSharedRateLimit({ most: MOST_OF_NETWORK, windowMs: WINDOW_MS, now, counter });
  const visitors = createSharedRateLimit({ most: MOST_OF_VISITOR, windowMs: WINDOW_MS, now, counter });
  const dates = dateWords(DEFAULT_LOCALE, settings.timeZone);
  const tools: FormTools = {
    localeOf(search) {
      const asked = new URLSearchParams(search).get('locale');
      return settings.live.find((locale) => locale === asked) ?? DEFAULT_LOCALE;
    },
    async admits(request, form) {
      const visitor = await visitors.admits(`${form} ${keyOfVisitor(request, settings.proxies)}`);
      const network = await networks.admits(`${form} ${networkOfVisitor(request, settings.proxies)}`);
      return visitor && network;
    },
    page,
    centreName,
    log,
    now,
    today: () => dates.today(new Date(now())),
    secure: settings.secure,
  };
  const handlers: [string, FormHandler][] = [
    [NEWSLETTER_PATH, createNewsletterHandler(tools, writer)],
    [BOOKING.path, createSubmissionHandler(BOOKING, tools, writer)],
    [ENQUIRY.path, createSubmissionHandler(ENQUIRY, tools, writer)],
    [LUNCH_CARD.path, createSubmissionHandler(LUNCH_CARD, tools, writer)],
    [LEAD.path, createSubmissionHandler(LEAD, tools, writer)],
    [SURVEY.path, createSubmissionHandler(SURVEY, tools, writer)],
    ...createCouponHandlers({ tools, writer, coupon }),
  ];
  return new Map<string, FormHandler>(
    handlers.map(([path, handle]) => [
      path,
      (request, response, search) =>
        onBehalfOf(visitorMark(request, settings.proxies, settings.purgeToken), () =>
          handle(request, response, search),
        ),
    ]),
  );
}
