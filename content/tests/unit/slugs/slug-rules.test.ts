import { expect, test } from 'vitest';
import { nameForSlug, type Slugged } from '../../../src/slugs/slug-rules';

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const followed = (given: Partial<Slugged>) =>
  nameForSlug({
    stored: null,
    sent: { name: undefined, slug: undefined },
    isPublished: false,
    modelName: 'offer',
    slugOf,
    ...given,
  });

test.each([
  ['a new entry without a slug', { sent: { name: 'Nowy Rabat', slug: undefined } }],
  ['what Strapi suggests before a name is typed', { sent: { name: 'Nowy Rabat', slug: 'offer' } }],
  ['such a suggestion that was taken', { sent: { name: 'Nowy Rabat', slug: 'offer-12' } }],
  [
    'a name that changes before publishing',
    { stored: { name: 'Stary', slug: 'stary' }, sent: { name: 'Nowy Rabat', slug: 'stary' } },
  ],
  [
    'one whose slug had a number, in a save that says nothing of slugs',
    { stored: { name: 'Stary', slug: 'stary-2' }, sent: { name: 'Nowy Rabat', slug: undefined } },
  ],
])('the slug follows the name: %s', (_case, given) => {
  expect(followed(given)).toBe('Nowy Rabat');
});

test.each([
  [
    'once published',
    { stored: { name: 'Stary', slug: 'stary' }, sent: { name: 'Nowy', slug: 'stary' }, isPublished: true },
  ],
  ['written by hand now', { stored: { name: 'Stary', slug: 'stary' }, sent: { name: 'Nowy', slug: 'moj' } }],
  ['written by hand before', { stored: { name: 'Stary', slug: 'moj' }, sent: { name: 'Nowy', slug: 'moj' } }],
  ['a new entry with one of its own', { sent: { name: 'Nowy', slug: 'moj' } }],
  [
    'the same name again',
    { stored: { name: 'Stary', slug: 'stary-2' }, sent: { name: 'Stary', slug: 'stary-2' } },
  ],
  ['no name at all', { sent: { name: '  ', slug: 'offer' } }],
])('the slug stays: %s', (_case, given) => {
  expect(followed(given)).toBeNull();
});
