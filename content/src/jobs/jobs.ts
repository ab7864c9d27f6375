import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { addLocalizations, fillRooms } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { type Reading, range, reading, sendList, sendOne } from '../kit/request';
import { type Row, table, uidOf } from '../kit/table';

const UID = uidOf('job');

function populated(status: Reading['status']) {
  return { tenant: populate.offer(status).tenant };
}

/** Jobs as payload entries; their shops get the room that a translation lacks. */
async function jobEntries(rows: Row[], view: Reading) {
  const tenants = rows.map((row) => row.tenant as Row | null).filter((tenant) => tenant !== null);
  await fillRooms(tenants, view);
  const entries = rows.map((row) => entry(UID, row));
  await addLocalizations('job', 'slug', entries, view);
  return entries;
}

/** `/api/jobs`: those with a deadline today or later in the centre's calendar, the nearest deadline first. */
export async function findJobs(ctx: Context) {
  const view = reading(ctx);
  const window = range(ctx);
  const where = {
    locale: view.locale,
    ...populate.inState(view.status),
    deadline: { $gte: centreDay(new Date()) },
  };
  const [rows, total] = await Promise.all([
    table('job').findMany({
      where,
      populate: populated(view.status),
      orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
      ...window,
    }),
    table('job').count({ where }),
  ]);
  sendList(ctx, await jobEntries(rows, view), total, window);
}

/**
 * `/api/jobs/job/{slug}`, also past its deadline. The one call whose publication state defaults to preview
 * (spec section 4): still, a draft is given to nobody without the preview secret.
 */
export async function findJobBySlug(ctx: Context) {
  const view = reading(ctx, 'preview');
  const row = await table('job').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: populated(view.status),
  });
  const [found] = row ? await jobEntries([row], view) : [];
  sendOne(ctx, found ?? null);
}
