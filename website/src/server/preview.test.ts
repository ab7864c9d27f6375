import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPreview, LEAVE_PATH, PREVIEW_PATH } from './preview.ts';
import { readSettings } from './settings.ts';

const SECRET = 'a secret of this test';
const NOW = Date.parse('2026-11-21T09:00:00Z');
const IN_TEN_MINUTES = NOW / 1000 + 600;
let server: Server | undefined;

afterEach(() => server?.close());

/** A server of previews alone: `/what` says what the request may see, other paths are 404. */
async function bench(env: NodeJS.ProcessEnv = {}) {
  const clock = { now: NOW };
  const settings = readSettings(
    { LOCALES: 'pl-PL,en', PREVIEW_SECRET: SECRET, CONTENT_URL: 'http://127.0.0.1:1337', ...env },
    '/srv',
  );
  const preview = createPreview({ settings, now: () => clock.now });
  const own = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://x');
    if (preview.answer(request, response, pathname, search)) return;
    response.statusCode = pathname === '/what' ? 200 : 404;
    response.end(`${preview.of(request)} ${preview.suspects(request)}`);
  });
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method, redirect: 'manual' });
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      cookie: response.headers.get('set-cookie') ?? '',
      text: await response.text(),
    };
  }
  return { ask, clock };
}

function signed(query: Record<string, string>, secret = SECRET): string {
  const text = new URLSearchParams(query).toString();
  const pass = createHmac('sha256', secret).update(`address ${text}`).digest('base64url');
  return `${PREVIEW_PATH}?${text}&pass=${pass}`;
}

