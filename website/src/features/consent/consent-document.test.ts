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

  it('lists what the website itself keeps, whatever the content system knows of it', () => {
    const year = { days: 365, hours: 0, minutes: 0 };
    const { categories } = consentDocument(
      {
        categories: [
          {
            key: 'preference',
            name: 'Wygoda',
            cookies: [{ name: 'subCategory', description: 'Dział', duration: year }],
          },
          { key: 'necessary', name: 'Konieczne', cookies: [{ name: 'load_balancer', duration: year }] },
        ],
        precheckMarketing: false,
        preset: 'standard',
      },
      'pl-PL',
      pl,
    );
    const [necessary] = categories;
    expect(necessary?.name).toBe('Konieczne');
    expect(categories.at(-1)?.cookies).toEqual([]);
    const row = (name: string) => necessary?.cookies.find((one) => one.name === name);
    expect(row('subCategory')).toMatchObject({ description: 'Dział', duration: '1 dzień' });
    expect(row('voter')).toMatchObject({ description: pl('consent:own.voter'), duration: '365 dni' });
    expect(row('typed-*')?.duration).toBe('10 minut');
    expect(row('form:*')?.duration).toBe(pl('consent:session'));
    expect(row('wayfinder-*')?.duration).toBe(pl('consent:replaced'));
    expect(row('load_balancer')?.duration).toBe('365 dni');
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
