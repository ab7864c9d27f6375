import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ContentRefusal } from '../../../content/client/content-writer.ts';
import { ContentUnavailable } from '../../../content/client/reader.ts';
import type { CouponCard } from '../../../features/coupons/coupon-models.ts';
import { failedWords } from '../../../i18n/failed-words.ts';
import { pageWords } from '../../../i18n/page-words.ts';
import { translator } from '../../../i18n/translator.ts';
import { cookiesOf, formsSite, JSON_ASKED, SAME, type Written } from '../site.fixture.ts';
import { attachment, voterOf } from './coupons.ts';

const t = translator('en');
const CARD: CouponCard = {
  id: 7,
  key: 'kawa7',
  state: 'running',
  name: 'Coffee <for> two',
  label: '−20%',
  starts: '2026-11-01',
  ends: '2026-12-24',
  votes: 3,
  place: { level: 3, room: '3.04' },
  tenant: { name: 'Ziarno & Co', href: '/x' },
};
const answer = async ({ name }: Written) =>
  name === 'voteCoupon'
    ? { data: { id: 7, attributes: { vote: 4, voted: true } } }
    : { data: { id: 7, attributes: { code: 'KAWA-7', validTo: null } } };
const coupon = async (_: number, __: string, ___?: boolean, state: CouponCard['state'] = 'running') => ({
  card: { ...CARD, state },
  words: pageWords('en', 'Europe/Warsaw', new Date('2026-11-21T11:00:00Z')),
});
const PAGE = '/coupon-show?locale=en&coupon=7';
const id = (value = '7') => new URLSearchParams({ coupon: value });

