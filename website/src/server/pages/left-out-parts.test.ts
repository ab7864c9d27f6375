import { describe, expect, it } from 'vitest';
import { recordedContent } from '../../../dev/recorded-content.ts';
import { contextOf } from '../../../fixtures/responses.ts';
import { createContentClient } from '../../content/client/content-client.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { loadHomePage } from '../../features/home/load-home.ts';
import { loadShell } from '../../layout/load-shell.ts';
import type { LogFields } from '../log.ts';
import { readSettings } from '../settings.ts';
import { createSite } from '../site.ts';

/** The same content, of which reading one field of an endpoint's payload is an error of ours. */
function exploding(endpoint: string, path: string) {
  const context = contextOf();
  const said: [part: string, field: string][] = [];
  const broken = new WeakMap<object, object>();
  const content: LoadContext['content'] = {
    ...context.content,
    async read(name, params) {
      const payload = await context.content.read(name, params);
      if (name !== endpoint || payload === null) return payload;
      const known = broken.get(payload);
      if (known) return known as typeof payload;
      const own = structuredClone(payload);
      broken.set(payload, own);
      const parents = path.split('.');
      const field = parents.pop() ?? '';
      const holder = parents.reduce((inside: object, key) => Reflect.get(inside, key), own);
      Object.defineProperty(holder, field, {
        get() {
          throw new Error('a mistake of ours');
        },
      });
      return own;
    },
    broken(part, field, error) {
      said.push([part, field]);
      context.content.broken(part, field, error);
    },
  };
  return { context: { ...context, content }, said, gathered: context.content.gathered };
}

/** A model without a part, and that part. */
function parted(model: object, key: string): [rest: object, part: unknown] {
  const { [key]: part, ...rest } = model as Record<string, unknown>;
  return [rest, part];
}

describe('home', () => {
  it.each([
    ['floors', 'homePage', 'floors', []],
    ['ways', 'homePage', 'ways', []],
    ['seo', 'homePage', 'seo', {}],
    ['text', 'homePage', 'text', undefined],
    ['slides', 'carousel', 'slides', []],
    ['tenants', 'promotedTenants', 'items', []],
    ['marketplace', 'marketplaces', 'items', []],
    ['instagram', 'instagramPosts', 'items', { posts: [] }],
    ['campaigns', 'specialPromotions', 'items', []],
    ['coupons', 'coupons', 'items', undefined],
    ['cinema', 'cinemaPage', 'heading', { showings: [] }],
  ])('goes without its %s where they cannot be made, and nothing else', async (key, endpoint, path, left) => {
    const { context, said, gathered } = exploding(endpoint, path);
    const [others, part] = parted(await loadHomePage(context), key);
    expect(others).toEqual(parted(await loadHomePage(contextOf()), key)[0]);
    expect(part).toEqual(left);
    expect(said).toHaveLength(1);
    expect(said[0]?.[1].split('.')[0]).toBe(endpoint);
    expect(gathered().degraded).toMatch('could not be made');
  });
});

describe('the shell', () => {
  it.each([
    ['logo', 'headerData.centreLogo', undefined],
    ['partnerLogos', 'headerData.partnerLogos', []],
    ['socials', 'headerData.socialLogo', []],
    ['stickyBar', 'headerData.stickyBar', undefined],
    ['menu', 'menuData', []],
    ['scripts', 'scriptsData', {}],
    ['seo', 'seoData', {}],
  ])(
    'goes without its %s where they cannot be made, on every page that shares it',
    async (key, path, left) => {
      const { context, said, gathered } = exploding('headerStatic', path);
      const [others, part] = parted(await loadShell(context), key);
      expect(others).toEqual(parted(await loadShell(contextOf()), key)[0]);
      expect(part).toEqual(left);
      expect(said).toEqual([[expect.any(String), `headerStatic.${path}`]]);
      expect(gathered().degraded).toMatch('could not be made');
    },
  );

  it('keeps the other parts of a footer of which one cannot be made', async () => {
    const { context, said } = exploding('headerStatic', 'footerData.footerCol');
    const { footer } = await loadShell(context);
    expect(footer).toEqual({ ...(await loadShell(contextOf())).footer, columns: [] });
    expect(said).toEqual([['columns of the footer', 'headerStatic.footerData.footerCol']]);
  });
});

it('is logged once for a kind of page, with the part and the field, and its page is no whole one', async () => {
  const logged: [event: string, fields: LogFields | undefined][] = [];
  const log = (event: string, fields?: LogFields) => void logged.push([event, fields]);
  const settings = readSettings({ LOCALES: 'pl-PL' }, '/nowhere');
  const site = createSite({
    settings,
    client: createContentClient({
      baseUrl: settings.contentUrl,
      timeZone: settings.timeZone,
      log,
      fetch: recordedContent(),
    }),
    cache: { purge: () => 0 },
    async renderRequest(_, { visit }) {
      visit.content.broken('slides', 'carousel.slides', new Error('a mistake of ours'));
      return new Response('<html></html>');
    },
    files: () => Promise.resolve(false),
    log,
  });
  const wanted = {
    kind: 'home',
    params: {},
    locale: 'pl-PL',
    query: {},
    path: '/',
    preview: false,
    embedded: false,
  } as const;
  const pages = [await site.render(wanted), await site.render(wanted)];
  expect(pages.map(({ page, degraded }) => [page.status, degraded])).toEqual([
    [200, true],
    [200, true],
  ]);
  expect(logged.filter(([event]) => event === 'page.part-left-out')).toEqual([
    [
      'page.part-left-out',
      { page: 'home', part: 'slides', field: 'carousel.slides', why: 'a mistake of ours' },
    ],
  ]);
});
