interface Route {
  method: string;
  path: string;
  config?: { policies?: unknown[] };
}

/** What Strapi leaves open to whoever is signed in, and the permission that it takes here: administrators have them. */
const OPEN = [
  // Writes to anybody, in the centre's name.
  { plugin: 'email', method: 'POST', path: '/', action: 'plugin::email.settings.read' },
  // Arranges a part of forms for everybody.
  {
    plugin: 'content-manager',
    method: 'PUT',
    path: '/components/:uid/configuration',
    action: 'plugin::content-manager.components.configure-layout',
  },
] as const;

function routesOf(plugin: string): Route[] {
  const tables = strapi.plugin(plugin).routes as unknown as Record<string, Route[] | { routes: Route[] }>;
  const table = tables.admin ?? [];
  return Array.isArray(table) ? table : table.routes;
}

/**
 * Asks for a permission where Strapi asks for none. To be called while programs register, before its routes are. Throws
 * where a release of Strapi has no such route any more.
 */
export function closeRoutes(): void {
  for (const { plugin, method, path, action } of OPEN) {
    const route = routesOf(plugin).find((one) => one.method === method && one.path === path);
    if (!route)
      throw new Error(`Strapi's ${plugin} has no ${method} ${path} any more (start/closed-routes.ts).`);
    route.config = {
      ...route.config,
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: [action] } },
      ],
    };
  }
}
