import { bookingFields, enquiryFields, freshEmail, freshKey } from '../forms/submission-forms.ts';
import { SLUGS } from './centre.ts';

interface FilledIn {
  name: string;
  path: string;
  fields: Record<string, string | readonly string[]>;
  /** Status and where it leads, of one that says on a page of its own that it was done. */
  answer: RegExp;
}

const TOKEN = 'letter-1.c2lnbmVk';
const MEETING = 'meeting-1.c2lnbmVkLWZvci10aGUtdmlzaXRvcg';

/** Every form of the site, filled in as its visitors do. */
export function everyForm(): FilledIn[] {
  const person = { first_name: 'Ewa', last_name: 'Lis', dataConsent: 'yes', companyName: 'Lis i Syn' };
  const plain: [name: string, path: string, fields: FilledIn['fields']][] = [
    ['newsletter', '/newsletter', { email: freshEmail(), ageConsent: 'on', source: '/' }],
    ['booking', '/hair-stylist', { ...bookingFields(freshEmail()), key: freshKey() }],
    ['enquiry', '/adv-media-sale', { ...enquiryFields(freshEmail()), key: freshKey() }],
    ['lunch card', '/lunch-card', { ...person, page: SLUGS.slug, email: freshEmail(), key: freshKey() }],
    [
      'lead',
      '/landing-page/crm',
      {
        page: SLUGS.slug,
        name: 'Ewa Lis',
        email: freshEmail(),
        details: 'Proszę o kontakt.',
        dataConsent: 'yes',
        key: freshKey(),
      },
    ],
    [
      'survey',
      '/survey-report',
      {
        page: SLUGS.slug,
        asked: JSON.stringify([['Skąd?', 'single', true, ['A', 'B']]]),
        q0: 'A',
        key: freshKey(),
      },
    ],
    [
      'message',
      '/contact-message',
      {
        topic: 'lost',
        name: 'Ewa Lis',
        email: freshEmail(),
        details: 'Zgubiłam szalik.',
        dataConsent: 'yes',
        key: freshKey(),
      },
    ],
    ['vote', '/coupon-vote', { coupon: '1' }],
    ['coupon’s picture', '/coupon-download', { coupon: '1' }],
  ];
  return [
    ...plain.map(([name, path, fields]) => ({ name, path, fields, answer: /^200 $/ })),
    {
      name: 'code',
      path: '/coupon-show',
      fields: { coupon: '1' },
      answer: /^303 \/coupon-show\?(?!.*note=)/,
    },
    {
      name: 'confirmed',
      path: '/newsletter/confirm',
      fields: { token: TOKEN },
      answer: /^303 .*outcome=done/,
    },
    { name: 'left', path: '/newsletter/leave', fields: { token: TOKEN }, answer: /^303 .*outcome=done/ },
    {
      name: 'language',
      path: '/newsletter/language',
      fields: { token: TOKEN, language: 'en' },
      answer: /^303 .*outcome=changed/,
    },
    {
      name: 'meeting',
      path: '/stylist-meeting',
      fields: { meeting: MEETING, action: 'cancel' },
      answer: /^303 .*note=cancelled/,
    },
  ];
}
