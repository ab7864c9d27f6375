import { describe, expect, it } from 'vitest';
import { filterAlternates, slugAlternates } from './alternates.ts';

const live = ['pl-PL', 'en', 'ru'] as const;

describe('filters in other languages', () => {
  it('translates sub-category and specialty, and keeps the location', () => {
    const category = { 'pl-PL': 'damska', en: 'womens' };
    const specialty = { 'pl-PL': 'sukienki', en: 'dresses', ru: 'platya' };
    expect(filterAlternates(live, { category, specialty, location: '3' })).toEqual({
      'pl-PL': { category: 'damska', specialty: 'sukienki', location: '3' },
      en: { category: 'womens', specialty: 'dresses', location: '3' },
      ru: { location: '3' },
    });
  });
  it('keeps a specialty that stands alone', () => {
    expect(filterAlternates(live, { specialty: { ru: 'platya' } })).toEqual({
      'pl-PL': {},
      en: {},
      ru: { specialty: 'platya' },
    });
  });
  it('reads the slug whatever the entity calls it, and skips languages the site does not know', () => {
    const entity = {
      localizations: [
        { locale: 'en', specialtySlug: 'dresses' },
        { locale: 'xx', specialtySlug: 'y' },
      ],
    };
    expect(slugAlternates(entity, 'sukienki', 'pl-PL')).toEqual({ 'pl-PL': 'sukienki', en: 'dresses' });
  });
});
