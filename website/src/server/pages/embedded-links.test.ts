import { describe, expect, it } from 'vitest';
import { embeddedHref, embeddedLinks } from './embedded-links.ts';

const LIVE = ['pl-PL', 'en'] as const;

describe('links of an embedded page', () => {
  it('lead to the embedded forms of our pages', () => {
    for (const [href, embedded] of [
      ['/', '/spot/api'],
      ['/oferty', '/spot/api/oferty'],
      ['/en', '/en/spot/api'],
      ['/en/tenants/fashion/halland#hours', '/en/spot/api/tenants/fashion/halland#hours'],
      [
        '/sklepy/moda?kategoria=damska&amp;specjalizacja=a%20b',
        '/spot/api/sklepy/moda?kategoria=damska&amp;specjalizacja=a%20b',
      ],
    ] as const) {
      expect(embeddedHref(href, LIVE)).toBe(embedded);
      expect(embeddedHref(embedded, LIVE)).toBe(embedded);
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
      expect(embeddedHref(href, LIVE)).toBe(href);
  });

  it('are found in any tag that leads somewhere, and only there', () => {
    const html =
      '<a class="x" href="/oferty" title="a > b">/oferty</a><form method="get" action="/szukaj"><link href="/oferty">' +
      '<a data-href="/oferty" href="https://x.example/oferty"><img src="/oferty"><abbr href="/oferty">';
    expect(embeddedLinks(html, LIVE)).toBe(
      html
        .replace('href="/oferty" title', 'href="/spot/api/oferty" title')
        .replace('action="/szukaj"', 'action="/spot/api/szukaj"'),
    );
  });
});
