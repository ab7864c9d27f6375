import { describe, expect, it } from 'vitest';
import { type HeadInput, headData } from './head-data.ts';

const INPUT: HeadInput = {
  title: 'Moda',
  tail: 'Galeria Borealis: sklepy, oferty i wydarzenia.',
  site: {
    centreName: 'Galeria Borealis',
    seo: { description: 'Pięć pięter w Warszawie.' },
    favicons: {},
    frontend: 'https://borealis.example/',
  },
  locale: 'pl-PL',
  path: '/sklepy/moda',
  alternates: [
    { locale: 'pl-PL', path: '/sklepy/moda' },
    { locale: 'sr', path: '/sr/prodavnice/moda' },
  ],
  defaultLocale: 'pl-PL',
};

const og = (input: HeadInput, property: string) =>
  headData(input).og.find((entry) => entry.property === property)?.content;

describe('headData', () => {
  it('joins the frontend and the path without doubling the slash', () => {
    expect(headData(INPUT).canonical).toBe('https://borealis.example/sklepy/moda');
  });

  it('leaves the canonical address out when it would contain undefined, or when the frontend is unknown', () => {
    expect(headData({ ...INPUT, path: '/sklepy/undefined' }).canonical).toBeUndefined();
    const { frontend: _, ...site } = INPUT.site;
    const head = headData({ ...INPUT, site });
    expect(head.canonical).toBeUndefined();
    expect(head.alternates).toEqual([]);
    expect(head.og.some(({ property }) => property === 'og:url' || property === 'og:image')).toBe(false);
  });

  it('lists every version, itself and the default for other languages', () => {
    expect(headData(INPUT).alternates).toEqual([
      { hreflang: 'pl', href: 'https://borealis.example/sklepy/moda' },
      { hreflang: 'sr-Latn', href: 'https://borealis.example/sr/prodavnice/moda' },
      { hreflang: 'x-default', href: 'https://borealis.example/sklepy/moda' },
    ]);
  });

  it.each([
    ['pl-PL', 'pl_PL'],
    ['en', 'en_GB'],
    ['ru', 'ru_RU'],
    ['sr', 'sr_RS'],
  ] as const)('says the language and the country of %s', (locale, said) => {
    expect(og({ ...INPUT, locale }, 'og:locale')).toBe(said);
  });

  it('calls what one reads an article, and everything else a page', () => {
    expect(og(INPUT, 'og:type')).toBe('website');
    expect(og({ ...INPUT, openGraphType: 'article' }, 'og:type')).toBe('article');
  });

  it('adds the name of the centre once', () => {
    expect(headData(INPUT).title).toBe('Moda | Galeria Borealis');
    expect(headData({ ...INPUT, title: 'Galeria Borealis' }).title).toBe('Galeria Borealis');
  });

  it('takes the words of the page, never those of the whole site', () => {
    expect(headData(INPUT).description).toBe('Moda. Galeria Borealis: sklepy, oferty i wydarzenia.');
    const description = 'Buty, płaszcze i torby w trzydziestu sklepach na pierwszym piętrze.';
    expect(headData({ ...INPUT, seo: { description } }).description).toBe(description);
    const says = { details: ['30 sklepów'], facts: ['Pierwsze piętro'] };
    const head = headData({ ...INPUT, seo: { description }, says });
    expect([head.title, head.description]).toEqual([
      'Moda, 30 sklepów | Galeria Borealis',
      `Pierwsze piętro. ${description}`,
    ]);
    expect(headData({ ...INPUT, seo: { title: 'Moda w Borealis' }, says }).title).toBe(
      'Moda w Borealis | Galeria Borealis',
    );
  });

  it('points to the page that is to be found in its place, which has the versions', () => {
    const head = headData({ ...INPUT, canonicalPath: '/sklepy/moda/halland' });
    expect([head.canonical, head.alternates]).toEqual(['https://borealis.example/sklepy/moda/halland', []]);
  });

  it('shares a photograph, never a drawing', () => {
    const picture = { src: '/media/a.svg', width: 400, height: 400, alt: 'Buty', kind: 'drawing' as const };
    expect(og({ ...INPUT, seo: { image: picture } }, 'og:image')).toBe('https://borealis.example/share.png');
    const photo = { ...picture, src: '/media/a.jpg', kind: 'photo' as const };
    expect(og({ ...INPUT, seo: { image: photo } }, 'og:image')).toBe('https://borealis.example/media/a.jpg');
  });

  it('shares the drawn image of an entry over the site’s photograph, and the page’s own photograph over both', () => {
    const openGraph = {
      address: '/share/en/event/a.0.png',
      width: 1200,
      height: 630,
      alt: 'A',
      type: 'image/png',
    };
    const photo = { src: '/media/a.jpg', width: 800, height: 600, alt: 'B', kind: 'photo' as const };
    const shared = (input: HeadInput) =>
      ['', ':type', ':width', ':alt'].map((of) => og(input, `og:image${of}`));
    const site = { ...INPUT.site, seo: { image: photo } };
    expect(shared({ ...INPUT, openGraph, site })).toEqual([
      'https://borealis.example/share/en/event/a.0.png',
      'image/png',
      '1200',
      'A',
    ]);
    expect(shared({ ...INPUT, openGraph, site, seo: { image: photo } })).toEqual([
      'https://borealis.example/media/a.jpg',
      'image/jpeg',
      '800',
      'B',
    ]);
    expect(shared({ ...INPUT, openGraph, seo: { image: { ...photo, kind: 'drawing' } } })[3]).toBe('A');
  });
});
