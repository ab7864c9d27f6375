import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { translator } from '../../i18n/translator.ts';
import { MeetingView } from './MeetingView.tsx';
import type { MeetingShown } from './meeting-shown.ts';

const shown: MeetingShown = {
  link: 'x',
  meeting: {
    first_name: 'Ewa',
    state: 'cancelled',
    date: '2026-11-23',
    hour: '10:00',
    stylist: null,
    open: false,
    days: [],
  },
};

it('leads back to the stylists of a centre that has some', () => {
  const html = (stylistsHref: string | undefined) =>
    renderToStaticMarkup(
      createElement(MeetingView, {
        shown,
        contact: {},
        words: pageWords('en', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z')),
        homeHref: '/en',
        stylistsHref,
      }),
    );
  expect(html('/en/stylists').match(/href="\/en\/stylists"/g)).toHaveLength(2);
  expect(html('/en/stylists')).toContain(translator('en')('stylist:book'));
  expect(html(undefined)).toContain('href="/en"');
  expect(html(undefined)).not.toContain(translator('en')('stylist:book'));
  expect(html(undefined)).not.toContain(translator('en')('stylist:name'));
});
