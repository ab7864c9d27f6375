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

/** What stands under the heading. */
function leadOf(running: number, coming: number): string | undefined {
  const page = {
    ...{
      promoted: [],
      types: [],
      total: running + coming,
      href: '/o',
      filterAlternates: {},
      unknownFilter: false,
    },
    running: Array.from({ length: running }, (_, index) => offer(index + 1)),
    coming: Array.from({ length: coming }, (_, index) => offer(index + 100)),
  };
  const words = pageWords('en', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z'));
  const html = renderToStaticMarkup(createElement(OffersView, { page, words, homeHref: '/en', nothing: '' }));
  return /<\/h1>(?:<p>(.*?)<\/p>)?<\/header>/.exec(html)?.[1];
}

it.each([
  [2, 1, '2 offers running today. 1 more to come.'],
  [1, 0, '1 offer running today.'],
  [0, 3, undefined],
])('counts %i that run and %i that are to come: %s', (running, coming, lead) => {
  expect(leadOf(running, coming)).toBe(lead);
});
