import { describe, expect, it } from 'vitest';
import {
  landingLead,
  leasingEnquiry,
  lunchCardRequest,
} from '../../../contract/src/payloads/submissions-leads.ts';
import { stylistBooking } from '../../../contract/src/payloads/submissions-stylist.ts';
import { isDay as contractDay } from '../../../contract/src/validation/date.ts';
import { isName as contractName } from '../../../contract/src/validation/name.ts';
import { isPhone as contractPhone } from '../../../contract/src/validation/phone.ts';
import { isDay, isName, isPhone } from '../../src/submissions/fields';
import { readBooking, readLanding, readLeasing, readLunchCard } from '../../src/submissions/kinds';

const PHONES = [
  '+48 601 555 014',
  '0048 601 555 014',
  '(+370) 5 123 4567',
  '+40 21 123 45 67 ext 12',
  '+49 (0) 30 123456',
  '+1 2345 67',
  '',
  '+48 601',
  '601 555 014',
  '+0 601 555 014',
  '+48 601 555 O14',
  '+48 601 +555 014',
  '+48 601 555 014 ext 1 ext 2',
  '+48 601 555 014 601 555 014',
  '+48 601 555 014 ext 1234567',
  '=48 601 555 014',
  '+48 601 555 014\u0000',
  '+'.repeat(41),
];
const NAMES = [
  'Li',
  "D'Arcy",
  'O’Neill',
  'Żółć-Ćma',
  'Иван Петров',
  '',
  ' A ',
  'a'.repeat(81),
  'Anna1',
  '=cmd',
  'A\r\nBcc: x',
  'A\u202Enna',
];
const DAYS = ['2026-11-21', '2028-02-29', '2026-02-29', '2026-13-01', '26-1-1'];

describe('the rules of the content system', () => {
  it.each(PHONES)('judge the phone number %j as the contract does', (text) => {
    expect(isPhone(text)).toBe(contractPhone(text));
  });
  it.each(NAMES)('judge the name %j as the contract does', (text) => {
    expect(isName(text)).toBe(contractName(text));
  });
  it.each(DAYS)('judge the day %j as the contract does', (text) => {
    expect(isDay(text)).toBe(contractDay(text));
  });
});

const BOOKING = {
  stylist: 'a'.repeat(24),
  first_name: 'Anna',
  last_name: "O'Żak",
  email: 'Anna@Poczta.example',
  phone: '+48 601 555 014',
  date: '2026-11-24',
  hour: '14:00',
  alternateDate: null,
  alternateHour: null,
  shoppingFor: ['work', 'gift'],
  occasion: null,
  timeAvailable: '2',
  notes: 'one\r\ntwo',
  workedWithStylist: false,
  hasAppAccount: true,
  termsConsent: true,
  ageConsent: true,
  dataConsent: true,
  marketingConsent: false,
  source: 'https://borealis.example/',
};
const LEAD = {
  name: 'Jan Kowalski',
  email: 'jan@x.example',
  phone: '+48601555014',
  companyName: 'ACME',
  companySector: null,
  interest: 'A1',
  details: null,
  campaignStart: '2026-12-01',
  campaignEnd: '2026-12-31',
  dataConsent: true,
  marketingConsent: false,
  source: 'https://borealis.example/',
};
const LUNCH = {
  card: 'karta',
  first_name: 'Jan',
  last_name: 'Kowalski',
  email: 'jan@x.example',
  phone: null,
  companyName: 'ACME',
  details: null,
  dataConsent: true,
  marketingConsent: true,
  source: '',
};

const FORMS = [
  { name: 'booking', schema: stylistBooking, read: readBooking, whole: BOOKING },
  { name: 'leasing', schema: leasingEnquiry, read: readLeasing, whole: { ...LEAD, page: 'media-sale' } },
  { name: 'landing', schema: landingLead, read: readLanding, whole: { ...LEAD, page: 'lato' } },
  { name: 'lunch card', schema: lunchCardRequest, read: readLunchCard, whole: LUNCH },
] as const;

/** Values that no field of any form takes, and some that only certain fields do not. */
const WRONG = [{ $ne: '' }, ['x'], 7, 'x'.repeat(5_000), 'a\u0000b'];

describe.each(FORMS)('a $name', ({ schema, read, whole }) => {
  it('is taken by both programs, with nothing but its fields', () => {
    expect(schema.safeParse(whole).success).toBe(true);
    const stored = read({ ...whole, id: 7, documentId: 'x', state: 'confirmed', retainUntil: '2099' });
    expect(Object.keys(stored).sort()).toEqual(Object.keys(whole).sort());
    expect(stored.email).toBe(whole.email.toLowerCase());
  });

  it.each(Object.keys(whole))(
    'is refused by both with a wrong %s, and its value is not repeated',
    (field) => {
      for (const value of WRONG) {
        const sent = { ...whole, [field]: value };
        expect(schema.safeParse(sent).success, JSON.stringify(value).slice(0, 40)).toBe(false);
        let message = '';
        try {
          read(sent);
        } catch (error) {
          message = String(error);
        }
        expect(message, JSON.stringify(value).slice(0, 40)).toContain(field);
        expect(message).not.toMatch(/xxx/);
      }
    },
  );
});

describe('readBooking', () => {
  it.each([
    { termsConsent: false },
    { ageConsent: false },
    { dataConsent: 'true' },
    { alternateDate: '2026-11-25' },
    { alternateHour: '10:00' },
    { shoppingFor: ['work', 'work'] },
    { shoppingFor: ['__proto__'] },
    { timeAvailable: '9' },
    { hour: '24:00' },
    { stylist: "a' OR 1=1" },
  ])('refuses %j', (change) => expect(() => readBooking({ ...BOOKING, ...change })).toThrow());

  it('keeps line breaks as one character', () => {
    expect(readBooking(BOOKING).notes).toBe('one\ntwo');
  });
});

it('lets no campaign end before it starts', () => {
  expect(() => readLeasing({ ...LEAD, page: 'media-sale', campaignEnd: '2026-11-30' })).toThrow(
    /campaignEnd/,
  );
});
