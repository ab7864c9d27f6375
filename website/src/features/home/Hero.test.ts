import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { Hero } from './Hero.tsx';

it('has the map among the usual ways where there is one', () => {
  const html = (plan: { map: string } | undefined) =>
    renderToStaticMarkup(
      createElement(Hero, {
        page: { ways: [] },
        words: pageWords('en', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z')),
        hrefs: { search: '/search', contact: '/contact', plan },
        places: [],
      }),
    );
  expect(html({ map: '/map' })).toContain('href="/map"');
  expect(html(undefined)).not.toContain('map');
});
