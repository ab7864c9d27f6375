import { describe, expect, it } from 'vitest';
import { waitFor } from '../../../../scripts/tests/wait-for.ts';
import { ContentRefusal } from '../../content/client/content-writer.ts';
import { formsSite, SAME } from './site.fixture.ts';

async function site(answer: () => Promise<unknown> = async () => ({ code: 'created' })) {
  const { written, logged, pass, get, post } = await formsSite(answer);
  return {
    written,
    logged,
    pass,
    get,
    search: (words: string, headers: Record<string, string> = SAME, locale = 'en') =>
      post(`/empty-search?locale=${locale}`, new URLSearchParams({ words }), headers),
  };
}

describe('POST /empty-search', () => {
  it('hands words and language on, and nothing of who searched', async () => {
    const { search, written, logged } = await site();
    const response = await search('  IKEA ', {
      ...SAME,
      cookie: 'voter=abc',
      'x-forwarded-for': '192.0.2.7',
    });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(written).toMatchObject([{ name: 'countEmptySearch', body: { query: 'ikea' }, locale: 'en' }]);
    expect(logged.join()).not.toMatch(/ikea|192\.0\.2/i);
  });

  it.each(['anna@example.com', 'tel. 600 100 200', 'x'.repeat(61), 'a', ''])(
    'keeps %j to itself',
    async (words) => {
      const { search, written } = await site();
      expect((await search(words)).status).toBe(204);
      expect(written).toEqual([]);
    },
  );

  it('counts the same words of a visitor once an hour, and only so many words', async () => {
    const { search, written, pass } = await site();
    await search('ikea');
    await search('Ikea');
    expect(written).toHaveLength(1);
    await search('ikea', SAME, 'ro-RO');
    await search('ikea', { ...SAME, 'user-agent': 'another' });
    expect(written).toHaveLength(3);
    pass(3_600_001);
    await search('ikea');
    expect(written).toHaveLength(4);
    for (let n = 0; n < 40; n += 1) expect((await search(`words ${n}`)).status).toBe(204);
    expect(written).toHaveLength(33);
  });

  it('answers before anything is stored, and whatever the content system says', async () => {
    const stored = Promise.withResolvers<unknown>();
    const slow = await site(() => stored.promise);
    expect((await slow.search('ikea')).status).toBe(204);
    await waitFor(() => expect(slow.written).toHaveLength(1));
    stored.resolve({});
    const other = await site(async () => {
      throw new ContentRefusal('countEmptySearch', 404, 'NotFoundError');
    });
    expect((await other.search('ikea')).status).toBe(204);
    await waitFor(() => expect(other.logged.join()).toContain('form.not-stored'));
    expect(other.logged.join()).not.toContain('ikea');
  });

  it('takes nothing from other sites, and no other method', async () => {
    const { search, get, written } = await site();
    expect((await search('ikea', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await get('/empty-search')).status).toBe(405);
    expect(written).toEqual([]);
  });
});
