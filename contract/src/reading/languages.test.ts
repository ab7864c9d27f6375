import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

function value(name: 'job' | 'jobs', body: unknown, locale: 'en' | 'pl-PL') {
  const result = readBody(name, body, { locale });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

describe('texts that come in several languages', () => {
  const job = {
    id: 1,
    slug: 'seller',
    name: { 'pl-PL': 'Sprzedawca', en: 'Shop assistant' },
    description: { pl: '<p>Praca</p>', en: '<p>Work</p>' },
    deadline: '2026-12-24',
  };

  it.each<[string, 'en' | 'pl-PL', unknown]>([
    ['fields', 'en', { data: job }],
    ['fields of a wrapped entity', 'en', { data: { id: 1, attributes: job } }],
    ['the whole entity', 'en', { data: { pl: { ...job, name: 'Sprzedawca' }, en: { ...job } } }],
    ['codes in other letters', 'en', { ...job, name: { pl_pl: 'Sprzedawca', EN: 'Shop assistant' } }],
  ])('are read in the language of the endpoint: %s', (_, locale, body) => {
    expect(value('job', body, locale)).toMatchObject({
      name: 'Shop assistant',
      description: '<p>Work</p>',
    });
  });

  it.each([
    { de: 'Verkäuferin' },
    { uk: 'Продавець' },
    { 'de-AT': 'Verkäuferin', ua: 'Продавець' },
    { default: 'Sprzedawca' },
  ])('are read beside languages that the website has not: %j', (others) => {
    const names = { ...others, pl: 'Sprzedawca', en: 'Shop assistant' };
    expect(value('job', { ...job, name: names }, 'en')).toMatchObject({ name: 'Shop assistant' });
    expect(value('jobs', [{ ...job, name: names }], 'pl-PL')).toMatchObject({
      items: [{ name: 'Sprzedawca' }],
    });
  });

  it('are no objects whose fields have short names', () => {
    const contact = { hr: 'hr@b.example', pr: 'pr@b.example' };
    const result = readBody('infoPage', { contact }, { locale: 'en' });
    expect(result).toMatchObject({ ok: true, value: { contact: [{ name: 'hr' }, { name: 'pr' }] } });
  });

  it('are read in the default language where the asked one is missing', () => {
    expect(value('job', { ...job, name: { pl: 'Sprzedawca', en: '' } }, 'en')).toMatchObject({
      name: 'Sprzedawca',
      description: '<p>Work</p>',
    });
  });

  it('are read in entries and in parts of lists', () => {
    expect(value('jobs', { data: [job] }, 'pl-PL')).toMatchObject({ items: [{ name: 'Sprzedawca' }] });
    expect(value('jobs', { pl: [job], en: [] }, 'pl-PL')).toMatchObject({ items: [{ name: 'Sprzedawca' }] });
  });

  it('tell the addresses in the other languages', () => {
    const read = value('job', { ...job, slug: { pl: 'sprzedawca', en: 'seller', sr: null } }, 'en');
    expect(read).toMatchObject({
      slug: 'seller',
      localizations: [
        { locale: 'pl-PL', slug: 'sprzedawca' },
        { locale: 'en', slug: 'seller' },
      ],
    });
  });

  it('tell the version of a film, though a list of versions goes by that name', () => {
    const movie = { name: 'Film', slug: 'film', versions: { pl: 'Napisy', en: 'Subtitles' }, sessions: [] };
    const result = readBody('movie', movie, { locale: 'en' });
    expect(result).toMatchObject({ ok: true, value: { programme: [{ version: 'Subtitles' }] } });
  });

  it('leave a list of versions by language what it is', () => {
    const read = value('job', { ...job, localizations: { pl: { slug: 'sprzedawca' } } }, 'en');
    expect(read).toMatchObject({ localizations: [{ locale: 'pl', slug: 'sprzedawca' }] });
  });
});

describe('texts that stand in a row a language', () => {
  const rows = [
    { id: 1, languages_code: 'pl-PL', name: 'Sprzedawca', slug: 'sprzedawca', description: '<p>Praca</p>' },
    { id: 2, languages_code: 'en-US', name: 'Shop assistant', slug: 'shop-assistant', description: '' },
  ];
  const job = { id: 7, status: 'published', deadline: '2026-12-24' };

  it('are read in the language of the endpoint, with the addresses of the others', () => {
    const localizations = [
      { locale: 'pl-PL', slug: 'sprzedawca' },
      { locale: 'en', slug: 'shop-assistant' },
    ];
    const english = { id: 7, name: 'Shop assistant', slug: 'shop-assistant', deadline: '2026-12-24' };
    const read = value('job', { data: { ...job, translations: rows } }, 'en');
    expect(read).toMatchObject({ ...english, localizations });
    expect(JSON.stringify(read)).not.toContain('Praca');
    expect(value('jobs', { data: [{ ...job, translations: rows }] }, 'pl-PL')).toMatchObject({
      items: [{ id: 7, name: 'Sprzedawca', slug: 'sprzedawca' }],
    });
    const coded = rows.map(({ languages_code: code, ...row }) => ({ ...row, language: { code } }));
    expect(value('job', { ...job, translations: coded }, 'en')).toMatchObject(english);
  });

  it('of the default one stand for what has no text of its own, and for nothing else', () => {
    const polish = rows.slice(0, 1);
    expect(value('job', { ...job, translations: polish }, 'en')).toMatchObject({ name: 'Sprzedawca' });
    const own = { ...job, slug: 'shop-assistant', name: 'Shop assistant', translations: polish };
    expect(JSON.stringify(value('job', own, 'en'))).not.toContain('Praca');
  });
});
