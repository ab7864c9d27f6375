import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contextOf } from '../../fixtures/responses.ts';
import { HomeView } from '../features/home/HomeView.tsx';
import { loadHomePage } from '../features/home/load-home.ts';
import { pageWords } from '../i18n/page-words.ts';
import { drawnApart } from './drawn-apart.tsx';
import { frameOf } from './frame.tsx';
import { POLISH_SHELL } from './shell.examples.ts';
import { shellLinks } from './shell-links.ts';
import { staticHtml, withoutPreloads } from './static-html.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z'));
const links = shellLinks({ locale: 'pl-PL' });

/** Notes what is left out. */
function listening() {
  const broken: string[] = [];
  return { broken, content: { broken: (...said: unknown[]) => broken.push(said.map(String).join(' ')) } };
}

/** What throws as soon as anything of it is asked for. */
const spoilt = <T extends object>(): T =>
  new Proxy<T>({} as T, {
    get: () => {
      throw new Error('spoilt');
    },
  });

const home = async () => ({
  page: await loadHomePage(contextOf()),
  words,
  hrefs: { ...links, inspirations: '/inspiracje' },
  places: POLISH_SHELL.places,
  building: null,
});

it('draws home as it is drawn in one piece', async () => {
  const { content, broken } = listening();
  const props = await home();
  const whole = withoutPreloads(renderToStaticMarkup(createElement(HomeView, props)));
  expect(staticHtml(createElement(HomeView, { ...props, part: drawnApart(content) }))).toBe(whole);
  expect(broken).toEqual([]);
});

it.each([
  ['slides', 'slides'],
  ['inspirations', 'inspirations'],
  ['campaigns', 'campaigns'],
] as const)(
  'leaves out home’s %s where they throw while they are drawn, and says so once',
  async (name, field) => {
    const { content, broken } = listening();
    const props = await home();
    const page = { ...props.page, [field]: [spoilt()] };
    const html = staticHtml(createElement(HomeView, { ...props, page, part: drawnApart(content) }));
    expect(html).toContain('data-page="home"');
    expect(html).toContain('id="events"');
    expect(broken).toEqual([`${name} view Error: spoilt`]);
  },
);

it.each(['header', 'footer'] as const)('leaves out a %s that throws, and tries it again', (part) => {
  const { content, broken } = listening();
  const shell = { ...POLISH_SHELL };
  const of = (shown: typeof shell) =>
    frameOf({
      content,
      shell: shown,
      words,
      links,
      current: undefined,
      queryNames: { category: 'kategoria', specialty: 'specjalizacja' },
    });
  const other = part === 'header' ? 'footer' : 'header';
  const { languages, footer } = shell;
  const bad = part === 'header' ? { languages: spoilt() } : { footer: { ...footer, apple: spoilt() } };
  Object.assign(shell, bad);
  expect(of(shell)[part].join('')).toBe('');
  expect(of(shell)[other].join('')).not.toBe('');
  expect(broken).toEqual(Array.from({ length: 2 }, () => `${part} view Error: spoilt`));
  Object.assign(shell, { languages, footer });
  expect(of(shell)[part].join('')).not.toBe('');
});
