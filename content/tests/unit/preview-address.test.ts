import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { previewAddress } from '../../src/preview/preview-address';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const of = (slug: string, now = NOW) =>
  previewAddress(
    'https://borealis.example',
    'sesame',
    { kind: 'tenant', locale: 'pl-PL', category: 'moda', slug },
    'draft',
    now,
  );

describe('the address of a preview', () => {
  it('names the page, ends after half an hour, and is signed over all of it', () => {
    const [before = '', pass] = of('żółw & syn').split('&pass=');
    const url = new URL(before);
    expect(url.origin + url.pathname).toBe('https://borealis.example/preview');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      kind: 'tenant',
      locale: 'pl-PL',
      category: 'moda',
      slug: 'żółw & syn',
      state: 'draft',
      until: String(NOW / 1000 + 1_800),
    });
    const text = before.slice(before.indexOf('?') + 1);
    expect(pass).toBe(createHmac('sha256', 'sesame').update(`address ${text}`).digest('base64url'));
    expect(before + pass).not.toContain('sesame');
  });

  it('is another for each page and each minute', () => {
    const passes = [of('a'), of('b'), of('a', NOW + 60_000)].map((url) => url.split('&pass=')[1]);
    expect(new Set(passes).size).toBe(3);
  });

  it('of a link to share is good for a week', () => {
    const page = { kind: 'offer', locale: 'en', slug: 'half-off' };
    const url = new URL(previewAddress('https://borealis.example', 'sesame', page, 'shared', NOW));
    expect(url.searchParams.get('state')).toBe('shared');
    expect(url.searchParams.get('until')).toBe(String(NOW / 1000 + 7 * 24 * 3_600));
  });
});
