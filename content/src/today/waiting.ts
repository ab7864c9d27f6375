import type { Context } from 'koa';
import { mayStaff } from '../kit/staff';
import { table } from '../kit/table';
import type { Today } from './today-answers';

/** How much waits for the staff, by what it is; 0 of what who asks may not read. */
export async function waiting(ctx: Context): Promise<Today['waiting']> {
  const of = async (type: string, state: string) =>
    mayStaff(ctx, 'read', type) ? table(type).count({ where: { state } }) : 0;
  return {
    submissions: await of('submission', 'new'),
    aside: await of('submission', 'aside'),
    bookings: await of('personal-stylist-calendar', 'new'),
    deliveries: await of('delivery', 'dead'),
  };
}
