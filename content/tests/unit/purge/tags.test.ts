import { isTaggedEntity, type TaggedEntity, touchedBy } from '@mall/contract';
import { TOUCHED_BY } from '@mall/contract/tags.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const NAMES = Object.keys(TOUCHED_BY).filter(isTaggedEntity);
const PUBLISHED = new Date('2026-03-02T08:00:00Z');
const LOCALES = ['pl-PL', 'en-GB'];

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let tagsOf: typeof import('../../../src/purge/tags')['tagsOf'];
let ownType: typeof import('../../../src/purge/tags')['ownType'];

beforeAll(async () => {
  database = await openDatabase(NAMES, { related: NAMES });
  ({ table } = await import('../../../src/kit/table'));
  ({ ownType, tagsOf } = await import('../../../src/purge/tags'));
});

afterAll(() => database.close());

interface Document {
  name: TaggedEntity;
  documentId: string;
  /** The field that holds the slug, if the type has one. */
  slug?: string;
  /** Fields of all its rows. */
  fields?: Record<string, unknown>;
}

/** What Strapi keeps of a document in two languages, both published, one of them with a draft of another slug. */
async function put({ name, documentId, slug, fields = {} }: Document) {
  const row = (locale: string, word: string, publishedAt: Date | null) =>
    table(name).create({
      data: {
        documentId,
        locale,
        publishedAt,
        ...(slug ? { [slug]: `${documentId}-${word}` } : {}),
        ...fields,
      },
    });
  const published = [];
  // The types that have no drafts are the ones that Strapi may leave without the date.
  const at = name === 'menu-category' ? null : PUBLISHED;
  for (const locale of LOCALES) published.push(await row(locale, locale, at));
  if (at) await row('pl-PL', 'draft', null);
  return published;
}

const tenant = (documentId: string, fields?: Record<string, unknown>) =>
  put({ name: 'tenant', documentId, slug: 'slug', fields });

const tags = (prefix: string, documentId: string) =>
  LOCALES.map((locale) => `${prefix}:${documentId}-${locale}`);

describe('tagsOf', () => {
  it.each(NAMES)('of %s names its lists, what is published of it, and its tenants', async (name) => {
    const { lists, entry, tenant: field, ofTenants } = touchedBy(name);
    const [mine, another] = [`${name}-mine`, `${name}-another`];
    const [shop, nobody] = [await tenant(`shop-${name}`), await tenant(`nobody-${name}`)];
    const shopOf = (rows: typeof shop) => (field ? { [field]: rows[0]?.id } : {});
    const [row] = await put({ name, documentId: mine, slug: entry?.slug, fields: shopOf(shop) });
    const [other] = await put({ name, documentId: another, slug: entry?.slug, fields: shopOf(nobody) });
    if (ofTenants) {
      await tenant(`in-${name}`, { [ofTenants]: row?.id });
      await tenant(`out-${name}`, { [ofTenants]: other?.id });
    }
    const expected = [
      ...lists,
      ...(entry ? tags(entry.tag, mine) : []),
      ...(field ? [`tenant:shop-${name}-${LOCALES[0]}`] : []),
      ...(ofTenants ? tags('tenant', `in-${name}`) : []),
    ];
    expect([...new Set(await tagsOf(name, mine))].sort()).toEqual([...new Set(expected)].sort());
  });

  it.each(NAMES)('of %s names its lists alone where there is no document yet', async (name) => {
    expect(await tagsOf(name, undefined)).toEqual([...touchedBy(name).lists]);
    expect(await tagsOf(name, 'nothing')).toEqual([...touchedBy(name).lists]);
  });

  it('leaves out what has no page: a slug that is missing or cannot stand in a tag, a shop that is none', async () => {
    const offer = { documentId: 'bare', publishedAt: PUBLISHED };
    await table('offer').create({ data: { ...offer, locale: 'pl-PL', slug: null } });
    await table('offer').create({ data: { ...offer, locale: 'en-GB', slug: 'two words' } });
    await table('offer').create({ data: { ...offer, locale: 'de-DE', slug: 'mantel' } });
    expect(await tagsOf('offer', 'bare')).toEqual(['offers', 'offer:mantel']);
  });
});

describe('ownType', () => {
  it.each(NAMES)('knows %s by the uid of its type', (name) => {
    expect(ownType(`api::${name}.${name}`)).toBe(name);
  });

  it.each([
    ['a type that visitors see nothing of', 'api::submission.submission'],
    ['a type of a plugin', 'plugin::upload.file'],
    ['one of a plugin that is called like ours', 'plugin::offer.offer'],
    ['a component', 'default.link'],
    ['a uid that ours stands within', 'plugin::x-api::offer.offer'],
    ['what every object has', 'api::constructor.constructor'],
    ['nothing', ''],
  ])('knows no %s', (_, uid) => {
    expect(ownType(uid)).toBeUndefined();
  });
});
