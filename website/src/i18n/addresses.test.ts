import { describe, expect, it } from 'vitest';
import { pageEntry } from './address-table.ts';
import {
  address,
  addressOf,
  alternateLinks,
  embeddedAddress,
  existsIn,
  languageTargets,
  localiseHref,
  movedTo,
  PAGE_KINDS,
  type PageKind,
  type PageParams,
  queryKeysOf,
  queryNames,
  type Resolution,
  resolveAddress,
} from './addresses.ts';
import { LOCALES } from './locales.ts';

const live = LOCALES;

function paramsFor(kind: PageKind, text: string): PageParams {
  return Object.fromEntries(pageEntry(kind).params.map((name) => [name, `${name}-${text}`]));
}

function location(found: Resolution): string {
  return found.type === 'redirect' ? found.location : found.type;
}

/** A seeded generator (mulberry32), so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

describe('address and resolveAddress', () => {
  it('lead there and back for every kind in every language, with every query parameter', () => {
    for (const locale of LOCALES) {
      for (const kind of PAGE_KINDS.filter((kind) => existsIn(kind, locale))) {
        const params = paramsFor(kind, 'żółć & co');
        const query = Object.fromEntries(queryKeysOf(kind).map((key) => [key, `${key} ž+%&=`]));
        const [path = '', search = ''] = addressOf(kind, params, locale, query).split('?');
        expect(resolveAddress(path, search, live)).toEqual({
          type: 'page',
          kind,
          params,
          locale,
          query,
          path,
        });
      }
    }
  });

  it('writes Polish without prefix and the others with their code', () => {
    expect(address('home', {}, 'pl-PL')).toBe('/');
    expect(address('home', {}, 'bg-BG')).toBe('/bg-BG');
    expect(address('tenant', { category: 'moda', slug: 'halland' }, 'pl-PL')).toBe('/sklepy/moda/halland');
    expect(address('tenants', { category: 'fashion' }, 'en', { category: 'coats' })).toBe(
      '/en/tenants/fashion?category=coats',
    );
    expect(
      address('tenants', { category: 'moda' }, 'pl-PL', { specialty: 'plaszcze', category: 'damska' }),
    ).toBe('/sklepy/moda?kategoria=damska&specjalizacja=plaszcze');
    expect(address('mobileApp', { slug: 'spot' }, 'en')).toBe('/en/app/spot');
  });

  it('leads to the parent where a language lacks the page or a slug is unusable', () => {
    expect(address('advancedMediaSale', {}, 'cs-CZ')).toBe('/cs-CZ/reklamni-plochy');
    expect(address('offer', { slug: '' }, 'en')).toBe('/en/offers');
    expect(address('offer', { slug: '..' }, 'en')).toBe('/en/offers');
    expect(address('tenant', { category: 'a/b', slug: 'x' }, 'en')).toBe('/en');
    expect(address('offer', { slug: '\ud800' }, 'en')).toBe('/en/offers/%EF%BF%BD');
  });

  it.each([
    ['/pl-PL', '', '/'],
    ['/pl-PL/sklepy/moda', '', '/sklepy/moda'],
    ['/PL-pl/sklepy/moda', '', '/sklepy/moda'],
    ['/EN/offers', '', '/en/offers'],
    ['/bg-bg', '', '/bg-BG'],
    ['/en/', '', '/en'],
    ['/sklepy/moda/', '', '/sklepy/moda'],
    ['/sklepy//moda', '', '/sklepy/moda'],
    ['//sklepy/moda', '', '/sklepy/moda'],
    ['', '', '/'],
    ['/tenants/moda', '', '/sklepy/moda'],
    ['/tenants/moda/halland', '?kategoria=x', '/sklepy/moda/halland?kategoria=x'],
    ['/hu-HU/offers', '', '/hu-HU/ajanlatok'],
    ['/en/mobile-apps/spot', '', '/en/app/spot'],
    ['/sklepy/moda', '?category=damska&utm_source=x', '/sklepy/moda?kategoria=damska&utm_source=x'],
    ['/pl-PL/szukaj', '?q=a%26b&evil=1', '/szukaj?q=a%26b&evil=1'],
    ['/pl-PL/oferty', '?utm_source=a&utm_medium=b%20c', '/oferty?utm_source=a&utm_medium=b%20c'],
    ['/EN/offers', '?utm_source=a&type=x&type=y', '/en/offers?type=x&utm_source=a'],
    ['/pl-PL/oferty', '?a=ż&b=1', '/oferty?b=1'],
    ['/pl-PL/spot/api/oferty', '?utm_source=a', '/spot/api/oferty?utm_source=a'],
  ])('%s%s redirects to %s', (path, search, wanted) => {
    expect(location(resolveAddress(path, search, live))).toBe(wanted);
  });

  it.each([
    ['/sklepy', 'not-found'],
    ['/sklepy/moda/a/b', 'not-found'],
    ['/en/sklepy/moda', 'not-found'],
    ['/cs-CZ/advanced-media-sale', 'not-found'],
    ['/de/offers', 'not-found'],
    ['//evil.example', 'not-found'],
    ['/\\evil.example', 'not-found'],
    ['/oferty/%2e%2e', 'not-found'],
    ['/oferty/a%2Fb', 'not-found'],
    ['/oferty/%20', 'not-found'],
    ['/oferty/__proto__', 'not-found'],
    ['/oferty/constructor', 'not-found'],
    ['/__proto__', 'not-found'],
    ['/constructor/x', 'not-found'],
    ['/toString', 'not-found'],
    [`/oferty/${'a'.repeat(201)}`, 'not-found'],
    ['/oferty/%', 'bad-request'],
    ['/oferty/%ff', 'bad-request'],
    ['/oferty/a%00b', 'bad-request'],
    ['/%E0%A4%A', 'bad-request'],
    [`/oferty/${'a'.repeat(5000)}`, 'bad-request'],
  ])('%s is refused: %s', (path, type) => {
    expect(resolveAddress(path, '', live).type).toBe(type);
  });

  it('finds no language that is not live', () => {
    const some = ['pl-PL', 'en'] as const;
    expect(resolveAddress('/hr', '', some)).toEqual({ type: 'not-found', locale: 'pl-PL' });
    expect(resolveAddress('/bg-BG/oferti', '', some)).toEqual({ type: 'not-found', locale: 'pl-PL' });
    expect(resolveAddress('/en/offers', '', some).type).toBe('page');
  });

  it('keeps only the query that the page reads, the first of doubled ones', () => {
    const found = resolveAddress('/szukaj', '?x=1&q=+buty+&q=2&__proto__=3&strona=&location=4', live);
    expect(found).toMatchObject({ type: 'page', query: { q: 'buty' }, path: '/szukaj' });
    expect(resolveAddress('/oferty/x', '?q=1', live)).toMatchObject({ type: 'page', query: {} });
  });

  it('refuses a query it cannot answer, but not what it does not read', () => {
    expect(resolveAddress('/szukaj', '?q=%ff', live).type).toBe('bad-request');
    expect(resolveAddress('/szukaj', '?q=a%00', live).type).toBe('bad-request');
    expect(resolveAddress('/szukaj', `?q=${'a'.repeat(201)}`, live).type).toBe('bad-request');
    expect(resolveAddress('/szukaj', `?x=${'a'.repeat(15_000)}`, live).type).toBe('bad-request');
    expect(resolveAddress('/szukaj', '?utm=%ff', live).type).toBe('page');
  });

  it('survives garbage: never throws, and a redirect stays here and ends at a page', () => {
    const next = random(20261121);
    const pieces = [
      '/',
      '//',
      '\\',
      '%',
      '%2f',
      '%00',
      '%c5%82',
      '..',
      'en',
      'EN',
      'pl-PL',
      'sklepy',
      'tenants',
    ];
    pieces.push('oferty', 'offers', '__proto__', 'constructor', '?', '&', '=', 'q', 'category', 'kategoria');
    pieces.push(
      'ł',
      '\ud800',
      '\u0000',
      ' ',
      '+',
      'http:',
      'javascript:',
      '@',
      '#',
      'x',
      'map',
      'karta',
      'app',
    );
    const make = () =>
      Array.from({ length: next() * 9 }, () => pieces[Math.floor(next() * pieces.length)]).join('');
    let redirects = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const found = resolveAddress(`/${make()}`, make(), live);
      expect(['page', 'redirect', 'not-found', 'bad-request']).toContain(found.type);
      if (found.type !== 'redirect') continue;
      redirects += 1;
      expect(found.location).toMatch(/^\/(?![/\\])/);
      const [path = '', search = ''] = found.location.split('?');
      expect(resolveAddress(path, search, live).type).toBe('page');
    }
    expect(redirects).toBeGreaterThan(300);
  });
});

describe('embedded addresses', () => {
  it('lead there and back in every language, and keep the page’s own path as the canonical one', () => {
    for (const locale of LOCALES) {
      for (const kind of PAGE_KINDS.filter((kind) => existsIn(kind, locale))) {
        const path = addressOf(kind, paramsFor(kind, 'x'), locale, {});
        const embedded = embeddedAddress(path, locale);
        expect(embedded).toContain('/spot/api');
        expect(resolveAddress(embedded, '', live)).toMatchObject({
          type: 'page',
          kind,
          locale,
          path,
          embedded: true,
        });
        expect(resolveAddress(path, '', live)).not.toHaveProperty('embedded');
      }
    }
  });

  it('stand behind the prefix of the language, and redirect within their form', () => {
    expect(embeddedAddress('/', 'pl-PL')).toBe('/spot/api');
    expect(embeddedAddress('/?x=1', 'pl-PL')).toBe('/spot/api?x=1');
    expect(embeddedAddress('/en', 'en')).toBe('/en/spot/api');
    for (const [asked, search, wanted] of [
      ['/pl-PL/spot/api/oferty', '', '/spot/api/oferty'],
      ['/spot/api/offers/', '', '/spot/api/oferty'],
      ['/EN/spot/api/', '', '/en/spot/api'],
      ['/spot/api/tenants/moda', '?category=damska', '/spot/api/sklepy/moda?kategoria=damska'],
    ] as const) {
      expect(location(resolveAddress(asked, search, live))).toBe(wanted);
    }
  });

  it('of nothing are not found; other paths beginning so are none', () => {
    expect(resolveAddress('/spot/api/nie-ma', '', live)).toEqual({
      type: 'not-found',
      locale: 'pl-PL',
      embedded: true,
    });
    expect(resolveAddress('/spot/api/spot/api', '', live).type).toBe('not-found');
    expect(resolveAddress('/spot', '', live)).toEqual({ type: 'not-found', locale: 'pl-PL' });
    expect(resolveAddress('/oferty/spot/api', '', live).type).toBe('not-found');
  });
});

describe('movedTo', () => {
  const asked = { path: '/en/offers/before', locale: 'en', embedded: false } as const;

  it('leads from another address to the page’s own, with what it keeps of the query', () => {
    expect(movedTo('/en/offers/now', asked)).toBe('/en/offers/now');
    expect(movedTo('/en/offers/now', asked, '/en/offers/now?category=a')).toBe('/en/offers/now?category=a');
    expect(movedTo('/en/offers/now', { ...asked, embedded: true })).toBe('/en/spot/api/offers/now');
  });

  it('leads nowhere from the page’s own', () => {
    expect(movedTo(asked.path, asked, `${asked.path}?category=a`)).toBeUndefined();
  });
});

describe('localiseHref', () => {
  it.each([
    ['/contact', 'pl-PL', '/kontakt'],
    ['/contact#faq', 'en', '/en/contact#faq'],
    ['contact', 'pl-PL', '/kontakt'],
    ['/', 'ru', '/ru'],
    ['/en/tenants/fashion?category=coats', 'pl-PL', '/sklepy/fashion?kategoria=coats'],
    ['/sklepy/moda?kategoria=x', 'en', '/en/tenants/moda?category=x'],
    ['/hu-HU/ajanlatok/', 'sr', '/sr/ponude'],
    ['/magazini/moda', 'bg-BG', '/bg-BG/magazini/moda'],
    ['/mobile-apps/spot', 'en', '/en/app/spot'],
    ['#top', 'en', '#top'],
    ['https://spot.example/a?b#c', 'en', 'https://spot.example/a?b#c'],
    ['tel:+48225550100', 'en', 'tel:+48225550100'],
    ['mailto:hej@borealis.example', 'en', 'mailto:hej@borealis.example'],
    ['/media/plan_1.pdf', 'en', '/media/plan_1.pdf'],
  ] as const)('%s in %s is %s', (href, locale, wanted) => {
    expect(localiseHref(href, locale)).toBe(wanted);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '//offers',
    '/\\evil.example',
    'https://',
    '/media/../purge',
    '/nowhere/at/all',
    '/offers/%ff',
    '/advanced-media-sale',
  ])('renders no link for %j', (href) => {
    expect(localiseHref(href, 'cs-CZ')).toBeNull();
  });
});

describe('other languages of a page', () => {
  it('alternates are only those that exist', () => {
    const params = { 'pl-PL': { slug: 'jarmark' }, en: { slug: 'fair' } };
    expect(alternateLinks('event', params, ['pl-PL', 'en', 'ru'])).toEqual([
      { locale: 'pl-PL', path: '/wydarzenia/jarmark' },
      { locale: 'en', path: '/en/events/fair' },
    ]);
    expect(alternateLinks('advancedMediaSale', {}, ['pl-PL', 'cs-CZ'])).toEqual([
      { locale: 'pl-PL', path: '/reklama-dla-zaawansowanych' },
    ]);
  });

  it('the switcher keeps page and query, or leads to the nearest list', () => {
    const params = {
      'pl-PL': { category: 'moda', slug: 'halland' },
      en: { category: 'fashion', slug: 'halland' },
      ru: { category: 'moda-ru' },
    };
    const query = { category: 'x' };
    expect(languageTargets('tenant', params, ['pl-PL', 'en', 'ru', 'sr'], query)).toEqual([
      { locale: 'pl-PL', href: '/sklepy/moda/halland?kategoria=x', exact: true },
      { locale: 'en', href: '/en/tenants/fashion/halland?category=x', exact: true },
      { locale: 'ru', href: '/ru/magaziny/moda-ru', exact: false },
      { locale: 'sr', href: '/sr', exact: false },
    ]);
    expect(languageTargets('offers', {}, ['en'], { type: 'rabat' }, { en: { type: 'sale' } })).toEqual([
      { locale: 'en', href: '/en/offers?type=sale', exact: true },
    ]);
  });

  it('query names differ, except q and location', () => {
    for (const locale of LOCALES) expect(queryNames(locale)).toMatchObject({ q: 'q', location: 'location' });
    expect(queryNames('pl-PL')).toMatchObject({ category: 'kategoria', specialty: 'specjalizacja' });
  });
});
