import type { Context } from 'koa';

/** A route of the admin's own pages and panels. */
export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Behind `/admin/mall`. */
  path: string;
  handler: (ctx: Context) => Promise<void>;
  /** Who may ask; without it everybody who is signed in, and the handler asks for what it shows or changes. */
  config?: object;
}

const SIGNED_IN = 'admin::isAuthenticatedAdmin';

/** For whoever may do all that with entries of a content type. @param subject uid of the type */
export const permitted = (subject: string, ...actions: ('read' | 'create' | 'update' | 'publish')[]) => ({
  policies: [
    SIGNED_IN,
    {
      name: 'admin::hasPermissions',
      config: { actions: actions.map((action) => [`plugin::content-manager.explorer.${action}`, subject]) },
    },
  ],
});

/** Registers what the admin's own pages ask for; no cache keeps it. To be called in `register`. */
export function registerAdminRoutes(routes: readonly AdminRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: routes.map(({ method, path, handler, config = { policies: [SIGNED_IN] } }) => ({
      ...{ method, path: `/mall${path}`, config, info: { type: 'admin' } },
      handler: async (ctx: Context) => {
        ctx.set('cache-control', 'no-store');
        await handler(ctx);
      },
    })),
  } as unknown as Parameters<typeof strapi.server.routes>[0]);
}
