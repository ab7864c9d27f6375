import { describe, expect, it } from 'vitest';
import { EMAIL_PATTERN, isEmail, newsletterSubscription } from './payloads/submissions/newsletter.ts';

const GOOD = [
  'anna@poczta.pl',
  'Anna.Nowak+mall@poczta.com.pl',
  "o'brien@example.ie",
  'ż@żółw.pl',
  'иван@пример.рф',
  'a@xn--e1afmkfd.xn--p1ai',
  '1@2.io',
];
const BAD = [
  '',
  'anna',
  'anna@',
  '@poczta.pl',
  'anna@poczta',
  'anna@poczta.p',
  'anna@poczta.1',
  'anna@@poczta.pl',
  'anna poczta@x.pl',
  'anna@-poczta.pl',
  'anna@poczta..pl',
  'anna@poczta.pl\r\nBcc: all@x.pl',
  'anna@poczta.pl\u0000',
  'Anna <anna@poczta.pl>',
  'a@x.pl,b@x.pl',
  `${'a'.repeat(65)}@poczta.pl`,
  `a@${'b.'.repeat(130)}pl`,
];

describe('email addresses', () => {
  it.each(GOOD)('takes %j', (address) => expect(isEmail(address)).toBe(true));
  it.each(BAD)('refuses %j', (address) => expect(isEmail(address)).toBe(false));

  it('means the same as the pattern of an input, which browsers read with the v flag', () => {
    const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');
    for (const address of [...GOOD, ...BAD.filter((one) => one.length < 200)])
      expect([address, pattern.test(address)]).toEqual([address, isEmail(address)]);
  });

  it.each([`a@${'a-'.repeat(20_000)}`, `a@${'a.'.repeat(120)}`])(
    'is done with whatever it is given, before the time-out',
    (address) => {
      expect(isEmail(address)).toBe(false);
    },
  );
});

describe('newsletterSubscription', () => {
  const whole = {
    first_name: 'Anna',
    last_name: '',
    email: 'anna@poczta.pl',
    phone_number: null,
    type: 'newsletter',
    source: 'https://borealis.example/',
    ageConsent: true,
  };

  it('is what the specification lists', () => {
    expect(newsletterSubscription.parse(whole)).toEqual(whole);
  });

  it.each([
    { ageConsent: false },
    { phone_number: '+48 601 555 014' },
    { type: 'press' },
    { email: 'x' },
    { first_name: 'x'.repeat(81) },
  ])('refuses %j', (change) => {
    expect(newsletterSubscription.safeParse({ ...whole, ...change }).success).toBe(false);
  });
});
