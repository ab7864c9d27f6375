import { expect, test } from '../../base-test.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import {
  get,
  PURGE_TOKEN,
  purge,
  startWebsite,
  type WebsiteProcess,
} from '../../processes/website-process.ts';

let site: WebsiteProcess;
let proxy: Awaited<ReturnType<typeof startContentProxy>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  proxy = await startContentProxy();
  site = await startWebsite(proxy.url);
});

test.afterAll(async () => {
  await site.remove();
  await proxy.close();
});

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/purge`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${PURGE_TOKEN}`, ...headers },
  });

test('only who knows the token may purge', async () => {
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${PURGE_TOKEN}x`,
    `bearer ${PURGE_TOKEN}`,
    PURGE_TOKEN,
    'Basic eDp5',
  ]) {
    const answer = await post('{"tags":["header"]}', { authorization });
    expect(answer.status, authorization).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  expect((await fetch(`${site.url}/purge`)).status).toBe(405);
});

test('a body that is no list of tags is refused', async () => {
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"tags":"header"}',
    '{"tags":[]}',
    '{"tags":[1]}',
    `{"tags":[${Array(1001).fill('"a"')}]}`,
  ]) {
    expect((await post(body)).status, body.slice(0, 40)).toBe(400);
  }
  const unknown = await post('{"tags":["header","shops","<x>"]}');
  expect(unknown.status).toBe(400);
  expect(((await unknown.json()) as { error: string }).error).toContain('"shops", "<x>"');
  expect((await post(`{"tags":["${'a'.repeat(70_000)}"]}`)).status).toBe(413);
});

test('a tag makes exactly its pages stale, and the next but one visitor has the new text', async () => {
  const shop = `${site.url}/sklepy/moda/kolet`;
  for (const url of [shop, `${site.url}/wydarzenia`]) await get(url);
  expect((await get(shop)).cache).toBe('hit');
  proxy.change = (path, body) =>
    path.startsWith('/api/tenants/tenant/kolet')
      ? JSON.parse(JSON.stringify(body).replaceAll('"lead":"', '"lead":"Nowe: '))
      : body;
  const answer = await purge(site.url, ['tenant:kolet']);
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { purged: number }).purged).toBeGreaterThan(0);
  expect((await get(`${site.url}/wydarzenia`)).cache).toBe('hit');
  expect((await get(shop)).cache).toBe('stale');
  const next = await get(shop);
  expect(next.text).toContain('Nowe: ');
  expect(next.stale).toBeNull();
  proxy.change = undefined;
});

test('a purge while a page is being made does not let the old one count as fresh', async () => {
  const url = `${site.url}/en/events`;
  proxy.ailment = 'none';
  const held = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  proxy.hold = (path) => {
    if (!path.startsWith('/api/events')) return undefined;
    entered.resolve();
    return held.promise;
  };
  const first = get(url);
  await entered.promise;
  await purge(site.url, ['events']);
  proxy.hold = undefined;
  held.resolve();
  expect((await first).status).toBe(200);
  expect((await get(url)).cache).toBe('stale');
});
