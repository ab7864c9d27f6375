import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { consentDocument, durationText } from './consent-document.ts';

const pl = translator('pl-PL');

describe('the consent document', () => {
  it('says everything in our own words where the content system says nothing', () => {
    const made = consentDocument({ categories: [], precheckMarketing: false, preset: 'strict' }, 'pl-PL', pl);
    expect(made.title).toBe('Pliki cookie');
    expect(made.html).toMatch(/^<p>\S/);
    expect(made.preset).toBe('strict');
    expect(made.categories.map(({ key, name }) => [key, name])).toEqual([
      ['necessary', 'Niezbędne'],
      ['statistics', 'Statystyczne'],
      ['marketing', 'Marketingowe'],
    ]);
    expect(Object.values(made.words).every((word) => word.length > 2)).toBe(true);
  });

  it('keeps the content system’s words, in the order in which they are chosen', () => {
    const made = consentDocument(
      {
        title: 'Ciasteczka',
        description: '<p>Tekst</p>',
        categories: [
          { key: 'preference', name: 'Wygoda', cookies: [] },
          {
            key: 'marketing',
            name: 'Reklama',
            cookies: [{ name: '_fbp', duration: { days: 90, hours: 0, minutes: 0 } }],
          },
        ],
        precheckMarketing: true,
        preset: 'standard',
      },
      'pl-PL',
      pl,
    );
    expect(made.title).toBe('Ciasteczka');
    expect(made.categories.map(({ name }) => name)).toEqual([
      'Niezbędne',
      'Statystyczne',
      'Reklama',
      'Wygoda',
    ]);
    expect(made.categories[2]?.cookies).toEqual([
      { name: '_fbp', host: '', description: '', duration: '90 dni' },
    ]);
  });

  it.each([
    [{ days: 0, hours: 0, minutes: 0 }, 'do zamknięcia przeglądarki'],
    [{ days: 1, hours: 0, minutes: 0 }, '1 dzień'],
    [{ days: 0, hours: 0, minutes: 30 }, '30 minut'],
    [{ days: 7, hours: 12, minutes: 0 }, '7 dni i 12 godzin'],
  ])('says how long %o is', (duration, text) => {
    expect(durationText(duration, 'pl-PL', pl)).toBe(text);
  });
});
