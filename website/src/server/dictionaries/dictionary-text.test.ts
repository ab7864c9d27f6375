import { describe, expect, it } from 'vitest';
import { dictionaryText } from './dictionary-text.ts';

const LIVE = ['pl-PL', 'en'] as const;
const page = (name: string, links: string[] = []) =>
  `<html><head><title>${name}</title></head><body><nav>${links
    .map((href) => `<a class="x" href="${href}">x</a>`)
    .join('')}</nav><main data-page="${name}">${name}</main><footer>around</footer></body></html>`;

describe('the text of a dictionary', () => {
  it('is home, and head and main part of one page of each kind that home and its neighbours link to', async () => {
    const pages: Record<string, string> = {
      '/en': page('home', ['/en/tenants/fashion', '/en/tenants/food', '/sklepy/moda', '/en/spot/api/events']),
      '/en/tenants/fashion': page('fashion', ['/en/tenants/fashion/halland']),
      '/en/tenants/fashion/halland': page('halland'),
      '/en/events': page('events', ['/en/events/choir?x=1', '/en/events/dogs']),
      '/en/events/dogs': page('dogs'),
    };
    const asked: string[] = [];
    const text = await dictionaryText('en', LIVE, async (path) => {
      asked.push(path);
      return pages[path];
    });
    const mains = [...(text ?? '').matchAll(/<title>(\w+)<\/title>/g)].map(([, name]) => name);
    expect(mains).toEqual(['dogs', 'events', 'halland', 'fashion', 'home']);
    expect(text?.match(/around/g)).toHaveLength(1);
    expect(asked).not.toContain('/sklepy/moda');
  });

  it('is none without home', async () => {
    expect(await dictionaryText('en', LIVE, async () => undefined)).toBeUndefined();
  });

  it('leaves out what makes it too long, the least visited first', async () => {
    const text = await dictionaryText('en', LIVE, async (path) =>
      path === '/en' ? page('home') : page(path).replace('</main>', `${'x'.repeat(120_000)}</main>`),
    );
    expect(text?.length).toBeLessThan(640_100);
    expect(text).toContain('data-page="/en/map"');
    expect(text).not.toContain('data-page="/en/sales"');
  });
});
