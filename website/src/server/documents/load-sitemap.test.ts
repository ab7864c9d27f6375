import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { AWAY, contextOf } from '../../../fixtures/responses.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { pageEntry } from '../../i18n/address-table.ts';
import { addressOf, PAGE_KINDS } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadSitemap, type SitemapPage, sitemapText } from './load-sitemap.ts';

const LANGUAGES: readonly Locale[] = ['pl-PL', 'en'];
const load = (bodies: Parameters<typeof contextOf>[0] = {}) =>
  loadSitemap(LANGUAGES.map((locale) => contextOf(bodies, { locale })));

describe('loadSitemap', () => {
  it('names the entries of every list, each once for all languages', async () => {
    const pages = await load();
    const kinds = new Set(pages.map(({ kind }) => kind));
    for (const kind of [
      'tenants',
      'tenant',
      'offer',
      'event',
      'movie',
      'inspiration',
      'pressArticle',
      'stylist',
      'job',
    ] as const)
      expect(kinds).toContain(kind);
    const paths = pages.flatMap(({ kind, alternates }) => {
      const own = alternates['pl-PL'];
      return own ? [addressOf(kind, own, 'pl-PL', {})] : [];
    });
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names every page whose address names no entry', async () => {
    const kinds = new Set((await load()).map(({ kind }) => kind));
    const plain = PAGE_KINDS.filter((kind) => pageEntry(kind).params.length === 0);
    expect(plain.filter((kind) => !kinds.has(kind))).toEqual(['wayfinder']);
  });

  it('follows what the info page leads to on this site', async () => {
    const infoPage = structuredClone(BODIES.infoPage) as { data: { attributes?: object } & object };
    const links = [
      { name: 'A', href: '/page/winter' },
      { name: 'B', href: 'https://elsewhere.example/page/winter' },
      { name: 'C', href: '/events' },
    ];
    Object.assign(infoPage.data.attributes ?? infoPage.data, { links });
    const slugs = async (bodies: Parameters<typeof load>[0]) =>
      (await load(bodies)).flatMap(({ kind, alternates }) =>
        kind === 'landingPage' ? (alternates.en?.slug ?? []) : [],
      );
    expect(await slugs({ infoPage })).toContain('winter');
    expect(await slugs({})).not.toContain('winter');
  });

  it('follows links within texts, and the coupons to their app', async () => {
    const slugs = async (bodies: Parameters<typeof load>[0]) =>
      (await load(bodies)).flatMap(({ kind, alternates }) =>
        kind === 'mobileApp' ? (alternates['pl-PL']?.slug ?? []) : [],
      );
    const couponsPage = structuredClone(BODIES.couponsPage) as { data: { attributes?: object } & object };
    const fields = couponsPage.data.attributes ?? couponsPage.data;
    Object.assign(fields, { app: null, rules: '<p>W <a href="/app/two">aplikacji</a>.</p>' });
    expect(await slugs({ couponsPage })).toEqual(['two']);
    Object.assign(fields, { app: { name: 'One', slug: 'one' }, rules: null });
    expect(await slugs({ couponsPage })).toEqual(['one']);
  });

  it('names no page that nobody has written', async () => {
    const kinds = async (bodies: Parameters<typeof load>[0]) => (await load(bodies)).map(({ kind }) => kind);
    expect(await kinds({})).toEqual(expect.arrayContaining(['csr', 'terms', 'mediaSales']));
    const without = await kinds({ csr: { data: null }, terms: { data: null }, mediaSale: { data: null } });
    expect(without).toContain('privacyPolicy');
    for (const kind of ['csr', 'terms', 'mediaSales'] as const) expect(without).not.toContain(kind);
  });

  it('names no category without a shop', async () => {
    const header = BODIES.headerStatic as { menuData: { attributes: object }[] };
    const sport = {
      id: 2,
      attributes: { ...header.menuData[0]?.attributes, documentId: 'sport', categorySlug: 'sport' },
    };
    const categories = async (bodies: Parameters<typeof load>[0]) =>
      (await load({ headerStatic: { ...header, menuData: [...header.menuData, sport] }, ...bodies })).flatMap(
        ({ kind, alternates }) => (kind === 'tenants' ? (alternates['pl-PL']?.category ?? []) : []),
      );
    expect(await categories({})).toEqual(['moda']);
    expect(await categories({ searchData: { tenants: [], offers: [], events: [] } })).toEqual([
      'moda',
      'sport',
    ]);
  });

  it('names no page of what the centre does not have, in any language', async () => {
    const nothing = {
      ...Object.fromEntries(
        ['giftCard', 'couponsPage', 'cinemaPage', 'dailyMenu', 'stylistPage', 'press', 'lookbook'].map(
          (name) => [name, { data: null }],
        ),
      ),
      ...Object.fromEntries(
        ['giftCardTenants', 'coupons', 'stylists', 'pressArticles', 'inspirations', 'jobs'].map((name) => [
          name,
          { data: [] },
        ]),
      ),
    };
    const kinds = (await load(nothing)).map(({ kind }) => kind);
    for (const kind of ['home', 'offers', 'events', 'contact', 'map', 'search'] as const)
      expect(kinds).toContain(kind);
    for (const kind of [
      'giftCard',
      'coupons',
      'cinema',
      'dailyMenu',
      'personalStylist',
      'press',
      'inspirations',
      'jobs',
    ] as const)
      expect(kinds).not.toContain(kind);
  });

  it('refuses to be half a sitemap', async () => {
    await expect(load({ jobs: AWAY })).rejects.toThrow(ContentUnavailable);
    await expect(load({ giftCard: AWAY })).rejects.toThrow(ContentUnavailable);
  });
});

describe('the text of a sitemap', () => {
  const page: SitemapPage = {
    kind: 'offer',
    alternates: { 'pl-PL': { slug: 'a&b' }, en: { slug: 'sale' } },
    about: { en: { changed: '2026-11-20T10:00:00.000Z', image: '/media/a.jpg' } },
  };
  const text = (locale: Locale, pages: SitemapPage[] = [page]) =>
    sitemapText(pages, locale, { frontend: 'https://mall.example', live: LANGUAGES });

  it('says when a page changed, what it shows, and where its other languages are', () => {
    const map = text('en');
    expect(map).toContain(
      '<loc>https://mall.example/en/offers/sale</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>',
    );
    expect(map).toContain('hreflang="x-default" href="https://mall.example/oferty/a%26b"');
    expect(map).toContain(
      '<image:image><image:loc>https://mall.example/media/a.jpg</image:loc></image:image>',
    );
    expect(text('pl-PL')).not.toContain('lastmod');
  });

  it('lacks pages that the language lacks, and points to no versions of a page that exists once', () => {
    expect(text('en', [{ ...page, alternates: { 'pl-PL': { slug: 'a' } } }])).not.toContain('<url>');
    expect(text('pl-PL', [{ ...page, alternates: { 'pl-PL': { slug: 'a' } } }])).not.toContain(
      'xhtml:link rel',
    );
  });

  it('names a page whose address is the same for all only in the languages that have it', () => {
    const terms: SitemapPage = { kind: 'terms', alternates: { en: {}, 'pl-PL': {} }, about: {} };
    expect(text('en', [terms])).toContain('hreflang="pl"');
    const english = { ...terms, alternates: { en: {} } };
    expect(text('en', [english])).toContain('/en/');
    expect(text('en', [english])).not.toContain('hreflang');
    expect(text('pl-PL', [english])).not.toContain('<url>');
  });
});
