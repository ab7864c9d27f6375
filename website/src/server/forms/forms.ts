import type { ContentWriter } from '../../content/client/content-writer.ts';
import { PROOF_PATH } from '../../features/forms/form-constants.ts';
import { MEETING_PATH } from '../../features/meeting/meeting-shown.ts';
import { NEWSLETTER_PATH } from '../../features/newsletter/newsletter-constants.ts';
import { EMPTY_SEARCH_PATH } from '../../features/search/search-constants.ts';
import { dateWords } from '../../i18n/dates.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import type { Settings } from '../settings.ts';
import { type CouponParts, createCouponHandlers } from './coupons/coupons.ts';
import { createEmptySearchHandler } from './empty-search.ts';
import type { FormHandler, FormRoute, FormSenders, FormTools } from './form-tools.ts';
import { BOOKING, CONTACT, ENQUIRY, LEAD, LUNCH_CARD, SURVEY } from './kinds.ts';
import { createLetterHandlers } from './letters.ts';
import { createProofHandler } from './limits/proof-cookie.ts';
import { createProofs } from './limits/proofs.ts';
import {
  createSharedRateLimit,
  keyOfVisitor,
  networkOfVisitor,
  type SharedCounter,
  visitorMark,
} from './limits/rate-limit.ts';
import { onBehalfOf } from './limits/visitor-context.ts';
import { createMeetingHandler } from './meeting.ts';
import { createNewsletterHandler } from './newsletter.ts';
import { createSubmissionHandler } from './submissions.ts';

export interface FormParts {
  settings: Pick<Settings, 'live' | 'proxies' | 'purgeToken' | 'timeZone' | 'secure'>;
  writer: ContentWriter;
  page: FormTools['page'];
  coupon: CouponParts['coupon'];
  centreName: FormTools['centreName'];
  log: FormTools['log'];
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
  /** Counts for all instances. */
  counter?: SharedCounter;
}

/** Writes of one form from one network: a family, an office or a guest network passes, a flood does not. */
const MAX_OF_NETWORK = 120;
/** And from one visitor, as far as one can be told from others on the network. */
const MAX_OF_VISITOR = 30;
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
  pause,
  counter,
}: FormParts) {
  const networks = createSharedRateLimit({ most: MAX_OF_NETWORK, windowMs: WINDOW_MS, now, counter });
  const visitors = createSharedRateLimit({ most: MAX_OF_VISITOR, windowMs: WINDOW_MS, now, counter });
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
    visitor: (request) => keyOfVisitor(request, settings.proxies),
    page,
    centreName,
    proofs: createProofs({ secret: settings.purgeToken, now, counter, pause }),
    log,
    now,
    today: () => dates.today(new Date(now())),
    secure: settings.secure,
  };
  const coupons = createCouponHandlers({ tools, writer, coupon });
  const booking: FormRoute = [BOOKING.path, createSubmissionHandler(BOOKING, tools, writer)];
  const meeting: FormRoute = [MEETING_PATH, createMeetingHandler(tools, writer)];
  // By the endpoint that each form ends in: an endpoint that no form sends does not compile, nor a form without an endpoint.
  const senders = {
    subscribe: [NEWSLETTER_PATH, createNewsletterHandler(tools, writer)],
    ...createLetterHandlers(tools, writer, settings.live),
    bookStylist: booking,
    sendStylistEmail: booking,
    showMeeting: meeting,
    changeMeeting: meeting,
    enquireLeasing: [ENQUIRY.path, createSubmissionHandler(ENQUIRY, tools, writer)],
    requestLunchCard: [LUNCH_CARD.path, createSubmissionHandler(LUNCH_CARD, tools, writer)],
    landingLead: [LEAD.path, createSubmissionHandler(LEAD, tools, writer)],
    contactCentre: [CONTACT.path, createSubmissionHandler(CONTACT, tools, writer)],
    reportSurvey: [SURVEY.path, createSubmissionHandler(SURVEY, tools, writer)],
    ...coupons.senders,
    countEmptySearch: [EMPTY_SEARCH_PATH, createEmptySearchHandler(tools, writer)],
  } satisfies FormSenders;
  const proof: FormRoute = [
    PROOF_PATH,
    createProofHandler(() => tools.proofs.give(PROOF_PATH), settings.secure),
  ];
  return new Map<string, FormHandler>(
    [proof, coupons.forget, ...Object.values(senders)].map(([path, handle]) => [
      path,
      (request, response, search) =>
        onBehalfOf(visitorMark(request, settings.proxies, settings.purgeToken), () =>
          handle(request, response, search),
        ),
    ]),
  );
}
