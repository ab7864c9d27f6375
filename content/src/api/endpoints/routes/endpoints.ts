import { ENDPOINTS, WRITES } from '@mall/contract';

interface Route {
  method: 'GET' | 'POST';
  path: string;
  handler: string;
  config: { auth: false };
}

/**
 * The routes of the contract's table (Strapi puts `/api` before each), `{slug}` as `:slug`. Of endpoints that differ in
 * their query alone the first one's handler answers all. Paths with a fixed word stand before the same path with a
 * parameter. `auth: false`: every visitor may use them; a bearer token is neither needed nor looked at.
 */
function routesOf(table: Readonly<Record<string, Pick<Route, 'method' | 'path'>>>): Route[] {
  const routes = new Map<string, Route>();
  for (const [name, { method, path }] of Object.entries(table)) {
    const own = path.replace(/^\/api|\/$/g, '').replace(/\{(\w+)\}/g, ':$1');
    const key = `${method} ${own}`;
    if (!routes.has(key))
      routes.set(key, { method, path: own, handler: `endpoints.${name}`, config: { auth: false } });
  }
  const rank = ({ path }: Route) => path.replaceAll(':', '\uffff');
  return [...routes.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

export default { type: 'content-api', routes: routesOf({ ...ENDPOINTS, ...WRITES }) };
