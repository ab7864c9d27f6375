import type { PageKind } from '../../website/src/i18n/addresses.ts';
import { address, resolveAddress } from '../../website/src/i18n/addresses.ts';
import { call } from '../content/content-requests.ts';
import { sharedStaff } from '../content/staff.ts';
import { anchors } from '../pages/html.ts';
import { LIVE, pl } from '../pages/site.ts';
import { until } from '../processes/website-process.ts';

/** Answers by field: texts, values of what is ticked, or the value of an option of a list or its place, from 1. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** A form of the kit as visitors of the Polish site meet it. */
export interface FormUnderTest {
  /** Ids of its fields begin with it. */
  id: string;
  /** Where it posts. */
  path: string;
  /** Address of a page that it stands on. */
  page: (baseURL: string) => Promise<string>;
  /** Whole and right, its needed fields only. @param mark an e-mail address by which it is known afterwards */
  answers: (mark: string, baseURL: string) => Promise<Answers>;
  submit: string;
  done: { heading: string; text: string };
  /** What its summary says when nothing is filled in, field by field. */
  empty: (baseURL: string) => Promise<readonly (readonly [field: string, text: string])[]>;
  /** What is typed, and what is said of it beside the field. */
  wrong: readonly (readonly [field: string, typed: string, text: string])[];
  /** What the staff find of it. */
  stored: (mark: string) => Promise<unknown[]>;
  /** Nothing says who sent it: what comes without a key, from a page without scripts, may be another visitor's. */
  anonymous?: boolean;
  /** What goes out because of it: mails to the visitor, to the centre, calls of the CRM. */
  goesOut: { confirmations: number; notices: number; calls: number };
}

let count = 0;
/** An address that nobody has used. */
export const fresh = (): string => `e2e.${process.pid}.${Date.now()}.${count++}@poczta.example`;

const submissions = async (email: string) => (await sharedStaff()).rows('submission', { email });

const pages = new Map<string, Promise<string>>();

/**
 * The first link from a page to one of a kind that has a form for `path`. A page that was made while the content system
 * was slow may lack its links at first.
 */
