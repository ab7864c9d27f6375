import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Where = { href_matches: string | string[] } | { not: Where } | { and: Where[] };

const rules: Record<'prerender' | 'prefetch', { where: Where }[]> = JSON.parse(
  readFileSync(new URL('../../public/speculation-rules.json', import.meta.url), 'utf8'),
);
const PAGE = 'https://centre.example/en/offers';

function holds(where: Where, url: string): boolean {
  if ('and' in where) return where.and.every((one) => holds(one, url));
  if ('not' in where) return !holds(where.not, url);
  return [where.href_matches].flat().some((pattern) => new URLPattern(pattern, PAGE).test(url));
}

const patternsIn = (where: Where): number =>
  'and' in where
    ? where.and.reduce((sum, one) => sum + patternsIn(one), 0)
    : 'not' in where
      ? patternsIn(where.not)
      : [where.href_matches].flat().length;

const ahead = (way: keyof typeof rules, href: string) =>
  rules[way].some(({ where }) => holds(where, new URL(href, PAGE).href));

const PAGES = [
  ...['/', '/en', '/sklepy/moda', '/sklepy/moda?kategoria=damska', '/en/tenants/fashion/halland#hours'],
  ...['/mapa/1.24', '/wydarzenia/dzien-psa', '/en/events?page=2', '/szukaj', '/aplikacja/spot'],
];
const NEVER = [
  ...['https://kino-zorza.example/', '/media/menu.pdf', '/wydarzenia/dzien-psa.ics', '/szukaj?q=kawa'],
  ...['/en/search?page=2&q=coffee'],
];
const FETCHED_ALONE = [
  ...['/preview?kind=offer', '/spot/api/offers', '/en/spot/api/offers', '/wayfinder/lobby'],
  ...['/en/wayfinder/lobby', '/map-by-store-id?store=1.24', '/en/map-by-store-id?store=1.24'],
];

describe('pages that browsers make ahead', () => {
  it.each(PAGES)('%s is one', (href) => {
    expect([ahead('prerender', href), ahead('prefetch', href)]).toEqual([true, true]);
  });

  it.each(NEVER)('%s is none, and is not fetched either', (href) => {
    expect([ahead('prerender', href), ahead('prefetch', href)]).toEqual([false, false]);
  });

  it.each(FETCHED_ALONE)('%s may be fetched', (href) => {
    expect([ahead('prerender', href), ahead('prefetch', href)]).toEqual([false, true]);
  });

  // A browser tries them on every link whenever links come into sight: with 15 a press of the menu cost a phone 30 ms.
  it('are told by few patterns', () => {
    const all = [...rules.prerender, ...rules.prefetch].map(({ where }) => patternsIn(where));
    expect(all).toEqual([3, 3]);
  });
});