describe('a vote', () => {
  it('counts for a voter who is given a key then, and the same one afterwards', async () => {
    const { post, written } = await formsSite(answer);
    const first = await post('/coupon-vote?locale=en', id(), JSON_ASKED);
    expect(await first.json()).toEqual({ votes: { number: '4', noun: 'votes' }, text: t('coupons:voted') });
    const [voter, done] = first.headers.getSetCookie();
    expect(voter).toMatch(/^voter=[\w-]{32}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    expect(done).toBe('coupons=v7=; Path=/; Max-Age=31536000; SameSite=Lax');
    await post('/coupon-vote?locale=en', id(), { ...JSON_ASKED, cookie: cookiesOf(first) });
    expect(written.map(({ id: one }) => one)).toEqual([7, 7]);
    expect(written[0]?.body).toEqual(written[1]?.body);
  });

  it.each([
    ['en', 1, '1', 'vote'],
    ['pl-PL', 5, '5', 'głosów'],
    ['pl-PL', 22, '22', 'głosy'],
    ['pl-PL', 12_800, '12\u00a0800', 'głosów'],
  ] as const)('is told with its number in the words of %s: %i', async (locale, vote, number, noun) => {
    const { post } = await formsSite(async () => ({ data: { id: 7, attributes: { vote, voted: true } } }));
    const sent = await post(`/coupon-vote?locale=${locale}`, id(), JSON_ASKED);
    expect(await sent.json()).toMatchObject({ votes: { number, noun } });
  });

  it('is known by the coupon’s name, also where that can be had only after it was taken', async () => {
    const late: typeof coupon = async (...asked) => {
      if (!asked[2]) return undefined as never;
      return coupon(...asked);
    };
    const { post } = await formsSite(answer, { coupon: late });
    const sent = await post('/coupon-vote?locale=en', id());
    expect(sent.headers.getSetCookie()[1]).toMatch(/^coupons=vkawa7=;/);
  });

  it('leads a browser to a page that knows of it, as often as that is asked for', async () => {
    const { post, get, written } = await formsSite(answer, { coupon });
    const sent = await post('/coupon-vote?locale=en', id());
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${PAGE}&note=voted`]);
    for (const path of [`${PAGE}&note=voted`, PAGE]) {
      const page = await get(path, 'GET', { cookie: cookiesOf(sent) });
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(await page.json()).toMatchObject({ id: 7, kept: { vkawa7: '' } });
    }
    expect(await (await get(PAGE)).json()).toEqual({ locale: 'en', id: 7, kept: {} });
    expect(written).toHaveLength(1);
  });

  it('leaves nothing with a visitor who did not get through', async () => {
    const { post } = await formsSite(async () => {
      throw new ContentUnavailable('voteCoupon', 'no answer');
    });
    const sent = await post('/coupon-vote?locale=en', id());
    expect([sent.status, sent.headers.get('location'), sent.headers.get('set-cookie')]).toEqual([
      303,
      `${PAGE}&note=failed`,
      null,
    ]);
    const script = await post('/coupon-vote?locale=en', id(), JSON_ASKED);
    expect([script.status, script.headers.get('retry-after'), await script.json()]).toEqual([
      503,
      '30',
      { text: failedWords(t, 'coupons:failed') },
    ]);
  });

  it('that the content system counts no more of this network is not told as counted', async () => {
    const { post } = await formsSite(async () => {
      throw new ContentUnavailable('voteCoupon', 'status 429', { status: 429 });
    });
    const sent = await post('/coupon-vote?locale=en', id());
    expect([sent.headers.get('location'), sent.headers.get('set-cookie')]).toEqual([
      `${PAGE}&note=tooMany`,
      null,
    ]);
    const script = await post('/coupon-vote?locale=en', id(), JSON_ASKED);
    expect([script.status, script.headers.get('retry-after'), await script.json()]).toEqual([
      429,
      '600',
      { text: t('coupons:tooMany') },
    ]);
  });

  it.each([
    ['600', 'tooMany'],
    ['601', 'tooManyToday'],
    ['45000', 'tooManyToday'],
    ['Sun, 22 Nov 2026 00:00:00 GMT', 'tooMany'],
  ] as const)(
    'that is taken again after %s is refused in words as true as that',
    async (retryAfter, note) => {
      const { post } = await formsSite(async () => {
        throw new ContentUnavailable('voteCoupon', 'status 429', { status: 429, retryAfter });
      });
      const sent = await post('/coupon-vote?locale=en', id());
      expect(sent.headers.get('location')).toBe(`${PAGE}&note=${note}`);
      const script = await post('/coupon-vote?locale=en', id(), JSON_ASKED);
      expect([script.status, script.headers.get('retry-after'), await script.json()]).toEqual([
        429,
        retryAfter,
        { text: t(`coupons:${note}`) },
      ]);
    },
  );

  it('for a coupon that is not there says so', async () => {
    const { post } = await formsSite(async () => {
      throw new ContentRefusal('voteCoupon', 404, 'NotFound');
    });
    expect((await post('/coupon-vote?locale=en', id())).headers.get('location')).toBe(`${PAGE}&note=over`);
    const script = await post('/coupon-vote?locale=en', id(), JSON_ASKED);
    expect([script.status, script.headers.get('retry-after')]).toEqual([404, null]);
  });

  it('tells no coupon over for a 404 that may be a proxy’s own', async () => {
    const { post } = await formsSite(async () => {
      throw new ContentRefusal('voteCoupon', 404, 'unknown');
    });
    expect((await post('/coupon-vote?locale=en', id(), JSON_ASKED)).status).toBe(503);
  });

  it('is limited for one visitor, and refused to other sites', async () => {
    const { post, written } = await formsSite(answer);
    let last = 0;
    for (let i = 0; i < 31; i++) last = (await post('/coupon-vote?locale=en', id(), JSON_ASKED)).status;
    expect((await post('/coupon-vote?locale=en', id())).headers.get('location')).toBe(`${PAGE}&note=tooMany`);
    expect([last, written.length]).toEqual([429, 30]);
    expect((await post('/coupon-vote?locale=en', id(), { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  });

  it.each(['', '0', '-1', '1e3', '7 OR 1', '9999999999'])('names no coupon by %j', async (value) => {
    const { post, written } = await formsSite(answer);
    expect((await post('/coupon-vote?locale=en', id(value))).status).toBe(400);
    expect(written).toEqual([]);
  });
});

describe('a code', () => {
  it('is shown on a page, to the visitor who asked for it', async () => {
    const { followed, get } = await formsSite(answer, { coupon });
    expect(await (await followed('/coupon-show?locale=en', id())).json()).toEqual({
      locale: 'en',
      id: 7,
      kept: { ckawa7: 'KAWA-7' },
    });
    expect(await (await get(PAGE)).text()).not.toContain('KAWA-7');
  });

  it.each([
    ['before its first day', 'coming', 'notYet'],
    ['after its last', 'ended', 'over'],
  ] as const)('is neither shown nor saved %s', async (_, state, note) => {
    const { post, written } = await formsSite(answer, {
      coupon: (one, locale) => coupon(one, locale, true, state),
    });
    for (const path of ['/coupon-show', '/coupon-download']) {
      const sent = await post(`${path}?locale=en`, id());
      expect([sent.status, sent.headers.get('location'), sent.headers.get('set-cookie')]).toEqual([
        303,
        `${PAGE}&note=${note}`,
        null,
      ]);
    }
    expect(written).toEqual([]);
  });

  it('is refused where the content system knows better', async () => {
    const { post } = await formsSite(
      async () => {
        throw new ContentRefusal('showCoupon', 409, 'NotValidYet');
      },
      { coupon },
    );
    expect((await post('/coupon-show?locale=en', id())).headers.get('location')).toBe(`${PAGE}&note=notYet`);
  });

  it('is no reason to refuse votes, which may come early', async () => {
    const { post } = await formsSite(answer, {
      coupon: (one, locale) => coupon(one, locale, true, 'coming'),
    });
    expect((await post('/coupon-vote?locale=en', id(), JSON_ASKED)).status).toBe(200);
    const { post: late } = await formsSite(answer, {
      coupon: (one, locale) => coupon(one, locale, true, 'ended'),
    });
    const over = await late('/coupon-vote?locale=en', id(), JSON_ASKED);
    expect([over.status, await over.json()]).toEqual([404, { text: t('coupons:over') }]);
  });

  it('comes as a picture for a telephone, called as the coupon is', async () => {
    const { post, written } = await formsSite(answer, { coupon });
    const picture = await post('/coupon-download?locale=en', id());
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('content-disposition')).toBe(
      `attachment; filename="ziarno-co-coffee-for-two.png"; filename*=UTF-8''Ziarno%20%26%20Co%20Coffee%20for%20two.png`,
    );
    const { format, width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['png', 1080, 1350]);
    expect(written[0]).toMatchObject({ name: 'downloadCoupon', body: { coupon: 7 } });
  });
});

describe('attachment', () => {
  it.each([
    ['Żabka: 20% na łyżwy', 'pl-PL', 'zabka-20-na-lyzwy', '%C5%BBabka%2020%25%20na%20%C5%82y%C5%BCwy'],
    ['../..\\\r\nX: y', 'en', 'x-y', '..%20..%20X%20y'],
    ['☕', 'en', 'coupon', '%E2%98%95'],
    ['', 'en', 'coupon', 'coupon'],
  ] as const)('%j', (title, locale, plain, own) =>
    expect(attachment(title, locale)).toBe(
      `attachment; filename="${plain}.png"; filename*=UTF-8''${own}.png`,
    ),
  );

  it('is ASCII in every language', () => {
    for (const [title, locale] of [
      ['Кафе Зорница', 'bg-BG'],
      ['Ёлка', 'ru'],
      ['Čaj', 'sr'],
    ] as const)
      expect(attachment(title, locale)).toMatch(/^attachment; filename="[a-z0-9-]{3,}\.png"; [!-~]+$/);
  });
});

describe('the address that forgets', () => {
  it('takes both cookies from a visitor of this site', async () => {
    const { post, get } = await formsSite(answer);
    const gone = await post('/coupon-forget', new URLSearchParams());
    expect([gone.status, gone.headers.getSetCookie()]).toEqual([
      204,
      ['voter=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly', 'coupons=; Path=/; Max-Age=0; SameSite=Lax'],
    ]);
    const foreign = await post('/coupon-forget', new URLSearchParams(), { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
    expect((await get('/coupon-forget')).status).toBe(405);
  });
});

describe('the address of a vote', () => {
  it('leads those who come by to the coupons', async () => {
    const { get } = await formsSite(answer);
    expect((await get('/coupon-vote?locale=en')).headers.get('location')).toBe('/en/coupons');
    expect((await get('/coupon-vote', 'DELETE')).status).toBe(405);
  });
});

describe('voterOf', () => {
  it.each([
    [undefined, undefined],
    [`a=b; voter=${'k'.repeat(32)}`, 'k'.repeat(32)],
    [`xvoter=${'k'.repeat(32)}`, undefined],
    ['voter=short', undefined],
    [`voter=${'k'.repeat(65)}`, undefined],
    [`voter=${'k'.repeat(30)}%0d%0a`, undefined],
  ])('%j: %j', (cookie, voter) => expect(voterOf({ headers: { cookie } })).toBe(voter));
});

it('refuses a coupon form in parts', async () => {
  const { post } = await formsSite(answer);
  const form = new FormData();
  form.set('coupon', '7');
  expect((await post('/coupon-vote?locale=en', form, SAME)).status).toBe(415);
});
