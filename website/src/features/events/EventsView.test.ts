import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contextOf } from '../../../fixtures/responses.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { EventsView } from './EventsView.tsx';
import type { EventsPage } from './event-models.ts';
import { loadEventsPage } from './load-events.ts';

type Context = ReturnType<typeof contextOf>;

/** The page in English. */
function shown(page: EventsPage, { timeZone, now }: Context): string {
  const words = pageWords('en', timeZone, now);
  return renderToStaticMarkup(
    createElement(EventsView, { page, words, homeHref: '/en', nothing: '', part: (_, make) => make() }),
  );
}

/** The headings of the sections, in their order. */
async function headingsOf(query: Record<string, string> = {}): Promise<string[]> {
  const context = contextOf({}, { query });
  const html = shown(await loadEventsPage(context), context);
  return [...html.matchAll(/<h2[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, text = '']) => text);
}

it('what is on this week stands before all that is to come, but for a list that is narrowed', async () => {
  const whole = await headingsOf();
  expect(whole[0]).toBe('This week');
  expect(whole.length).toBeGreaterThan(1);
  expect(await headingsOf({ when: '2026-11' })).not.toContain('This week');
});

it('events stand in the order of the list, those of one floor too, narrowed or not', async () => {
  for (const query of [{}, { when: '2026-11' }]) {
    const context = contextOf({}, { query });
    const page = await loadEventsPage(context);
    const [event] = page.current;
    if (!event) throw new Error('no event to show');
    const current = [0, 0, 0, 1, 1, 2, 0, 2].map((level, at) => ({
      ...event,
      id: at,
      name: `event ${at}`,
      place: { ...event.place, level },
    }));
    const names = shown({ ...page, current }, context).matchAll(/event \d/g);
    expect([...names].map(String)).toEqual(current.map(({ name }) => name));
  }
});
