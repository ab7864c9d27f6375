import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { bookingOf, bookingRules } from '../stylists/booking-rules.ts';
import { cleaned, type FormRules, issueText, readForm, summaryText } from './form-rules.ts';
import { issueWords } from './form-words.ts';

const t = translator('en');
const RULES: FormRules = {
  name: { kind: 'name', label: 'Name', needed: true },
  email: { kind: 'email', label: 'Email', needed: true },
  phone: { kind: 'phone', label: 'Phone' },
  note: { kind: 'text', label: 'Note', most: 10 },
  colour: { kind: 'choice', label: 'Colour', of: ['red', 'blue'], needed: true },
  sizes: { kind: 'choices', label: 'Sizes', of: ['s', 'm', 'l'] },
  from: { kind: 'day', label: 'From', least: '2026-11-21' },
  to: { kind: 'day', label: 'To', after: 'from' },
  first: { kind: 'moment', label: 'First' },
  second: { kind: 'moment', label: 'Second', unlike: 'first' },
  terms: { kind: 'check', label: 'Terms', needed: true },
};
const GOOD: Record<string, string[]> = {
  name: ['Anna Nowak'],
  email: ['anna@poczta.pl'],
  colour: ['red'],
  terms: ['on'],
};
const read = (given: Record<string, string[]>) => readForm(RULES, (name) => given[name] ?? []);

describe('readForm', () => {
  it('takes a whole form and drops what is no field of it', () => {
    const { values, issues } = read({ ...GOOD, evil: ['x'], sizes: ['s', 's', 'xxl', 'l'] });
    expect(issues).toEqual({});
    expect(values).toMatchObject({ name: ['Anna Nowak'], sizes: ['s', 'l'] });
    expect(Object.keys(values)).toEqual(Object.keys(RULES));
  });

  it('names what is missing in the words of its kind', () => {
    expect(read({}).issues).toEqual({
      name: 'required',
      email: 'required',
      colour: 'answer',
      terms: 'consent',
    });
  });

  it.each<[string, string[], string]>([
    ['name', ['A'], 'tooShort'],
    ['name', ['4nna'], 'name'],
    ['name', ['a'.repeat(81)], 'tooLong'],
    ['email', ['anna@'], 'email'],
    ['email', ['anna@poczta.pl\r\nBcc: all@b.pl'], 'email'],
    ['phone', ['601 555 014'], 'phone'],
    ['note', ['x'.repeat(11)], 'tooLong'],
    ['colour', ['green'], 'answer'],
    ['from', ['2026-11-20'], 'day'],
    ['from', ['2026-02-30'], 'day'],
    ['first', ['2026-12-05'], 'day'],
    ['first', ['2026-12-05T25:00'], 'day'],
  ])('finds %s of %j %s', (name, value, issue) => {
    expect(read({ ...GOOD, [name]: value }).issues).toEqual({ [name]: issue });
  });

  it('compares fields with one another', () => {
    expect(read({ ...GOOD, from: ['2026-12-05'], to: ['2026-12-04'] }).issues).toEqual({ to: 'span' });
    expect(read({ ...GOOD, from: ['2026-12-05'], to: ['2026-12-05'] }).issues).toEqual({});
    const same = ['2026-12-05T11:00'];
    expect(read({ ...GOOD, first: same, second: same }).issues).toEqual({ second: 'unlike' });
  });

  it('counts letters, not their parts, and takes line breaks of browsers as one', () => {
    expect(read({ ...GOOD, note: ['👍'.repeat(10)] }).issues).toEqual({});
    expect(read({ ...GOOD, note: ['a\r\nb'] }).values.note).toEqual(['a\nb']);
  });

  it('gives options back as they were offered', () => {
    const rules: FormRules = { q: { kind: 'choice', label: 'Q', of: [' Yes  sir '], needed: true } };
    expect(readForm(rules, () => ['Yes  sir']).values).toEqual({ q: [' Yes  sir '] });
  });
});

describe('cleaned', () => {
  it.each([
    ['line', 'a\u0000b\u2028c', 'a b c'],
    ['text', 'a\u0000b\tc', 'ab\tc'],
    ['name', '  Zoe\u0301 ', 'Zoé'],
  ] as const)('%s: %j is %j', (kind, raw, clean) => expect(cleaned(kind, raw)).toBe(clean));

  it('keeps a bound on what comes back', () => expect(cleaned('text', 'x'.repeat(1e6))).toHaveLength(10_000));
});

describe('texts of issues', () => {
  const words = issueWords(t);
  const rule = { kind: 'line' as const, label: 'A $& b', most: 7 };

  it('hold the field and its limit, whatever stands in them', () => {
    expect(issueText('tooLong', rule, words)).toBe('A $& b is too long. Max characters: 7');
  });

  it('name the field once where they stand alone', () => {
    expect(summaryText('required', rule, words)).toBe('A $& b is required');
    expect(summaryText('email', rule, words)).toBe('A $& b: Invalid Email');
    expect(summaryText('email', { ...rule, label: 'Whose is it?' }, words)).toBe(
      'Whose is it: Invalid Email',
    );
  });
});

describe('a booking', () => {
  const given: Record<string, string[]> = {
    first_name: ['Anna'],
    last_name: ['Nowak'],
    email: ['anna@poczta.pl'],
    phone: ['+48 601 555 014'],
    stylist: ['any'],
    first: ['2026-12-05T11:00'],
    shoppingFor: ['work', 'gift'],
    timeAvailable: ['2'],
    worked: ['no'],
    account: ['yes'],
    ageConsent: ['on'],
    termsConsent: ['on'],
    dataConsent: ['on'],
  };

  it('becomes the body of its call', () => {
    const { values, issues } = readForm(bookingRules(t, 'en'), (name) => given[name] ?? []);
    expect(issues).toEqual({});
    expect(bookingOf(values, '/x')).toEqual({
      stylist: null,
      first_name: 'Anna',
      last_name: 'Nowak',
      email: 'anna@poczta.pl',
      phone: '+48 601 555 014',
      date: '2026-12-05',
      hour: '11:00',
      alternateDate: null,
      alternateHour: null,
      shoppingFor: ['work', 'gift'],
      occasion: null,
      timeAvailable: '2',
      notes: null,
      workedWithStylist: false,
      hasAppAccount: true,
      termsConsent: true,
      ageConsent: true,
      dataConsent: true,
      marketingConsent: false,
      source: '/x',
    });
  });

  it('needs notes in some languages only, and every consent but the one for marketing', () => {
    const issuesIn = (locale: 'en' | 'ro-RO', less: string[]) =>
      readForm(bookingRules(t, locale), (name) => (less.includes(name) ? [] : (given[name] ?? []))).issues;
    expect(issuesIn('ro-RO', [])).toEqual({ notes: 'required' });
    expect(issuesIn('en', ['ageConsent', 'termsConsent', 'dataConsent', 'worked'])).toEqual({
      worked: 'answer',
      ageConsent: 'consent',
      termsConsent: 'consent',
      dataConsent: 'consent',
    });
  });
});
