import { describe, expect, it } from 'vitest';
import type { CouponCard } from '../../content/benefits-models.ts';
import { ContentRefusal } from '../../content/content-writer.ts';
import { ContentUnavailable } from '../../content/reader.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { translator } from '../../i18n/translator.ts';
import { voterOf } from './coupons.ts';
import { formsSite, JSON_ASKED, SAME, type Written } from './site.fixture.ts';

const t = translator('en');
const CARD: CouponCard = {
  id: 7,
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
const coupon = async () => ({
  card: CARD,
  words: pageWords('en', 'Europe/Warsaw', new Date('2026-11-21T11:00:00Z')),
  centre: 'Galeria Borealis',
});
const id = (value = '7') => new URLSearchParams({ coupon: value });

describe('a vote', () => {
  it('counts for a voter who is given a key then, and the same one afterwards', async () => {
    const { post, written } = await formsSite(answer);
    const first = await post('/coupon-vote?locale=en', id(), JSON_ASKED);
    expect(await first.json()).toEqual({ votes: 4, text: t('coupons:voted') });
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^voter=[\w-]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    await post('/coupon-vote?locale=en', id(), { ...JSON_ASKED, cookie: cookie.split(';')[0] ?? '' });
    expect(written.map(({ id: one }) => one)).toEqual([7, 7]);
    expect(written[0]?.body).toEqual(written[1]?.body);
  });

  it('is answered with a page without scripts', async () => {
    const { post } = await formsSite(answer);
    expect(await (await post('/coupon-vote?locale=en', id())).json()).toMatchObject({
      id: 7,
      state: 'voted',
      votes: 4,
    });
  });

  it('leaves nothing with a visitor who did not get through', async () => {
    const { post } = await formsSite(async () => {
      throw new ContentUnavailable('voteCoupon', 'no answer');
    });
    const page = await post('/coupon-vote?locale=en', id());
    expect([page.status, page.headers.get('retry-after'), page.headers.get('set-cookie')]).toEqual([
      503,
      '30',
      null,
    ]);
    expect(await page.json()).toMatchObject({ state: 'failed' });
    const script = await post('/coupon-vote?locale=en', id(), JSON_ASKED);
    expect([script.status, await script.json()]).toEqual([503, { text: t('coupons:failed') }]);
  });

  it('for a coupon that is not there is a 404', async () => {
    const { post } = await formsSite(async () => {
      throw new ContentRefusal('voteCoupon', 404, 'NotFound');
    });
    const page = await post('/coupon-vote?locale=en', id());
    expect([page.status, page.headers.get('retry-after')]).toEqual([404, null]);
  });

  it('is limited for one visitor, and refused to other sites', async () => {
    const { post, written } = await formsSite(answer);
    let last = 0;
    for (let i = 0; i < 31; i++) last = (await post('/coupon-vote?locale=en', id())).status;
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
  it('is shown on a page', async () => {
    const { post } = await formsSite(answer);
    expect(await (await post('/coupon-show?locale=en', id())).json()).toMatchObject({
      state: 'shown',
      code: 'KAWA-7',
    });
  });

  it('comes as a picture with what the coupon says, as text and nothing else', async () => {
    const { post, written } = await formsSite(answer, { coupon });
    const picture = await post('/coupon-download?locale=en', id());
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('content-disposition')).toBe('attachment; filename="coupon.svg"');
    const svg = await picture.text();
    for (const words of ['KAWA-7', '−20%', 'Coffee &#60;for&#62; two', 'Ziarno &#38; Co', 'Galeria Borealis'])
      expect(svg).toContain(words);
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(written[0]).toMatchObject({ name: 'downloadCoupon', body: { coupon: 7 } });
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
