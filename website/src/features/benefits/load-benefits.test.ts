import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { answering, contextOf } from '../../../fixtures/responses.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { loadCoupon, loadCouponsPage } from '../coupons/load-coupons.ts';
import { loadCsrPage } from '../csr/load-csr.ts';
import { loadGiftCardPage } from '../gift-card/load-gift-card.ts';
import { loadMobileAppPage } from '../mobile-apps/load-mobile-app.ts';

type Body = Record<string, unknown>;

/** The fixture's body of a call with other attributes, wrapped or flat. */
function changed(call: 'giftCard' | 'csr' | 'mobileApp' | 'couponsPage', attributes: Body, flat = false) {
  const { data } = structuredClone(BODIES[call]) as { data: { id: number; attributes: Body } };
  const all = { ...data.attributes, ...attributes };
  return { data: flat ? { id: data.id, ...all } : { id: data.id, attributes: all } };
}

describe('loadCoupon', () => {
  /** A content system with so many coupons, and how often it was asked. */
  function system(total: number) {
    const [first] = (BODIES.coupons as { data: { attributes: Body }[] }).data;
    const asked: string[] = [];
    const others = answering();
    const fetch: typeof globalThis.fetch = async (input) => {
      const { pathname, searchParams } = new URL(String(input));
      if (pathname !== '/api/coupons') return others(input);
      const [page, size] = ['page', 'pageSize'].map((name) =>
        Number(searchParams.get(`pagination[${name}]`)),
      );
      asked.push(`${page} of ${size}`);
      const ids = Array.from({ length: total }, (_, index) => index + 1);
      const data = ids.slice(((page ?? 1) - 1) * (size ?? 0), (page ?? 1) * (size ?? 0));
      return Response.json({
        data: data.map((id) => ({ id, attributes: { ...first?.attributes, name: `Kupon ${id}` } })),
        meta: { pagination: { page, pageSize: size, pageCount: Math.ceil(total / (size ?? 1)), total } },
      });
    };
    return { asked, context: contextOf({}, { fetch }) };
  }

  it('finds one behind the first hundred', async () => {
    const { context } = system(250);
    expect(await loadCoupon(150, context)).toMatchObject({ id: 150, name: 'Kupon 150' });
  });

  it('asks for as many as there are of one that is not among them', async () => {
    const { asked, context } = system(250);
    expect(await loadCoupon(999, context)).toBeNull();
    expect(asked).toHaveLength(3);
  });
});

describe('loadCouponsPage', () => {
  const coupon = (attributes: Body) => {
    const [first] = structuredClone(BODIES.coupons as { data: { id: number; attributes: Body }[] }).data;
    return { data: [{ id: 1, attributes: { ...first?.attributes, ...attributes } }] };
  };

  it('has the coupons that are or will be good, with votes, place and shop', async () => {
    const page = await loadCouponsPage(contextOf());
    expect(page?.coupons.map(({ label, votes }) => [label, votes])).toEqual([
      ['−25%', 318],
      ['0 zł', 163],
    ]);
    expect(page?.coupons[0]).toMatchObject({
      type: 'percent',
      ends: '2026-12-06',
      place: { level: 1, room: '1.24' },
      tenant: { name: 'Halland', href: '/sklepy/moda/halland' },
    });
    expect(page).toMatchObject({
      heading: 'Kupony',
      app: { name: 'SPOT', href: '/aplikacja/spot' },
      page: 1,
      pageCount: 1,
    });
  });

  it('never has a code, even where a system sends one', async () => {
    const page = await loadCouponsPage(contextOf({ coupons: coupon({ code: 'TAJNE-1' }) }));
    expect(JSON.stringify(page)).not.toContain('TAJNE');
  });

  it('gives a bare number of percent its sign, and leaves out what it cannot read', async () => {
    const bare = await loadCouponsPage(contextOf({ coupons: coupon({ value: '25' }) }));
    expect(bare?.coupons[0]?.label).toBe('−25%');
    for (const value of [12.5, '12,5']) {
      const half = await loadCouponsPage(contextOf({ coupons: coupon({ value, type: 'PERCENT' }) }));
      expect(half?.coupons[0]?.label).toBe('−12,5%');
    }
    const czech = await loadCouponsPage(contextOf({ coupons: coupon({ value: '25' }) }, { locale: 'cs-CZ' }));
    expect(czech?.coupons[0]?.label).toBe('−25\u00a0%');
    const odd = await loadCouponsPage(
      contextOf({ coupons: coupon({ type: 'mystery', value: null, vote: -4, validTo: '2026-02-30' }) }),
    );
    expect(odd?.coupons[0]).toMatchObject({ votes: 0, ends: null });
    expect(odd?.coupons[0]).not.toHaveProperty('type');
    expect(odd?.coupons[0]).not.toHaveProperty('label');
  });

  it('asks for the page of the query; one that is none or lies beyond the last is not found', async () => {
    const asked: string[] = [];
    const all = answering({ coupons: { data: [], meta: { pagination: { total: 0 } } } });
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(String(input));
      return all(input, init);
    };
    expect(await loadCouponsPage(contextOf({}, { query: { page: '2' }, fetch }))).toBeNull();
    expect(asked.some((url) => new URL(url).searchParams.get('pagination[page]') === '2')).toBe(true);
    expect((await loadCouponsPage(contextOf({}, { fetch })))?.coupons).toEqual([]);
    for (const page of ['0', '-1', 'x', '1.5'])
      expect(await loadCouponsPage(contextOf({}, { query: { page } }))).toBeNull();
  });

  it('lists coupons without what stands around them', async () => {
    const page = await loadCouponsPage(contextOf({ couponsPage: { data: null } }));
    expect(page?.coupons).toHaveLength(2);
    expect(page).not.toHaveProperty('app');
    expect(page).not.toHaveProperty('heading');
  });
});

