import { type Receipt, STYLIST_KEY } from '@mall/contract';
import { PAGE_FIELD } from '../../features/forms/form-constants.ts';
import { doneWords } from '../../features/forms/form-words.ts';
import {
  CONTACT_PATH,
  contactMessageOf,
  contactRules,
  ENQUIRY_PATH,
  enquiryOf,
  enquiryRules,
  LEAD_PATH,
  LUNCH_CARD_PATH,
  landingLeadOf,
  leadOfContact,
  leadOfLunchCard,
  leadRules,
  lunchCardRequestOf,
  lunchCardRules,
} from '../../features/leads/lead-rules.ts';
import { BOOKING_PATH, bookingOf, bookingRules } from '../../features/stylists/booking-rules.ts';
import {
  ASKED_FIELD,
  readAsked,
  SURVEY_PATH,
  surveyReportOf,
  surveyRules,
} from '../../features/survey/survey-rules.ts';
import { address } from '../../i18n/addresses.ts';
import { translator } from '../../i18n/translator.ts';
import { SLUG, type Submission } from './submissions.ts';

const PLAIN_BYTES = 64 * 1024;
const SURVEY_BYTES = 512 * 1024;

const keyOf = ({ booking = '' }: Receipt) => (STYLIST_KEY.test(booking) ? booking : null);

/** `/hair-stylist`: a booking, with photos. */
export const BOOKING: Submission<'bookStylist'> = {
  form: 'booking',
  path: BOOKING_PATH,
  write: 'bookStylist',
  mostBytes: PLAIN_BYTES,
  photos: true,
  about: [],
  read: (_field, { t, locale }) => ({
    rules: bookingRules(t, locale),
    body: bookingOf,
    done: { heading: t('stylist:form.done'), text: t('stylist:form.doneText') },
    shown: { page: '' },
  }),
  home: (locale) => address('personalStylist', {}, locale),
  // Our content system has queued the mail by then and makes no second one; others wait to be asked.
  after: (writer, { receipt, body, locale, centre }) =>
    writer.write('sendStylistEmail', { ...body, booking: keyOf(receipt), shoppingCentre: centre }, locale),
  // Without a calendar the mail is the booking.
  otherwise: (writer, { body, locale, centre, options }) =>
    writer.write('sendStylistEmail', { ...body, booking: null, shoppingCentre: centre }, locale, options),
};

/** `/adv-media-sale`: leasing and media sales. */
export const ENQUIRY: Submission<'enquireLeasing'> = {
  form: 'enquiry',
  path: ENQUIRY_PATH,
  write: 'enquireLeasing',
  mostBytes: PLAIN_BYTES,
  about: [PAGE_FIELD],
  read(field, { t, today }) {
    const page = field(PAGE_FIELD) === 'advanced-media-sale' ? 'advanced-media-sale' : 'media-sale';
    return {
      rules: enquiryRules(t, today),
      body: (values, source) => enquiryOf(values, source, page, t),
      done: doneWords(t),
      shown: { page },
    };
  },
  home: (locale) => address('mediaSales', {}, locale),
};

/** `/lunch-card`. */
export const LUNCH_CARD: Submission<'requestLunchCard'> = {
  form: 'lunch-card',
  path: LUNCH_CARD_PATH,
  write: 'requestLunchCard',
  mostBytes: PLAIN_BYTES,
  about: [PAGE_FIELD],
  read(field, { t }) {
    const page = field(PAGE_FIELD);
    if (!SLUG.test(page)) return undefined;
    return {
      rules: lunchCardRules(t),
      body: (values, source) => lunchCardRequestOf(values, source, page),
      done: doneWords(t),
      shown: { page },
    };
  },
  home: (locale) => address('dailyMenu', {}, locale),
  otherwise: (writer, { body, locale, options }) =>
    writer.write('landingLead', leadOfLunchCard(body), locale, options),
};

/** `/landing-page/crm`: the form of a landing page. */
export const LEAD: Submission<'landingLead'> = {
  form: 'lead',
  path: LEAD_PATH,
  write: 'landingLead',
  mostBytes: PLAIN_BYTES,
  about: [PAGE_FIELD],
  read(field, { t }) {
    const page = field(PAGE_FIELD);
    if (!SLUG.test(page)) return undefined;
    return {
      rules: leadRules(t),
      body: (values, source) => landingLeadOf(values, source, page),
      done: doneWords(t),
      shown: { page },
    };
  },
  home: (locale) => address('home', {}, locale),
};

/** `/contact-message`: a message to the centre. */
export const CONTACT: Submission<'contactCentre'> = {
  form: 'contact',
  path: CONTACT_PATH,
  write: 'contactCentre',
  mostBytes: PLAIN_BYTES,
  about: [],
  read: (_field, { t }) => ({
    rules: contactRules(t),
    body: contactMessageOf,
    done: doneWords(t),
    shown: { page: '' },
  }),
  home: (locale) => address('contact', {}, locale),
  otherwise: (writer, { body, locale, options }) =>
    writer.write('landingLead', leadOfContact(body, 'contact', translator(locale)), locale, options),
};

/** `/survey-report`. */
export const SURVEY: Submission<'reportSurvey'> = {
  form: 'survey',
  path: SURVEY_PATH,
  write: 'reportSurvey',
  mostBytes: SURVEY_BYTES,
  about: [PAGE_FIELD, ASKED_FIELD],
  read(field, { t, raw }) {
    const page = field(PAGE_FIELD);
    const asked = readAsked(raw(ASKED_FIELD));
    if (!SLUG.test(page) || !asked) return undefined;
    return {
      rules: surveyRules(asked),
      body: (values, source) => surveyReportOf(values, source, page, asked),
      done: { heading: t('survey:thanks'), text: t('common:success.sent') },
      shown: { page, asked },
    };
  },
  home: (locale) => address('home', {}, locale),
};
