import { describe, expect, test } from 'vitest';
import type { Attributes } from '../../../src/versions/state';
import { restoredFields, undoTarget, withShared } from '../../../src/versions/undo';

const LOCALIZED = { pluginOptions: { i18n: { localized: true } } };
const ATTRIBUTES: Attributes = {
  name: { type: 'string', ...LOCALIZED },
  endDate: { type: 'datetime' },
  media: { type: 'media' },
  tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
};
const schemaOf = () => ATTRIBUTES;

const NOW = { name: 'Rabat', endDate: '2026-11-20T10:00:00.000Z', media: 5, tags: ['g1'] };
const ALIVE = { files: new Set([5, 6]), entries: new Map([['api::tag.tag', new Set(['g1', 'g2'])]]) };

const target = (...states: object[]) =>
  undoTarget(
    schemaOf,
    ATTRIBUTES,
    NOW,
    states.map((state, at) => ({ number: states.length - at, state: { ...NOW, ...state } })),
    ALIVE,
  );

describe('undo goes to', () => {
  test('the version before the last change', () => {
    expect(target({}, { name: 'Stary' }, { name: 'Najstarszy' })).toEqual({ number: 2, fields: ['name'] });
  });

  test('the newest that differs, over a publish and a taking off that changed nothing', () => {
    expect(target({}, {}, {}, { media: 6 }, { name: 'Stary' })).toEqual({ number: 2, fields: ['media'] });
  });

  test('the newest that differs, where a change was taken back by hand', () => {
    expect(target({}, { name: 'Inny' }, {})).toEqual({ number: 2, fields: ['name'] });
  });

  test('a newest version that nobody has made the present one', () => {
    expect(target({ tags: ['g1', 'g2'] }, {})).toEqual({ number: 2, fields: ['tags'] });
  });

  test.each([
    ['no version at all', []],
    ['the only one', [{}]],
    ['one that says the same in another spelling', [{}, { endDate: '2026-11-20T11:00:00+01:00' }]],
    ['one that differs by what is deleted meanwhile', [{ tags: ['g1', 'gone'] }]],
  ])('nothing, for %s', (_case, states) => {
    expect(target(...(states as object[]))).toBeNull();
  });
});

test('a version from before a field was added leaves that field as it is', () => {
  const { media: _media, ...older } = NOW;
  expect(restoredFields(schemaOf, ATTRIBUTES, NOW, { ...older, name: 'Stary' }, ALIVE)).toEqual(['name']);
});

test('a version of another language says only what all share', () => {
  const other = { name: 'Sale', endDate: '2026-12-24T10:00:00.000Z', media: 6, tags: [] };
  expect(withShared(ATTRIBUTES, NOW, other)).toEqual({ ...other, name: 'Rabat' });
});
