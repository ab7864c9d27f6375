import { clockAt } from '@mall/contract';
import type { Context } from 'koa';
import { storedInstant } from '../kit/rows';
import { mayStaff } from '../kit/staff';
import { schedules } from '../schedule/queue';

/** How many plans of entries that who asks may see have failed, by the centre's day, the earliest first. */
export async function failedPlans(ctx: Context, zone: string): Promise<{ day: string; count: number }[]> {
  const rows = await schedules().findMany({
    select: ['id', 'contentType', 'dueAt'],
    where: { state: 'failed' },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
  });
  const seen = rows.filter(({ contentType }) => mayStaff(ctx, 'read', String(contentType)));
  const days = Map.groupBy(seen, ({ dueAt }) => clockAt(storedInstant(dueAt).getTime(), zone)[0]);
  return [...days].map(([day, { length }]) => ({ day, count: length }));
}