describe('loadGiftCardPage', () => {
  it('has the card and its shops under the letters of the language', async () => {
    const page = await loadGiftCardPage(contextOf());
    expect(page?.letters.map(({ letter }) => letter)).toEqual(['H', 'K', 'Ł']);
    expect(page?.details).toMatchObject({
      values: [{ amount: '50 zł', note: 'kino i popcorn' }],
      salePoints: [
        { level: 0, href: '/kontakt' },
        { level: null, href: 'https://karta.example' },
      ],
      balance: { link: { name: 'Sprawdź saldo', href: 'https://karta.example/saldo', external: true } },
      questions: [
        { id: 'q-jak-dlugo', question: 'Jak długo?', html: '<p>Dwa lata. <a href="/kontakt">Pytaj</a>.</p>' },
      ],
    });
    expect(page?.seo.title).toBe('Tytuł');
  });

  it('lists the shops of a centre that wrote nothing about its card', async () => {
    const page = await loadGiftCardPage(contextOf({ giftCard: { data: null } }));
    expect(page?.letters).toHaveLength(3);
    expect(page).not.toHaveProperty('details');
  });

  it('leaves out shops that do not take it, where a system gives all of them', async () => {
    const shop = (id: number, acceptsGiftCard: boolean | null) => ({
      ...{ id, name: `Sklep ${id}`, slug: `sklep-${id}` },
      acceptsGiftCard,
    });
    const page = await loadGiftCardPage(
      contextOf({ giftCardTenants: [shop(1, true), shop(2, false), shop(3, null)] }),
    );
    expect(page?.letters.flatMap(({ tenants }) => tenants.map(({ name }) => name))).toEqual([
      'Sklep 1',
      'Sklep 3',
    ]);
    expect(page?.total).toBe(2);
  });

  it('reads a flat entity, and drops links that must not be', async () => {
    const giftCard = changed('giftCard', { balanceURL: 'javascript:alert(1)', values: null }, true);
    const page = await loadGiftCardPage(contextOf({ giftCard }));
    expect(page?.details?.heading).toBe('Karta podarunkowa');
    expect(page?.details).not.toHaveProperty('balance');
    expect(page?.details?.values).toEqual([]);
  });
});

describe('loadCsrPage', () => {
  it('goes through the building from the roof downwards', async () => {
    const page = await loadCsrPage(contextOf());
    expect(page?.projects.map(({ name, level, since }) => [name, level, since])).toEqual([
      ['Pszczoły', null, undefined],
      ['Ciepło z lodówek', -1, 2023],
    ]);
    expect(page?.projects[0]?.html).toBe('<h3>Sześć rodzin</h3><p>Latają daleko.</p>');
    expect(page?.contact).toEqual({ text: 'Masz pomysł?', link: { name: 'Napisz', href: '/kontakt' } });
  });

  it('leaves out figures without a number and years that are none', async () => {
    const csr = changed('csr', { year: 20, figures: [{ id: 1, value: ' ', name: 'x' }, null] });
    const page = await loadCsrPage(contextOf({ csr }));
    expect(page?.figures).toEqual([]);
    expect(page).not.toHaveProperty('year');
  });

  it.each<[string, string, object]>([
    ['a sentence is a lead', '<p>Sześć rodzin.</p>', { lead: 'Sześć rodzin.' }],
    [
      'a paragraph of more than 400 letters is text',
      `<p>${'a'.repeat(401)}</p>`,
      { html: `<p>${'a'.repeat(401)}</p>` },
    ],
    ['two paragraphs are text', '<p>Sześć.</p><p>Rodzin.</p>', { html: '<p>Sześć.</p><p>Rodzin.</p>' }],
  ])('%s', async (_, description, read) => {
    const page = await loadCsrPage(contextOf({ csr: changed('csr', { description }) }));
    expect({
      ...(page?.lead !== undefined && { lead: page.lead }),
      ...(page?.html !== undefined && { html: page.html }),
    }).toEqual(read);
  });

  it('is not found where nothing is written, and unavailable when the content system is down', async () => {
    expect(await loadCsrPage(contextOf({ csr: { data: null } }))).toBeNull();
    const down = contextOf({}, { fetch: () => Promise.reject(new TypeError('refused')) });
    await expect(loadCsrPage(down)).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

describe('loadMobileAppPage', () => {
  const params = { slug: 'spot' };

  it('has what the app does, its rewards, active stores and versions', async () => {
    const page = await loadMobileAppPage(contextOf({}, { params }));
    expect(page).toMatchObject({
      name: 'SPOT',
      heading: 'Punkty za zakupy',
      features: [{ heading: 'Skanujesz', text: 'Paragon.' }],
      rewards: [{ points: '250', name: 'Kawa', href: '/sklepy/moda/halland' }],
      apple: { href: 'https://apps.example/ios' },
      alternates: { 'pl-PL': { slug: 'spot' }, en: { slug: 'spot-app' } },
    });
    expect(page).not.toHaveProperty('google');
  });

  it('calls an app without a heading by its name', async () => {
    const mobileApp = changed('mobileApp', { heading: null, seo: null, rewards: null, faq: null });
    const page = await loadMobileAppPage(contextOf({ mobileApp }, { params }));
    expect(page).toMatchObject({ heading: 'SPOT', rewards: [], questions: [], seo: { title: 'SPOT' } });
  });

  it('is not found where there is none', async () => {
    expect(await loadMobileAppPage(contextOf({ mobileApp: { data: null } }, { params }))).toBeNull();
    expect(await loadMobileAppPage(contextOf())).toBeNull();
  });
});
