import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { settings } from '../settings';
import { shownItem } from '../today/lines';
import type { Item } from '../today/today-answers';
import { readFacts } from './facts';
import { type StatusLine, statusLines } from './lines';

/** What the admin's page about the site's state is answered with, as JSON. */
export interface Status {
  timeZone: string;
  lines: StatusLine[];
  /** The next ones. */
  plans: Item[];
}

/** `GET /admin/mall/status`: how the site is, for everybody who is signed in; plans of what they may see. */
async function status(ctx: Context): Promise<void> {
  const facts = await readFacts(ctx, new Date());
  ctx.body = {
    data: {
      timeZone: settings().timeZone,
      lines: statusLines(facts),
      plans: facts.plans.next.map(shownItem),
    } satisfies Status,
  };
}

/** What the admin's page about the site's state asks for. */
export function registerStatus(): void {
  registerAdminRoutes([{ method: 'GET', path: '/status', handler: status }]);
}
