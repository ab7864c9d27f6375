import type { HeaderStatic } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { answering, contextOf } from '../../../fixtures/responses.ts';
import { loadCategoryPage } from './load-tenants.ts';
import { slugsInMenu } from './menu-alternates.ts';

type Menu = HeaderStatic['menuData'];

/** A menu of categories, each with sub-categories, each with specialties, by their slugs. */
const menu = (categories: Record<string, Record<string, string[]>>) =>
  Object.entries(categories).map(([categorySlug, kinds]) => ({
    id: 1,
    name: categorySlug,
    categorySlug,
    menu_sub_categories: Object.entries(kinds).map(([subCategorySlug, specialties]) => ({
      name: subCategorySlug,
      subCategorySlug,
      menu_cat_specialties: specialties.map((specialtySlug) => ({ name: specialtySlug, specialtySlug })),
    })),
  }));

const polish = menu({ moda: { damska: ['suknie', 'buty'], meska: [] }, sport: { rowery: ['gorskie'] } });
const find = (other: object, wanted: Parameters<typeof slugsInMenu>[2]) =>
  slugsInMenu(polish as unknown as Menu, other as Menu, wanted);

describe('slugsInMenu', () => {
  it('finds what has the same slug, wherever it stands', () => {
    const other = menu({ new: {}, sport: { hiking: [], rowery: [] }, moda: { damska: [] } });
    expect(find(other, { category: 'sport', subCategory: 'rowery' })).toEqual({
      category: 'sport',
      subCategory: 'rowery',
    });
  });

  it('finds what stands in the same place of as many', () => {
    const other = menu({
      fashion: { women: ['dresses', 'shoes'], men: [] },
      sports: { bikes: ['mountain'] },
    });
    expect(find(other, { category: 'moda', subCategory: 'damska', specialty: 'buty' })).toEqual({
      category: 'fashion',
      subCategory: 'women',
      specialty: 'shoes',
    });
    expect(find(other, { category: 'sport', specialty: 'gorskie' })).toEqual({
      category: 'sports',
      specialty: 'mountain',
    });
  });

  it('finds nothing in a menu that is another one', () => {
    expect(find(menu({ fashion: {} }), { category: 'moda' })).toEqual({});
    expect(
      find(menu({ fashion: { women: [] }, sports: {} }), { category: 'moda', subCategory: 'meska' }),
    ).toEqual({
      category: 'fashion',
    });
    expect(find(polish, { category: 'dom' })).toEqual({});
  });
});

describe('a filtered category of a content system that does not say what things are called elsewhere', () => {
  const silent = (name: 'category' | 'subCategory') => {
    const { data } = BODIES[name] as { data: { id: number; attributes: object } };
    return { data: { ...data, attributes: { ...data.attributes, localizations: { data: [] } } } };
  };
  const english = {
    ...(BODIES.headerStatic as object),
    menuData: menu({ clothes: { women: ['dresses'], men: [] } }),
  };
  const answers = answering({ category: silent('category'), subCategory: silent('subCategory') });
  /** Hungarian has a menu of its own, in which nothing is found; English the same as ours, under other slugs. */
  const byLanguage: typeof fetch = (input, init) => {
    const url = new URL(String(input));
    if (url.searchParams.get('locale') === 'pl-PL') return answers(input, init);
    if (url.pathname !== '/api/header/static') return Promise.resolve(Response.json({ data: null }));
    const isEnglish = url.searchParams.get('locale') === 'en';
    return Promise.resolve(Response.json(isEnglish ? english : { ...english, menuData: [] }));
  };

  it('keeps its filter in the languages whose menu has it', async () => {
    const context = contextOf(
      {},
      { fetch: byLanguage, params: { category: 'moda' }, query: { category: 'moda-damska' } },
    );
    const page = await loadCategoryPage(context);
    expect(page?.alternates).toEqual({ 'pl-PL': { category: 'moda' }, en: { category: 'clothes' } });
    expect(page?.filterAlternates).toEqual({
      'pl-PL': { category: 'moda-damska' },
      en: { category: 'women' },
      'hu-HU': {},
    });
    expect(context.content.whole()).toBe(true);
  });

  it('keeps it where the menu is laid out otherwise, when its shops stand together there too', async () => {
    const shop = {
      name: 'Halland',
      slug: 'halland',
      menu_category: { name: 'Clothes', categorySlug: 'clothes' },
      menu_sub_category: { name: 'Ladies', subCategorySlug: 'ladies' },
      menu_cat_specialty: [],
    };
    const otherwise: typeof fetch = (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      if (searchParams.get('locale') !== 'en') return byLanguage(input, init);
      if (pathname === '/api/header/static') {
        const laid = menu({ news: {}, clothes: { shoes: [], ladies: [], gentlemen: [] }, home: {} });
        return Promise.resolve(Response.json({ ...english, menuData: laid }));
      }
      return Promise.resolve(Response.json({ data: { id: 1, attributes: shop } }));
    };
    const context = contextOf(
      {},
      { fetch: otherwise, params: { category: 'moda' }, query: { category: 'moda-damska' } },
    );
    const page = await loadCategoryPage(context);
    expect(page?.alternates.en).toEqual({ category: 'clothes' });
    expect(page?.filterAlternates?.en).toEqual({ category: 'ladies' });
  });

  it('is whole, and in fewer languages, while their menus cannot be had', async () => {
    const gone: typeof fetch = (input, init) => {
      const url = new URL(String(input));
      return url.searchParams.get('locale') !== 'pl-PL'
        ? Promise.reject(new TypeError('fetch failed'))
        : answers(input, init);
    };
    const context = contextOf(
      {},
      { fetch: gone, params: { category: 'moda' }, query: { category: 'moda-damska' } },
    );
    expect((await loadCategoryPage(context))?.alternates).toEqual({ 'pl-PL': { category: 'moda' } });
    expect(context.content.whole()).toBe(true);
  });
});
