import { describe, expect, it } from 'vitest';
import { readNewsletter, subscriptionOf } from './newsletter-entry.ts';

const read = (fields: Record<string, string>) => readNewsletter(new Map(Object.entries(fields)));
const good = {
  email: ' anna@poczta.pl ',
  ageConsent: 'on',
  first_name: 'Anna',
  source: 'https://b.example/oferty',
};

describe('readNewsletter', () => {
  it('takes what is right', () => {
    expect(read(good)).toEqual({
      values: {
        first_name: 'Anna',
        last_name: '',
        email: 'anna@poczta.pl',
        ageConsent: true,
        source: 'https://b.example/oferty',
      },
      errors: {},
    });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['anna@poczta', 'invalid'],
    ['anna@poczta.pl\r\nBcc: all@x.pl', 'invalid'],
    [`${'a'.repeat(260)}@x.pl`, 'tooLong'],
  ])('says of the address %j: %s', (email, error) => {
    expect(read({ ...good, email }).errors).toEqual({ email: error });
  });

  it('wants the age box ticked, and gives back what was typed', () => {
    const { values, errors } = read({ email: 'anna@', first_name: 'Zażółć <b>' });
    expect(errors).toEqual({ email: 'invalid', ageConsent: 'required' });
    expect(values).toMatchObject({ email: 'anna@', first_name: 'Zażółć <b>', ageConsent: false });
  });

  it('does not check names, only brings them to one line that can be stored', () => {
    const { values, errors } = read({ ...good, first_name: '1!\r\nX-Header: 1', last_name: 'ż'.repeat(500) });
    expect(errors).toEqual({});
    expect(values.first_name).toBe('1! X-Header: 1');
    expect(values.last_name).toHaveLength(80);
  });

  it.each(['javascript:alert(1)', 'https://x.pl/ <b>', 'data:text/html,x'])(
    'takes no source %j',
    (source) => {
      expect(read({ ...good, source }).values.source).toBe('');
    },
  );
});

describe('subscriptionOf', () => {
  it('is the specification’s payload, the phone number always null', () => {
    expect(subscriptionOf(read(good).values)).toEqual({
      first_name: 'Anna',
      last_name: '',
      email: 'anna@poczta.pl',
      phone_number: null,
      type: 'newsletter',
      source: 'https://b.example/oferty',
      ageConsent: true,
    });
  });
});
