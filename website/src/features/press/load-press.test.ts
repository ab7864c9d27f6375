import { describe, expect, it } from 'vitest';
import { NEWS_BODIES } from '../../../fixtures/news-bodies.ts';
import { answering, contextOf } from '../../../fixtures/responses.ts';
import { loadPressArticlePage, loadPressPage } from './load-press.ts';

/** The press page's body with some attributes replaced. */
function pressBody(changed: Record<string, unknown>) {
  const { data } = structuredClone(NEWS_BODIES.press) as { data: { attributes: object } };
  return { press: { data: { ...data, attributes: { ...data.attributes, ...changed } } } };
}

describe('loadPressPage', () => {
  it('has downloads, contact and articles by year, the latest first', async () => {
    const page = await loadPressPage(contextOf());
    expect(page).toMatchObject({
      name: 'Biuro prasowe',
      kit: { href: '/media/press_kit.pdf', picture: { src: '/media/press_kit_cover.svg' } },
      policy: { href: '/media/press_policy.pdf' },
      contact: { phone: { href: 'tel:+48225550090' }, email: { href: 'mailto:prasa@borealis.example' } },
      choices: [
        { year: 2026, href: '/dla-mediow?rok=2026', current: false },
        { year: 2025, href: '/dla-mediow?rok=2025', current: false },
      ],
    });
    expect(page?.years.map(({ year, articles }) => [year, articles.length])).toEqual([
      [2026, 2],
      [2025, 1],
    ]);
    expect(page?.years[0]?.articles[0]).toMatchObject({ href: '/dla-mediow/lodowisko', date: '2026-11-15' });
  });

  it('asks for the chosen year, first to last day, and keeps all years to choose from', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const url = new URL(String(input));
      if (url.pathname === '/api/press-articles')
        asked.push(
          ['$gte', '$lte'].map((op) => url.searchParams.get(`filters[publishDate][${op}]`)).join(' '),
        );
      return answering()(input, init);
    };
    const page = await loadPressPage(contextOf({}, { query: { year: '2025' }, fetch }));
    expect(asked.sort()).toEqual([' ', '2025-01-01 2025-12-31']);
    expect(page?.chosen).toBe(2025);
    expect(page?.years.map(({ year }) => year)).toEqual([2025]);
    expect(page?.choices.map(({ year, href }) => [year, href])).toEqual([
      [2026, '/dla-mediow?rok=2026'],
      [2025, '/dla-mediow'],
    ]);
  });

  it('sends a year without articles, and what is no year, back to all years', async () => {
    for (const year of ['1999', 'x', '20256', '0000'])
      expect(await loadPressPage(contextOf({}, { query: { year } })), year).toMatchObject({
        unknownFilter: true,
        href: '/dla-mediow',
      });
    expect((await loadPressPage(contextOf({}, { query: { year: '2025' } })))?.unknownFilter).toBe(false);
    expect((await loadPressPage(contextOf()))?.unknownFilter).toBe(false);
  });

  it('shows downloads only when they are to be shown and have a file of ours', async () => {
    const hidden = await loadPressPage(contextOf(pressBody({ showKit: false, policy: null })));
    expect(hidden?.years).toHaveLength(2);
    expect([hidden?.kit, hidden?.policy]).toEqual([undefined, undefined]);
    const foreign = {
      data: { id: 1, attributes: { hash: null, ext: null, url: 'https://evil.example/a.pdf' } },
    };
    const { kit } = NEWS_BODIES.press.data.attributes as unknown as { kit: object };
    const page = await loadPressPage(contextOf(pressBody({ kit: { ...kit, downloadPdf: foreign } })));
    expect(page?.years).toHaveLength(2);
    expect(page?.kit).toBe(undefined);
  });

  it('takes the file from `media` when that is where a system keeps it', async () => {
    const { kit } = NEWS_BODIES.press.data.attributes as unknown as { kit: { downloadPdf: object } };
    const other = { kit: { ...kit, downloadPdf: 'Pobierz', media: kit.downloadPdf } };
    const page = await loadPressPage(contextOf(pressBody(other)));
    expect(page?.kit).toMatchObject({ href: '/media/press_kit.pdf' });
    expect(page?.kit).not.toHaveProperty('picture');
  });

  it('stands without the page’s own texts', async () => {
    const page = await loadPressPage(contextOf({ press: { data: null } }));
    expect(page?.years).toHaveLength(2);
    expect(page).not.toHaveProperty('name');
    expect(page).not.toHaveProperty('contact');
  });
});

describe('loadPressPage of a centre without press', () => {
  it('is not there for any year, and never for want of an answer', async () => {
    const nothing = { press: { data: null }, pressArticles: { data: [] } };
    for (const year of [undefined, '2025', 'x']) {
      const query = year === undefined ? {} : { year };
      expect(await loadPressPage(contextOf(nothing, { query })), year).toBeNull();
    }
    // All articles are not to be had, and those of the year are none.
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { pathname, search } = new URL(String(input));
      if (pathname === '/api/press-articles' && !search.includes('2025'))
        return new Response(null, { status: 503 });
      return answering(nothing)(input, init);
    };
    expect(await loadPressPage(contextOf({}, { query: { year: '2025' }, fetch }))).toMatchObject({
      years: [],
    });
  });
});

describe('loadPressArticlePage', () => {
  const params = { slug: 'panele' };

  it('has its text, the contact and its neighbours in time', async () => {
    expect(await loadPressArticlePage(contextOf({}, { params }))).toMatchObject({
      name: 'Informacja 2',
      date: '2026-06-14',
      description: '<p>Ma 800 m².</p>',
      contact: { name: 'Ewa Sowińska' },
      newer: { name: 'Informacja 1', href: '/dla-mediow/lodowisko' },
      older: { name: 'Informacja 3' },
      alternates: { 'pl-PL': params, en: { slug: 'panele-en' } },
    });
  });

  it('is null when there is no such article', async () => {
    expect(await loadPressArticlePage(contextOf({ pressArticle: { data: null } }, { params }))).toBeNull();
  });
});
