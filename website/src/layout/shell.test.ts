import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../i18n/page-words.ts';
import { translator } from '../i18n/translator.ts';
import { Footer } from './footer/Footer.tsx';
import { frameOf } from './frame.tsx';
import { Header } from './header/Header.tsx';
import { POLISH_SHELL } from './shell.examples.ts';
import type { Shell } from './shell.ts';

const t = translator('pl-PL');
const EMPTY: Shell = {
  centreName: 'Galeria',
  partnerLogos: [],
  socials: [],
  centreHours: { week: [], special: [] },
  places: [],
  map: true,
  offers: true,
  events: true,
  cableway: true,
  cinema: true,
  menu: [],
  footer: { columns: [], policies: [], newsletter: { firstName: false, lastName: false } },
  seo: {},
  favicons: {},
  scripts: {},
  cookies: { categories: [], precheckMarketing: false, preset: 'standard' },
  languages: [],
  directory: [],
};

const LINKS = {
  home: '/',
  search: '/szukaj',
  offers: '/oferty',
  events: '/wydarzenia',
  map: '/mapa',
  contact: '/kontakt',
  coupons: '/kupony',
  jobs: '/praca',
  cinema: '/kino',
  personalStylist: '/osobista-stylistka',
  terms: '/regulamin',
  privacyPolicy: '/polityka-prywatnosci',
  cookiePolicy: '/polityka-cookies',
};

function header(shell: Shell, now = '2026-11-21T10:00:00Z'): string {
  return renderToStaticMarkup(
    createElement(Header, {
      shell,
      words: pageWords('pl-PL', 'Europe/Warsaw', new Date(now)),
      links: LINKS,
      current: { categorySlug: 'dom' },
      queryNames: { category: 'kategoria', specialty: 'specjalizacja' },
      languages: createElement('p', null, 'languages'),
    }),
  );
}

function footer(shell: Shell, newsletter?: ReactNode): string {
  return renderToStaticMarkup(createElement(Footer, { shell, t, links: LINKS, newsletter }));
}

const menu = (shell: Shell) => header(shell).slice(header(shell).indexOf('id="menu"'));

