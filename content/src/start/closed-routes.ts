interface Route {
  method: string;
  path: string;
  config?: { policies?: unknown[] };
}

/** What Strapi leaves open to whoever is signed in, and the permission that it takes here: administrators have them. */
const OPEN = [
  // Writes to anybody, in the centre's name.
  { plugin: 'email', route: 'POST /', action: 'plugin::email.settings.read' },
  // Arranges a part of forms for everybody.
  {
    plugin: 'content-manager',
    route: 'PUT /components/:uid/configuration',
    action: 'plugin::content-manager.components.configure-layout',
  },
  // What every API token could be allowed, and all addresses that there are.
  ...['GET /content-api/permissions', 'GET /content-api/routes'].map((route) => ({
    ...{ plugin: 'admin', route, action: 'admin::api-tokens.read' },
  })),
];

function routesOf(plugin: string): Route[] {
  const { routes } = plugin === 'admin' ? strapi.admin : strapi.plugin(plugin);
  const tables = routes as unknown as Record<string, Route[] | { routes: Route[] }>;
  const table = tables.admin ?? [];
  return Array.isArray(table) ? table : table.routes;
}

/**
 * Asks for a permission where Strapi asks for none. To be called while programs register, before its routes are. Throws
 * where a release of Strapi has no such route any more.
 */
export function closeRoutes(): void {
  for (const { plugin, route, action } of OPEN) {
    const found = routesOf(plugin).find(({ method, path }) => `${method} ${path}` === route);
    if (!found) throw new Error(`Strapi's ${plugin} has no ${route} any more (start/closed-routes.ts).`);
    found.config = {
      ...found.config,
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: [action] } },
      ],
    };
  }
}
