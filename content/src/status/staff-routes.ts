import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { settings } from '../settings';
import { shownItem } from '../today/lines';
import { readFacts } from './facts';
import { statusLines } from './lines';

/** `GET /admin/mall/status`: how the site is, for everybody who is signed in; plans of what they may see. */
async function status(ctx: Context): Promise<void> {
  const facts = await readFacts(ctx, new Date());
  ctx.body = {
    data: {
      timeZone: settings().timeZone,
      lines: statusLines(facts),
      plans: facts.plans.next.map(shownItem),
    },
  };
}

/** What the admin's page about the site's state asks for. */
export function registerStatus(): void {
  registerAdminRoutes([{ method: 'GET', path: '/status', handler: status }]);
}
