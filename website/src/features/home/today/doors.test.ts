import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OpeningPlace } from '../../../content/opening-times/opening-models.ts';
import { pageWords } from '../../../i18n/page-words.ts';
import { Today } from './Today.tsx';

const place = (name: string, opens: string, closes: string): OpeningPlace => ({
  name,
  hours: { week: [{ days: [1, 2, 3, 4, 5, 6, 7], label: '', opens, closes }], special: [] },
});

/** What doors say of a minute of 21 November, a Saturday: "data-opens 540 over". */
function doorsAt(time: string): string[] {
  const happening = [20, 21, 22, 23].map((day) => ({
    ...{ id: day, name: `event ${day}`, href: `/e/${day}`, place: { level: 1 }, promoted: false },
    starts: `2026-11-${day}T17:00:00Z`,
    ends: null,
  }));
  const words = pageWords('en', 'Europe/Warsaw', new Date(`2026-11-21T${time}:00+01:00`));
  const places = [place('Centre', '09:00', '21:00'), place('Cinema', '10:30', '23:00')];
  const html = renderToStaticMarkup(
    createElement(Today, { happening, ending: [], cinema: { showings: [] }, places, words }),
  );
  return [...html.matchAll(/<li data-(opens|closes)="(\d+)"(?: data-state="(\w+)")?>/g)].map((found) =>
    found.slice(1).filter(Boolean).join(' '),
  );
}

const TOMORROW = ['opens 1980', 'opens 2070'];

it.each([
  ['08:59', ['opens 540', 'opens 630', 'closes 1260', 'closes 1380']],
  ['09:00', ['opens 540 over', 'opens 630', 'closes 1260', 'closes 1380']],
  ['21:00', ['opens 540 over', 'opens 630 over', 'closes 1260 over', 'closes 1380']],
])('at %s what has opened or closed is over, and nothing of tomorrow', (time, today) => {
  expect(doorsAt(time)).toEqual([...today, ...TOMORROW]);
});