const OFFER = {
  kind: 'offer',
  locale: 'en',
  slug: 'half-off',
  state: 'draft',
  until: String(IN_TEN_MINUTES),
};
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('the way into a preview', () => {
  it('leads to the page in its language and leaves a cookie that shows drafts for an hour', async () => {
    const { ask, clock } = await bench();
    const entered = await ask(signed(OFFER));
    expect(entered).toMatchObject({ status: 303, location: '/en/offers/half-off' });
    expect(entered.headers.get('cache-control')).toBe('no-store');
    expect(entered.headers.get('referrer-policy')).toBe('no-referrer');
    expect(entered.cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    expect(entered.cookie + entered.location).not.toContain(SECRET);
    const cookie = { cookie: `theme=dark; ${cookieOf(entered.cookie)}; x=1` };
    expect((await ask('/what', cookie)).text).toBe('draft true');
    clock.now += 3_599_000;
    expect((await ask('/what', cookie)).text).toBe('draft true');
    clock.now += 1_000;
    expect((await ask('/what', cookie)).text).toBe('false true');
  });

  it('shows what is published when the admin asks for that', async () => {
    const { ask } = await bench();
    const entered = await ask(signed({ ...OFFER, state: 'published' }));
    expect((await ask('/what', { cookie: cookieOf(entered.cookie) })).text).toBe('published true');
  });

  it('builds addresses of every shape by the table of addresses', async () => {
    const { ask } = await bench();
    for (const [query, location] of [
      [{ kind: 'home', locale: 'pl-PL' }, '/'],
      [{ kind: 'tenant', locale: 'pl-PL', category: 'moda', slug: 'halland' }, '/sklepy/moda/halland'],
      [{ kind: 'tenants', locale: 'en', category: 'home & kids' }, '/en/tenants/home%20%26%20kids'],
    ] as const) {
      const until = String(IN_TEN_MINUTES);
      expect((await ask(signed({ ...query, state: 'draft', until }))).location).toBe(location);
    }
  });

  it('is closed to forged, changed and old addresses, and to pages we do not have', async () => {
    const { ask, clock } = await bench();
    const good = signed(OFFER);
    for (const path of [
      PREVIEW_PATH,
      signed(OFFER, 'another secret'),
      good.replace('half-off', 'secret-plan'),
      good.replace('locale=en', 'locale=pl-PL'),
      good.replace(`until=${IN_TEN_MINUTES}`, `until=${IN_TEN_MINUTES + 1}`),
      good.slice(0, -1),
      `${good}x`,
      signed({ ...OFFER, until: String(NOW / 1000 + 7_200) }),
      signed({ ...OFFER, until: 'soon' }),
      signed({ ...OFFER, kind: 'constructor' }),
      signed({ ...OFFER, locale: 'sr' }),
    ]) {
      const refused = await ask(path);
      expect(`${path} ${refused.status} ${refused.cookie}`).toBe(`${path} 403 `);
    }
    clock.now += 600_000;
    expect((await ask(good)).status).toBe(403);
  });

  it('is closed when no secret is configured', async () => {
    const { ask } = await bench({ PREVIEW_SECRET: '' });
    expect((await ask(signed(OFFER, ''))).status).toBe(403);
    expect((await ask('/what', { 'x-preview-secret': '' })).text).toContain('false');
  });
});

describe('what a request may see', () => {
  it('is drafts for programs that show the secret, nothing for a wrong one', async () => {
    const { ask } = await bench();
    expect((await ask('/what', { 'x-preview-secret': SECRET })).text).toBe('draft true');
    expect((await ask('/what', { 'x-preview-secret': `${SECRET}x` })).text).toBe('false true');
    expect((await ask('/what')).text).toBe('false false');
  });

  it('is nothing for a cookie of one’s own making', async () => {
    const { ask } = await bench();
    const { cookie } = await ask(signed({ ...OFFER, state: 'published' }));
    const value = cookieOf(cookie);
    for (const forged of [
      value.replace('published', 'draft'),
      value.replace(/\.(\d+)\./, (_, until: string) => `.${Number(until) + 1}.`),
      'mall-preview=draft',
      'mall-preview=draft.9999999999.',
      // The pass of an address is none of a cookie.
      `mall-preview=draft.9999999999.${createHmac('sha256', SECRET).update('address draft.9999999999').digest('base64url')}`,
    ]) {
      expect((await ask('/what', { cookie: forged })).text, forged).toBe('false true');
    }
  });
});

describe('a link for somebody without an account', () => {
  const WEEK = 7 * 24 * 3_600;
  const link = (more: Record<string, string> = {}, secret = SECRET) =>
    signed({ ...OFFER, state: 'shared', until: String(NOW / 1000 + WEEK), ...more }, secret);

  it('shows the drafts of its one page, for a week', async () => {
    const { ask, clock } = await bench();
    const entered = await ask(link());
    expect(entered).toMatchObject({ status: 303, location: '/en/offers/half-off' });
    expect(entered.headers.get('cache-control')).toBe('no-store');
    expect(entered.cookie).toMatch(/^mall-preview-shared=.*; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const cookie = { cookie: cookieOf(entered.cookie) };
    const seen = async (path: string) => (await ask(path, cookie)).text;
    expect(await seen('/en/offers/half-off?page=2')).toBe('shared true');
    for (const path of ['/en/offers', '/oferty/half-off', '/en/offers/half-off/more', '/'])
      expect(`${path} ${await seen(path)}`).toBe(`${path} false true`);
    clock.now += (WEEK - 1) * 1_000;
    expect(await seen('/en/offers/half-off')).toBe('shared true');
    clock.now += 1_000;
    expect(await seen('/en/offers/half-off')).toBe('false true');
    expect((await ask(link())).status).toBe(403);
  });

  it('is refused when it was changed, is longer than a week, or the secret is another now', async () => {
    const { ask } = await bench();
    for (const path of [
      link().replace('half-off', 'secret-plan'),
      link().replace('state=shared', 'state=draft'),
      link({ until: String(NOW / 1000 + WEEK + 1) }),
      link({ state: 'draft' }),
      link({}, 'the secret of last week'),
    ])
      expect((await ask(path)).status, path).toBe(403);
  });

  it('leaves a cookie that nobody can lengthen, or turn into an editor’s', async () => {
    const { ask } = await bench();
    const value = cookieOf((await ask(link())).cookie);
    const [, until = '', pass = ''] = /=(\d+)\.(.+)/.exec(value) ?? [];
    for (const forged of [
      `mall-preview-shared=${Number(until) + 1}.${pass}`,
      `mall-preview=draft.${until}.${pass}`,
      `mall-preview=shared.${until}.${pass}`,
    ])
      expect((await ask('/en/offers/half-off', { cookie: forged })).text, forged).toBe('false true');
  });

  it('can be left', async () => {
    const { ask } = await bench();
    const cookie = cookieOf((await ask(link())).cookie);
    const left = await ask(`${LEAVE_PATH}?to=/en/offers/half-off`, { cookie }, 'POST');
    expect(left.cookie).toMatch(/^mall-preview-shared=; Path=\/; Max-Age=0;/);
  });
});

describe('leaving a preview', () => {
  it('takes the cookie away and leads back to the page', async () => {
    const { ask } = await bench();
    const left = await ask(`${LEAVE_PATH}?to=${encodeURIComponent('/en/offers')}`, {}, 'POST');
    expect(left).toMatchObject({ status: 303, location: '/en/offers' });
    expect(left.cookie).toMatch(/^mall-preview=; Path=\/; Max-Age=0;/);
  });

  it('never leads away from the site', async () => {
    const { ask } = await bench();
    for (const to of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
      '/nie-ma',
    ]) {
      expect((await ask(`${LEAVE_PATH}?to=${encodeURIComponent(to)}`, {}, 'POST')).location, to).toBe('/');
    }
  });

  it('keeps what the page reads of a query, and survives the rest', async () => {
    const { ask } = await bench();
    const to = encodeURIComponent('/oferty?rodzaj=a&x=\r\nset-cookie: y=1\u0141');
    expect((await ask(`${LEAVE_PATH}?to=${to}`, {}, 'POST')).location).toBe('/oferty?rodzaj=a');
  });

  it('says so in place within the admin, which the live page does not enter', async () => {
    const { ask } = await bench();
    const left = await ask(`${LEAVE_PATH}?to=/en`, { 'sec-fetch-dest': 'iframe' }, 'POST');
    expect(left).toMatchObject({ status: 200, location: null });
    expect(left.text).toContain('preview');
    expect(left.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:1337;');
    expect(left.headers.get('x-frame-options')).toBeNull();
    expect(left.headers.get('origin-agent-cluster')).toBe('?1');
  });

  it('is no link: browsers fetch links ahead', async () => {
    const { ask } = await bench();
    expect((await ask(LEAVE_PATH)).status).toBe(404);
  });

  it('keeps the cookie to https where the site is', async () => {
    const { ask } = await bench({ PUBLIC_URL: 'https://borealis.example' });
    expect((await ask(signed(OFFER))).cookie).toMatch(/; Secure$/);
  });
});
