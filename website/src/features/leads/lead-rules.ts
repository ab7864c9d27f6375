import type { ContactMessage, LandingLead, LeasingEnquiry, LunchCardRequest } from '@mall/contract';
import { CONTACT_TOPICS } from '@mall/contract/contact-topics.ts';
import { MAX_NAME } from '@mall/contract/validation/name.ts';
import { MAX_COMPANY, MAX_DETAILS } from '@mall/contract/validation/text.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { FormRules, Values } from '../forms/form-rules.ts';

/** Where the website takes them: the first two are spec section 7's. */
export const ENQUIRY_PATH = '/adv-media-sale';
export const LUNCH_CARD_PATH = '/lunch-card';
export const LEAD_PATH = '/landing-page/crm';
export const CONTACT_PATH = '/contact-message';

export const ENQUIRY_FORM = 'enquiry';
export const LUNCH_CARD_FORM = 'lunch-card';
export const LEAD_FORM = 'lead';
export const CONTACT_FORM = 'contact';

/** What an enquiry can be about. */
export const INTERESTS = ['space', 'popUp', 'media', 'event', 'other'] as const;

function consents(t: Translate): FormRules {
  return {
    dataConsent: { kind: 'check', label: t('forms:dataConsent'), needed: true },
    marketingConsent: { kind: 'check', label: t('forms:marketingConsent') },
  };
}

function company(t: Translate): FormRules {
  return { companyName: { kind: 'line', label: t('forms:company'), most: MAX_COMPANY, needed: true } };
}

/** An enquiry about leasing or advertising space (spec section 3, lead form). @param today YYYY-MM-DD in the centre */
export function enquiryRules(t: Translate, today: string): FormRules {
  return {
    name: { kind: 'name', label: t('forms:name'), needed: true },
    ...company(t),
    email: { kind: 'email', label: t('forms:email'), needed: true },
    phone: { kind: 'phone', label: t('forms:phone'), needed: true },
    companySector: { kind: 'line', label: t('forms:sector') },
    interest: { kind: 'choice', label: t('mediaSales:form.interest'), of: INTERESTS, needed: true },
    details: { kind: 'text', label: t('mediaSales:form.details'), most: MAX_DETAILS, needed: true },
    campaignStart: { kind: 'day', label: t('mediaSales:form.start'), least: today },
    campaignEnd: { kind: 'day', label: t('mediaSales:form.end'), least: today, after: 'campaignStart' },
    ...consents(t),
  };
}

/** A request for a lunch card. */
export function lunchCardRules(t: Translate): FormRules {
  return {
    first_name: { kind: 'name', label: t('forms:firstName'), needed: true },
    last_name: { kind: 'name', label: t('forms:lastName'), needed: true },
    email: { kind: 'email', label: t('forms:email'), needed: true },
    phone: { kind: 'phone', label: t('forms:phone') },
    ...company(t),
    details: { kind: 'text', label: t('lunchCard:form.details'), most: MAX_DETAILS },
    ...consents(t),
  };
}

/** The form of a landing page. */
export function leadRules(t: Translate): FormRules {
  return {
    name: { kind: 'name', label: t('forms:name'), needed: true },
    email: { kind: 'email', label: t('forms:email'), needed: true },
    phone: { kind: 'phone', label: t('forms:phone') },
    details: { kind: 'text', label: t('landing:form.details'), most: MAX_DETAILS, needed: true },
    ...consents(t),
  };
}

/** A message to the centre. */
export function contactRules(t: Translate): FormRules {
  const { dataConsent } = consents(t);
  return {
    topic: { kind: 'choice', label: t('contact:write.topic'), of: CONTACT_TOPICS, needed: true },
    name: { kind: 'name', label: t('forms:name'), needed: true },
    email: { kind: 'email', label: t('forms:email'), needed: true },
    phone: { kind: 'phone', label: t('forms:phone') },
    details: { kind: 'text', label: t('contact:write.details'), most: MAX_DETAILS, needed: true },
    ...(dataConsent && { dataConsent }),
  };
}

const reader = (values: Values) => (name: string) => values[name]?.[0] ?? '';

function leadOf(values: Values, source: string) {
  const one = reader(values);
  return {
    name: one('name'),
    email: one('email'),
    details: one('details') || null,
    campaignStart: one('campaignStart') || null,
    campaignEnd: one('campaignEnd') || null,
    dataConsent: true as const,
    marketingConsent: one('marketingConsent') !== '',
    companySector: one('companySector') || null,
    source,
  };
}

/** @param page which of the two pages sent it */
export function enquiryOf(
  values: Values,
  source: string,
  page: LeasingEnquiry['page'],
  t: Translate,
): LeasingEnquiry {
  const one = reader(values);
  const interest = INTERESTS.find((known) => known === one('interest'));
  return {
    ...leadOf(values, source),
    phone: one('phone'),
    companyName: one('companyName'),
    interest: interest ? t(`mediaSales:form.interests.${interest}`) : null,
    page,
  };
}

/** @param page slug of the landing page */
export function landingLeadOf(values: Values, source: string, page: string): LandingLead {
  return {
    ...leadOf(values, source),
    phone: reader(values)('phone') || null,
    companyName: null,
    interest: null,
    page,
  };
}

/** @param card slug of the card */
export function lunchCardRequestOf(values: Values, source: string, card: string): LunchCardRequest {
  const one = reader(values);
  return {
    card,
    first_name: one('first_name'),
    last_name: one('last_name'),
    email: one('email'),
    phone: one('phone') || null,
    companyName: one('companyName'),
    details: one('details') || null,
    dataConsent: true,
    marketingConsent: one('marketingConsent') !== '',
    source,
  };
}

export function contactMessageOf(values: Values, source: string): ContactMessage {
  const one = reader(values);
  return {
    topic: CONTACT_TOPICS.find((known) => known === one('topic')) ?? 'general',
    name: one('name'),
    email: one('email'),
    phone: one('phone') || null,
    details: one('details'),
    dataConsent: true,
    source,
  };
}

/** The same message as a lead, for a content system that takes none. @param page as a landing page is named */
export function leadOfContact(
  { topic, ...message }: ContactMessage,
  page: string,
  t: Translate,
): LandingLead {
  return {
    ...message,
    companyName: null,
    companySector: null,
    interest: t(`contact:write.topics.${topic}`),
    campaignStart: null,
    campaignEnd: null,
    marketingConsent: false,
    page,
  };
}

/** The same request as a lead, for a content system that takes no lunch cards. */
export function leadOfLunchCard({ card, first_name, last_name, ...rest }: LunchCardRequest): LandingLead {
  const { email, phone, companyName, details, dataConsent, marketingConsent, source } = rest;
  return {
    name: `${first_name} ${last_name}`.slice(0, MAX_NAME).trim(),
    email,
    phone,
    companyName,
    companySector: null,
    interest: card,
    details,
    campaignStart: null,
    campaignEnd: null,
    dataConsent,
    marketingConsent,
    source,
    page: card,
  };
}