describe('Header', () => {
  it('shows nothing of what the content lacks, and no trace of its absence', () => {
    const html = header(EMPTY) + footer(EMPTY);
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
    expect(html).not.toContain('<details');
    expect(html).not.toContain('languages');
  });

  it('offers languages only when there is a choice', () => {
    expect(header(POLISH_SHELL)).toContain('languages');
    expect(header({ ...POLISH_SHELL, languages: POLISH_SHELL.languages.slice(0, 1) })).not.toContain(
      'languages',
    );
  });

  it('leads to every category, sub-category and specialty without scripts', () => {
    const html = header(POLISH_SHELL).replaceAll('&amp;', '&');
    for (const { href, subCategories } of POLISH_SHELL.menu) {
      expect(html).toContain(`href="${href}"`);
      for (const sub of subCategories) {
        for (const link of [sub, ...sub.specialties]) expect(html).toContain(`href="${link.href}"`);
      }
    }
  });

  it('gives a panel to categories with sub-categories only', () => {
    const [first, ...rest] = POLISH_SHELL.menu;
    if (!first) throw new Error('no example');
    const html = header({ ...POLISH_SHELL, menu: [{ ...first, subCategories: [] }, ...rest] });
    expect(html.match(/aria-expanded/g)).toHaveLength(rest.length);
    expect(html).not.toContain('id="menu-1"');
  });

  it('stands a floor’s numeral at the first category of that floor only', () => {
    expect(header(POLISH_SHELL).match(/data-floor="\d"/g)).toEqual(
      [1, 0, 2, 3].map((floor) => `data-floor="${floor}"`),
    );
  });

  it('says of a numeral how long it is where one letter’s size is too large for it', () => {
    const [first, second, ...rest] = POLISH_SHELL.menu;
    if (!first || !second) throw new Error('no example');
    const menu = [{ ...first, level: -1 }, { ...second, level: 10 }, ...rest];
    const html = header({ ...POLISH_SHELL, menu });
    expect(html.match(/data-floor="[^"]*"(?: data-chars="\d")?/g)?.slice(0, 2)).toEqual([
      'data-floor="−1" data-chars="2"',
      'data-floor="10" data-chars="2"',
    ]);
    expect(html.match(/data-chars/g)).toHaveLength(2);
  });

  it('leaves special days out once they are over, by the centre’s calendar', () => {
    expect(header(POLISH_SHELL, '2026-12-06T22:59:00Z')).toContain('Niedziela handlowa');
    expect(header(POLISH_SHELL, '2026-12-06T23:01:00Z')).not.toContain('Niedziela handlowa');
  });

  it('leads to the map where shops stand in rooms, or the footer does', () => {
    const without = { ...POLISH_SHELL, map: false };
    const columns = [{ heading: 'Wizyta', links: [{ name: 'Plan', href: LINKS.map }] }];
    const link = `href="${LINKS.map}"`;
    expect(header(POLISH_SHELL)).toContain(link);
    expect(header({ ...without, footer: { columns: [], policies: [] } })).not.toContain(link);
    expect(header({ ...without, footer: { columns, policies: [] } })).toContain(link);
  });

  it('leads to no list that holds nothing', () => {
    for (const list of ['offers', 'events'] as const) {
      const link = `href="${LINKS[list]}"`;
      expect(menu(POLISH_SHELL)).toContain(link);
      expect(menu({ ...POLISH_SHELL, [list]: false })).not.toContain(link);
    }
  });

  it('leads on to what the centre has, under the names of the footer, and to nothing it has not', () => {
    const columns = [
      { heading: 'Wizyta', links: [{ name: 'Kupony na dziś', href: LINKS.coupons }] },
      { heading: 'Galeria', links: [{ name: 'Praca', href: LINKS.jobs }] },
    ];
    const html = menu({ ...POLISH_SHELL, footer: { ...POLISH_SHELL.footer, columns } });
    expect(html).toContain('Kupony na dziś');
    expect(html).toContain(`href="${LINKS.jobs}"`);
    expect(html).not.toContain(LINKS.personalStylist);
    expect(menu({ ...POLISH_SHELL, cinema: false })).not.toContain(`href="${LINKS.cinema}"`);
    expect(menu(POLISH_SHELL)).toContain(`href="${LINKS.cinema}"`);
  });

  it('has the way here under the footer’s name, unless it is the contact page, which has a name of its own', () => {
    const menuWith = (href: string) =>
      menu({
        ...POLISH_SHELL,
        howToGetThere: { name: 'Jak dojechać', href },
        footer: {
          columns: [{ heading: 'Wizyta', links: [{ name: 'Dojazd i parking', href }] }],
          policies: [],
        },
      });
    const way = `${LINKS.contact}#dojazd`;
    expect(menuWith(way)).toContain('Dojazd i parking');
    expect(menuWith(way)).not.toContain('Jak dojechać');
    expect(menuWith(LINKS.contact)).toContain('Jak dojechać');
    expect(menuWith(LINKS.contact)).not.toContain('Dojazd i parking');
    expect(menu({ ...POLISH_SHELL, howToGetThere: { name: 'Jak dojechać', href: way } })).toContain(
      'Jak dojechać',
    );
  });

  it('carries no inline style and no inline script', () => {
    expect(header(POLISH_SHELL)).not.toMatch(/style=|<script|<style|\son\w+=/);
  });
});

