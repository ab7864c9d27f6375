import { describe, expect, it } from 'vitest';
import { readBooking, readLanding, readLeasing, readLunchCard } from '../../../src/submissions/kinds';

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
  { name: 'booking', read: readBooking, whole: BOOKING },
  { name: 'leasing', read: readLeasing, whole: { ...LEAD, page: 'media-sale' } },
  { name: 'landing', read: readLanding, whole: { ...LEAD, page: 'lato' } },
  { name: 'lunch card', read: readLunchCard, whole: LUNCH },
] as const;

/** Values that no field of any form takes, and some that only certain fields do not. */
const WRONG = [{ $ne: '' }, ['x'], 7, 'x'.repeat(5_000), 'a\u0000b'];

describe.each(FORMS)('a $name', ({ read, whole }) => {
  it('is taken with nothing but its fields', () => {
    const stored = read({ ...whole, id: 7, documentId: 'x', state: 'confirmed', retainUntil: '2099' });
    expect(Object.keys(stored).sort()).toEqual(Object.keys(whole).sort());
    expect(stored.email).toBe(whole.email.toLowerCase());
  });

  it.each(Object.keys(whole))('is refused with a wrong %s, and its value is not repeated', (field) => {
    for (const value of WRONG) {
      const sent = { ...whole, [field]: value };
      let message = '';
      try {
        read(sent);
      } catch (error) {
        message = String(error);
      }
      expect(message, JSON.stringify(value).slice(0, 40)).toContain(field);
      expect(message).not.toMatch(/xxx/);
    }
  });
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
    { stylist: '7' },
  ])('refuses %j', (change) => expect(() => readBooking({ ...BOOKING, ...change })).toThrow());

  it('keeps line breaks as one character, and reasons in one order', () => {
    expect(readBooking(BOOKING).notes).toBe('one\ntwo');
    expect(readBooking({ ...BOOKING, shoppingFor: ['gift', 'work'] }).shoppingFor).toEqual(['work', 'gift']);
  });

  it('keeps what was left empty as nothing', () => {
    expect(readBooking({ ...BOOKING, occasion: ' ', stylist: '', source: '' })).toMatchObject({
      occasion: null,
      stylist: null,
      source: null,
    });
  });
});

it('lets no campaign end before it starts', () => {
  expect(() => readLeasing({ ...LEAD, page: 'media-sale', campaignEnd: '2026-11-30' })).toThrow(
    /campaignEnd/,
  );
});
