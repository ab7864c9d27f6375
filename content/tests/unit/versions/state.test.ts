import { describe, expect, test } from 'vitest';
import { changedFields, fieldsChangedByForm, sentState } from '../../../src/versions/changes';
import { type Attributes, dataOf, goneOf, mapTexts, pointersOf, stateOf } from '../../../src/versions/state';

const localized = { i18n: { localized: true } };
const SCHEMAS: Record<string, Attributes> = {
  'api::offer.offer': {
    name: { type: 'string', pluginOptions: localized },
    startDate: { type: 'datetime' },
    media: { type: 'media' },
    tenant: { type: 'relation', relation: 'manyToOne', target: 'api::tenant.tenant' },
    tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
    menus: { type: 'relation', relation: 'oneToMany', target: 'api::menu.menu', mappedBy: 'offer' },
    rows: { type: 'component', component: 'a.row', repeatable: true },
    blocks: { type: 'dynamiczone', components: ['a.row'] },
    createdBy: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
    updatedAt: { type: 'datetime' },
  },
  'a.row': {
    day: { type: 'string' },
    entryTitle: { type: 'string' },
    picture: { type: 'media' },
    shop: { type: 'relation', relation: 'oneToOne', target: 'api::tenant.tenant' },
  },
};
const schemaOf = (uid: string) => SCHEMAS[uid] ?? {};
const offer = schemaOf('api::offer.offer');

const ROW = {
  id: 7,
  documentId: 'o1',
  updatedAt: '2026-11-01',
  createdBy: { id: 1 },
  name: 'Rabat',
  startDate: '2026-11-20T10:00:00.000Z',
  media: { id: 5, url: '/uploads/a.png' },
  tenant: { id: 3, documentId: 't1' },
  tags: [
    { id: 1, documentId: 'g1' },
    { id: 2, documentId: 'g2' },
  ],
  menus: [{ id: 9, documentId: 'm1' }],
  rows: [
    {
      id: 11,
      day: 'Monday',
      entryTitle: 'Poniedziałek',
      picture: { id: 6 },
      shop: { id: 3, documentId: 't1' },
    },
  ],
  blocks: [{ __component: 'a.row', id: 12, day: 'Friday', picture: null, shop: null }],
};

const STATE = {
  name: 'Rabat',
  startDate: '2026-11-20T10:00:00.000Z',
  media: 5,
  tenant: 't1',
  tags: ['g1', 'g2'],
  rows: [{ day: 'Monday', picture: 6, shop: 't1' }],
  blocks: [{ __component: 'a.row', day: 'Friday', picture: null, shop: null }],
};

describe('what a version holds', () => {
  test('the fields that an editor fills, with documentIds and ids of files, and nothing that programs keep', () => {
    expect(stateOf(schemaOf, offer, ROW)).toEqual(STATE);
  });

  test('is what the document service is handed to stand so again', () => {
    const alive = pointersOf(schemaOf, offer, [STATE]);
    expect(dataOf(schemaOf, offer, STATE, alive)).toEqual({
      name: 'Rabat',
      startDate: '2026-11-20T10:00:00.000Z',
      media: 5,
      tenant: { set: [{ documentId: 't1' }] },
      tags: { set: [{ documentId: 'g1' }, { documentId: 'g2' }] },
      rows: [{ day: 'Monday', picture: 6, shop: { set: [{ documentId: 't1' }] } }],
      blocks: [{ __component: 'a.row', day: 'Friday', picture: null, shop: { set: [] } }],
    });
  });

  test('leaves out files and entries that are gone, and counts them', () => {
    const pointers = pointersOf(schemaOf, offer, [STATE]);
    const alive = {
      files: new Set([6]),
      entries: new Map([['api::tag.tag', new Set(['g2'])]]),
    };
    const data = dataOf(schemaOf, offer, STATE, alive);
    expect(data.media).toBeNull();
    expect(data.tenant).toEqual({ set: [] });
    expect(data.tags).toEqual({ set: [{ documentId: 'g2' }] });
    expect(data.rows).toEqual([{ day: 'Monday', picture: 6, shop: { set: [] } }]);
    // One file of two, a shop and a tag.
    expect(goneOf(pointers, alive)).toEqual({ files: 1, entries: 2 });
  });
});

