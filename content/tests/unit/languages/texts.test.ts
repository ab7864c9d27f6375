import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../../src/kit/entry-types';
import { markOf } from '../../../src/languages/matrix';
import { copied, hasPlace, patched } from '../../../src/languages/patch';
import { type Part, placedTexts, textsOf, versionOf } from '../../../src/languages/texts';

type Attributes = Record<string, Attribute>;
const localized = { pluginOptions: { i18n: { localized: true } } };
const ATTRIBUTES: Attributes = {
  name: { type: 'string', ...localized },
  slug: { type: 'uid', ...localized },
  phone: { type: 'string' },
  until: { type: 'date', ...localized },
  bar: { type: 'component', component: 'x.bar', ...localized },
  questions: { type: 'component', component: 'x.question', repeatable: true, ...localized },
  blocks: { type: 'dynamiczone', components: ['x.bar'], ...localized },
};
const PARTS: Record<string, Attributes> = {
  'x.bar': { text: { type: 'text' }, picture: { type: 'media' }, tone: { type: 'enumeration' } },
  'x.question': {
    label: { type: 'string' },
    answers: { type: 'component', component: 'x.answer', repeatable: true },
  },
  'x.answer': { text: { type: 'string' } },
};
const read = (uid: string) => PARTS[uid] ?? {};
const values = {
  id: 1,
  documentId: 'd',
  name: 'Survey',
  slug: 'survey',
  phone: '1',
  until: '2026-12-24',
  bar: { id: 4, text: 'Bar', picture: { id: 9 }, tone: 'loud' },
  questions: [
    {
      id: 5,
      label: 'One',
      answers: [
        { id: 7, text: 'Yes' },
        { id: 8, text: 'No' },
      ],
    },
    { id: 6, label: '', answers: [] },
  ],
  blocks: [{ id: 3, __component: 'x.bar', text: 'Block', picture: null, tone: null }],
};
const texts = (row: object) => textsOf({ attributes: ATTRIBUTES }, row as never, read);

describe('texts of an entry', () => {
  it('are those that editors write: a title that programs make is none, of the entry or of a part', () => {
    const titled = {
      attributes: { ...ATTRIBUTES, entryTitle: { type: 'string', ...localized } },
    };
    const parts = (uid: string) => ({ ...read(uid), entryTitle: { type: 'string' } });
    const row = { ...values, entryTitle: 'Made', bar: { ...values.bar, entryTitle: 'Made' } };
    expect(textsOf(titled, row as never, parts)).toEqual(texts(values));
  });

  it('are what its language has for itself, each with its place', () => {
    expect(texts(values).map(({ path, text }) => `${path}=${text}`)).toEqual([
      'name=Survey',
      'bar.0.text=Bar',
      'questions.0.label=One',
      'questions.0.answers.0.text=Yes',
      'questions.0.answers.1.text=No',
      'blocks.0.text=Block',
    ]);
  });

  it('are led to by the fields of the form, one of several parts by its number', () => {
    const places = placedTexts({ attributes: ATTRIBUTES }, values as never, read).map(({ place }) =>
      place.map(({ field, of, part }) => `${of ?? ''}/${field}${part === null ? '' : ` ${part}`}`).join(' '),
    );
    expect(places).toEqual([
      '/name',
      '/bar x.bar/text',
      '/questions 0 x.question/label',
      '/questions 0 x.question/answers 0 x.answer/text',
      '/questions 0 x.question/answers 1 x.answer/text',
      '/blocks 0 x.bar/text',
    ]);
  });

  it('make a version that changes with a text or its place, and with nothing else', () => {
    const version = versionOf(texts(values));
    expect(versionOf(texts({ ...values, id: 2, slug: 'other', phone: '2' }))).toBe(version);
    expect(versionOf(texts({ ...values, name: 'Survey.' }))).not.toBe(version);
    expect(versionOf(texts({ ...values, questions: [...values.questions].reverse() }))).not.toBe(version);
  });

  it('are written back by the ids of their parts, and whatever is not named stays', () => {
    const change = new Map([
      ['name', 'Ankieta'],
      ['bar.0.text', 'Pasek'],
      ['questions.0.answers.1.text', 'Nie'],
    ]);
    expect(patched(ATTRIBUTES, values as unknown as Part, change, read)).toEqual({
      name: 'Ankieta',
      bar: { id: 4, text: 'Pasek' },
      questions: [{ id: 5, answers: [{ id: 7 }, { id: 8, text: 'Nie' }] }, { id: 6 }],
    });
    const blocks = patched(ATTRIBUTES, values as unknown as Part, new Map([['blocks.0.text', 'Blok']]), read);
    expect(blocks).toEqual({ blocks: [{ id: 3, __component: 'x.bar', text: 'Blok' }] });
  });

  it('have a place only where the entry has the part', () => {
    const has = (path: string) => hasPlace(ATTRIBUTES, values as unknown as Part, path, read);
    expect(['name', 'questions.1.label', 'questions.0.answers.1.text', 'blocks.0.text'].map(has)).toEqual(
      Array(4).fill(true),
    );
    expect(['other', 'questions.2.label', 'questions.1.answers.0.text', 'blocks.1.text'].map(has)).toEqual(
      Array(4).fill(false),
    );
  });

  it('are copied for a new language with their pictures, without ids', () => {
    expect(copied(ATTRIBUTES, values as unknown as Part, read)).toEqual({
      until: '2026-12-24',
      bar: { text: 'Bar', picture: 9, tone: 'loud' },
      questions: [
        { label: 'One', answers: [{ text: 'Yes' }, { text: 'No' }] },
        { label: '', answers: [] },
      ],
      blocks: [{ __component: 'x.bar', text: 'Block' }],
    });
  });
});

it('a language is missing, stale, a draft only or fine', () => {
  expect(markOf(undefined, 'a', 'a')).toBe('missing');
  expect(markOf('live', 'a', 'b')).toBe('stale');
  expect(markOf('live', 'a', 'a')).toBe('fine');
  expect(markOf('live', undefined, undefined)).toBe('fine');
  expect(markOf('draft', 'a', 'a')).toBe('draft');
  expect(markOf('draft', undefined, undefined)).toBe('draft');
  // It is translated anew before it is published.
  expect(markOf('draft', 'a', 'b')).toBe('stale');
});
