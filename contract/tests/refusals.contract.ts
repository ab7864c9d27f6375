import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName, requestLine } from '../src/index.ts';
import { call, get } from './content-system.ts';

/** Strapi's error form, which the contract takes over. */
const errorOf = (status: number) => ({
  data: null,
  error: { status, name: expect.any(String), message: expect.any(String) },
});

const SINGLES = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) =>
  ENDPOINTS[name].path.includes('{slug}'),
);

describe('what is not there', () => {
  it.each(SINGLES)('%s answers 404 in the error form', async (name) => {
    const { status, body } = await get(requestLine(name, { slug: 'nie-ma-takiego' } as never, 'pl-PL').path);
    expect(status).toBe(404);
    expect(body).toMatchObject(errorOf(404));
  });

  it('a slug of another language is not found in this one', async () => {
    const english = (await call('headerStatic', {}, 'en')).menuData.find(
      ({ categorySlug }) => categorySlug === 'fashion',
    );
    expect(english).toBeDefined();
    expect((await get('/api/categories/category/fashion?locale=pl-PL')).status).toBe(404);
  });

  it('a list of a category that does not exist is 404, an id too', async () => {
    expect((await get('/api/tenants/tenantCategories/nie-ma?locale=pl-PL')).status).toBe(404);
    expect((await get('/api/tenants/99999999?locale=pl-PL')).status).toBe(404);
  });
});

describe('bad questions answer 400 with a reason, never 500', () => {
  it.each([
    '/api/offers?limit=0',
    '/api/offers?limit=99999999',
    '/api/offers?limit=ten',
    '/api/offers?offset=-1',
    '/api/offers?locale=../../etc',
    '/api/offers?locale[]=pl-PL&locale[]=en',
    '/api/offers?publicationState=everything',
    '/api/events?sort=password:asc',
    '/api/events?sort[0]=name:sideways',
    '/api/events?filters[endDate][$gte]=tomorrow',
    '/api/events?filters[createdBy][email][$contains]=a',
    '/api/events?filters[endDate]=x',
    '/api/tenants?filters[acceptsGiftCard][$eq]=maybe',
    '/api/tenants?filters[updatedBy][password][$startsWith]=a',
    '/api/tenants?pagination[pageSize]=100000',
    '/api/tenants/__proto__',
  ])('%s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject(errorOf(400));
  });

  it.each([
    '/api/categories/category/%00',
    '/api/offers/offer/%ff',
    `/api/events/event/${'a'.repeat(5_000)}`,
    '/api/tenants/tenant/%2e%2e%2f',
  ])('odd slug %#', async (path) => {
    expect([400, 404, 414]).toContain((await get(path)).status);
  });
});

describe('closed doors', () => {
  it.each([
    '/api/users',
    '/api/users-permissions/roles',
    '/api/upload/files/1',
    '/api/menu-categories',
    '/api/headers',
    '/api/purge-outboxes',
    '/admin/users',
  ])('%s shows nothing to a stranger', async (path) => {
    expect([401, 403, 404, 405]).toContain((await get(path)).status);
  });

  it('nothing can be written by a stranger', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      for (const path of ['/api/tenants', '/api/tenants/1', '/api/offers', '/api/upload']) {
        const response = await fetch((process.env.CONTENT_URL ?? '') + path, { method });
        await response.body?.cancel();
        expect([401, 403, 404, 405], `${method} ${path}`).toContain(response.status);
      }
    }
  });

  it('payloads tell nothing of people, permissions or private files', async () => {
    for (const path of [
      '/api/header/static',
      '/api/search/data',
      '/api/offers',
      '/api/home-page',
      '/api/tenants/promoted',
    ]) {
      expect(JSON.stringify((await get(path)).body)).not.toMatch(
        /createdBy|updatedBy|password|@borealis\.example|folderPath|provider/,
      );
    }
  });

  it('uploads list only files captioned sitemap', async () => {
    expect((await get('/api/upload/files')).body).toEqual([]);
    expect((await get('/api/upload/files?filters[caption]=anything')).body).toEqual([]);
  });
});
