import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameForSlug, type Slugged } from '../../../src/slugs/slug-rules';

const followed = (given: Partial<Slugged>) =>
  nameForSlug({
    stored: null,
    sent: { name: undefined, slug: undefined },
    isPublished: false,
    modelName: 'offer',
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

const NAMES = [
  ['pl-PL', 'Żółta łódź na weekend'],
  ['en', 'Opening Day at McDonald’s'],
  ['en', "McDonald's"],
  ['en', 'iPhone'],
  ['bg-BG', 'Обувки и чанти'],
  ['cs-CZ', 'Zimní slevy – až 50 %'],
  ['hr-HR', 'Đačke torbe & šeširi'],
  ['hu-HU', 'Bőr & cipő'],
  ['hu-HU', 'öltöny'],
  ['lt-LT', 'Žieminė nuolaida švarkams'],
  ['ro-RO', 'Reduceri de iarnă și toamnă'],
  ['sk-SK', 'Zľava na šaty'],
  ['ru', 'Скидки до 30 %'],
  ['sr', 'Ципеле и хаљине'],
] as const;

interface UidService {
  generateUIDField(asked: { contentTypeUID: string; field: string; data: { name: string } }): Promise<string>;
}

/** Strapi's own service, on a content system without entries. */
function uidService(): UidService {
  // By its path: the package hands out nothing but the whole plugin.
  const path = 'node_modules/@strapi/content-manager/dist/server/services/uid.js';
  const make = createRequire(import.meta.url)(join(import.meta.dirname, '../../..', path)) as (of: {
    strapi: unknown;
  }) => UidService;
  return make({
    strapi: {
      contentTypes: { 'api::offer.offer': { attributes: { slug: { type: 'uid', targetField: 'name' } } } },
      documents: () => ({ findMany: async () => [] }),
    },
  });
}

test.each(NAMES)('the slug that Strapi made follows a changed name: %s, %s', async (_language, name) => {
  const slug = await uidService().generateUIDField({
    contentTypeUID: 'api::offer.offer',
    field: 'slug',
    data: { name },
  });
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const made of [slug, `${slug}-3`])
    expect(followed({ stored: { name, slug: made }, sent: { name: 'Nowy', slug: made } })).toBe('Nowy');
});

test('a field with a way of its own to make slugs', () => {
  const renamed = {
    stored: { name: 'Wielka Okazja', slug: 'wielka_okazja' },
    sent: { name: 'Nowy', slug: 'wielka_okazja' },
  };
  expect(followed({ ...renamed, options: { separator: '_' } })).toBe('Nowy');
  expect(followed(renamed)).toBeNull();
});
