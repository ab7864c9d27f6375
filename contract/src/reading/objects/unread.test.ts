import { expect, it } from 'vitest';
import { z } from 'zod';
import { objectPlanOf } from '../../../tests/object-plan.ts';
import { list, model, text } from '../../wire.ts';
import type { Fields } from '../coercions.ts';
import type { ObjectPlan } from '../plan.ts';
import { foreignNames } from './other-names.ts';
import { unreadNames } from './unread.ts';

const OFFER = objectPlanOf(z.object({ name: text, images: list(z.string()) }));
const SHOP = objectPlanOf(z.object({ name: text }));

/** Names noted of the objects of a payload, in their order. */
function unreadIn(...objects: readonly (readonly [ObjectPlan, Fields])[]): string[] {
  const { unread, note } = unreadNames();
  for (const [plan, fields] of objects) note(plan, fields, foreignNames(plan, fields));
  return unread.map(({ key }) => key);
}

it('notes lists and objects under a name that no field has, with the object around them', () => {
  const fields = { name: 'A', galerie: [{ url: '/a.jpg' }], extra: { x: 1 } };
  const { unread, note } = unreadNames();
  note(OFFER, fields, foreignNames(OFFER, fields));
  expect(unread).toEqual([
    { holder: fields, key: 'galerie' },
    { holder: fields, key: 'extra' },
  ]);
  expect(unread[0]?.holder).toBe(fields);
});

it('notes no words or numbers, nothing empty and no other name of a field', () => {
  const fields = {
    title: { pl: 'A' },
    gallery: [1],
    notes: 'x',
    count: 3,
    none: [],
    nothing: null,
    hull: {},
  };
  expect(unreadIn([OFFER, fields])).toEqual([]);
});

it.each([
  '_links',
  '$schema',
  '@type',
  'createdBy',
  'updated_by',
  'publishedBy',
  'meta',
  'links',
  'relationships',
  'localizations',
  'locales',
  'cta',
  'button',
])('leaves %s to the system that sent it, and to what reads buttons', (name) => {
  expect(unreadIn([OFFER, { [name]: { x: 1 } }])).toEqual([]);
});

it('takes a name that only begins or ends like a system’s for what it is', () => {
  expect(unreadIn([OFFER, { metadata: { x: 1 }, hyperlinks: [1], standby: { x: 1 } }])).toEqual([
    'metadata',
    'hyperlinks',
    'standby',
  ]);
});

it('notes a name once for each kind of object, and for each payload anew', () => {
  const [one, other] = [{ galerie: [1] }, { galerie: [2], plakate: [3] }];
  expect(unreadIn([OFFER, one], [OFFER, other], [SHOP, { galerie: [4] }])).toEqual([
    'galerie',
    'plakate',
    'galerie',
  ]);
  expect(unreadIn([OFFER, other])).toEqual(['galerie', 'plakate']);
});

it('looks at a hundred names of a kind, however many objects bring them', () => {
  const named = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${from + at}`, [1]]));
  expect(unreadIn([OFFER, named(0, 60)], [OFFER, named(60, 60)])).toHaveLength(100);
  expect(unreadIn([OFFER, named(0, 120)], [SHOP, named(0, 1)])).toHaveLength(101);
});

it.each([
  ['shape', { shape: () => ({}) }],
  ['complete', { complete: () => ({}) }],
  ['entries', { entries: (value: never) => value }],
] as const)('knows nothing of an object with a form of its own: %s', (name, reading) => {
  const plan = objectPlanOf(model(`Unread${name}`, z.object({ name: text }), reading));
  expect(unreadIn([plan, { galerie: [1] }])).toEqual([]);
});

it('notes values that cannot be read, as many as are looked at', () => {
  const { unread, noteValues } = unreadNames();
  const fields = { sichtbar: 'perhaps' };
  for (let entry = 0; entry < 150; entry++) noteValues(fields, ['sichtbar']);
  expect(unread).toHaveLength(100);
  expect(unread[0]).toEqual({ holder: fields, key: 'sichtbar', isValue: true });
});
