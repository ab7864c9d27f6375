import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../../src/kit/entry-types';
import { sourceTexts } from '../../../src/languages/source-words';

const localized = { pluginOptions: { i18n: { localized: true } } };
const TYPE: { attributes: Record<string, Attribute> } = {
  attributes: {
    name: { type: 'string', ...localized },
    phone: { type: 'string' },
    lead: { type: 'text', ...localized },
    rows: { type: 'component', component: 'x.row', repeatable: true, ...localized },
  },
};
const read = (uid: string): Record<string, Attribute> =>
  uid === 'x.row' ? { label: { type: 'string' }, tone: { type: 'enumeration' } } : {};

const state = (name: string, labels: readonly string[], lead: string | null = null) => ({
  ...{ name, lead, phone: '1' },
  rows: labels.map((label) => ({ label, tone: 'loud' })),
});
type State = ReturnType<typeof state>;

/** Each text, with what came to it in brackets, behind a sign where it has changed. */
const texts = (now: State, was: State | null) =>
  sourceTexts(TYPE, now, was, read).map(({ text, words }) =>
    words ? `* ${words.map((one) => (one.kind === 'new' ? `[${one.text}]` : one.text)).join('')}` : text,
  );

describe('the texts of a source', () => {
  it('are those that are written and translated, in the order of the schema', () => {
    expect(texts(state('Rabat', ['Buty', '']), null)).toEqual(['Rabat', 'Buty']);
    expect(texts(state('Rabat', ['Buty'], 'Dwa\r\nwiersze'), null)).toEqual([
      'Rabat',
      'Dwa\nwiersze',
      'Buty',
    ]);
    const [, row] = sourceTexts(TYPE, state('Rabat', ['Buty']), null, read);
    expect(row).toEqual({
      text: 'Buty',
      place: [
        { field: 'rows', of: null, part: 0 },
        { field: 'label', of: 'x.row', part: null },
      ],
      words: null,
    });
  });

  it('have what came to them since marked', () => {
    const now = state('Rabat 30%', ['Buty i torby', 'Kurtki'], 'Od soboty');
    const was = state('Rabat 20%', ['Buty i torby'], null);
    expect(texts(now, was)).toEqual(['* Rabat [30%]', '* [Od soboty]', 'Buty i torby', '* [Kurtki]']);
  });

  it('have changed where words only went', () => {
    expect(texts(state('Rabat', []), state('Rabat 20%', []))).toEqual(['* Rabat']);
  });

  it('have not changed where a part has another place among its like; other fields are no like', () => {
    const was = state('Rabat', ['Buty', 'Torby']);
    expect(texts(state('Rabat', ['Kurtki', 'Buty', 'Torby']), was)).toEqual([
      'Rabat',
      '* [Kurtki]',
      'Buty',
      'Torby',
    ]);
    expect(texts(state('Buty', ['Buty', 'Torby']), was)).toEqual(['* [Buty]', 'Buty', 'Torby']);
  });
});
