import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { closeRoutes } from '../../../src/start/closed-routes';

interface Table {
  routes: { method: string; path: string; config: { policies: unknown[] } }[];
}

const global = globalThis as { strapi?: unknown };
afterEach(() => delete global.strapi);

const require = createRequire(join(import.meta.dirname, '../../../package.json'));
/** Without handlers, which cannot be copied. */
const tableOf = <T = Table>(file: string): T =>
  JSON.parse(JSON.stringify(require(`./node_modules/@strapi/${file}`)));

it('asks for a permission where Strapi lets in whoever is signed in', () => {
  const admin: Record<string, Table> = {
    email: tableOf('email/dist/server/routes/admin.js'),
    'content-manager': tableOf('content-manager/dist/server/routes/admin.js'),
  };
  const own = {
    admin: { routes: tableOf<Table['routes']>('admin/dist/server/server/src/routes/content-api.js') },
  };
  global.strapi = {
    admin: { routes: own },
    plugin: (name: string) => ({ routes: { admin: admin[name] } }),
  };
  closeRoutes();
  const asks = (plugin: string, call: string) =>
    JSON.stringify(
      { ...admin, ...own }[plugin]?.routes.find(({ method, path }) => `${method} ${path}` === call)?.config
        .policies,
    );
  expect(asks('email', 'POST /')).toContain('"actions":["plugin::email.settings.read"]');
  expect(asks('content-manager', 'PUT /components/:uid/configuration')).toContain(
    '"plugin::content-manager.components.configure-layout"',
  );
  for (const what of ['permissions', 'routes'])
    expect(asks('admin', `GET /content-api/${what}`)).toContain('"actions":["admin::api-tokens.read"]');
  expect(asks('content-manager', 'GET /init')).toBe('[]');
});

it('ends the start where a release of Strapi names the route otherwise', () => {
  global.strapi = { plugin: () => ({ routes: { admin: { routes: [] } } }) };
  expect(closeRoutes).toThrow("Strapi's email has no POST / any more");
});
