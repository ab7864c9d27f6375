import { describe, expect, it } from 'vitest';
import { AWAY, contextOf } from '../../../fixtures/responses.ts';
import { STORIES_BODIES } from '../../../fixtures/stories-bodies.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { loadInspirationPage, loadInspirationsPage } from './load-inspirations.ts';

const flat = (entity: { id: number; attributes: Record<string, unknown> }) => ({
  id: entity.id,
  ...entity.attributes,
});

describe('the list of inspirations', () => {
  it('has published ones, promoted first, then the latest', async () => {
    const page = await loadInspirationsPage(contextOf());
    expect(page?.inspirations.map(({ name, promoted }) => [name, promoted])).toEqual([
      ['Jeden płaszcz', true],
      ['Buty na bal', false],
    ]);
    expect(page?.inspirations[0]).toMatchObject({
      href: '/inspiracje/jeden-plaszcz',
      picture: { src: '/media/jeden-plaszcz_karta.jpg' },
      level: 1,
      shops: ['Halland', 'Łata'],
    });
  });

  it('has the lookbook, its things tied to their shops', async () => {
    const lookbook = (await loadInspirationsPage(contextOf()))?.lookbook;
    expect(lookbook?.heading).toBe('Zima od rana do nocy');
    expect(lookbook?.spreads.map(({ level }) => level)).toEqual([1, null]);
    expect(lookbook?.spreads[0]?.products).toEqual([
      {
        name: 'Płaszcz wełniany',
        price: '749 zł',
        href: '/sklepy/moda/halland',
        shop: { name: 'Halland', place: { level: 1, room: '1.24' } },
      },
    ]);
  });

  it('reads flat entities as well', async () => {
    const inspirations = { data: STORIES_BODIES.inspirations.data.map(flat), meta: {} };
    const page = await loadInspirationsPage(contextOf({ inspirations }));
    expect(page?.inspirations.map(({ name }) => name)).toEqual(['Jeden płaszcz', 'Buty na bal']);
  });

  it('is not there with neither, and empty with a lookbook without spreads or with what is yet to come', async () => {
    const [inspirations, lookbook] = [{ data: [] }, { data: null }];
    expect(await loadInspirationsPage(contextOf({ inspirations, lookbook }))).toBeNull();
    const bare = { data: { id: 1, attributes: { spreads: null } } };
    expect(await loadInspirationsPage(contextOf({ inspirations, lookbook: bare }))).toEqual({
      inspirations: [],
    });
    const now = new Date('2026-01-01T08:00:00Z');
    expect(await loadInspirationsPage(contextOf({ lookbook }, { now }))).toEqual({ inspirations: [] });
  });

  it('cannot be had when its own call is not answered, and is empty when the answer makes no sense', async () => {
    const context = contextOf({ inspirations: 'nonsense' });
    expect((await loadInspirationsPage(context))?.inspirations).toEqual([]);
    expect(context.content.gathered().gaps).toMatchObject([{ endpoint: 'inspirations', absent: false }]);
    await expect(loadInspirationsPage(contextOf({ inspirations: AWAY }))).rejects.toBeInstanceOf(
      ContentUnavailable,
    );
  });

  it('goes without a lookbook that cannot be had, and is whole without one that makes no sense', async () => {
    for (const lookbook of [AWAY, 'nonsense']) {
      const context = contextOf({ lookbook });
      const page = await loadInspirationsPage(context);
      expect(page?.lookbook).toBeUndefined();
      expect(page?.inspirations).toHaveLength(2);
      expect(context.content.whole()).toBe(lookbook !== AWAY);
    }
  });
});

describe('one inspiration', () => {
  const params = { slug: 'jeden-plaszcz' };

  it('has its story, things, shops with hours and others', async () => {
    const context = contextOf({}, { params });
    const page = await loadInspirationPage(context);
    expect(page).toMatchObject({
      name: 'Jeden płaszcz',
      picture: { src: '/media/jeden-plaszcz_duzy.jpg' },
      published: '2026-11-10T08:00:00.000Z',
      description: '<h2>Zima</h2><p>W <a href="/sklepy/moda/halland">salonie</a> skrócą rękaw.</p>',
      products: [{ shop: { name: 'Halland' } }, { name: 'Beret', href: 'https://rond.example' }],
      tenants: [{ name: 'Halland', hours: { special: [{}, {}] } }, { name: 'Łata' }],
      more: [{ name: 'Buty na bal' }],
      alternates: { 'pl-PL': params, en: { slug: 'jeden-plaszcz-en' } },
    });
    expect(page?.products[1]).not.toHaveProperty('price');
    expect(context.content.gathered().tags).toEqual(
      expect.arrayContaining(['inspiration:jeden-plaszcz', 'inspirations', 'tenant:halland', 'tenant:lata']),
    );
  });

  it('keeps a shop that search does not know', async () => {
    const searchData = { tenants: [], offers: [], events: [] };
    const page = await loadInspirationPage(contextOf({ searchData }, { params }));
    expect(page?.tenants[0]).toMatchObject({ name: 'Halland', href: '/sklepy/moda/halland', hours: null });
  });

  it('has no floor when its shops stand on several', async () => {
    const body = structuredClone(STORIES_BODIES.inspiration) as unknown as {
      data: { attributes: { tenants: { data: { attributes: Record<string, unknown> }[] } } };
    };
    const second = body.data.attributes.tenants.data[1];
    if (second)
      second.attributes.location = { data: { id: 4, attributes: { floorName: 'third', level: 3 } } };
    const page = await loadInspirationPage(contextOf({ inspiration: body }, { params }));
    expect(page?.level).toBeNull();
  });

  it('is not known before its publish date, nor when there is none', async () => {
    const now = new Date('2026-11-09T08:00:00Z');
    expect(await loadInspirationPage(contextOf({}, { params, now }))).toBeNull();
    expect(await loadInspirationPage(contextOf({ inspiration: { data: null } }, { params }))).toBeNull();
    expect(await loadInspirationPage(contextOf())).toBeNull();
  });
});
