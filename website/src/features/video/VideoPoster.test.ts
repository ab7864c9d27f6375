import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createLinks } from '../../content/fields/links.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { VideoPoster } from './VideoPoster.tsx';

it('is the same poster in rich text and in views', () => {
  const id = 'aqz-KE_bpKQ';
  const title = 'Piec & „ogień”';
  const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T09:00:00Z'));
  const links = createLinks('pl-PL');
  const written = richText(`<a href="https://youtu.be/${id}">Piec &amp; „ogień”</a>`, links);
  expect(
    renderToStaticMarkup(createElement(VideoPoster, { id, title, words })).replace('hidden=""', 'hidden'),
  ).toBe(written);
});
