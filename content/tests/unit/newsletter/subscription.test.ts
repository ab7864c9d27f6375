import { describe, expect, it } from 'vitest';
import { subscriptionOf } from '../../../src/newsletter/subscription';

const BODY = {
  first_name: ' Anna ',
  last_name: '',
  email: ' Anna@Poczta.PL ',
  phone_number: null,
  type: 'newsletter',
  source: 'https://borealis.example/',
  ageConsent: true,
};

describe('subscriptionOf', () => {
  it('takes the contract’s fields and nothing else, addresses in lower case', () => {
    expect(
      subscriptionOf({ ...BODY, id: 1, documentId: 'x', consentAt: '1999-01-01', language: 'xx' }),
    ).toEqual({
      first_name: 'Anna',
      last_name: null,
      email: 'anna@poczta.pl',
      phone_number: null,
      type: 'newsletter',
      source: 'https://borealis.example/',
      ageConsent: true,
    });
  });

  it.each([
    [{ email: 'anna@poczta' }, /^email/],
    [{ email: 'a@x.pl\r\nBcc: b@x.pl' }, /^email/],
    [{ email: ['a@x.pl'] }, /^email/],
    [{ email: undefined }, /^email/],
    [{ ageConsent: 'true' }, /^ageConsent/],
    [{ type: undefined }, /^type/],
    [{ phone_number: '123' }, /^phone_number/],
    [{ first_name: 'x'.repeat(81) }, /^first_name/],
    [{ first_name: { $ne: 1 } }, /^first_name/],
    [{ last_name: 'a\u0000b' }, /^last_name/],
    [{ source: 'x'.repeat(501) }, /^source/],
  ])('refuses %j without repeating the value', (change, message) => {
    expect(() => subscriptionOf({ ...BODY, ...change })).toThrow(message);
    expect(() => subscriptionOf({ ...BODY, ...change })).not.toThrow(/poczta|Bcc|xxx/);
  });

  it.each([null, 'text', [], 1])('refuses %j as a body', (body) => {
    expect(() => subscriptionOf(body)).toThrow(/JSON object/);
  });
});
