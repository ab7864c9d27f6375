import { describe, expect, it } from 'vitest';
import { loadEntry } from './load-entry.ts';

const visit = { path: '/en/offers/coat', locale: 'en', embedded: false } as const;
const PAGE = { href: '/en/offers/coat', name: 'Coat' };

async function answer(page: { href: string; knownHref?: string } | null, embedded = false) {
  const made = await loadEntry(async () => page, { ...visit, embedded });
  if (!(made instanceof Response)) return made;
  return [made.status, made.headers.get('location'), await made.text()];
}

describe('the page of an entry', () => {
  it('is shown at its own address, whatever it was loaded with', async () => {
    const asked: unknown[] = [];
    const load = async (given: typeof visit) => {
      asked.push(given);
      return PAGE;
    };
    expect(await loadEntry(load, visit)).toBe(PAGE);
    expect(asked).toEqual([visit]);
    const filtered = { ...PAGE, knownHref: '/en/offers/coat?type=sale' };
    expect(await answer(filtered)).toBe(filtered);
  });

  it('is not found where there is none', async () => {
    expect(await answer(null)).toEqual([404, null, '']);
  });

  it('is led to from an address that is not its own, for good, with what is known of the query', async () => {
    expect(await answer({ href: '/en/offers/cloak' })).toEqual([308, '/en/offers/cloak', '']);
    const known = { href: '/en/offers/cloak', knownHref: '/en/offers/cloak?type=sale' };
    expect(await answer(known)).toEqual([308, '/en/offers/cloak?type=sale', '']);
    expect(await answer(known, true)).toEqual([308, '/en/spot/api/offers/cloak?type=sale', '']);
  });

  it('is no answer where its loader has none', async () => {
    const failing = loadEntry(() => Promise.reject(new Error('no content')), visit);
    await expect(failing).rejects.toThrow('no content');
  });
});