test('texts of a version are changed wherever they lie, and nothing else is', () => {
  const named = mapTexts(schemaOf, offer, { ...STATE, former: 'kept' }, (name, { type }, text) =>
    type === 'string' ? `${name}: ${text}` : text,
  );
  expect(named).toEqual({
    ...STATE,
    name: 'name: Rabat',
    rows: [{ day: 'day: Monday', picture: 6, shop: 't1' }],
    blocks: [{ __component: 'a.row', day: 'day: Friday', picture: null, shop: null }],
    former: 'kept',
  });
});

describe('what changed', () => {
  test('fields by their meaning: one instant in two spellings, and nothing in two, are the same', () => {
    expect(
      changedFields(
        offer,
        { ...STATE, media: null },
        { ...STATE, media: undefined, startDate: '2026-11-20T11:00:00+01:00' },
      ),
    ).toEqual([]);
    expect(changedFields(offer, STATE, { ...STATE, name: 'Gratis', tags: ['g2', 'g1'] })).toEqual([
      'name',
      'tags',
    ]);
  });

  /** A form that nobody has touched, as Strapi sends it. */
  const UNTOUCHED = {
    documentId: 'o1',
    name: 'Rabat',
    startDate: '2026-11-20T10:00:00.000Z',
    media: { id: 5, url: '/uploads/a.png' },
    tenant: { connect: [], disconnect: [] },
    tags: { connect: [], disconnect: [] },
    rows: [
      {
        id: 11,
        __temp_key__: 'a0',
        day: 'Monday',
        picture: { id: 6 },
        shop: { connect: [], disconnect: [] },
      },
    ],
    blocks: [{ id: 12, __component: 'a.row', __temp_key__: 'a0', day: 'Friday', picture: null }],
  };

  test('in a form: nothing in one that nobody has touched', () => {
    expect(fieldsChangedByForm(schemaOf, offer, STATE, UNTOUCHED)).toEqual([]);
  });

  test.each([
    ['name', { name: 'Gratis' }],
    ['media', { media: { id: 8 } }],
    ['media', { media: null }],
    ['tenant', { tenant: { connect: [{ documentId: 't2' }], disconnect: [] } }],
    ['rows', { rows: [] }],
    ['rows', { rows: [{ ...UNTOUCHED.rows[0], day: 'Tuesday' }] }],
    ['rows', { rows: [{ ...UNTOUCHED.rows[0], shop: { connect: [{ documentId: 't2' }] } }] }],
    ['blocks', { blocks: [...UNTOUCHED.blocks, ...UNTOUCHED.blocks] }],
  ])('in a form: %s', (field, typed) => {
    expect(fieldsChangedByForm(schemaOf, offer, STATE, { ...UNTOUCHED, ...typed })).toEqual([field]);
  });

  test('in a form, as a version would hold it', () => {
    const { tags, tenant, media } = offer;
    if (!tags || !tenant || !media) throw new Error('the schema lacks a field');
    const delta = { connect: [{ documentId: 'g3' }], disconnect: [{ documentId: 'g1' }] };
    expect(sentState(tags, ['g1', 'g2'], delta)).toEqual(['g2', 'g3']);
    expect(sentState(tenant, 't1', { connect: [{ documentId: 't2' }], disconnect: [] })).toBe('t2');
    expect(sentState(tenant, 't1', { connect: [], disconnect: [{ documentId: 't1' }] })).toBeNull();
    expect(sentState(media, 5, { id: 8 })).toEqual([8]);
  });
});
