import { describe, expect, it, vi } from 'vitest';
import { floorName } from './floor-name.ts';
import { LOCALES, type Locale } from './locales.ts';
import { CATALOGUE } from './messages/catalogue.ts';
import type { Dictionary } from './messages/namespaces.ts';
import { createTranslations, type MessageKey, translator } from './translator.ts';

/** Keys that no dictionary has, as content or a typing mistake might bring them. */
const unknown = (key: string) => key as MessageKey;

describe('translator', () => {
  it('chooses the plural form of the language', () => {
    const pl = translator('pl-PL');
    const hours = [1, 2, 5, 22, 1.5].map((count) => pl('common:unit.hours', { count }));
    expect(hours).toEqual(['1 godzina', '2 godziny', '5 godzin', '22 godziny', '1.5 godziny']);
    expect(translator('ro-RO')('common:unit.days', { count: 20 })).toBe('20 de zile');
    expect(translator('lt-LT')('common:unit.days', { count: 21 })).toBe('21 diena');
  });

  it('fills values in as they are and never reads them as keys', () => {
    const required = translator('en');
    expect(required('common:validation.required', { field: '<b>{{max}} $t(common:yes)</b>' })).toBe(
      '<b>{{max}} $t(common:yes)</b> is required',
    );
    expect(required('common:validation.tooLong', { field: 'Name', max: 80 })).toBe(
      'Name is too long. Max characters: 80',
    );
  });

  // Word for word as the specification has them: whoever translates the site or replaces a text sees these fall.
  it.each<[MessageKey, string]>([
    ['common:error.unknown', 'An unknown error occurred'],
    ['common:error.somethingWentWrong', 'Something Went Wrong'],
    ['common:error.notFoundPage', '404 - Not Found'],
    ['common:error.notFound', 'Not Found'],
    ['common:error.noMovies', 'No movies to watch'],
    ['common:error.noNews', 'New updates will be posted soon'],
    ['common:error.noJobs', 'New Jobs Soon'],
    ['common:notFound.heading', 'Not found!'],
    ['common:notFound.message', 'Something went wrong!'],
    ['common:validation.required', '{field} is required'],
    ['common:validation.tooLong', '{field} is too long. Max characters: {max}'],
    ['common:validation.phone', 'Invalid phone number. Please use the country code.'],
    ['common:validation.email', 'Invalid Email'],
    ['common:validation.name', 'Invalid name'],
    ['common:validation.tooShort', 'Too Short!'],
    ['common:validation.photoFormat', 'Invalid format. Accepted formats: .png, .jpg, .jpeg'],
    ['common:validation.photoSize', 'Invalid file size. Max file size: 5MB'],
    ['common:validation.photoCount', 'Too many files. Max files: 3'],
    ['common:validation.invalidFiles', 'The following files are invalid:'],
    ['common:validation.answerAll', 'Please answer all questions'],
    ['common:success.submitted', 'Form submitted!'],
    ['common:success.sent', 'Form was sent successfully'],
  ])('says %s in English as the specification does', (key, words) => {
    expect(translator('en')(key, { field: '{field}', max: '{max}' })).toBe(words);
  });

  it('gives every language its own common texts', () => {
    for (const locale of LOCALES) {
      const t = translator(locale);
      for (const level of [-1, 0, 1, 2, 3] as const) expect(floorName(level, t)).not.toBe('');
    }
    expect(floorName(1, translator('hu-HU'))).toBe('Első emelet');
    expect([floorName(7, translator('en')), floorName(-2, translator('en'))]).toEqual(['7', '−2']);
    expect(translator('ru')('common:notFound.heading')).toBe('Не найдено!');
    expect(translator('bg-BG')('common:notFound.heading')).toBe('Not found!');
  });

  it('throws under test at a key that English lacks too', () => {
    expect(() => translator('pl-PL')(unknown('common:nothing'))).toThrow('common:nothing');
    expect(() => translator('pl-PL')(unknown('common:unit'))).toThrow('common:unit');
  });

  it('shows English for a text that a language lacks, nothing for one that all lack, and logs each once', () => {
    const log = vi.fn();
    const bare: Dictionary = { ...CATALOGUE.ru, common: {} };
    const catalogue: Record<Locale, Dictionary> = { ...CATALOGUE, ru: bare };
    const t = createTranslations({ catalogue, log }).translator('ru');
    expect([t('common:yes'), t('common:yes'), t(unknown('common:constructor'))]).toEqual(['Yes', 'Yes', '']);
    expect(t('common:unit.hours', { count: 5 })).toBe('5 hours');
    expect(log.mock.calls.map(([, fields]) => fields.key)).toEqual([
      'common:yes',
      'common:constructor',
      'common:unit.hours',
    ]);
  });

  it('puts loaded texts over the shipped ones, and takes them away again', () => {
    const set = createTranslations();
    const t = set.translator('en');
    set.override('en', 'common', { floor: { name: { ground: 'Street level' } } });
    expect([t('common:floor.name.ground'), t('common:floor.name.first')]).toEqual([
      'Street level',
      'First floor',
    ]);
    set.override('en', 'common', { no: '$t(common:yes)' });
    expect(t('common:no')).toBe('$t(common:yes)');
    set.override('en', 'common', {});
    expect(t('common:floor.name.ground')).toBe('Ground floor');
    expect(translator('en')('common:floor.name.ground')).toBe('Ground floor');
  });
});
