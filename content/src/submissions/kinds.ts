import { errors } from '@strapi/utils';
import {
  COMPANY_MOST,
  consent,
  DETAILS_MOST,
  day,
  documentId,
  email,
  flag,
  type Given,
  given,
  hour,
  LINE_MOST,
  line,
  lines,
  NOTES_MOST,
  needed,
  oneOf,
  personName,
  phone,
  slug,
  someOf,
  source,
} from './fields';

/** What visitors send that is kept as a submission. */
export const KINDS = ['stylist', 'leasing', 'landing', 'lunchCard'] as const;
export type Kind = (typeof KINDS)[number];

export const SHOPPING_REASONS = [
  'everyday',
  'work',
  'evening',
  'wedding',
  'travel',
  'newStyle',
  'gift',
  'other',
] as const;
export const TIMES_AVAILABLE = ['1', '2', '3', '4'] as const;

/** A stylist booking as it is stored (contract/src/payloads/submissions-stylist.ts). */
export function readBooking(body: unknown) {
  const from = given(body);
  const booking = {
    stylist: documentId(from, 'stylist'),
    first_name: needed(personName)(from, 'first_name'),
    last_name: needed(personName)(from, 'last_name'),
    email: needed(email)(from, 'email'),
    phone: needed(phone)(from, 'phone'),
    date: needed(day)(from, 'date'),
    hour: needed(hour)(from, 'hour'),
    alternateDate: day(from, 'alternateDate'),
    alternateHour: hour(from, 'alternateHour'),
    shoppingFor: someOf(SHOPPING_REASONS)(from, 'shoppingFor'),
    occasion: line(LINE_MOST)(from, 'occasion'),
    timeAvailable: needed(oneOf(TIMES_AVAILABLE))(from, 'timeAvailable'),
    notes: lines(NOTES_MOST)(from, 'notes'),
    workedWithStylist: flag(from, 'workedWithStylist'),
    hasAppAccount: flag(from, 'hasAppAccount'),
    termsConsent: consent(from, 'termsConsent'),
    ageConsent: consent(from, 'ageConsent'),
    dataConsent: consent(from, 'dataConsent'),
    marketingConsent: flag(from, 'marketingConsent'),
    source: source(from, 'source'),
  };
  if ((booking.alternateDate === null) !== (booking.alternateHour === null))
    throw new errors.ValidationError('alternateHour must stand with alternateDate.');
  return booking;
}
export type Booking = ReturnType<typeof readBooking>;

function readLead(from: Given) {
  const lead = {
    name: needed(personName)(from, 'name'),
    email: needed(email)(from, 'email'),
    companySector: line(LINE_MOST)(from, 'companySector'),
    interest: line(LINE_MOST)(from, 'interest'),
    details: lines(DETAILS_MOST)(from, 'details'),
    campaignStart: day(from, 'campaignStart'),
    campaignEnd: day(from, 'campaignEnd'),
    dataConsent: consent(from, 'dataConsent'),
    marketingConsent: flag(from, 'marketingConsent'),
    source: source(from, 'source'),
  };
  if (lead.campaignStart && lead.campaignEnd && lead.campaignStart > lead.campaignEnd)
    throw new errors.ValidationError('campaignEnd must not be before campaignStart.');
  return lead;
}

const PAGES = ['media-sale', 'advanced-media-sale'] as const;

/** An enquiry about leasing or advertising space. */
export function readLeasing(body: unknown) {
  const from = given(body);
  return {
    ...readLead(from),
    phone: needed(phone)(from, 'phone'),
    companyName: needed(line(COMPANY_MOST))(from, 'companyName'),
    page: needed(oneOf(PAGES))(from, 'page'),
  };
}
export type Leasing = ReturnType<typeof readLeasing>;

/** The form of a landing page. */
export function readLanding(body: unknown) {
  const from = given(body);
  return {
    ...readLead(from),
    phone: phone(from, 'phone'),
    companyName: line(COMPANY_MOST)(from, 'companyName'),
    page: needed(slug)(from, 'page'),
  };
}
export type Landing = ReturnType<typeof readLanding>;

/** A request for a lunch card. */
export function readLunchCard(body: unknown) {
  const from = given(body);
  return {
    card: needed(slug)(from, 'card'),
    first_name: needed(personName)(from, 'first_name'),
    last_name: needed(personName)(from, 'last_name'),
    email: needed(email)(from, 'email'),
    phone: phone(from, 'phone'),
    companyName: needed(line(COMPANY_MOST))(from, 'companyName'),
    details: lines(DETAILS_MOST)(from, 'details'),
    dataConsent: consent(from, 'dataConsent'),
    marketingConsent: flag(from, 'marketingConsent'),
    source: source(from, 'source'),
  };
}
export type LunchCard = ReturnType<typeof readLunchCard>;
