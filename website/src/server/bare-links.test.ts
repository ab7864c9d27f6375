import { describe, expect, it } from 'vitest';
import { bareHref, bareLinks } from './bare-links.ts';

const LIVE = ['pl-PL', 'en'] as const;

describe('links of a bare page', () => {
  it('lead to the bare forms of our pages', () => {
    for (const [href, bare] of [
      ['/', '/spot/api'],
      ['/oferty', '/spot/api/oferty'],
      ['/en', '/en/spot/api'],
      ['/en/tenants/fashion/halland#hours', '/en/spot/api/tenants/fashion/halland#hours'],
      [
        '/sklepy/moda?kategoria=damska&amp;specjalizacja=a%20b',
        '/spot/api/sklepy/moda?kategoria=damska&amp;specjalizacja=a%20b',
      ],
    ] as const) {
      expect(bareHref(href, LIVE)).toBe(bare);
      expect(bareHref(bare, LIVE)).toBe(bare);
    }
  });

  it('to files, parts of the page, other hosts and unknown addresses stay', () => {
    for (const href of [
      '/media/a/b.pdf',
      '/wydarzenia/a.ics',
      '/_astro/x.js',
      '//evil.example',
      '/newsletter',
      '/%zz',
    ])
      expect(bareHref(href, LIVE)).toBe(href);
  });

  it('are found in any tag that leads somewhere, and only there', () => {
    const html =
      '<a class="x" href="/oferty" title="a > b">/oferty</a><form method="get" action="/szukaj"><link href="/oferty">' +
      '<a data-href="/oferty" href="https://x.example/oferty"><img src="/oferty"><abbr href="/oferty">';
    expect(bareLinks(html, LIVE)).toBe(
      html
        .replace('href="/oferty" title', 'href="/spot/api/oferty" title')
        .replace('action="/szukaj"', 'action="/spot/api/szukaj"'),
    );
  });
});
