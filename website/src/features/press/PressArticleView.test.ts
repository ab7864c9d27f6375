import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { PressArticleView } from './PressArticleView.tsx';
import type { PressArticlePage } from './press-models.ts';

const page: PressArticlePage = {
  id: 1,
  name: 'Bees',
  href: '/p/bees',
  date: '2026-11-16',
  alternates: {},
  seo: {},
};

/** What a reader sees of the article's day: its text without markup. */
function dayShown(locale: Locale): string | undefined {
  const words = pageWords(locale, 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z'));
  const view = createElement(PressArticleView, {
    page,
    words,
    homeHref: '/',
    pressHref: '/p',
    part: (_, make) => make(),
  });
  const html = renderToStaticMarkup(view);
  const shown = /<time[^>]*><span aria-hidden="true">(.*?)<\/span>/.exec(html)?.[1];
  return shown?.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
}

it.each<[Locale, string]>([
  ['en', '16 Nov 2026'],
  ['hu-HU', '2026. 11. 16.'],
  ['hr-HR', '16. 11. 2026.'],
  ['bg-BG', '16.11 2026 г.'],
])('says day, month and year of an article together in %s: %s', (locale, day) => {
  expect(dayShown(locale)).toBe(day);
});
