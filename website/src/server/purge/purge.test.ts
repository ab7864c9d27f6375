import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLAIN_TAGS, SLUG_TAGS } from '@mall/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { sameSecret } from '../secrets.ts';
import { handlePurge } from './purge.ts';

let server: Server | undefined;
const purged: string[][] = [];

afterEach(() => {
  server?.close();
  purged.length = 0;
});

async function ask(
  init: RequestInit,
  token: string | undefined = 'secret',
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const own = createServer((request, response) => {
    void handlePurge(request, response, token, (tags) => purged.push(tags));
  });
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/purge`, init);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const post = (body: string, authorization = 'Bearer secret') => ({
  method: 'POST',
  body,
  headers: { authorization },
});

describe('POST /purge', () => {
  it('hands on the tags and says how many pages they made stale', async () => {
    const answer = await ask(post('{"tags":["tenants","tenant:żółw","category:dom/2"]}'));
    expect(answer).toMatchObject({ status: 200, body: { purged: 1 } });
    expect(purged).toEqual([['tenants', 'tenant:żółw', 'category:dom/2']]);
  });

  it.each([
    ['no token', {}],
    ['a wrong token', { authorization: 'Bearer secreT' }],
    ['a longer token', { authorization: 'Bearer secret ' + 'x' }],
    ['another scheme', { authorization: 'Basic secret' }],
  ])('refuses %s with 401 and purges nothing', async (_, headers) => {
    expect((await ask({ method: 'POST', body: '{"tags":["a"]}', headers })).status).toBe(401);
    expect(purged).toEqual([]);
  });

  it.each([
    '',
    '{',
    '7',
    'null',
    '[]',
    '{}',
    '{"tags":{}}',
    '{"tags":[]}',
    '{"tags":[null]}',
    '{"tags":["offers",7]}',
  ])('refuses the body %s with 400', async (body) => {
    expect((await ask(post(body))).status).toBe(400);
    expect(purged).toEqual([]);
  });

  it.each([
    'tenant',
    'tenant:',
    'Tenants',
    'tenants ',
    'shop:zara',
    'tenants:zara',
    'tenant:with space',
    'tenant:line\nbreak',
    `tenant:${'a'.repeat(201)}`,
    '__proto__',
  ])(
    'refuses the unknown tag %j with 400 and names it, and the known ones beside it purge nothing',
    async (tag) => {
      const answer = await ask(post(JSON.stringify({ tags: ['tenants', tag, 'offers'] })));
      expect(answer.status).toBe(400);
      const { error } = answer.body as { error: string };
      expect(error).toContain(JSON.stringify(tag.slice(0, 60)));
      expect(error).not.toContain('"offers"');
      expect(purged).toEqual([]);
    },
  );

  it('names ten unknown tags at most and counts the others', async () => {
    const tags = Array.from({ length: 500 }, (_, index) => `no${index}:${'x'.repeat(100)}`);
    const { error } = (await ask(post(JSON.stringify({ tags })))).body as { error: string };
    expect(error).toContain('"no9:');
    expect(error).toContain('and 490 more');
    expect(error.length).toBeLessThan(2_000);
  });

  it('takes every tag of the vocabulary, with whatever slug', async () => {
    const slugs = [
      'zara',
      "o'learys-2",
      'żółw',
      'книги',
      '1.24',
      'a~b_c',
      '%F0%9F',
      'dom/2',
      'a'.repeat(200),
    ];
    const tags = [...PLAIN_TAGS, ...SLUG_TAGS.flatMap((tag) => slugs.map((slug) => `${tag}:${slug}`))];
    expect((await ask(post(JSON.stringify({ tags })))).status).toBe(200);
    expect(purged).toEqual([tags]);
  });

  it('takes a thousand tags, not one more, and no more than 64 kB', async () => {
    const many = (count: number) =>
      JSON.stringify({ tags: Array.from({ length: count }, (_, index) => `tenant:${index}`) });
    expect((await ask(post(many(1_000)))).status).toBe(200);
    server?.close();
    expect((await ask(post(many(1_001)))).status).toBe(400);
    server?.close();
    expect((await ask(post(`{"tags":["home"],"x":"${'x'.repeat(70_000)}"}`))).status).toBe(413);
  });

  it('is not there without a token configured, and takes POST only', async () => {
    expect((await ask(post('{"tags":["home"]}', 'Bearer '), '')).status).toBe(404);
    server?.close();
    const get = await ask({ method: 'GET' });
    expect(get.status).toBe(405);
    expect(get.headers.get('allow')).toBe('POST');
  });
});

describe('sameSecret', () => {
  it('compares texts of any length', () => {
    expect(sameSecret('a', 'a')).toBe(true);
    expect(sameSecret('a', 'b')).toBe(false);
    expect(sameSecret('', 'b')).toBe(false);
    expect(sameSecret('żółw', 'żółw')).toBe(true);
  });
});
