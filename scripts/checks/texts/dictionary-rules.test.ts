import { describe, expect, it } from 'vitest';
import { QUERY_NAMES, SEGMENTS } from '../../../website/src/i18n/address-segments.ts';
import { LOCALES, type Locale } from '../../../website/src/i18n/locales.ts';
import {
  type Dictionary,
  type MessageTree,
  NAMESPACES,
} from '../../../website/src/i18n/messages/namespaces.ts';
import {
  addressMistakes,
  baseKeys,
  dictionaryMistakes,
  stepMistakes,
  unusedKeys,
} from './dictionary-rules.ts';

function dictionary(common: MessageTree): Dictionary {
  const empty = Object.fromEntries(NAMESPACES.map((namespace) => [namespace, {}])) as Record<
    string,
    MessageTree
  >;
  return { ...(empty as Dictionary), common };
}

/** Every language says `text`, except the ones given. */
function catalogue(text: MessageTree, own: Partial<Record<Locale, MessageTree>>): Record<Locale, Dictionary> {
  const entries = LOCALES.map((locale) => [locale, dictionary(own[locale] ?? text)]);
  return Object.fromEntries(entries) as Record<Locale, Dictionary>;
}

describe('dictionaryMistakes', () => {
  it('names a missing, a left-over and an empty key', () => {
    const found = dictionaryMistakes(catalogue({ a: 'A', b: { c: 'C' } }, { ru: { a: ' ', x: 'X' } }));
    expect(found).toEqual([
      'ru common:a: empty',
      'ru common:a: white space at an end',
      'ru common:b.c: missing',
      'ru common:x: left over',
    ]);
  });

  it('names a placeholder that is missing or unknown, and Cyrillic in Serbian', () => {
    const found = dictionaryMistakes(
      catalogue({ a: '{{x}}' }, { hr: { a: '{{y}}' }, sr: { a: '{{x}} да' } }),
    );
    expect(found).toEqual([
      'hr common:a: {{x}} is missing',
      'hr common:a: {{y}} is unknown',
      'sr common:a: Cyrillic',
    ]);
  });

  it('wants the plural forms of each language and no others', () => {
    const two = { n_one: 'one shop', n_other: '{{count}} shops' };
    const three = { n_one: '{{count}}', n_few: '{{count}}', n_other: '{{count}}' };
    const four = { ...three, n_many: '{{count}}' };
    const right = { 'pl-PL': four, 'cs-CZ': four, 'sk-SK': four, ru: four, 'lt-LT': four };
    const also = { ...right, 'hr-HR': three, hr: three, sr: three, 'ro-RO': three };
    expect(dictionaryMistakes(catalogue(two, also))).toEqual([]);
    expect(dictionaryMistakes(catalogue(two, { ...also, 'pl-PL': three, 'hu-HU': three }))).toEqual([
      'pl-PL common:n: plural form "many" is missing',
      'hu-HU common:n: plural form "few" does not exist in this language',
    ]);
    expect(dictionaryMistakes(catalogue(two, { ...also, 'lt-LT': { ...four, n_one: 'viena' } }))).toEqual([
      'lt-LT common:n_one: {{count}} is missing',
    ]);
  });
});

describe('stepMistakes', () => {
  /** All steps by shops say `text`. */
  const steps = (text: string): Dictionary => ({
    ...dictionary({}),
    map: { steps: { back: { shop: text }, at: { shop: text }, outTowards: text, towards: text } },
  });
  const right: Partial<Record<Locale, string>> = {
    'pl-PL': 'Stań plecami do lokalu {{name}}',
    'cs-CZ': 'Postavte se zády k provozovně {{name}}',
    'sk-SK': 'Pri prevádzke {{name}}',
    'hr-HR': 'Kod lokala {{name}}',
    hr: 'Krenite prema lokalu {{name}} i hodajte {{distance}}',
    sr: 'Stanite leđima prema lokalu {{name}}',
    'lt-LT': 'Pasukite patalpos {{name}} link',
    ru: 'У помещения {{name}}',
  };
  /** Languages without a sentence of their own decline no names. */
  const spoken = (sentences: Partial<Record<Locale, string>>) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, steps(sentences[locale] ?? 'Towards {{name}}')]),
    ) as Record<Locale, Dictionary>;

  it('wants a noun before the name of a shop, where names would be inflected', () => {
    expect(stepMistakes(spoken(right))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['pl-PL', 'Idź {{distance}} w stronę {{name}}'],
    ['cs-CZ', 'Postavte se zády k {{name}}'],
    ['sk-SK', 'Postavte sa chrbtom k {{name}}'],
    ['hr-HR', 'Stanite leđima prema {{name}}'],
    ['hr', 'Kod {{name}}'],
    ['sr', 'Krenite ka {{name}}'],
    ['lt-LT', 'Pasukite {{name}} link, prie patalpos'],
    ['ru', 'Встаньте спиной к {{name}}'],
  ])('names steps in %s without one: %s', (locale, text) => {
    const problem = 'no word for a shop before {{name}}';
    expect(stepMistakes(spoken({ ...right, [locale]: text }))).toEqual([
      `${locale} map:steps.back.shop: ${problem}`,
      `${locale} map:steps.at.shop: ${problem}`,
      `${locale} map:steps.outTowards: ${problem}`,
      `${locale} map:steps.towards: ${problem}`,
    ]);
  });
});

describe('unusedKeys', () => {
  it('counts literals and beginnings of templates as uses', () => {
    const keys = baseKeys(dictionary({ a: 'A', n_one: '1', n_other: '2', floor: { x: 'X' }, old: 'O' }));
    const sources = ['t(\'common:a\') + t("common:n", { count })', `t(\`common:floor.\${x}\`)`];
    expect(unusedKeys(keys, sources)).toEqual(['common:old: not used anywhere']);
  });
});

describe('addressMistakes', () => {
  it('finds none in the table that ships', () => {
    expect(addressMistakes()).toEqual([]);
  });

  it('names a doubled, a missing, an ill-formed and a taken segment', () => {
    const ru = {
      ...SEGMENTS.ru,
      offers: SEGMENTS.ru.events,
      jobs: '',
      terms: 'Условия',
      press: 'purge',
      map: 'en',
    };
    const found = addressMistakes({ ...SEGMENTS, ru: { ...ru, cinema: 'search' } }, QUERY_NAMES);
    expect(found).toEqual([
      'ru segment cinema: "search" also means search',
      'ru segment terms: "Условия" is not lower-case ASCII',
      'ru segment jobs: missing',
      `ru segment offers: "${SEGMENTS.ru.events}" also means events`,
      'ru segment press: "purge" is taken',
      'ru segment map: "en" is taken',
    ]);
  });
});
