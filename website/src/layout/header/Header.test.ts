import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { POLISH_SHELL } from '../shell.examples.ts';
import { shellLinks } from '../shell-links.ts';
import { Header } from './Header.tsx';

/** Whether a promotion of so many letters comes within the part that stays in sight, or before it. */
function staysInSight(letters: number): boolean {
  const text = 'x'.repeat(letters);
  const html = renderToStaticMarkup(
    createElement(Header, {
      shell: { ...POLISH_SHELL, stickyBar: { text } },
      words: pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z')),
      links: shellLinks({ locale: 'pl-PL' }),
      queryNames: { category: 'kategoria', specialty: 'specjalizacja' },
    }),
  );
  expect(html.split(text)).toHaveLength(2);
  return html.indexOf('id="header"') < html.indexOf(text);
}

describe('a promotion above the page', () => {
  it('stays in sight as long as it is short', () => expect(staysInSight(90)).toBe(true));
  it('scrolls with the page where it would cover much of it', () => expect(staysInSight(91)).toBe(false));
});
