import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contextOf } from '../../../fixtures/responses.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { DailyMenuView } from './DailyMenuView.tsx';
import { loadDailyMenuPage } from './load-lunch.ts';

it('today is a sentence with its weekday in it, other days begin with theirs', async () => {
  const context = contextOf();
  const page = await loadDailyMenuPage(context);
  if (!page) throw new Error('no menu to show');
  const words = pageWords('pl-PL', context.timeZone, context.now);
  const html = renderToStaticMarkup(
    createElement(DailyMenuView, { page, words, homeHref: '/', nothing: '', part: (_, make) => make() }),
  );
  const headings = [...html.matchAll(/<section[^>]*><h2>([^<]*)/g)].map(([, text]) => text);
  expect(headings).toEqual(['Dziś, sobota', 'Poniedziałek']);
});