describe('Footer', () => {
  it('links every shop with its room, a true minus before the basement’s', () => {
    const html = footer(POLISH_SHELL);
    expect(html).toContain('\u22121.03');
    for (const { shops } of POLISH_SHELL.directory)
      for (const shop of shops) expect(html).toContain(`href="${shop.href}"`);
  });

  it('links each policy once, whatever the columns hold, and keeps the settings for cookies out of them', () => {
    const count = (html: string, href: string) => html.split(`href="${href}"`).length - 1;
    const [shops] = POLISH_SHELL.footer.columns;
    const columns = {
      none: [],
      others: shops ? [shops] : [],
      one: POLISH_SHELL.footer.columns,
      'settings alone': [
        { heading: 'Cookies', links: [{ name: 'Moje cookie', action: 'cookies' as const }] },
      ],
    };
    for (const [case_, held] of Object.entries(columns)) {
      const html = footer({ ...POLISH_SHELL, footer: { ...POLISH_SHELL.footer, columns: held } });
      for (const href of [LINKS.terms, LINKS.privacyPolicy, LINKS.cookiePolicy])
        expect(count(html, href), `${case_}: ${href}`).toBe(1);
      expect(html.match(/data-action="cookies"/g), case_).toHaveLength(1);
      expect(html, case_).not.toMatch(/<details[^>]*data-column(?:(?!<\/details>).)*data-action/s);
    }
    expect(footer({ ...POLISH_SHELL, footer: { ...POLISH_SHELL.footer, columns: [] } })).toContain(
      t('shell:footer.cookieSettings'),
    );
  });

  it('keeps the newsletter’s place for the form, when it is switched on', () => {
    const form = createElement('form');
    expect(footer(POLISH_SHELL, form)).toContain('<form');
    const off = { ...POLISH_SHELL, footer: { ...POLISH_SHELL.footer, newsletter: undefined } };
    expect(footer(off, form)).not.toContain('<form');
  });
});

describe('the frame', () => {
  const frame = (shell: Shell, current?: { categorySlug?: string; entry?: 'offers' }) =>
    frameOf({
      content: { broken: () => undefined },
      shell,
      words: pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z')),
      links: LINKS,
      current,
      queryNames: { category: 'kategoria', specialty: 'specjalizacja' },
    });

  it('is header and footer, cut where a page puts its languages and its newsletter form', () => {
    const [before, after] = frame(POLISH_SHELL).header;
    expect(`${before}<p>languages</p>${after}`).toBe(
      renderToStaticMarkup(
        createElement(Header, {
          shell: POLISH_SHELL,
          words: pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z')),
          links: LINKS,
          queryNames: { category: 'kategoria', specialty: 'specjalizacja' },
          languages: createElement('p', null, 'languages'),
        }),
      ).replace(/<link\s[^>]*rel="preload"[^>]*>/g, ''),
    );
    const [first, second] = frame(POLISH_SHELL).footer;
    expect(`${first}<form></form>${second}`).toBe(footer(POLISH_SHELL, createElement('form')));
  });

  it('is one piece each where there is one language and no newsletter', () => {
    const { newsletter: _, ...rest } = EMPTY.footer;
    const { header: head, footer: foot } = frame({ ...EMPTY, footer: rest });
    expect(head[1]).toHaveLength(0);
    expect(foot).toHaveLength(1);
  });

  it('is drawn once for each shell and each current entry of the menu, which it marks', () => {
    const slug = POLISH_SHELL.menu[0]?.slug ?? '';
    expect(frame(POLISH_SHELL, { categorySlug: slug })).toBe(frame(POLISH_SHELL, { categorySlug: slug }));
    expect(frame(POLISH_SHELL, { categorySlug: 'not-in-the-menu' })).toBe(frame(POLISH_SHELL));
    expect(frame({ ...POLISH_SHELL }, {})).not.toBe(frame(POLISH_SHELL, {}));
    const current = (made: ReturnType<typeof frame>) => made.header.join('').match(/aria-current/g)?.length;
    expect(current(frame(POLISH_SHELL, { categorySlug: slug }))).toBe(1);
    expect(current(frame(POLISH_SHELL, { entry: 'offers' }))).toBe(1);
    expect(current(frame(POLISH_SHELL))).toBeUndefined();
  });
});
