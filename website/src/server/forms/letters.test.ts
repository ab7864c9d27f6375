import { describe, expect, it } from 'vitest';
import { ContentRefusal } from '../../content/client/content-writer.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { translator } from '../../i18n/translator.ts';
import { formsSite, SAME } from './site.fixture.ts';

const TOKEN = `abc-1.${'m'.repeat(43)}`;
const LEAVE = `/newsletter/leave?locale=en&token=${TOKEN}`;

const site = (answer: () => Promise<unknown> = async () => ({ code: 'left' })) => formsSite(answer);
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('the pages that letters lead to', () => {
  it.each(['confirm', 'leave'] as const)(
    'shows a button for %s and changes nothing when looked at',
    async (page) => {
      const { get, written } = await site();
      for (const method of ['GET', 'HEAD'])
        expect((await get(`/newsletter/${page}?locale=en&token=${TOKEN}`, method)).status).toBe(200);
      const response = await get(`/newsletter/${page}?locale=en&token=${TOKEN}`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.json()).toMatchObject({ locale: 'en', page, token: TOKEN, outcome: 'none' });
      expect(written).toEqual([]);
    },
  );

  it.each([
    ['confirm', 'confirmNewsletter', 'done'],
    ['leave', 'leaveNewsletter', 'done'],
  ])('does what is pressed on %s, then leads to a page without the token', async (page, name, outcome) => {
    const { post, written } = await site();
    const response = await post(`/newsletter/${page}?locale=en`, form({ token: TOKEN }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/newsletter/${page}?locale=en&outcome=${outcome}`);
    expect(written).toMatchObject([{ name, body: { token: TOKEN }, locale: 'en' }]);
  });

  it('changes the language to one that is live, and stays where one can leave', async () => {
    const { post, written } = await site();
    const response = await post('/newsletter/language?locale=en', form({ token: TOKEN, language: 'ro-RO' }));
    expect(response.headers.get('location')).toBe(
      `/newsletter/leave?locale=en&outcome=changed&token=${TOKEN}`,
    );
    await post('/newsletter/language?locale=en', form({ token: TOKEN, language: 'xx' }));
    expect(written.map(({ body }) => body)).toEqual([
      { token: TOKEN, language: 'ro-RO' },
      { token: TOKEN, language: 'en' },
    ]);
  });

  it('takes no press from another site', async () => {
    const { post, written } = await site();
    const response = await post('/newsletter/confirm?locale=en', form({ token: TOKEN }), {
      'sec-fetch-site': 'cross-site',
    });
    expect(response.status).toBe(403);
    expect(written).toEqual([]);
  });

  it.each([
    [
      'a link of nobody',
      async () => Promise.reject(new ContentRefusal('leaveNewsletter', 404, 'NotFoundError')),
      'invalid',
    ],
    [
      'nobody who answers',
      async () => Promise.reject(new ContentUnavailable('leaveNewsletter', 'x')),
      'failed',
    ],
  ] as const)('says so of %s', async (_, answer, outcome) => {
    const { post, get } = await site(answer);
    const location = (await post('/newsletter/leave?locale=en', form({ token: TOKEN }))).headers.get(
      'location',
    );
    expect(location).toContain(`outcome=${outcome}`);
    const page = await get(location ?? '');
    expect([page.status, (await page.json()).outcome]).toEqual([outcome === 'failed' ? 503 : 404, outcome]);
  });

  it.each(['', 'x', '../../x', `a.${'x'.repeat(201)}`])('asks nobody about %j', async (token) => {
    const { post, get, written } = await site();
    const query = new URLSearchParams({ locale: 'en', token });
    expect(await (await get(`/newsletter/leave?${query}`)).json()).toMatchObject({ outcome: 'invalid' });
    await post('/newsletter/leave?locale=en', form({ token }));
    expect(written).toEqual([]);
  });
});

describe('one click of a mail program (RFC 8058)', () => {
  it.each([
    ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['parts', Object.assign(new FormData(), {})],
  ])('takes its reader off the list: %s, no cookie, no origin, no redirect', async (_, body) => {
    const { post, written } = await site();
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click');
    const response = await post(LEAVE, body, {});
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain(translator('en')('newsletter:leave.done.text'));
    expect(written).toMatchObject([{ name: 'leaveNewsletter', body: { token: TOKEN } }]);
  });

  it('is not limited: one program presses for many readers', async () => {
    const { post, written } = await site();
    for (let reader = 0; reader < 40; reader++)
      expect((await post(LEAVE, form({ 'List-Unsubscribe': 'One-Click' }), {})).status).toBe(200);
    expect(written).toHaveLength(40);
  });

  it('is asked to come again while nobody answers', async () => {
    const { post } = await site(async () => Promise.reject(new ContentUnavailable('leaveNewsletter', 'x')));
    const response = await post(LEAVE, form({ 'List-Unsubscribe': 'One-Click' }), {});
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });

  it('confirms nothing', async () => {
    const { post, written } = await site();
    const path = `/newsletter/confirm?locale=en&token=${TOKEN}`;
    expect((await post(path, form({ 'List-Unsubscribe': 'One-Click' }), {})).status).toBe(403);
    expect((await post(path, form({}), SAME)).headers.get('location')).toContain('outcome=invalid');
    expect(written).toEqual([]);
  });
});