function pageWith(path: string, from: 'contact' | 'dailyMenu', kind: PageKind) {
  const linked = (text: string) =>
    anchors(text).flatMap(({ href }) => {
      const [pathname = ''] = href.split(/[?#]/);
      const target = resolveAddress(pathname, '', LIVE);
      return target.type === 'page' && target.kind === kind && target.locale === 'pl-PL' ? [pathname] : [];
    });
  async function find(baseURL: string): Promise<string> {
    const list = await until(
      baseURL + address(from, {}, 'pl-PL'),
      ({ status, text }) => status === 200 && linked(text).length > 0,
    );
    for (const pathname of linked(list.text)) {
      const page = await until(baseURL + pathname, ({ status }) => status === 200);
      if (page.text.includes(`action="${path}?`)) return pathname;
    }
    throw new Error(`${from} leads to no page with a form for ${path}`);
  }
  return (baseURL: string) => {
    const known = pages.get(baseURL + path) ?? find(baseURL);
    pages.set(baseURL + path, known);
    return known;
  };
}

const required = (field: string) => pl('common:validation.required', { field });
/** A summary names the field, where the words beside it do not. */
const named = (label: string, text: string) => `${label.replace(/[\s.:?!…]+$/u, '')}: ${text}`;
const unanswered = (label: string) => named(label, pl('common:validation.answerAll'));
const unticked = (label: string) => named(label, pl('forms:issue.consent'));

const tooLong = (field: string, max: number) => pl('common:validation.tooLong', { field, max });

const WRONG_NAMES = (field: string): FormUnderTest['wrong'] => [
  [field, 'R2D2', pl('common:validation.name')],
  [field, 'X', pl('common:validation.tooShort')],
];
const WRONG_EMAILS: FormUnderTest['wrong'] = ['anna', 'anna@poczta', 'a b@poczta.pl'].map((typed) => [
  'email',
  typed,
  pl('common:validation.email'),
]);
const WRONG_PHONES: FormUnderTest['wrong'] = ['601 555 014', '+48', '+48 telefon'].map((typed) => [
  'phone',
  typed,
  pl('common:validation.phone'),
]);
const COMPANY_TOO_LONG = ['companyName', 'x'.repeat(121), tooLong(pl('forms:company'), 120)] as const;
const submitted = { heading: pl('common:success.submitted'), text: pl('common:success.sent') };

/** What a test answers that wants any time of a list which no other test books meanwhile. */
export const OWN_TIME = 'a time of one’s own';

export const BOOKING: FormUnderTest = {
  id: 'booking',
  path: '/hair-stylist',
  page: async () => address('personalStylist', {}, 'pl-PL'),
  answers: async (email) => ({
    first_name: ['Żaneta'],
    last_name: ['O’Brien-Łącka'],
    email: [email],
    phone: ['+48 601 555 014'],
    first: [OWN_TIME],
    shoppingFor: ['work', 'wedding'],
    timeAvailable: ['2'],
    worked: ['no'],
    account: ['yes'],
    ageConsent: ['on'],
    termsConsent: ['on'],
    dataConsent: ['on'],
  }),
  submit: pl('stylist:form.submit'),
  done: { heading: pl('stylist:form.done'), text: pl('stylist:form.doneText') },
  empty: async () => [
    ['first_name', required(pl('forms:firstName'))],
    ['last_name', required(pl('forms:lastName'))],
    ['email', required(pl('forms:email'))],
    ['phone', required(pl('forms:phone'))],
    ['first', required(pl('stylist:form.first'))],
    ['shoppingFor', unanswered(pl('stylist:form.shoppingFor'))],
    ['timeAvailable', unanswered(pl('stylist:form.time'))],
    ['worked', unanswered(pl('stylist:form.worked'))],
    ['account', unanswered(pl('stylist:form.account'))],
    ['ageConsent', unticked(pl('stylist:form.age'))],
    ['termsConsent', unticked(pl('stylist:form.terms'))],
    ['dataConsent', unticked(pl('forms:dataConsent'))],
  ],
  wrong: [
    ...WRONG_NAMES('first_name'),
    ...WRONG_NAMES('last_name'),
    ...WRONG_EMAILS,
    ...WRONG_PHONES,
    ['occasion', 'x'.repeat(201), tooLong(pl('stylist:form.occasion'), 200)],
    ['notes', 'x'.repeat(2_001), tooLong(pl('stylist:form.notes'), 2_000)],
  ],
  stored: submissions,
  goesOut: { confirmations: 1, notices: 1, calls: 0 },
};

export const ENQUIRY: FormUnderTest = {
  id: 'enquiry',
  path: '/adv-media-sale',
  page: async () => address('mediaSales', {}, 'pl-PL'),
  answers: async (email) => ({
    name: ['Ewa Lis'],
    companyName: ['Lis i Syn'],
    email: [email],
    phone: ['+48 600 100 200'],
    interest: ['media'],
    details: ['Plakat\nna dwa tygodnie.'],
    dataConsent: ['on'],
  }),
  submit: pl('mediaSales:form.submit'),
  done: submitted,
  empty: async () => [
    ['name', required(pl('forms:name'))],
    ['companyName', required(pl('forms:company'))],
    ['email', required(pl('forms:email'))],
    ['phone', required(pl('forms:phone'))],
    ['interest', unanswered(pl('mediaSales:form.interest'))],
    ['details', required(pl('mediaSales:form.details'))],
    ['dataConsent', unticked(pl('forms:dataConsent'))],
  ],
  wrong: [
    ...WRONG_NAMES('name'),
    ...WRONG_EMAILS,
    ...WRONG_PHONES,
    COMPANY_TOO_LONG,
    ['details', 'x'.repeat(4_001), tooLong(pl('mediaSales:form.details'), 4_000)],
    ['campaignStart', '2026-01-31', pl('forms:issue.day')],
  ],
  stored: submissions,
  goesOut: { confirmations: 1, notices: 1, calls: 0 },
};

export const ADVANCED_ENQUIRY: FormUnderTest = {
  ...ENQUIRY,
  page: async () => address('advancedMediaSale', {}, 'pl-PL'),
};

export const LUNCH_CARD: FormUnderTest = {
  id: 'lunch-card',
  path: '/lunch-card',
  page: pageWith('/lunch-card', 'dailyMenu', 'lunchCard'),
  answers: async (email) => ({
    first_name: ['Ewa'],
    last_name: ['Lis'],
    email: [email],
    companyName: ['Lis i Syn'],
    dataConsent: ['on'],
  }),
  submit: pl('lunchCard:form.submit'),
  done: submitted,
  empty: async () => [
    ['first_name', required(pl('forms:firstName'))],
    ['last_name', required(pl('forms:lastName'))],
    ['email', required(pl('forms:email'))],
    ['companyName', required(pl('forms:company'))],
    ['dataConsent', unticked(pl('forms:dataConsent'))],
  ],
  wrong: [
    ...WRONG_NAMES('first_name'),
    ...WRONG_NAMES('last_name'),
    ...WRONG_EMAILS,
    ...WRONG_PHONES,
    COMPANY_TOO_LONG,
    ['details', 'x'.repeat(4_001), tooLong(pl('lunchCard:form.details'), 4_000)],
  ],
  stored: submissions,
  goesOut: { confirmations: 1, notices: 1, calls: 0 },
};

export const LANDING: FormUnderTest = {
  id: 'lead',
  path: '/landing-page/crm',
  page: pageWith('/landing-page/crm', 'contact', 'landingPage'),
  answers: async (email) => ({
    name: ['Ewa Lis'],
    email: [email],
    details: ['Gdzie oddać znalezioną rękawiczkę?'],
    dataConsent: ['on'],
  }),
  submit: pl('landing:form.submit'),
  done: submitted,
  empty: async () => [
    ['name', required(pl('forms:name'))],
    ['email', required(pl('forms:email'))],
    ['details', required(pl('landing:form.details'))],
    ['dataConsent', unticked(pl('forms:dataConsent'))],
  ],
  wrong: [
    ...WRONG_NAMES('name'),
    ...WRONG_EMAILS,
    ...WRONG_PHONES,
    ['details', 'x'.repeat(4_001), tooLong(pl('landing:form.details'), 4_000)],
  ],
  stored: submissions,
  goesOut: { confirmations: 1, notices: 1, calls: 1 },
};

export const CONTACT: FormUnderTest = {
  id: 'contact',
  path: '/contact-message',
  page: async () => address('contact', {}, 'pl-PL'),
  answers: async (email) => ({
    topic: ['lost'],
    name: ['Ewa Lis'],
    email: [email],
    details: ['Zgubiłam szalik w zielone groszki.'],
    dataConsent: ['on'],
  }),
  submit: pl('contact:write.submit'),
  done: submitted,
  empty: async () => [
    ['topic', unanswered(pl('contact:write.topic'))],
    ['name', required(pl('forms:name'))],
    ['email', required(pl('forms:email'))],
    ['details', required(pl('contact:write.details'))],
    ['dataConsent', unticked(pl('forms:dataConsent'))],
  ],
  wrong: [
    ...WRONG_NAMES('name'),
    ...WRONG_EMAILS,
    ...WRONG_PHONES,
    ['details', 'x'.repeat(4_001), tooLong(pl('contact:write.details'), 4_000)],
  ],
  stored: submissions,
  goesOut: { confirmations: 1, notices: 1, calls: 0 },
};

const surveyPage = pageWith('/survey-report', 'contact', 'survey');
/** The questions of the survey on that page. */
export async function surveyQuestions(baseURL: string) {
  const slug = decodeURIComponent((await surveyPage(baseURL)).split('/').at(-1) ?? '');
  return (await call('survey', { slug })).questions;
}

/** Its questions come from content. */
export const SURVEY: FormUnderTest = {
  id: 'survey',
  path: '/survey-report',
  page: surveyPage,
  answers: async (mark, baseURL) =>
    Object.fromEntries(
      (await surveyQuestions(baseURL)).map(({ type, options }, index) => {
        const [first = '', second = ''] = options.map(({ text }) => text ?? '');
        const answer = { multiple: [first, second], rating: ['4'], text: [mark] }[type ?? ''] ?? [first];
        return [`q${index}`, answer];
      }),
    ),
  submit: pl('survey:submit'),
  done: { heading: pl('survey:thanks'), text: pl('common:success.sent') },
  empty: async (baseURL) =>
    (await surveyQuestions(baseURL)).flatMap(({ question, isRequired }, index) =>
      isRequired ? [[`q${index}`, unanswered(question)] as const] : [],
    ),
  wrong: [],
  stored: async (mark) => (await sharedStaff()).search(mark),
  anonymous: true,
  goesOut: { confirmations: 0, notices: 0, calls: 0 },
};

/** One of each. */
export const FORMS: Readonly<Record<string, FormUnderTest>> = {
  'a booking': BOOKING,
  'an enquiry': ENQUIRY,
  'a request for a lunch card': LUNCH_CARD,
  'the form of a landing page': LANDING,
  'a message to the centre': CONTACT,
  'a survey': SURVEY,
};
