import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contextOf } from '../../../fixtures/responses.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { EventsView } from './EventsView.tsx';
import { loadEventsPage } from './load-events.ts';

/** The headings of the sections, in their order. */
async function headingsOf(query: Record<string, string> = {}): Promise<string[]> {
  const context = contextOf({}, { query });
  const page = await loadEventsPage(context);
  const words = pageWords('en', context.timeZone, context.now);
  const html = renderToStaticMarkup(createElement(EventsView, { page, words, homeHref: '/en', nothing: '' }));
  return [...html.matchAll(/<h2[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, text = '']) => text);
}

it('what is on this week stands before all that is to come, but for a list that is narrowed', async () => {
  const whole = await headingsOf();
  expect(whole[0]).toBe('This week');
  expect(whole.length).toBeGreaterThan(1);
  expect(await headingsOf({ when: '2026-11' })).not.toContain('This week');
});
