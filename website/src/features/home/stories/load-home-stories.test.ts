import { describe, expect, it } from 'vitest';
import { AWAY, contextOf } from '../../../../fixtures/responses.ts';
import { STORIES_BODIES } from '../../../../fixtures/stories-bodies.ts';
import { loadHomeStories, priceHtml } from './load-home-stories.ts';

const campaign = (fields: Record<string, unknown>) => {
  const [first] = STORIES_BODIES.specialPromotions.data;
  return { data: [{ id: 1, attributes: { ...first?.attributes, ...fields } }], meta: {} };
};

describe('the stories of home', () => {
  it('are all there', async () => {
    const stories = await loadHomeStories(contextOf());
    expect(stories.inspirations.map(({ name }) => name)).toEqual(['Jeden płaszcz', 'Buty na bal']);
    expect(stories.marketplace).toMatchObject([
      {
        name: 'Lampa na biurko',
        href: 'https://stowatow.example/lampa',
        price: '219 zł',
        priceHtml: '<s>259 zł</s> <b>219 zł</b>',
        picture: { src: '/media/lampa.jpg' },
        shop: { name: 'Halland' },
      },
      { name: 'Perfumy', price: '189' },
    ]);
    expect(stories.instagram).toMatchObject({
      heading: 'Z telefonu i z dachu',
      account: { name: '@galeriaborealis', href: 'https://instagram.example/galeriaborealis' },
      posts: [{ caption: 'Świetlik, 7:40', picture: { src: '/media/swietlik.jpg' } }],
    });
    expect(stories.campaigns).toMatchObject([
      {
        name: 'Szczęśliwy paragon',
        starts: '2026-11-20',
        ends: '2026-12-20',
        prize: 'Zwrot za zakupy',
        rules: '<ol><li>Zostaw kopię.</li></ol>',
        link: { name: 'O karcie', href: '/karta-podarunkowa' },
      },
    ]);
  });

  it('are left out one by one', async () => {
    const none = { data: [] };
    const empty = await loadHomeStories(
      contextOf({
        inspirations: none,
        marketplaces: { data: null },
        instagramPosts: none,
        instagram: { data: null },
        specialPromotions: none,
        coupons: none,
      }),
    );
    expect(empty).toEqual({ inspirations: [], marketplace: [], instagram: { posts: [] }, campaigns: [] });
  });

  it('show a post without words under the name of the account', async () => {
    const post = {
      id: 5,
      attributes: { media: { url: '/uploads/a.jpg' }, link: 'https://instagram.example/p/5' },
    };
    const { instagram } = await loadHomeStories(contextOf({ instagramPosts: { data: [post] } }));
    expect(instagram.posts).toMatchObject([{ id: 5, caption: '@galeriaborealis' }]);
  });

  it('do without what cannot be had', async () => {
    const context = contextOf({ marketplaces: AWAY, instagramPosts: 7 });
    const stories = await loadHomeStories(context);
    expect(stories.marketplace).toEqual([]);
    expect(stories.campaigns).toHaveLength(1);
    expect(context.content.gathered().degraded).toBeDefined();
  });

  it('sell nothing without an address elsewhere', async () => {
    const [item] = STORIES_BODIES.marketplaces.data;
    const links = ['javascript:alert(1)', '/offers', null, '//evil.example', 'https://shop.example/a'];
    const data = links.map((link, index) => ({ id: index + 1, attributes: { ...item?.attributes, link } }));
    const { marketplace } = await loadHomeStories(contextOf({ marketplaces: { data, meta: {} } }));
    expect(marketplace.map(({ href }) => href)).toEqual(['https://shop.example/a']);
  });

  it('show campaigns from their first day to their last, and none that only frames offers', async () => {
    const shown = async (fields: Record<string, unknown>) =>
      (await loadHomeStories(contextOf({ specialPromotions: campaign(fields) }))).campaigns.length;
    expect(await shown({ valid_from: '2026-11-21' })).toBe(1);
    expect(await shown({ valid_from: '2026-11-22' })).toBe(0);
    expect(await shown({ valid_to: '2026-11-21' })).toBe(1);
    expect(await shown({ valid_to: '2026-11-20' })).toBe(0);
    expect(await shown({ valid_from: null, valid_to: null })).toBe(1);
    expect(await shown({ prize: null, description: ' ' })).toBe(0);
  });

  it('are true until a campaign begins or ends, by the clock of the centre', async () => {
    const trueUntil = async (fields: Record<string, unknown>) => {
      const context = contextOf({ specialPromotions: campaign(fields), coupons: { data: [] } });
      await loadHomeStories(context);
      return new Date(context.content.gathered().trueUntil ?? 0).toISOString();
    };
    expect(await trueUntil({ valid_from: '2026-11-24' })).toBe('2026-11-23T23:00:00.000Z');
    expect(await trueUntil({ valid_to: '2026-11-23' })).toBe('2026-11-23T23:00:00.000Z');
  });

  it('write what a coupon is worth as its own page does', async () => {
    const coupon = { id: 1, name: 'Kawa', type: 'percent', value: '23.00' };
    const { coupons } = await loadHomeStories(contextOf({ coupons: { data: [coupon] } }));
    expect(coupons?.coupons).toMatchObject([{ name: 'Kawa', label: '−23%' }]);
  });

  it('show a post from its date on', async () => {
    const post = (publishDate: string) => ({
      id: 5,
      attributes: {
        media: { url: '/uploads/a.jpg' },
        link: 'https://instagram.example/p/5',
        publishDate,
      },
    });
    const shown = async (publishDate: string) => {
      const context = contextOf({ instagramPosts: { data: [post(publishDate)] } });
      return (await loadHomeStories(context)).instagram.posts.length;
    };
    expect(await shown('2026-11-21T09:00:00.000Z')).toBe(1);
    expect(await shown('2026-11-21T09:00:01.000Z')).toBe(0);
  });
});

describe('a price with marks', () => {
  it.each([
    ['<s>259 zł</s> 219 zł', '<s>259 zł</s> 219 zł'],
    ['<b onclick="x()">9</b><script>alert(1)</script>', '<b>9</b>'],
    ['<a href="https://evil.example">19 zł</a><img src=x onerror=y>', '19 zł'],
    ['<s></s> ', undefined],
    [null, undefined],
  ])('%s', (source, safe) => {
    expect(priceHtml(source)).toBe(safe);
  });
});
