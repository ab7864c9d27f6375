import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OfferCard } from '../../content/cards.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { OffersView } from './OffersView.tsx';

const offer = (id: number): OfferCard => ({
  id,
  name: `offer ${id}`,
  href: `/o/${id}`,
  starts: '2026-11-01',
  ends: null,
  place: { level: 0 },
  promoted: false,
});

/** The page in English. */
function shown(running: OfferCard[], coming: OfferCard[]): string {
  const page = {
    promoted: running.filter(({ promoted }) => promoted),
    types: [],
    total: running.length + coming.length,
    href: '/o',
    filterAlternates: {},
    unknownFilter: false,
    running,
    coming,
  };
  const words = pageWords('en', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z'));
  return renderToStaticMarkup(
    createElement(OffersView, { page, words, homeHref: '/en', nothing: '', part: (_, make) => make() }),
  );
}

const offers = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => offer(first + index));

/** What stands under the heading. */
function leadOf(running: number, coming: number): string | undefined {
  return /<\/h1>(?:<p>(.*?)<\/p>)?<\/header>/.exec(shown(offers(running, 1), offers(coming, 100)))?.[1];
}

it.each([
  [2, 1, '2 offers running today. 1 more to come.'],
  [1, 0, '1 offer running today.'],
  [0, 3, undefined],
])('counts %i that run and %i that are to come: %s', (running, coming, lead) => {
  expect(leadOf(running, coming)).toBe(lead);
});

it('offers stand in the order of the list, those of one floor too: promoted first', () => {
  const floors = [0, 0, 0, 0, 1, 2];
  const list = (first: number) =>
    floors.map((level, at) => ({ ...offer(first + at), place: { level }, promoted: at < 4 }));
  const [running, coming] = [list(1), list(100)];
  const names = shown(running, coming).matchAll(/offer \d+/g);
  expect([...names].map(String)).toEqual([...running, ...coming].map(({ name }) => name));
});
