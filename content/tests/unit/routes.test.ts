import { ENDPOINTS, WRITES } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import handlers from '../../src/api/endpoints/controllers/endpoints';
import endpoints from '../../src/api/endpoints/routes/endpoints';

const TABLE = Object.entries({ ...ENDPOINTS, ...WRITES });
const { routes } = endpoints;

/** The handler that a router which takes the first match gives a path. */
function found(method: string, path: string): string | undefined {
  return routes.find(
    (route) => route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )?.handler;
}

describe('the routes of the endpoints', () => {
  it.each(TABLE)('lead %s to its handler, whatever stands for its parameters', (name, { method, path }) => {
    for (const given of ['zara', '7', 'a.b']) {
      const asked = path
        .replace(/^\/api/, '')
        .replace(/\/$/, '')
        .replace(/\{\w+\}/g, given);
      const handler = found(method, asked)?.replace('endpoints.', '') as keyof typeof handlers;
      expect(handlers[handler]).toBe(handlers[name as keyof typeof handlers]);
    }
  });

  it('are one for each address, open to everybody', () => {
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
    expect(routes.every(({ config }) => config.auth === false)).toBe(true);
    expect(found('GET', '/tenants/promoted')).toBe('endpoints.promotedTenants');
    expect(found('POST', '/coupons/stats/download')).toBe('endpoints.downloadCoupon');
    expect(found('POST', '/tenants')).toBeUndefined();
  });
});
